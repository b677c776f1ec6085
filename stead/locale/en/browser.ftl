# The browser: the pages outside the table, and words used everywhere.

## Everywhere

loading = Loading…
close = Close
cancel = Cancel
back = Back
reload = Reload
page-did-not-come = This page did not load. Check your connection; the server may just have been updated.

## The frame

nav = Main menu
nav-home = To the lobby
nav-skip = Skip to the content
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
not-found = There is nothing at this address. The table may have been cancelled.

## A name

introduce = What should we call you?
introduce-why = All you need is a name for the others at the table. You can create an account later and keep your games.
introduce-go = Continue
introduce-have-account = Played here before?

## The lobby

lobby-title = Take a seat
lobby-invitation = Found a settlement and make it thrive: with friends, against a bot, or alone. All you need is a name.
play-bot = Against a bot
    .help = One opponent; it starts right away.
play-friends = With friends
    .help = Create a table and send a link, or share this screen.
play-solo = Alone
    .help = By the solo rules, at your own pace.
play-guided = First game
    .help = Against a bot, with hints as you play.
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = No one is waiting for players right now. Create a table, and others will see it here.
lobby-lay = Create a table
lobby-watch = Live games
lobby-finished = Finished games
lobby-finished-none = Your finished games will be kept here, so you can replay them. You can also open a game file from elsewhere.
lobby-older = Show older games
your-turn = Your turn
seat-open = Open seat
seats-free = { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
by-link = by link
table-join = Join
table-go-play = Play
table-go-wait = Open
table-go-look = Open
table-go-watch = Watch
table-go-replay = Replay

## Seats, bots, clocks, undo

role-lot = Random
bot-random = Random bot
    .help = Makes any legal choice. Good for learning the rules.
bot-greedy = Greedy bot
    .help = Takes what pays best right now. A fair opponent for a first evening.
bot-keen = Keen bot
    .help = Has learnt from many games what wins, and thinks its turn through. Quick.
bot-deep = Deep bot
    .help = Also looks into the turns to come, for a moment each time. You will wait for it.
bots-slow = { $n ->
        [one] This bot thinks
       *[other] These { $n } bots think
    } for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } about each choice: you will wait between your turns.
clock-none = No time limit
    .help = Everyone takes the time they need.
clock-live-is = { $minutes } min + { $seconds } s per turn
clock-hours-a-turn = { $hours ->
        [one] { $hours } hour per turn
       *[other] { $hours } hours per turn
    }
