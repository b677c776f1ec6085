# What the program says in a terminal at a table of Colonists.

terminal-active = Active player:
terminal-first = First-player marker:
terminal-check = OK: { $files } files, { $buildings } buildings, { $places } place tiles, { $market } market cards, { $improvements } improvements, { $colonies } colonies.
terminal-help-board =
    At a table of Colonists:
      ? grove.1        what is done at a place
      ? farm           a building, an improvement or a colony
      ? 2,-1           what lies on a cell of the map
    On the map ▸ marks the places that can be chosen, ‹2,-1› the cells where a tile may lie.

## The map

terminal-map = The map
terminal-sign-market = market
terminal-sign-resource = resources
terminal-sign-maintenance = food, clothing
terminal-sign-workshop = workshop
terminal-sign-builder = builder
terminal-sign-other = special place
terminal-envoy-alchemist = Al
terminal-envoy-altruist = At
terminal-envoy-laborer = La
terminal-lay = Where it may lie is marked on the map: lay …

## Between the players

terminal-world = Improvement deck: { $deck }
terminal-coming = New places
terminal-colonies = Colonies
terminal-fee = Fee: 1 tool, food or clothing, and { $n ->
        [one] { $n } building resource
       *[other] { $n } building resources
    }.
terminal-scarce = Tiles left
terminal-visit = This action may use { $left } more of the { $n } goods that Storage holds.
terminal-fresh = Just received, not for this action: { $goods }.
terminal-discount = Discount left: { $goods }.

## Players

terminal-storage = Storage
terminal-warehouse = Warehouse
terminal-too-much = No room:
terminal-only = Only { $good }
terminal-idle = { $people ->
        [none] nobody unemployed
       *[other] unemployed: { $people }
    }
terminal-balance = balance: food { $food }, clothing { $clothing }
terminal-range = range { $n }
terminal-waiting = { $n ->
        [one] { $n } steward waits
       *[other] { $n } stewards wait
    }
terminal-hand-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-homes = Homes
terminal-buildings = Buildings
terminal-embassies = Embassies
terminal-improvements = Improvements
terminal-cells = Cells
terminal-cells-ordinary = { $used } of { $n }
terminal-cells-border = border { $used } of { $n }
terminal-cells-storage = storage { $used } of { $n }
terminal-cells-site = sites { $used } of { $n }
terminal-worker-farmer = f
terminal-worker-citizen = c
terminal-worker-merchant = m
terminal-hand = Hand ({ $cards } of { $most })
terminal-drawn = Just received ({ $cards } of { $most })
terminal-budget = Dollars to buy with: { $embassies } for embassies, { $buildings } for buildings, { $goods } for goods.

## Two letters for each good

terminal-code-wood = Wo
terminal-code-clay = Cy
terminal-code-ore = Or
terminal-code-plank = Pl
terminal-code-brick = Br
terminal-code-iron = Ir
terminal-code-coal = Co
terminal-code-food = Fo
terminal-code-clothing = Ct
terminal-code-tool = To
terminal-code-dollar = Do

## The end

terminal-final-seat = Player
terminal-final-total = Total
terminal-final-ties = Tie
terminal-final-tie = had the first turns later
