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
table-not-here = Not at the table right now.
table-away = away
table-is-bot = Bot: { $bot }.
table-stand-in = a bot is playing
table-bot-plays = { $bot } is playing for { $name } until they come back.
table-votes = Want a bot here: { $names }
table-vote = Let a bot take over
table-vote-help = { $clock ->
    [live] { $name } is told first and has a minute to come back.
   *[other] { $name } is told first and has a day to come back.
}
table-called = A bot takes over in { $time } unless { $name } comes back.
table-called-you = The others are waiting for you: a bot takes over in { $time }.
table-vote-withdraw = Keep waiting
table-leave = Leave for now
table-leave-help = A bot plays for you until you come back.
table-come-back = I’m back
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

table-actions = Current decision
table-asked = { $name } · { $question }
table-several = Choosing now: { $names }
table-held = { $name } has moved and has not ended the turn yet.
table-over = The game is over.
table-holding = You have moved. End your turn, or undo.
table-done = End turn
table-undo = Undo
hint = Hint
hint-asking = A bot is thinking…
hint-is = A bot would choose this:
hint-also = as good:
hint-chance = Chance to win: { $now } → { $then }
table-redo = Redo
table-options = What can I do?
table-lit = { $thing }, can be used
table-now = Now you can
table-not-now = Not now
table-left = then you have
table-unknown-then = then something is revealed
table-enlarge = Enlarge
table-rule = Rule { $rule }
table-rule-unknown = This rule is not in the rulebook.
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

table-curtain = It is { $name }’s turn. Hand over the device; everyone else looks away.
table-lift = It’s me, show my table

## Keys

keys = Keyboard shortcuts
keys-walk = move around the table
keys-act = what you can do with a card or a good
keys-enlarge = enlarge the card
keys-options = everything you can do, as a list
keys-number = choose from an open list
keys-hint = what a bot would do, where nobody else plays
keys-done = end your turn
keys-undo = undo
keys-redo = redo
keys-board = to the board, to what glows
keys-side = log, chat
keys-close = close what is open
keys-step = one step back or forward
keys-ends = to the start, to the end
keys-play = play, pause
keys-help = these keys

## The first game

guide = Hint
guide-count = { $n } of { $of }
guide-next = Next
guide-skip = No more hints

## The waiting room

waiting = { $title }: waiting for players
waiting-open = { $n ->
        [one] { $n } seat is still open.
       *[other] { $n } seats are still open.
    }
waiting-full = Everyone is here.
waiting-seats = Seats
waiting-seat = Seat { $n }
waiting-host = host
waiting-you = you
waiting-role = Who plays at seat { $n }
waiting-level = Bot at seat { $n }
waiting-sit = Sit here
waiting-put-bot = Add a bot
waiting-open-seat = Open the seat
waiting-show-out = Remove from the table
waiting-show-out-title = Remove { $name }?
waiting-show-out-not = Let them stay
waiting-show-out-text = The seat becomes free. { $name } cannot sit down at this table again. If they have the link, renew it as well.
waiting-start = Start the game
waiting-start-help = The game starts when every seat is taken: wait for your friends, or add bots.
waiting-for-host = Waiting for the host to start the game.
waiting-cancel = Cancel the table
waiting-leave = Leave the table
waiting-cancelled = This table was cancelled.
waiting-invite = Invite friends
waiting-invite-help = Anyone with this link can sit down here. Send it, or have them scan the code.
waiting-link = Link to this table
waiting-code = QR code of the link
waiting-copy = Copy the link
waiting-copied = Copied.
waiting-share = Share
waiting-renew = New link
table-renew = New link to the table
table-renewed = The old link no longer works. The new one is copied.
table-renewed-here = The old link no longer works. The new one: { $link }
waiting-clock = Time
waiting-modules = Expansions
waiting-undo = Undo
waiting-who = Who can join
waiting-public = anyone
waiting-by-link = by link only

## The end

final-show = What to show
final-result = Result
final-table = Table
final-winners = { $n ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
final-next = What next
final-rematch = Rematch
final-rematch-join = To the rematch
final-replay = Replay
final-record = Download the game file
final-tally = Score breakdown
final-total = Total
final-charts = How the game went

## The replay

replay-of = Replay: { $title }
replay-back = To the table
replay-eyes = Point of view
replay-all = All revealed
replay-as = As { $name } saw it
replay-none = As a spectator
replay-controls = Steps
replay-step = Step
replay-at = Step { $n } of { $of }
replay-first = To the start
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Copy a link to this step
replay-address = The link is in the address bar.
replay-what-if = What if…
replay-what-if-help = Play on from step { $n }: you take one seat, bots take the others. The finished game stays as it was.
replay-what-if-seat = Your seat
replay-what-if-bot = The others
replay-what-if-start = Play on from here
replay-open-record = Open a game file
replay-not-a-record = This file does not hold a game.
replay-unplayed = The rules have been corrected since: under them, the last { $n ->
    [one] choice cannot be shown.
   *[other] { $n } choices cannot be shown.
}
put-away = archived
put-away-do = Archive it
put-away-may = You can archive it: it leaves everyone’s list of current games, and its record stays with the finished ones.
put-away-players = Its players can archive it.
put-away-done = Archived. You will find it among the finished games.
put-away-text = This game could not go on, and its players archived it. Its record is kept.
note-close = Got it

## What the table itself refuses

error-stale = The table has changed meanwhile. Look again.
error-bot-plays = A bot is playing for you. Come back first.
error-hint-people = Hints are for games alone or against bots: here you play with people.
error-hint-exercise = In an exercise you find it yourself. If you are stuck, look at its solution.
error-hint-none = There is no bot here that knows this game well enough to give hints.
error-end-your-turn = You have moved already: end your turn, or undo.
error-not-ended = The player before you has not ended the turn yet.
error-no-undo = This can no longer be undone.
error-nothing-to-redo = There is nothing to redo.
error-nothing-to-end = Your turn is already over.
error-no-vote = No bot is needed there right now.
error-not-playing = There is no game going on at this table.
error-other-rules = This game was started with rules or cards that this server does not have. It is kept, but it cannot go on here.
error-stuck = This game cannot go on: what was written of it can no longer be read. Its record is kept.
error-unplayable = The rules have been corrected since this game was played, and under them it no longer reaches its end. Its record is kept as it was.
error-goes-on = This game can still go on.
error-signed-out = You were signed out. Sign in again to go on.
error-too-many = Too many people are watching this table right now.
error-bad-record = This game file cannot be played through.
error-unfinished-record = The game in this file was not finished.
error-analysis-none = Nobody here has learnt this game with these cards well enough to judge it.
error-analysis-unfinished = Only a game that was played to its end, by the same rules throughout, can be analysed.
error-bad-step = The game has no such step, or it was over then.
error-busy = The server is busy. Try again in a moment.
