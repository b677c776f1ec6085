# Colonists: what cards and places say. Effects are orders to the player ("receive 2 wood"); `bare` is what is left of
# one in an enumeration. A phrase inside a phrase, say $first, also brings $first-id and $first-bare.

## Effects

gain = receive { $goods }
    .bare = { $goods }
sell = sell { $goods } for { good-dollar }
    .bare = { $goods } for { good-dollar }
goods = { $goods }
refine = turn { $cost } into { $into }{ times }
    .bare = { $cost } into { $into }{ times }
times = { $n ->
        [0] , as often as you like
        [1] , once
        [2] , up to twice
       *[other] , up to { $n } times
    }
barter = give any { $n ->
        [one] good
       *[other] { $n } goods
    } for { $into }, as often as you like
exchange = exchange { $rates }, as often as you like and both ways
rate = { $n } of { $give } for { $m } of { $get }
rates = { $first }; { $second }
build = { $cost ->
        [none] { $n ->
            [0] build { $kind-object }, as often as you like
            [1] build { $kind-object }
           *[other] build { $kind-object }, up to { $n } times
        }
       *[other] { $n ->
            [0] build { $kind-object } for { $cost }, as often as you like
            [1] build { $kind-object } for { $cost }
           *[other] build { $kind-object } for { $cost }, up to { $n } times
        }
    }
embassies = establish and improve relations with colonies, as many as you like
draw = { $n ->
        [one] receive { $n } improvement
       *[other] receive { $n } improvements
    }
play = { $n ->
        [one] play { $n } improvement
       *[other] play { $n } improvements
    }
marker = take the first-player marker: you go first next year
swap = { $where ->
        [adjacent] you may swap two neighbouring places on which nobody stands
       *[any] you may swap two places on which nobody stands
    }
as-place = do what is done at the place { $place }
or = { $first }, or { $second }
also = { $first }; { $second }
then = { $first }, then { $second }
into = { $before } into { $after }

## Lines of a card

line-does = { $effect }.
line-price = Cost: { $cost }; worth at the end: { good-dollar }.
line-replaces = This tile takes the place of { $place }, if there is one.
line-sells = Sell as often as you like: { $sells-bare }.
line-subsidy = Or take { $goods } as a subsidy.
line-action = Or: { $effect }.
line-market-sell = Sell goods as the market card of the year says.
line-market-subsidy = Or take its subsidy.
line-market-action = Or carry out its action.
line-market-enter = New stewards enter the map here, and every steward may jump to any market.
line-market-stay = No fee is paid here, and a steward may stay for another turn.
line-value-only = It only counts at the end.
line-remodels = Built only by remodelling, in place of { $old }.
line-worker = Works with { worker-count }.
line-uses = { $use ->
        [ticket] Three times: a steward, or an envoy that may be moved, travels to any place for { $pays }.
        [steward] Three times: one more steward, an Apprentice, takes a turn for you.
       *[range] Three times: your stewards go one place farther in this turn.
    }
line-houses = Home of { colonist.count }.
line-produces = Produces { $goods } every year.
line-produces-one = Produces { $goods } every year, as you choose, instead of what it produced before.
line-boosts = { $building }: each of yours at work produces { $n } more.
line-boosts-one = { $building }: one of yours at work produces { $n } more.
line-roomier = { $building }: each of yours at work has { $n ->
        [one] { $n } more cell
       *[other] { $n } more cells
    }.
line-refines = After production you may { $effect }.
line-market = At a market, instead of its actions: { $effect }.
line-gifts = Your gift at the start of each year may be { $goods }.
line-instead = At a place that is no market you may take { $goods } instead of its action.
line-besides = With it you also receive { $goods }.
line-alchemy = When you receive goods you may turn { $pairs }; produced goods stay as they are.
line-draws = After production see { $n } improvements and keep one.
line-rebuilds = { $building }: for a fee it may become a building for { colonist.all } at any time in your turn, at no other cost.
line-scores = At the end { good-dollar } for each unemployed { colonist }, { $most } at most.

## What stands and helps

ability-range = Your stewards go { $n ->
        [one] one place farther
       *[other] { $n } places farther
    }.
ability-paid-range = Once in a half-year you may pay a fee to let your stewards go one place farther in this turn.
ability-stewards = You have { $n ->
        [one] one more steward
       *[other] { $n } more stewards
    }.
ability-jump-diplomat = Your stewards may jump to the Diplomat from anywhere.
ability-jump-developer = Your stewards may jump to the Developer from anywhere.
ability-envoy = You may move the special envoy of this colony, and profit from it.
ability-fee-goods = You need not pay the tool, food or clothing of a fee.
ability-fee-resources = You need not pay the building resources of a fee.
ability-lord-fee = When you take goods instead of the action, no fee is due.
ability-swap = Once in a half-year you may swap two places on which nobody stands.
ability-diplomat-market = At the Diplomat you receive 1 tool, and may use the market instead.
ability-storage = { $n ->
        [one] { $n } more cell
       *[other] { $n } more cells
    } of Storage.
ability-warehouse = { $n ->
        [one] { $n } more cell
       *[other] { $n } more cells
    } of the Warehouse.
ability-one-storage = Your Warehouse counts as Storage: its goods can be used.
ability-wood-cells = { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } of the Warehouse for wood only.
ability-clay-cells = { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } of the Warehouse for clay only.
ability-ore-cells = { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } of the Warehouse for ore only.
ability-food-cells = { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } of the Warehouse for food only.
ability-clothing-cells = { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } of the Warehouse for clothing only.
ability-sites = Room for { $n ->
        [one] one more building
       *[other] { $n } more buildings
    }.
ability-border = { $n ->
        [one] { $n } border cell
       *[other] { $n } border cells
    } of your board can be built on.
ability-more-wood = Where a place gives you wood, you receive { $n } more.
ability-more-clay = Where a place gives you clay, you receive { $n } more.
ability-more-ore = Where a place gives you ore, you receive { $n } more.
ability-deliver-wood = You may use wood straight from Stocks.
ability-deliver-clay = You may use clay straight from Stocks.
ability-deliver-ore = You may use ore straight from Stocks.
ability-dolly = In each turn you may use { $n } goods straight from Stocks.
ability-factory = Each building in which a colonist of the same type works produces 1 more food, clothing, wood, clay or ore.
ability-steam-engine = In one of your Factories a farmer and a citizen may work at the same time.
ability-citizen-for-farmer = While no farmer of yours is unemployed, citizens may work in buildings for farmers.
ability-farmer-for-citizen = { $n ->
        [one] One farmer may work in a building for citizens.
       *[other] { $n } farmers may work in buildings for citizens.
    }
ability-merchant-for-citizen = While no citizen of yours is unemployed, merchants may work in buildings for citizens.
ability-citizen-for-merchant = { $n ->
        [one] One citizen may work in a building for merchants.
       *[other] Up to { $n } citizens may work in buildings for merchants.
    }
ability-estate-to-apartment = An Estate may be remodelled into an Apartment, too.
ability-farms-besides = At a builder, once you have built something for farmers, you may build Farms on free cells for 1 tool and 1 wood each.
ability-flats-besides = At a builder, once you have built something for citizens, you may build Flats on free cells for 1 tool and 1 plank each.
ability-library = When you receive improvements, you see two more and choose which to keep.
ability-more-cards = When you receive improvements, you keep { $n } more.
ability-second-play = At the Developer you may play a second improvement.
ability-play-after-draw = When you receive improvements at a place, you may play one at once.
ability-free-tools = Improvements cost you no tools.
