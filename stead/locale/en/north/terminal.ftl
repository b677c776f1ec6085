# What the program says in a terminal at a table of North.

terminal-first = First player:
terminal-trigger = last round at { $points } VP
terminal-check = OK: { $files } files, { $cards } cards of { $kinds } kinds, { $clans } clans, { $scenarios } scenarios.
terminal-help-board =
    At a table of North:
      ? GLE007         a card by its id, or by its name
      ? ulaf           a clan
      ? sail           an action tile
    ▸ marks what you can choose. A pawn that is filled (■) may go on to a neighbouring tile, one that is hollow (□) is used up.

## Between the players

terminal-circle = Action tiles, in a circle
terminal-pawns-mean = filled pawns may move on (1 food), hollow ones are used up
terminal-dearer = +1 food
terminal-sea = The sea
terminal-queue = Queue
terminal-no-ships = No ship is waiting.
terminal-common = common ship
terminal-near-islands = Near islands (deck: { $deck })
terminal-distant-islands = Distant islands (deck: { $deck })
terminal-conquered = { $cost ->
        [none] When conquered:
       *[other] When conquered ({ $cost } on board):
    }
terminal-aims = To win
terminal-aim-points = { $n } VP (so far { $now }, with what the end adds)
terminal-aim-islands = islands: { $n } (so far { $now })
terminal-aim-cards = cards in the empire: { $n } (so far { $now })
terminal-aim-paid = demands met: { $n } (so far { $now })
terminal-events = May still happen
terminal-demand = { $cost }, or −{ $lose } VP

## Players

terminal-points = { $adds ->
        [0] { $points } VP
       *[other] { $points } VP, +{ $adds } at the end
    }
terminal-passed = passed
terminal-no-goods = no goods
terminal-pawns = { $pawns ->
        [one] { $pawns } pawn unused
       *[other] { $pawns } pawns unused
    }
terminal-commons = { $ships ->
        [one] { $ships } common ship
       *[other] { $ships } common ships
    }
terminal-hand-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
terminal-deck = deck: { $cards }, discard pile: { $discard }
terminal-known = You know
terminal-row-fields = Fields
terminal-row-actions = Actions
terminal-row-features = Features
terminal-row-islands = Islands
terminal-exhausted = exhausted
terminal-used = worked { $times } of { $limit } times
terminal-copies = copies { $card }
terminal-hand = Hand ({ $cards })
terminal-drawn = On the table ({ $cards })
terminal-about-tile = { $tile }: { $does }.

## The end

terminal-final-seat = Player
terminal-final-total = Total
terminal-final-ties = Tie-break
terminal-final-tie = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the empire, { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand
