# Что нужно всем играм: перечисления, да и нет, тот, кто читает, очки.

list-comma = { $first }, { $second }
list-and = { $first } и { $second }
list-or = { $first } или { $second }

yes = да
no = нет

# Название внутри фразы.
quoted = «{ $name }»

# Кто сделал; у кого это было (родительный); кому досталось (дательный).
you = вы
    .whose = вас
    .whom = вам

# Победные очки.
good-vp = { $n } ПО
    .count = { good-vp }
