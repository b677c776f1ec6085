# The browser: the pages outside the table, and words used everywhere.

## Everywhere

loading = Loading…
close = Close
cancel = Cancel
save = Save
back = Back
reload = Load again
page-did-not-come = This page did not come. The connection may be broken, or the server has just been renewed.

## The frame

nav = Main
nav-home = To the lobby
nav-skip = To the content
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-credits = Credits
nav-sign-in = Sign in
nav-my-turn = { $n ->
        [one] It is your turn at { $n } table.
       *[other] It is your turn at { $n } tables.
    }
theme-to-light = Light theme
theme-to-dark = Dark theme
footer-line = An unofficial table for settlement-building games. Free, and without advertising.
not-found-title = Not found
not-found = There is nothing at this address. Perhaps the table was cleared away.

## A name

introduce = What shall we call you?
introduce-why = A name for the others at the table is all it takes. You can make an account later and keep your games.
introduce-go = Sit down
introduce-have-account = Played here before?

## The lobby

lobby-title = The table is laid
lobby-invitation = Found a settlement, trade, build and raze: with friends, against a bot, or alone. A name is all you need.
play-bot = Against a bot
    .help = Two empires, and it starts at once.
play-friends = With friends
    .help = Lay a table and send a link, or share this screen.
play-solo = Alone
    .help = The solo rules, against the clockwork of the deck.
play-guided = First game
    .help = Two rounds with hints along the way.
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = No table is waiting for players just now. Lay one yourself; others see it here.
lobby-lay = Lay a table
lobby-watch = Being played
lobby-finished = Finished games
lobby-older = Show older games
your-turn = Your turn
seat-open = Free seat
seats-free = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
by-link = by link
table-join = Join
table-go-play = Play
table-go-wait = To the table
table-go-look = To the table
table-go-watch = Watch
table-go-replay = Replay

## Seats, bots, clocks, undo

role-lot = By lot
bot-random = Random bot
    .help = Takes any legal choice. Good for learning the rules.
bot-greedy = Greedy bot
    .help = Takes what pays best at the moment. A fair opponent for a first evening.
clock-none = No clock
clock-live-is = { $minutes } min + { $seconds } s a turn
clock-hours-a-turn = { $hours ->
        [one] { $hours } hour a turn
       *[other] { $hours } hours a turn
    }
clock-days-a-turn = { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
undo-strict = Strict
    .help = A choice made is made. Nothing is taken back.
undo-normal = Normal
    .help = Take back your own choices until you end your turn or something new was revealed.
undo-free = Free
    .help = For learning among friends: take back also what was revealed or what others did since.
