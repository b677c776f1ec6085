# The browser: how tables end, the lobby's cards, sharing.

## What cannot be ended

error-already-played = Someone has played here already. You can resign, or agree to stop.
error-others-played = Others played here too: the game is theirs as well and stays.
error-resigned = You have resigned from this game.
