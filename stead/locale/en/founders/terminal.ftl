# What the program says in a terminal at the table of Founders.

terminal-founders-active = Active player:
terminal-founders-points = { $points } VP
terminal-founders-check = OK: { $files } files, { $resources } resources, { $races } races, { $advisors } advisors, { $buildings } prestige buildings, { $achievements } achievements, { $boards } sides of the board.
terminal-founders-help =
    At the table of Founders:
      K8               a cell alone: what you can do there; K8 2 where a tile can be turned
      ? K8             what the cell is, whose it is, what you can do there
      ? at K8 2        how it would lie, and what would come of it
      ? books          a resource, card, building, race or achievement
    On the map ‹ › are cells that you can choose; of a tile, its upper left corner.

## The city

terminal-founders-city = The city
terminal-founders-river = river
terminal-founders-wall = wall
terminal-founders-site = site of one building
terminal-founders-road = road
terminal-founders-house = house
terminal-founders-bridge = bridge
terminal-founders-gate = gate
terminal-founders-building = prestige building
terminal-founders-neutral = neutral
terminal-founders-prices = (numbers: coins for an own storage)

## Two letters for each resource

terminal-founders-code-stone = St
terminal-founders-code-people = Pe
terminal-founders-code-plants = Pl
terminal-founders-code-tools = To
terminal-founders-code-metal = Me
terminal-founders-code-livestock = Li
terminal-founders-code-wood = Wo
terminal-founders-code-gems = Ge
terminal-founders-code-bricks = Br
terminal-founders-code-machinery = Ma
terminal-founders-code-jewelry = Je
terminal-founders-code-leather = Le
terminal-founders-code-books = Bo
terminal-founders-code-food = Fo
terminal-founders-code-weapons = We
terminal-founders-code-clothing = Cl
terminal-founders-code-government = Go
terminal-founders-code-labor = La

## Beside the city

terminal-founders-control = Resources
terminal-founders-own = own
terminal-founders-access = access
terminal-founders-left = left
terminal-founders-made-of = made of
terminal-founders-offer = On offer ({ $deck } in the deck)
terminal-founders-price = { $influence ->
        [0] free
       *[other] { $influence } influence
    }
terminal-founders-market = Advisors ({ $deck } in the deck)
terminal-founders-needs = needs { $resource }
terminal-founders-buildings = Prestige buildings ({ $done } completed)
terminal-founders-complete = complete
terminal-founders-marked = marker
terminal-founders-worker = worker
terminal-founders-achievements = Achievements

## Players

terminal-founders-no-goods = no coins, no crystals
terminal-founders-income = income { $coins }
terminal-founders-hand-size = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
terminal-founders-hand = Hand ({ $cards })
terminal-founders-resources = Resources
terminal-founders-houses = Houses
terminal-founders-workers = { $free ->
        [0] no worker free
        [one] { $free } worker free
       *[other] { $free } workers free
    }
terminal-founders-mat = one at work for the race
terminal-founders-bridges = Bridges and gates
terminal-founders-hired = Just hired
terminal-founders-fresh = Just hired: cannot be played in this turn.
terminal-founders-discard = Played
terminal-founders-face-down = face down
terminal-founders-cards-face-down = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } face down
terminal-founders-voted = has voted
terminal-founders-ballot = Your vote: { $token }{ $stake ->
        [none] { "" }
       *[other] , with { $stake }
    }

## Places to choose from

terminal-founders-ways = { $places } places: name the corner (▓▓ or ░░) and how the tile is turned.
terminal-founders-turned = turned { $ways }

## Answers

terminal-founders-about-terrain = { fg-terrain }: an own storage costs { $own }, access { $access }{ $follow ->
        [yes] { "" }
       *[no] ; not for a Trade that follows
    }.
terminal-founders-about-river = River: only a bridge can stand here.
terminal-founders-about-wall = Wall: only a gate can stand here.
terminal-founders-about-site = Only one building can stand here: { $buildings }.
terminal-founders-about-nothing = Nothing can be built here.
terminal-founders-about-district = District { $district }
terminal-founders-about-road = A road: it belongs to everybody.
terminal-founders-about-storage = Storage of { $resource }:
terminal-founders-about-from = Supplied from
terminal-founders-about-house = House:
terminal-founders-about-bridge = Bridge or gate:
terminal-founders-about-options = You can choose

## The end

terminal-founders-final-seat = Player
terminal-founders-final-total = Total
terminal-founders-final-ties = Tie-break
terminal-founders-final-tie = nearest to the active-player marker