clock-days-a-turn = { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
undo-strict = Strict
    .help = You can change your mind only during a turn: its last choice ends the turn, and it stands.
undo-normal = Normal
    .help = You can undo everything you did this turn until you end it. What was revealed stays revealed.
undo-free = Free
    .help = For learning with friends: anyone can undo the last choice, even if it revealed something.

## A new table

new-table = Create a table
new-title = Game
new-seats = Who plays
new-modules = Expansions
new-module = { $title } with { $module }
new-variants = Variants
with-module = With { $module }
new-clock = Time
new-clock-preset = How much time
new-undo = Undo
new-door = Who can join
new-shared = Several seats are yours: pass this device around. A curtain hides each player’s cards from the others.
new-then-wait = The game starts when every seat is taken. You will get a link and a QR code for your friends.
new-then-start = Nobody else is needed: the game starts right away.
new-lay = Create the table
new-start = Start playing
seat-me = Me
seat-bot = Bot
seat-number = Seat { $n }
seat-who = Who sits at seat { $n }
seat-role = Role of seat { $n }
seat-level = Bot at seat { $n }
seat-name = Name of the player at seat { $n }
seat-name-example = Player { $n }
seat-add = Add a seat
seat-remove = Remove seat { $n }
clock-live = Real time
    .help = Everyone has this much time for the whole game and gets a little more each turn. When it runs out, a bot plays on until the player is back.
clock-daily = Days per turn
    .help = Play when you have a moment: everyone gets a notification when it is their turn. When the time for a turn is up, a bot plays it.
door-public = Anyone
    .help = The table is listed in the lobby: others can take open seats and watch.
door-link = Only with the link
    .help = Only people with the link can find it.

## The account

account-title = You
account-is-nobody = You can play without an account. With one, your games are on every device.
account-is-guest = You are playing as a guest: your games are tied to this browser. An account keeps them on all your devices.
account-is-account = Signed in. Your games are with you on every device.
account-door = Account
account-ways = How to sign in
account-self = Name and password
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-sign-in = Sign in
account-sign-in-go = Sign in
account-sign-in-why = With the name and password of your account.
account-account = New account
account-account-go = Create an account
account-account-why = A name and a password, nothing more. The games you are playing now come along.
account-guest = As a guest
account-guest-go = Play as a guest
account-guest-why = Just a name, in this browser only.
account-keep = Keep the guest’s games
account-keep-help = The games of { $name } move to your account.
account-rename = Change name
account-renamed = Your name is now { $name }.
account-old-password = Current password
account-new-password = New password
account-change-password = Change password
account-password-changed = Your password has been changed.
account-sign-out = Sign out
account-guest-leaves = You are a guest: once you sign out, you cannot return to your seats. Create an account first to keep them.

## Preferences

prefs = Settings
prefs-here = On this device.
prefs-lang = Language
prefs-theme = Theme
theme-system = Like the system
theme-light = Light
theme-dark = Dark
prefs-speed = Animation
speed-off = Off
speed-quick = Fast
speed-normal = Normal
speed-slow = Slow
prefs-cards = Card size
cards-small = Small
cards-normal = Normal
cards-large = Large
prefs-confirm = End turn with a button
prefs-confirm-help = While something can still be undone, the turn waits until you end it.
prefs-sound = Sound
prefs-sound-help = A soft knock when it is your turn.
prefs-notices = Notifications while the page is open
prefs-notices-help = In the page title and, if you allow it, as a system notification.
prefs-push = Turn notifications on this device
prefs-push-help = One notification when it is your turn, even if the page is closed.
push-denied = This browser blocks notifications from this site. Allow them in the site settings, then come back.
push-unsupported = This browser does not support notifications. On an iPhone or iPad, first add the page to the home screen.
push-failed = The browser could not reach its notification service. Try again later.

## Learning

learn-title = Learn to play
learn-start = Start the first game
learn-start-module = Guided first game with { $module }
learn-start-help = Against a bot. Short hints show where to look and why; you can leave at any time.
learn-rules = Read the rules
learn-cards = Look at the cards
learn-roles = Who you can play
learn-habits = How this table works
learn-lit = If it glows, you can use it
    .help = Click or tap a glowing card or good: your choices open right there, with what they cost and what you will have left.
learn-why = If you can’t, we say why
    .help = Point at it, or hold your finger on it: you see the reason and the rule behind it.
learn-undo = Change your mind
    .help = Undo takes you back to the moment something new was revealed, and says why it cannot go further.
learn-end = You end your turn
    .help = While something can still be undone, nobody moves on until you say so.
learn-log = Nothing gets lost
    .help = The log keeps every step and what it changed. Every finished game can be replayed from any seat.
learn-keys = Keys for everything
    .help = Tab and the arrow keys move around the table, Enter chooses, Escape closes. Press “?” at a table for the rest.

## The rules

rules-of = Rules: { $title }
rules-search = Search the rules
rules-count = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-none = No rule contains all these words.

## The cards

cards-of = Cards: { $title }
cards-search = Search the cards
cards-clear = Show all
cards-count = { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
cards-copies = { $name }, { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
cards-none = No cards match.
gallery-number = Number
gallery-copies = Copies
gallery-provenance = Source

## Credits

credits-unofficial = This is an unofficial table. It is not made, endorsed or licensed by the publishers or authors of the games whose rules it can play. None of their art and none of their text is here; names of games, factions and cards only say which rules are meant, and belong to their owners.
credits-works = What it is made of
credits-icons = Pictures on cards and icons of goods, recoloured and simplified.
credits-literata = The typeface of headings and cards, by TypeTogether.
credits-onest = The typeface of everything else.
credits-lucide = Icons on buttons.
credits-svelte = What the pages are built with.
credits-fluent = How the table speaks two languages.
credits-uqr = QR codes of invitations.
credits-stead = This program itself.
credits-artists = The artists of the icons
credits-artists-help = Icons made by:

## What can go wrong

error-offline = The server does not answer. Are you connected?
error-unknown = That did not work. Try again in a moment.
error-server-error = Something broke on the server. Your game is safe; try again in a moment.
error-slow-down = Too fast: wait a moment and try again.
error-too-large = That is too large.
error-bad-request = The server did not understand this. Reload the page.
error-foreign = This request came from another site and was refused.
error-bad-name = A name has 1 to { $longest } visible characters.
error-name-taken = This name is taken. Choose another one.
error-wrong-password = The name or the password is wrong.
error-sign-in-first = Tell us your name first.
error-signed-in = You have an account already. Sign out first.
error-bad-seats = These seats do not work: at least one of them must be yours.
error-no-bot = There is no bot of this level for this game here. Choose another level.
error-bad-clock = This leaves no time to play.
error-bad-setup = A table cannot be created like this.
error-bad-invite = This link is no longer valid. Ask for a new one.
error-bad-push = This browser’s notifications cannot be used.
error-no-table = There is no such table, or it is not open to you.
error-no-title = There is no such game here.
error-not-found = There is nothing at this address.
error-shown-out = The host removed you from this table.
error-wrong-host = This server does not go by this name.
error-database-down = The server’s database does not answer.
error-database-full = The server cannot save anything right now.
error-bus-down = The server’s processes do not hear of each other right now.
error-not-host = Only the host of the table can do this.
error-not-yours = This seat is not yours.
error-already-started = The game has already started.
error-not-finished = The game is not over yet.
error-role-taken = Someone is already playing this role.
error-seat-taken = Someone was quicker: this seat is taken.
error-seats-open = Some seats are still open.
error-too-many-tables = You have { $most } unfinished games: finish or delete one first.
error-too-many-bot-tables = Bots are playing at { $most } of your tables, and that is the most: finish or delete one of these games first.
error-too-long = This game takes too long to play over. Nothing was changed.
error-too-many-options = This leads to a question with more answers than the table can show. Nothing was changed.
