# Settlers: what cards say. Effects are orders to the player ("gain 2 wood"); `produces` is how a Production Location
# tells the same, `bare` what is left of it in an enumeration.
#
# A phrase inside a phrase, say $first, also brings $first-id, the id of its message, and $first-bare.

## Effects

gain = gain { $goods }
    .bare = { $goods }
    .produces = produces { $goods }
    .more = gain { $goods } more
gain-per = gain { $goods } { for-each }
    .produces = produces { $goods } { for-each.produces }
for-each = for each { $per ->
        [samurai] Samurai on your Locations
       *[colour] { colour.object } Location in your empire
    }{ at-most }
    .produces = { for-each }
at-most = { $max ->
        [0] { "" }
       *[other] { " " }({ $max } at most)
    }
choose = { $options-id ->
        [gain] gain either { $options-bare }
       *[other] choose one: { $options }
    }
    .produces = { $options-id ->
        [gain] produces either { $options-bare }, as you choose
       *[other] choose one: { $options }
    }
look = draw { $cards } cards from { $deck ->
        [faction] your faction deck
       *[common] the Common deck
    }, keep one and discard { $cards ->
        [2] the other
       *[other] the others
    }
gamble = turn up the top card of the Common deck, gain everything shown in its Raze field, then discard it
offer = you may gain { $offers }
price = { $goods } for { $spend }
build-from = build { $place ->
        [deals] the card of one of your Deals
       *[hand] a faction card from your hand
    } at once, paying its cost but giving up no Location
lay-foundation = put a card from your hand into your empire face down as a Foundation and gain { $goods }
produce-again = gain once more what one of your { $which ->
        [other] other Production Locations produces
       *[any] Production Locations produces
    }
    .produces = produces the same as one of your { $which ->
        [other] other Production Locations
       *[any] Production Locations
    }, as you choose
deal-again = gain again what one of your Deals brings
repeat-deal = gain the good of that Deal once more
refresh = clear the goods from another of your activated Locations, so that it can be activated again this round
raze-own = raze a Location of your own empire{ convert-goods }
raze-opponent = raze an opponent's Location, whatever protects it; no further Raze tokens are needed{ convert-goods }
raze-priced = raze a card from your hand or an opponent's Location for the usual number of Raze tokens{ convert-goods }
convert-goods = { $convert ->
        [0] { "" }
       *[other] ; you may give back any of the goods gained for { $convert } VP each
    }
loot = gain one good of your choice from the Raze field of an opponent's Location, which stays standing
steal = take 1 Resource of your choice from an opponent's supply
demolish = discard an opponent's Common Location (this is not razing)
take-over = take an opponent's Common Location into your empire (you can hold 4 of them at most)
block = choose an opponent's Action Location, which cannot be activated for the rest of the round
cancel-deal = cancel an opponent's Deal
take-deal = take an opponent's Deal for yourself (it brings its good from the next Production phase on)
trade-route = make a Deal with an opponent's faction Location (you gain its good at once and in every Production phase)
force-discard = choose an opponent, who must discard a card from hand
spy-on-hand = look at an opponent's hand and discard a card of your choice from it
then = { $first-id ->
        [gain] { $first } and also { $second-bare }
        [gain-per] { $first } and also { $second-bare }
       *[other] { $second-id ->
            [gain] { $first }, then { $second }
           *[other] { $first }; then { $second }
        }
    }

## Lines of a card

line-produces = { $effect }.
line-action = { $cost }: { $effect }.
line-action-free = { $effect }.
line-twice = { $n ->
        [2] May be activated twice a round.
       *[other] May be activated { $n } times a round.
    }
line-feature = { $moment }, { $effect }.
line-bonus = Building bonus: { $effect }.
line-counts-itself = This Location counts too.
line-holds-cards = At any moment of your turn you may put cards from your hand under this Location; they stay there. At the end of the game each of them is worth 1 VP.
line-holds-resources = At any moment of your turn you may put Resources on this Location; they stay there. At the end of the game each of them is worth 1 VP.
line-stores-resource = In the Cleanup phase you may store any amount of one Resource of your choice.
line-walls = To raze a Location of your empire, opponents must spend { $n ->
        [one] { $n } more Raze token
       *[other] { $n } more Raze tokens
    }.
line-attack = Target: { good-name }.
line-board-produces = The faction board produces { $goods } every round.
line-board-stores = In the Cleanup phase you may store any { $good ->
        [wood] amount of wood
        [stone] amount of stone
        [food] amount of food
        [gold] amount of gold
        [worker] number of workers
       *[raze] number of Raze tokens
    }.
line-board-samurai = At any moment of your turn you may set workers on your faction Locations as Samurai, 1 on each; they stay there.

## What activation costs

cost-goods = spend { $goods }
cost-card = discard { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
cost-deal = cancel { $n } of your Deals

## When a Feature yields

when-built = each time you build a { $colour ->
        [none] { "" }
       *[other] { colour.object }{ " " }
    }{ $deck ->
        [faction] faction{ " " }
       *[any] { "" }
    }Location{ $this ->
        [yes] { " " }(this one counts too)
       *[no] { "" }
    }
when-razed = each time you raze { $target ->
        [opponent] an opponent's Location
       *[any] a card from your hand or a Location
    }
when-dealt = each time you make a Deal
when-gained-vp = each time a single effect brings you 2 VP or more
when-activated = each time you activate an Action Location
when-workers-exchanged = each time an opponent exchanges 2 workers

## Facts of a card

facts-location = { $deck ->
        [romans] Roman
        [barbarians] Barbarian
        [egyptians] Egyptian
        [japanese] Japanese
       *[common] Common
    } { $type ->
        [production] Production
        [feature] Feature
       *[action] Action
    } Location
facts-attack = Attack card of the virtual player
facts-colourless = no colour
facts-cost = costs { $goods }
facts-free = costs nothing
facts-deal = a Deal brings { $goods }
facts-raze = razing brings { $goods }
facts-no-raze = cannot be razed
