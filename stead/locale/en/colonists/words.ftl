# Colonists: goods, people, colonies, phases, settings.

## Goods. The value is what a verb takes ("receive 2 planks"), `count` what stands in a list by itself.

good-wood = { $n } wood
    .count = { good-wood }
good-clay = { $n } clay
    .count = { good-clay }
good-ore = { $n } ore
    .count = { good-ore }
good-plank = { $n ->
        [one] { $n } plank
       *[other] { $n } planks
    }
    .count = { good-plank }
good-brick = { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
    .count = { good-brick }
good-iron = { $n } iron
    .count = { good-iron }
good-coal = { $n } coal
    .count = { good-coal }
good-food = { $n } food
    .count = { good-food }
good-clothing = { $n } clothing
    .count = { good-clothing }
good-tool = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
    .count = { good-tool }
good-dollar = { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
    }
    .count = { good-dollar }

# The heading of a supply; `of`: as in "no wood", "1 of wood or clay".
supply-wood = Wood
    .of = wood
supply-clay = Clay
    .of = clay
supply-ore = Ore
    .of = ore
supply-plank = Planks
    .of = planks
supply-brick = Bricks
    .of = bricks
supply-iron = Iron
    .of = iron
supply-coal = Coal
    .of = coal
supply-food = Food
    .of = food
supply-clothing = Clothing
    .of = clothing
supply-tool = Tools
    .of = tools
supply-dollar = Dollars
    .of = dollars
any-goods = any goods

## Seats: the name, then of and to whom; `verb` is what a past tense ends in after the name (only Russian writes it).

seat-north = North
    .of = North
    .whom = North
    .verb = { "" }
seat-east = East
    .of = East
    .whom = East
    .verb = { "" }
seat-south = South
    .of = South
    .whom = South
    .verb = { "" }
seat-west = West
    .of = West
    .whom = West
    .verb = { "" }
seat-you = you
    .of = you
    .whom = you
    .verb = { "" }

## Colonists: one, one as an object, so many, and of all of them.

colonist = { $colonist ->
        [farmer] farmer
        [citizen] citizen
       *[merchant] merchant
    }
    .object = { $colonist ->
        [farmer] a farmer
        [citizen] a citizen
       *[merchant] a merchant
    }
    .all = { $colonist ->
        [farmer] farmers
        [citizen] citizens
       *[merchant] merchants
    }
    .count = { $colonist ->
        [farmer] { $n ->
            [one] { $n } farmer
           *[other] { $n } farmers
        }
        [citizen] { $n ->
            [one] { $n } citizen
           *[other] { $n } citizens
        }
       *[merchant] { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
    }
worker-count = { $worker ->
        [any] { $n ->
            [one] { $n } colonist of any type
           *[other] { $n } colonists of any type
        }
        [farmer] { $n ->
            [one] { $n } farmer
           *[other] { $n } farmers
        }
        [citizen] { $n ->
            [one] { $n } citizen
           *[other] { $n } citizens
        }
       *[merchant] { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
    }

## Colonies; their embassies in a community; the special envoys.

colony = { $colony ->
        [alchemist] Alchemist colony
        [altruist] Altruist colony
        [envoy] Envoy colony
        [industrialist] Industrialist colony
        [laborer] Laborer colony
        [lord] Lord colony
        [scholar] Scholar colony
        [storekeeper] Storekeeper colony
       *[trader] Trader colony
    }
    .with = the { colony }
    .of = the { colony }
embassy = { colony }, level { $level }
    .object = relations with { colony.with }, level { $level }
    .of = the embassy of { colony.of }
    .to = in the embassy of { colony.of }
envoy-alchemist = the Alchemist
envoy-altruist = the Altruist
envoy-laborer = the Laborer

## Names made of others

numbered = { $name } no. { $n }
contract = Building Contract: { $name }
builder = Builder: { $name }
market-card = Market of era { $era }: { $name }

## Eras, levels, phases

era = Era { $era }
level = Level { $level }
clock = Era { $era } · year { $year } of { $years }
clock-turn = { $half ->
        [0] summer
       *[other] winter
    }, turn { $turn } of { $turns }
chapter = Era { $era }, year { $year }
phase = { $phase ->
        [setup] set-up
        [places] laying out the map
        [market] laying a market
        [goods] starting goods
        [embassies] buying embassies
        [buildings] buying buildings
        [purchase] buying goods
        [era] a new era
        [year] a new year
        [gifts] gifts of the Altruists
        [play] turns
        [new_places] new places
        [workers] who works where
        [maintenance] maintenance
       *[production] production
    }

## Table settings

setting-first = First era
    .help = The era the game starts in. A later start gives everybody dollars to buy a community with.
setting-first-1 = Era 1
setting-first-2 = Era 2
setting-first-3 = Era 3
setting-first-4 = Era 4
setting-last = Last era
    .help = The era after which the game is over. An era is five years: about 40 minutes for two players, and more for each one after that.
setting-last-first = Only the first era
setting-last-1 = Era 1
setting-last-2 = Era 2
setting-last-3 = Era 3
setting-last-4 = Era 4
setting-introductory = First game
    .help = The easiest start: era 1 only, and the Day Laborer joins the starting places.
setting-small-market = Small market
    .help = A fourth, small market comes with era 3: shorter ways on a large map. A variant of the rulebook.
setting-financial = At most three financial buildings
    .help = Whoever starts in a later era may buy at most three Pubs, Theaters and Casinos together.
setting-smithy = Tools from the Smithy
    .help = How many tools everybody gets each year. The number is only drawn in the rulebook and lost to us: 6 fits the costs best, 4 or 5 make tools scarce.
setting-smithy-6 = 6 tools
setting-smithy-5 = 5 tools
setting-smithy-4 = 4 tools
setting-farm = Cost of a Farm
    .help = The sources differ: an example in the rulebook pays 1 tool and 2 wood, a published list of the tiles says 1 tool and 1 wood.
setting-farm-2-wood = 1 tool, 2 wood
setting-farm-1-wood = 1 tool, 1 wood
setting-supply = Building tiles
    .help = Limited: there are as many buildings and colonists as the box holds. Unlimited: they never run out.
setting-supply-limited = limited
setting-supply-unlimited = unlimited
