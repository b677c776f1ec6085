# The browser, at a table: what every title shares.

## The bars

table-home = To the lobby
table-board = Board
table-people = Players
table-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-to-move = to move
table-here = At the table.
table-not-here = Not at the table just now.
table-away = away
table-is-bot = A bot: { $bot }.
table-stand-in = a bot plays on
table-bot-plays = { $bot } plays for { $name } until they come back.
table-votes = For a bot here: { $names }
table-vote = Let a bot play on
table-vote-withdraw = Wait for them after all
table-leave = Leave the game
table-leave-help = A bot plays on for you. You can come back at any time.
table-come-back = I am back
table-stands-in = A bot is playing for you.
table-watching = { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
table-days = { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
table-hours = { $hours } h { $minutes } min
table-live = Connected
table-connecting = Connecting…
table-reconnecting = Reconnecting…
table-closed = Not connected
table-menu = Menu
table-rules = Rules
table-cards = Cards
table-settings = Settings

## What is asked

table-actions = What is asked
table-asked = { $name } · { $question }
table-several = Choosing now: { $names }
table-held = { $name } has moved and has not ended the turn yet.
table-over = The game is over.
table-holding = You have moved. End your turn, or take it back.
table-done = End turn
table-undo = Undo
table-redo = Redo
table-options = What can I do?
table-lit = { $thing }, can be used
table-now = Now you can
table-not-now = Not now
table-left = then you have
table-unknown-then = then something comes to light
table-enlarge = Enlarge
table-rule = Rule { $rule }
table-rule-unknown = This rule is not in the ledger.
table-all-rules = All rules
table-your-turn = It is your turn

## Log and chat

table-side = Log and chat
table-log = Log
table-open-log = Last step; open the log
table-earlier = Show earlier steps
table-newest = Newest
table-to-step = Replay from step { $n }
table-chat = Chat
table-chat-unread = Chat, { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send

## The curtain

table-curtain = It is { $name }’s turn. Give them the device; the others look away.
table-lift = I am here, show my table

## Keys

keys = Keys
keys-walk = go around the table
keys-act = what can be done with a card or a good
keys-enlarge = enlarge the card
keys-options = everything you can do, as a list
keys-number = choose from an open list
keys-done = end your turn
keys-undo = take back
keys-redo = do it again
keys-board = to the board, to what is lit
keys-side = log, chat
keys-close = close what is open
keys-step = one step back or on
keys-ends = to the beginning, to the end
keys-play = play, pause
keys-help = these keys

## The first game

guide = Hint
guide-count = { $n } of { $of }
guide-next = Next
guide-skip = No more hints

## The waiting room

waiting = { $title }: the table is being laid
waiting-open = { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
waiting-full = Everybody is here.
waiting-seats = Seats
waiting-seat = Seat { $n }
waiting-host = host
waiting-you = you
waiting-role = Who plays at seat { $n }
waiting-level = Bot at seat { $n }
waiting-sit = Sit here
waiting-put-bot = Put a bot here
waiting-open-seat = Free the seat
waiting-start = Start the game
waiting-start-help = The game starts when no seat is free: wait for your friends, or put bots there.
waiting-for-host = The host starts the game.
waiting-cancel = Cancel the table
waiting-leave = Stand up
waiting-cancelled = This table was cancelled by its host.
waiting-invite = Invite
waiting-invite-help = Whoever has this link can sit down here. Send it, or let them point a phone at the code.
waiting-link = Link to this table
waiting-code = QR code of the link
waiting-copy = Copy the link
waiting-copied = Copied.
waiting-share = Share
waiting-renew = New link
waiting-clock = Clock
waiting-undo = Taking back
waiting-who = Who may come
waiting-public = anybody
waiting-by-link = by link only

## The end

final-show = What to show
final-result = Result
final-table = Table
final-winners = { $n ->
        [one] Victory for { $names }
       *[other] Shared victory: { $names }
    }
final-next = What next
final-rematch = Rematch
final-rematch-join = To the rematch
final-replay = Replay
final-record = Download the record
final-tally = The score taken apart
final-total = Total
final-charts = How it came about

## The replay

replay-of = Replay: { $title }
replay-back = To the table
replay-eyes = Seen by
replay-all = All revealed
replay-as = As { $name } saw it
replay-none = As a spectator
replay-controls = Steps
replay-step = Step
replay-at = Step { $n } of { $of }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Copy a link to this step
replay-address = The link is in the address bar.
replay-what-if = What if…
replay-what-if-help = Play on from step { $n }: you take a seat, bots take the others. The finished game stays as it is.
replay-what-if-seat = Your seat
replay-what-if-bot = The others
replay-what-if-start = Play on from here
replay-open-record = Open a record
replay-not-a-record = This file is not a record of a game.
replay-unplayed = The rules have been mended since: by them the last { $n ->
    [one] choice cannot be shown.
   *[other] { $n } choices cannot be shown.
}
put-away = put away
put-away-do = Put it away
put-away-may = You can put it away: it leaves everybody's list of games to play, and its record stays with the finished ones.
put-away-players = Those who play here can put it away.
put-away-done = Put away. You find it among the finished games.
put-away-text = This game could not go on, and its players put it away. Its record is kept.
note-close = I have read it

## What the table itself refuses

error-stale = The table has moved on. Look again.
error-bot-plays = A bot is playing for you. Come back first.
error-end-your-turn = You have moved already: end your turn or take it back.
error-not-ended = The player before you has not ended the turn yet.
error-no-undo = This cannot be taken back any more.
error-nothing-to-redo = There is nothing to do again.
error-nothing-to-end = Your turn is over already.
error-no-vote = Nobody needs a bot there now.
error-not-playing = Nothing is being played at this table.
error-other-rules = This game was begun with rules or cards that this server does not have. It is kept, but it cannot go on here.
error-stuck = This game cannot go on: nothing that was written of it can be read any more. Its record is kept.
error-unplayable = The rules have been mended since this game was played, and they no longer lead to its end. Its record is kept as it was.
error-goes-on = This game can go on, so it is not put away.
error-signed-out = You were signed out. Sign in again to go on.
error-too-many = Too many people are looking at this table just now.
error-bad-record = This record cannot be played through.
error-unfinished-record = This record is of a game that was not finished.
error-bad-step = The game has no such step, or it was over then.
error-busy = The server has its hands full. Try again in a moment.
