# The browser: what a finished game was worth, and what can be learnt from it.

analysis = Analysis
analysis-making = Analysing…
analysis-making-of = Analysing: { $done } of { $of } choices
analysis-again = Try again
analysis-deep = Look deeper
    .help = Thinks longer about the choices where most was at stake, and weighs more of a very long game. That takes about half a minute.
analysis-is-deep = The choices where most was at stake were thought about longer.
analysis-left-out =
    { $n ->
        [one] This game is very long: one choice that seemed to do little harm was not weighed and counts as faultless.
       *[other] This game is very long: { $n } choices that seemed to do little harm were not weighed and count as faultless.
    }
analysis-judge = Chances are the judgement of a bot that has learnt from many games. It sees what the player could see.

## Chances

chances = Chances to win
chances-at = Step { $n }
chances-alone = Chance to win

## How well

accuracy = Accuracy
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-inaccuracies = Inaccuracies
mark-mistakes = Mistakes
mark-blunders = Blunders
flaw = { $mark } by { $name }: { $points } points of chance lost

## Turning points

turning = Turning points
turning-none = Nobody made an error that turned the game.
turning-lost = −{ $points } points of chance
turning-chosen = Chosen
turning-better = Better
turning-then = then
turning-show = Show step { $n }
turning-play = Play on from here

## Luck

ledger = Where the result came from
ledger-whose = Whose
ledger-base = Everyone’s share
ledger-deal = The deal
ledger-cards = Luck of the cards
ledger-own = Own errors
ledger-others = Others’ errors
ledger-rest = Unforeseen
ledger-outcome = Result
ledger-adjusted = Without luck the result would have been { $share }.
ledger-help = Points of the chance to win. They add up to the result.
draws = Biggest draws

## Learning from it

mistakes = Learn from your mistakes
    .help = { $n ->
        [one] One moment where you could have done better. Find how.
       *[other] { $n } moments where you could have done better. Find how.
    }
mistakes-of = Learn from the mistakes of { $name }
mistake-number = Moment { $n } of { $of }
mistake-task = “{ $chosen }” was played. Find something better.
mistake-wrong = “{ $chosen }” is not as good as the best. Try again.
mistake-same = That is what was played. Find something better.
mistake-right = Right!
mistake-as-good = As good as the best choice: { $better }.
mistake-solution = Show the solution
mistake-solved = The best choice: { $better }.
mistake-next = Next
mistake-done = Done
mistake-stop = Back to the analysis
mistake-answers = All answers

## How far the judge can be trusted

reliability = Can these numbers be trusted?
reliability-help = In { $positions } moments of { $games } games of bots: how many of the chances of a kind came true. On the line all would. It is wrong by { $error } points on average.
reliability-given = Chance given
reliability-won = Won

## What a card was worth

deeds = What it was worth
deeds-times = How often
deeds-change = Points of chance
deeds-help = { $n ->
        [one] From { $n } game of bots: how often it was done, of how often it could have been, and how much the chance to win changed until the next choice. In 19 of 20 such samples the true mean is within ±.
       *[other] From { $n } games of bots: how often it was done, of how often it could have been, and how much the chance to win changed until the next choice. In 19 of 20 such samples the true mean is within ±.
    }
