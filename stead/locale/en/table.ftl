# Whatever the title: taking back, and a turn that was not ended.

take-back-nothing = Nothing has been chosen yet.
take-back-other = Somebody else has moved since: what they saw cannot be unseen.
take-back-revealed = It stops here, because something came to light: { $line }
take-back-policy = Your turn is over, and at this table it stays so.
take-back-mended = The rules were mended here; what came before cannot be taken back.

refused-end-your-turn = You have moved. End your turn, or take the move back.
refused-not-ended = The player before you has not ended the turn yet.

# The rules were mended while this game was being played, and not all of it is legal any more.
rules-mended = The rules of this game have been mended. It goes on from here by the new ones; { $lost ->
    [0] nothing was lost.
    [one] the last choice could not be kept.
   *[other] the last { $lost } choices could not be kept.
}
