# Whatever the title: taking back, and a turn that was not ended.

take-back-nothing = Nothing has been chosen yet.
take-back-other = Someone else has moved since: what they have seen cannot be unseen.
take-back-revealed = You cannot undo further, because something was revealed: { $line }
take-back-policy = Your turn is over, and at this table it cannot be undone.
take-back-mended = The rules were corrected here; what came before cannot be undone.

refused-end-your-turn = You have moved. End your turn, or undo.
refused-not-ended = The player before you has not ended the turn yet.

# What is waited for, when somebody points at what has no part in it.
moment-yours = The question now: { $question }
moment-other = It is not your turn: { $name } · { $question }
moment-several = It is not your turn. Choosing now: { $names }
moment-none = Nothing is to be decided now.

# The rules were mended while this game was being played, and not all of it is legal any more.
rules-mended = The rules of this game have been corrected. It goes on from here under the new ones; { $lost ->
    [0] nothing was lost.
    [one] the last choice could not be kept.
   *[other] the last { $lost } choices could not be kept.
}
