# What `stead analyse` says.

terminal-analyse-one-thing = Give a saved game, or --cards with files, or --calibrate with a game's name: one of these.
terminal-analyse-one-file = An analysis is of one saved game. For statistics over many give --cards.
terminal-analyse-unfinished = { $file } is a game that is not over: it can be analysed when it is.
terminal-analyse-no-judge = { $what } cannot be judged: { $problem }.
terminal-analyse-no-games = There is no finished game in these files, so there is nothing to count.
terminal-analyse-mixed = { $file } was played with other cards or modules than the games before it: give games of one kind.
terminal-analyse-packed = { $file } was packed without its choices: give the file that the arena wrote.
terminal-analyse-broken = { $file }, game { $line }, cannot be played again ({ $problem }).
terminal-analyse-left-out = Games that are not over were left out: { $games }.
terminal-analyse-unwritten = { $file } cannot be written: { $problem }. Give another name with --out.
terminal-analyse-players = “{ $given }” is no number of players: { $title } is for { $least } to { $most }. For example: --players 2,4
terminal-analyse-progress = Weighing every choice
terminal-analyse-games = Weighing every game
terminal-analyse-playing = Playing

terminal-analyse-head = { $title }: { $choices } { $choices ->
        [one] choice
       *[other] choices
    }, { $depth ->
        [deep] a deep analysis
       *[quick] a quick analysis
    }
terminal-analyse-chances = Chances to win
terminal-analyse-players-heading = Who played how
terminal-analyse-accuracy = accuracy
terminal-analyse-choices = choices
terminal-analyse-lost = points lost a choice
terminal-analyse-inaccuracies = inaccuracies
terminal-analyse-mistakes = mistakes
terminal-analyse-blunders = blunders
terminal-analyse-not-weighed =
    { $n ->
        [one] The game is very long: one choice that seemed to do little harm was not weighed and counts as faultless.
       *[other] The game is very long: { $n } choices that seemed to do little harm were not weighed and count as faultless.
    }
terminal-analyse-ledger = Luck and skill, in points of chance
terminal-analyse-base = share
terminal-analyse-deal = deal
terminal-analyse-cards = cards
terminal-analyse-own = own errors
terminal-analyse-others = others' errors
terminal-analyse-rest = rest
terminal-analyse-outcome = result
terminal-analyse-adjusted = without luck
terminal-analyse-ledger-about = Share, deal, cards, errors and rest add up to the result. The rest is what the judge could not foresee.
terminal-analyse-turning = What turned the game
terminal-analyse-no-turning = Nobody made an error worth mentioning.
terminal-analyse-point = Choice { $n } · { $chapter } · { $name }: { $mark }, { $after } % instead of { $before } %
terminal-analyse-chosen = Chosen:
terminal-analyse-better = Better:
terminal-analyse-luck = The greatest strokes of luck

terminal-analyse-statistics = { $title }, games: { $games }. Points of chance, with their standard errors.
terminal-analyse-role = Role
terminal-analyse-games-column = games
terminal-analyse-start = after the deal
terminal-analyse-card = Card
terminal-analyse-deed = what was done
terminal-analyse-offered = possible
terminal-analyse-times = done
terminal-analyse-change = change
terminal-analyse-worth = worth
terminal-analyse-drawn = (drawn)
terminal-analyse-statistics-about = Change: of the player's chance over that moment. Worth: against the best that could be done without the card. What was done less than { $least } times is left out.
terminal-analyse-calibration = { $title }: { $positions } positions of { $games } games; on average the judge is { $error } points wrong.
terminal-analyse-predicted = said
terminal-analyse-happened = won
terminal-analyse-positions = chances
