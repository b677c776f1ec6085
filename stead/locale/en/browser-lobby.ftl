# The browser: how tables end, the lobby's cards, sharing.

## What cannot be ended

error-already-played = Someone has played here already. You can resign, or agree to stop.
error-others-played = Others played here too: the game is theirs as well and stays.
error-resigned = You have resigned from this game.

## Being done with a table

end-not = Back to the game
end-leave = Leave for now…
    .title = Leave for now?
    .text = A bot plays for you until you come back. You can come back at any time.
    .do = Leave
end-stop = Stop the game…
    .title = Stop the game?
    .text = The others are asked. As soon as everyone agrees, the game ends without a winner. You can still replay it.
    .do = Propose to stop
end-claim = End the game as the winner…
    .title = End the game?
    .text = Everyone else has resigned: the victory is yours. You can end the game now, or play on against the bots.
    .do = End the game
end-resign = Resign…
    .title = Resign?
    .text = A bot takes your place, so that the others can play on. You cannot return to this game.
    .do = Resign
end-finish = End the game…
    .title = End the game?
    .text = The game ends as it stands, without a winner. You can still replay it.
    .do = End the game
end-cancel = Cancel the table…
    .title = Cancel the table?
    .text = Nobody has played here yet. The table disappears for everyone.
    .do = Cancel the table
end-delete = Delete the game…
    .title = Delete the game?
    .text = Only you played here. The game and its replay will be gone for good.
    .do = Delete the game
stop-proposed = { $n ->
        [one] { $names } wants to stop the game.
       *[other] { $names } want to stop the game.
    }
stop-waiting = You want to stop the game. Still to agree: { $names }.
stop-agree = Stop the game
stop-decline = Play on
stop-withdraw = Play on after all
table-resigned = You have resigned. A bot plays on for you.
table-has-resigned = { $name } has resigned; a bot plays on.
final-stopped = The game was stopped
    .help = { $round }. Everyone agreed to stop; this is how it stood:
final-resigned = The game has ended
    .help = { $round }. The game ended early; this is how it stood:
final-claimed = Winner: { $names }
    .help = { $round }. Everyone else resigned; this is how it stood:
stopped = ended early
final-has-resigned = resigned

## The lobby

lobby-all = Show all { $n }
lobby-few = Show fewer
title-players = { $from ->
        [1] 1–{ $to } players
       *[other] { $from }–{ $to } players
    }
title-minutes = { $from }–{ $to } min
title-weight = Weight: { $weight }
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = demanding
weight-5 = heavy
new-shown = Show this game in the lobby
    .help = Others can watch it. If not, only you see it, and whoever you send a link to.
turn-of = Next: { $names }
table-delete = Delete this game
table-cancel = Cancel this table
play-start-here = Start here

## Sharing

share-result = Share
share-title = Share the result
share-picture = The result as a picture
share-save = Save the picture
share-send = Share the picture
share-link = Copy the link to the replay
share-copied = Link copied.
share-private = This game is not public. Whoever has the link can see it.
replay-round = { $text }, step { $n }
replay-rounds = Rounds

## What a chat shows of a link

preview-invitation = { $name } invites you to a game of { $game }
preview-seats = { $n ->
        [0] The table is full; you can watch.
        [one] { $n } seat is open. You play in your browser; all you need is a name.
       *[other] { $n } seats are open. You play in your browser; all you need is a name.
    }
preview-playing = { $game }: { $names }
preview-won = { $game }: { $n ->
        [one] winner: { $names }
       *[other] shared victory: { $names }
    }
preview-ended = { $game }: { $names }
