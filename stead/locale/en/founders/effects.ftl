# Founders: what cards say. Effects are orders to the player ("gain 2 coins"); `bare` is what is left of one in an
# enumeration. A phrase inside a phrase, say $first, also brings $first-id, the id of its message, and $first-bare.

## Effects

gain = gain { $goods }
    .bare = { $goods }
gain-per = gain { $goods } for each { $per ->
        [basic_storages_beside] basic storage next to this building
        [level_2_resources] resource of level 2 you own
        [houses] house of yours
        [rivals_with_access] rival who has access to a storage of yours
       *[rivals_ahead] rival with more VP than you
    }{ $plus ->
        [0] { "" }
       *[other] , and { $more } more
    }{ $most ->
        [0] { "" }
       *[other] { " " }({ $most } at most)
    }
income = receive your income (a coin for each different resource you own and a temporary crystal for each house)
convert = exchange { $give } for { $get }
choose = { $options-id ->
        [gain] gain either { $options-bare }
       *[other] choose one: { $options }
    }
roads = { $n ->
        [1] build a road
       *[other] build up to { $n } roads
    }
trade = { $kinds ->
        [own] build a storage of one of your basic resources
        [access] buy access to a storage
        [foreign] build a storage of a neutral or rival basic resource and gain access to it
        [own-access] build a storage of one of your basic resources or buy access to a storage
        [own-foreign] build a storage of any basic resource; if it is not yours, you gain access to it
        [access-foreign] buy access to a storage, or build one of a neutral or rival basic resource with access
       *[all] trade
    }{ terms }{ $follow ->
        [yes] , on coast or desert only
       *[no] { "" }
    }{ $early ->
        [yes] , even before two buildings are completed
       *[no] { "" }
    }{ times }
build = { $kinds ->
        [house] build a house
        [bridge] build a bridge or gate
       *[all] build a house, bridge or gate
    }{ terms }{ times }
upgrade = build a storage of { $levels ->
        [level-2] a resource of level 2
        [level-3] a resource of level 3
       *[both] a resource of level 2 or 3
    }{ $discount ->
        [0] { "" }
        [one] { " " }for { $discount } coin less
       *[other] { " " }for { $discount } coins less
    }{ $roads ->
        [0] { "" }
        [1] , and a road connected to it if you like
       *[other] , and up to { $roads } roads connected to it
    }
recruit = { $n ->
        [1] hire an advisor{ terms }
       *[other] hire { $n } advisors{ terms }{ $price ->
            [0] { "" }
           *[other] , paying for { $n ->
                [2] both
               *[other] each
            }
        }
    }
access = gain free access to a storage on a { terrain.of } cell that is connected to this building
recall = take up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your discard pile back into your hand (Income stays there)
copy = carry out the action of a prestige building that has a cube of yours, even if a worker stands on its card
then = { $first-id ->
        [gain] { $second-id ->
            [gain] { $first } and { $second-bare }
           *[other] { $first }, then { $second }
        }
       *[other] { $first }, then { $second }
    }

# What a terrain costs.
price = { terrain } { $cost }

# What it costs, if not the usual price; how often it may be done.
terms = { $price ->
        [-1] { $discount ->
            [0] { "" }
            [one] { " " }for { $discount } coin less
           *[other] { " " }for { $discount } coins less
        }
        [0] { " " }for free
        [one] { " " }for { $price } coin
       *[other] { " " }for { $price } coins
    }
times = { $times ->
        [1] { "" }
        [2] ; then once more if you like
       *[other] ; up to { $times } times
    }

## The lines of a card

line-action = { $effect }.
line-main = Main action: { $effect }.
line-follow = Follow: { $effect }.
line-worker = Worker: { $effect }.
line-race = Action of the race, for a worker: { $effect }.
line-trade-own = Build a storage of one of your basic resources: { $prices }.
line-trade-access = Or buy access to a storage of a rival or of a neutral resource: { $prices } (its cheapest cell counts).
line-trade-foreign = Or build a storage of a neutral basic resource and gain access to it: { $cost }. Once two buildings are completed, also of a rival's.
line-prices-build = A house costs { $house }, { $plain } without workers; a bridge or gate { $bridge }.
line-prices-upgrade = Level 2 costs { $two }, level 3 costs { $three }.
line-prices-recruit = The cells of the market cost { $prices } coins. Every advisor brings 1 permanent crystal and the VP on the card.
line-income-follow = Follow: the other player takes the follow of any other core action.
line-call-needs = Needs 2 cards in your discard pile, 3 with two players. Never played face down.
line-call-bonus = For each card left in your hand gain a coin or a temporary crystal, or build a road.
line-call-back = Take your discard pile and your workers back; all others receive income.
line-call-vote = Everybody votes in secret on the three buildings on offer; the winning one is built.
line-needs = Needs { $needs }.
line-terrain = Covers at least one { terrain.of } cell.
line-site = Stands only on a site of its own.
line-home = Home resource: { $resource }.
line-home-any = Home resource: any that is left.
line-made-of = Made of { $needs }.
line-forbids = Whoever holds this resource cannot also take { $resources }.
line-basic = Its owner builds storages of it by Trade; the price depends on the terrain.
line-has = Have { $conditions }.
line-deck = { $deck ->
        [immediate] Scored at the end of the turn in which somebody meets it, by everybody who meets it.
        [middle] Scored at the end of the turn in which the second building is completed, by everybody who meets it.
       *[end] Scored at the end of the game, by everybody who meets it.
    }

# A resource and the VP it brings its supplier.
need = { $resource } ({ $vp })

# What achievements ask for.
has-districts = storages in { $n ->
        [1] a district
       *[other] { $n } districts
    }
has-level-2-storages = { $n ->
        [1] a storage of level 2
       *[other] { $n } storages of level 2
    }
has-level-3-storages = { $n ->
        [1] a storage of level 3
       *[other] { $n } storages of level 3
    }
has-advisors = hired { $n ->
        [1] an advisor
       *[other] { $n } advisors
    }
has-houses = { $n ->
        [1] a house
       *[other] { $n } houses
    }
has-bridges = { $n ->
        [1] a bridge or gate
       *[other] { $n } bridges and gates
    }
has-income = an income of { $n }
has-access-only = access to { $n ->
        [1] a resource
       *[other] { $n } resources
    } you do not own
has-prestige = cubes on { $n ->
        [1] a prestige building
       *[other] { $n } prestige buildings
    }
has-permanent = { good-permanent }

## Facts about a card

facts-core = Core action
facts-advisor = Advisor of level { $level }
facts-needs = needs { $resource-of }
facts-brings = brings { $goods }
facts-building = Prestige building
facts-cells = { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
facts-race = Race
facts-alone = alone: { difficulty }
facts-resource = { $level ->
        [1] Basic resource
       *[other] Resource of level { $level }
    }
facts-achievement = { $deck ->
        [immediate] Achievement, at once
        [middle] Achievement, mid-game
       *[end] Achievement, end of the game
    }

## Where a card comes from

part-recipe = recipe
part-home = home resource
provenance-dataset = From reviews and fan projects: { $parts }.
