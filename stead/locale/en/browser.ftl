# The browser: the pages outside the table, and words used everywhere.

## Everywhere

loading = Loading…
close = Close
cancel = Cancel
back = Back
reload = Load again
page-did-not-come = This page did not come. The connection may be broken, or the server has just been renewed.

## The frame

nav = Main menu
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
lobby-invitation = Found a settlement and make it great: with friends, against a bot, or alone. A name is all you need.
play-bot = Against a bot
    .help = One opponent, and it starts at once.
play-friends = With friends
    .help = Lay a table and send a link, or share this screen.
play-solo = Alone
    .help = By the solo rules, at your own pace.
play-guided = First game
    .help = Against a bot, with hints along the way.
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = No table is waiting for players just now. Lay one yourself; others see it here.
lobby-lay = Lay a table
lobby-watch = Being played
lobby-finished = Finished games
lobby-finished-none = Your finished games will be kept here, to look back at. A record from elsewhere can be opened too.
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
    .help = Everybody takes the time they need.
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
    .help = Change your mind only inside a turn: with its last choice the turn is over and stands.
undo-normal = Normal
    .help = Take back what you did in your turn until you end it yourself. What was revealed stays revealed.
undo-free = Free
    .help = For learning among friends: anybody takes back the last choice, even if it revealed something.

## A new table

new-table = Lay a table
new-title = Game
new-seats = Who plays
new-variants = Variants
new-clock = Clock
new-clock-preset = How much time
new-undo = Taking back
new-door = Who may come
new-shared = Several seats are yours: this device goes from hand to hand, and a curtain hides each hand from the others.
new-then-wait = The table waits until every seat is taken. You get a link and a QR code for your friends.
new-then-start = Nobody has to come: the game starts at once.
new-lay = Lay the table
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
clock-live = Live
    .help = Everybody has so much time for the whole game and gets a little more each turn. When it runs out, a bot plays on until the player is back.
clock-daily = By the day
    .help = Play when you have a moment: everybody gets a notice when their turn comes. When the time for a turn is up, a bot makes it.
door-public = Anybody
    .help = The table stands in the lobby: others may take free seats and watch.
door-link = By link only
    .help = Only people who have the link find it.

## The account

account-title = You
account-is-nobody = You can play without an account. With one you find your games on every device.
account-is-guest = You play as a guest: your games are tied to this browser. An account keeps them on all your devices.
account-is-account = Signed in. Your games are with you on every device.
account-door = Account
account-ways = Ways in
account-self = Name and password
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-sign-in = Sign in
account-sign-in-go = Sign in
account-sign-in-why = With the name and password of your account.
account-account = New account
account-account-go = Make an account
account-account-why = A name and a password, nothing more. Games you play now come along.
account-guest = As a guest
account-guest-go = Play as a guest
account-guest-why = Only a name, on this browser.
account-keep = Bring the guest's games along
account-keep-help = The games of { $name } become games of your account.
account-rename = Change the name
account-renamed = You are { $name } now.
account-old-password = Present password
account-new-password = New password
account-change-password = Change the password
account-password-changed = The password is changed.
account-sign-out = Sign out
account-guest-leaves = You are a guest: once you sign out there is no way back to your seats. Make an account first if you want to keep them.

## Preferences

prefs = Preferences
prefs-here = On this device.
prefs-lang = Language
prefs-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
prefs-speed = How cards and goods move
speed-off = Not at all
speed-quick = Quickly
speed-normal = Calmly
speed-slow = Slowly
prefs-cards = Size of cards
cards-small = Small
cards-normal = Normal
cards-large = Large
prefs-confirm = End of turn by a button
prefs-confirm-help = Where something could still be taken back, the turn waits for you to end it.
prefs-sound = Sound
prefs-sound-help = A soft knock when it is your turn.
prefs-notices = Notices while the page is open
prefs-notices-help = The title of the page and, if you allowed it, a system notice.
prefs-push = Turn notices on this device
prefs-push-help = One notice when your turn comes, even if the page is closed.
push-denied = This browser forbids notices from this site. Allow them in its settings for the site, then come back.
push-unsupported = This browser knows no such notices. On an iPhone or iPad, add the page to the home screen first.
push-failed = The browser could not reach its notice service. Try again later.

## Learning

learn-title = Learn to play
learn-start = Start the first game
learn-start-help = Against a bot. Short hints show where to look and why; you can leave at any time.
learn-rules = Read the rules
learn-cards = Look at the cards
learn-roles = Whom you can play
learn-habits = How this table works
learn-lit = What is lit can be done
    .help = Press a lit card or good: its choices open right there, with what they cost and what you have left.
learn-why = What is dim says why
    .help = Point at it, or hold it on a touch screen: you read the reason and the rule behind it.
learn-undo = Change your mind
    .help = Undo takes you back to the moment something new was revealed. It tells you when it cannot go further.
learn-end = You end your turn
    .help = As long as something could be taken back, nobody goes on before you say so.
learn-log = Nothing is missed
    .help = The log keeps every step and what it changed. Every finished game can be replayed from any seat.
learn-keys = Keys for everything
    .help = Tab and the arrows go around the table, Enter chooses, Escape closes. Press “?” at a table for the rest.

## The rules

rules-of = Rules: { $title }
rules-search = Search the rules
rules-count = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-none = No rule has all these words.

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
cards-none = No card is like that.
gallery-number = Number
gallery-copies = Copies
gallery-provenance = Where it comes from

## Credits

credits-unofficial = This is an unofficial table. It is not made, endorsed or licensed by the publishers or authors of the games whose rules it can play. None of their art and none of their text is here; names of games, factions and cards only say which rules are meant, and belong to their owners.
credits-works = What it is made with
credits-icons = Pictures on cards and signs of goods, recoloured and reduced.
credits-literata = The typeface of titles and cards, by TypeTogether.
credits-onest = The typeface of everything else.
credits-lucide = Signs on buttons.
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
error-bad-request = The server did not understand this. Load the page again.
error-foreign = This came from another site and was not done.
error-bad-name = A name has 1 to { $longest } characters that can be seen.
error-name-taken = Somebody has this name already. Choose another one.
error-wrong-password = The name or the password is wrong.
error-sign-in-first = Tell us your name first.
error-signed-in = You have an account already. Sign out first.
error-bad-seats = These seats do not fit together: at least one is yours, and every bot has a level.
error-bad-clock = This clock gives no time.
error-bad-setup = A table cannot be laid like this.
error-bad-invite = This link is no longer valid. Ask for a new one.
error-bad-push = The notices of this browser cannot be used.
error-no-table = There is no such table, or it is not open to you.
error-no-title = There is no such game here.
error-not-found = There is nothing at this address.
error-not-host = Only the host of the table can do this.
error-not-yours = This seat is not yours.
error-already-started = The game has started already.
error-not-finished = The game is not over yet.
error-role-taken = Somebody plays this role already.
error-seat-taken = Somebody was quicker: this seat is taken.
error-seats-open = Some seats are still free.
error-too-many-tables = You have { $most } unfinished tables; finish one first.
