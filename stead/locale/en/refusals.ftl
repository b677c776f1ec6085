# Whatever the title: why something may not be done. The rule's id is shown beside the sentence, not in it.

refusal-over = The game is over.
refusal-which-seat = Several players are choosing right now (seats { $seats }): say which of them you mean.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = “{ $key }” is not one of the answers. The question is: { $question }
