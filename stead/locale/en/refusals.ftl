# Whatever the title: why something may not be done. The rule's id is shown beside the sentence, not in it.

refusal-over = The game is over.
refusal-which-seat = Several players decide at this moment (seats { $seats }): say which of them it is.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = “{ $key }” is not among the answers. The question is: { $question }
