# What the program says in a terminal at the table of Founders.

terminal-active = Active player:
terminal-points = { $points } VP
terminal-check = OK: { $files } files, { $resources } resources, { $races } races, { $advisors } advisors, { $buildings } prestige buildings, { $achievements } achievements, { $boards } sides of the board.
terminal-help-board =
    At the table of Founders:
      K8               a cell alone: what you can do there; K8 2 where a tile can be turned
      ? K8             what the cell is, whose it is, what you can do there
      ? at K8 2        how it would lie, and what would come of it
      ? books          a resource, card, building, race or achievement
    On the map ‹ › are cells that you can choose; of a tile, its upper left corner.

## The city

terminal-city = The city
terminal-river = river
terminal-wall = wall
terminal-site = site of one building
terminal-road = road
terminal-house = house
terminal-bridge = bridge
terminal-gate = gate
terminal-building = prestige building
terminal-neutral = neutral
terminal-prices = (numbers: coins for an own storage)

## Two letters for each resource

terminal-code-stone = St
terminal-code-people = Pe
terminal-code-plants = Pl
terminal-code-tools = To
terminal-code-metal = Me
terminal-code-livestock = Li
terminal-code-wood = Wo
terminal-code-gems = Ge
terminal-code-bricks = Br
terminal-code-machinery = Ma
terminal-code-jewelry = Je
terminal-code-leather = Le
terminal-code-books = Bo
terminal-code-food = Fo
terminal-code-weapons = We
terminal-code-clothing = Cl
terminal-code-government = Go
terminal-code-labor = La

## Beside the city

terminal-control = Resources
terminal-own = own
terminal-access = access
terminal-left = left
terminal-made-of = made of
terminal-offer = On offer ({ $deck } in the deck)
terminal-price = { $influence ->
        [0] free
       *[other] { $influence } influence
    }
terminal-market = Advisors ({ $deck } in the deck)
terminal-needs = needs { $resource }
terminal-buildings = Prestige buildings ({ $done } completed)
terminal-complete = complete
terminal-marked = marker
terminal-worker = worker
terminal-achievements = Achievements

## Players

terminal-no-goods = no coins, no crystals
terminal-income = income { $coins }
terminal-hand-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
terminal-hand = Hand ({ $cards })
terminal-resources = Resources
terminal-houses = Houses
terminal-workers = { $free ->
        [0] no worker free
        [one] { $free } worker free
       *[other] { $free } workers free
    }
terminal-mat = one at work for the race
terminal-bridges = Bridges and gates
terminal-hired = Just hired
terminal-fresh = Just hired: cannot be played in this turn.
terminal-discard = Played
terminal-face-down = face down
terminal-cards-face-down = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } face down
terminal-voted = has voted
terminal-ballot = Your vote: { $token }{ $stake ->
        [none] { "" }
       *[other] , with { $stake }
    }

## Places to choose from

terminal-ways = { $places } places: name the corner (▓▓ or ░░) and how the tile is turned.
terminal-turned = turned { $ways }

## Answers

terminal-about-terrain = { terrain }: an own storage costs { $own }, access { $access }{ $follow ->
        [yes] { "" }
       *[no] ; not for a Trade that follows
    }.
terminal-about-river = River: only a bridge can stand here.
terminal-about-wall = Wall: only a gate can stand here.
terminal-about-site = Only one building can stand here: { $buildings }.
terminal-about-nothing = Nothing can be built here.
terminal-about-district = District { $district }
terminal-about-road = A road: it belongs to everybody.
terminal-about-storage = Storage of { $resource }:
terminal-about-from = Supplied from
terminal-about-house = House:
terminal-about-bridge = Bridge or gate:
terminal-about-options = You can choose

## The end

terminal-final-seat = Player
terminal-final-total = Total
terminal-final-ties = Tie-break
terminal-final-tie = nearest to the active-player marker
