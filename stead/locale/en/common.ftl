# What every title needs: lists, yes and no, the player who reads, points.

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

yes = yes
no = no

# A name in running text.
quoted = { $name }

# Who did it, whose it was, to whom it went.
you = you
    .whose = your
    .whom = you

# Victory points.
good-vp = { $n } VP
    .count = { good-vp }
