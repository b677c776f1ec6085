# Whatever the title: taking back, and a turn that was not ended.

take-back-nothing = Nothing has been chosen yet.
take-back-other = Somebody else has moved since: what they saw cannot be unseen.
take-back-revealed = It stops here, because something came to light: { $line }
take-back-policy = Your turn is over, and at this table it stays so.

refused-end-your-turn = You have moved. End your turn, or take the move back.
refused-not-ended = The player before you has not ended the turn yet.
