# The browser, at a table: what happened while one was away, looking back at it, and news of the people.

## Since my last turn

since = Since your last turn
since-all = All { $n }
since-hide = Hide what happened
since-play = Replay all
since-show = Show it again

## Looking back

lookback = Looking back
lookback-now = Back to the game
log-show = Show step { $n } again

## People

note-left = { $name } left the game. A bot plays on.
note-resigned = { $name } resigned. A bot plays on.
note-late = { $name } is out of time. A bot plays on.
note-called = The others are calling { $name } back. If nobody comes, a bot plays on.
note-voted = The others let a bot play on for { $name }.
note-back = { $name } is back and plays again.
person-went = { $name } is away from the table.
person-came = { $name } is back at the table.
person-sat = { $name } sat down.
person-stood = { $name } gave up the seat.

## Hints

guide-done = Got it
guide-restart = Hints from the start
