# Colonists in the browser: the board as it is read out and in tooltips.

## The map

board-map = The map
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = The whole map
board-lay-here = { $place }: lay it here
board-jump = a jump: from anywhere on the map
board-fee = fee to { $who }: { $goods ->
        [0] { "" }
       *[other] a tool, food or clothing
    }{ $resources ->
        [0] { "" }
        [one] { " and " }{ $resources } building resource
       *[other] { " and " }{ $resources } building resources
    }
board-stewards-of = stewards here: { $who }
board-envoy = the { $name } stands here
board-steward-of = Steward of { $who }
board-apprentice-of = Apprentice of { $who }
board-range = Range: { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
board-entitled = May be sent by: { $who }
board-nobody = nobody

## The year

board-clock = Era { $era }, year { $year } of { $years }: { $half ->
        [summer] summer
        [winter] winter
       *[end] the end of the year
    }
board-clock-setup = Set-up
board-turns-left = { $who }: { $n ->
        [one] { $n } turn left in this half-year
       *[other] { $n } turns left in this half-year
    }
board-about-clock = An era has five years, a year a summer and a winter. In each of them everybody takes three turns in a row. After the winter the map grows, workers are fed, and buildings produce.
board-market = Market card
board-coming = Places to come
board-joins = joins the map at the end of the year
board-era-fee = A fee in this era: a tool, food or clothing, and building resources: { $n }.
board-deck = Improvements in the deck: { $n }
board-about-deck = The Librarian gives them out. Discarded: { $n }.
board-replaces = Takes the place of: { $place }

## A player

board-count = { $what }: { $n }
board-cells = Storage and Warehouse: { $used } of { $all } cells used
board-colonists = { $who }: { $n }, of them without work: { $idle }
board-cards = Cards in hand: { $n }
board-about-cards = Improvements that wait to be played at the Developer.
board-first = First player
board-marker = Will be first player next year
board-choosing = Choosing now
board-stewards = Stewards: { $n }
board-waiting = Waiting to enter the map by a market: { $n }
board-unfold = The community of { $who }
board-about-farmer = Works in green buildings and needs nothing. At work worth 2 dollars at the end.
board-about-citizen = Works in yellow buildings and needs 1 food a year. At work worth 6 dollars at the end.
board-about-merchant = Works in red buildings and needs 2 food and 1 clothing a year. At work worth 16 dollars at the end.
board-about-tool = Every building costs some. They need no room.
board-about-dollar = Points: they are never spent.
board-about-good = Only what lies in Storage can be used in an action; what lies in the Warehouse (the crates with a roof) is put there between actions, by itself.
board-budget = In this action Storage can still give: { $n }
board-purchase = Dollars left to buy with: embassies { $embassies }, buildings { $buildings }, goods { $goods }

## The community

board-buildings = Buildings: { $n }, free cells: { $free } and { $storing } for storage
board-improvements = Improvements: { $n }
board-works = at work: { $who }
board-no-worker = waits for a worker: { $who }
board-any-colonist = any colonist
board-idle-building = does nothing yet
board-stock = Stock: { $n } of { $of } { $good }
board-uses-left = uses left: { $n }
board-tiles-left = Tiles left in the supply: { $n }.
board-offer = To be had now
board-colonies = Colonies
board-level-of = At this level: { $who }
board-level-nobody = Nobody is at this level.
board-level-later = Open from era { $era } on.
board-hand = Your improvements: { $n } of { $most }
board-drawn = Just drawn.

## What the workers need

board-planner-title = Year’s end
board-planner = Food and clothing at the end of the year: { $n ->
        [0] enough
       *[other] { $n } short
    }
board-planner-short = { $n } short: who goes home?
board-balance = { $good }: balance of the year { $n }, in store { $have }
board-about-planner = What your buildings make of it in a year, less what your workers eat and wear. What is missing is paid from your stores; if they do not suffice, workers go home before they are fed.

## Over the map, when a year goes on

board-film-era = Era { $roman } begins
board-film-half = { $half ->
        [0] Summer
       *[other] Winter
    }
board-film-fed = Workers are fed
board-film-made = Buildings produce
