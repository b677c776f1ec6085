# Colonists: why something may not be done. The rule's id is shown beside the sentence, not in it.

## The map

refusal-cell-taken = A tile lies there already.
refusal-two-sides = A new place must touch at least two sides of tiles on the map.
refusal-beside-a-place = A market must touch a place.
refusal-markets-apart = Markets must lie farther apart: at least two cells between them.
refusal-market-later = The second market is laid when all starting places lie on the map.
refusal-replaces-nothing = This place takes the place of no other: it goes onto an empty cell.
refusal-another-place-replaced = This place takes the place of another tile than that.
refusal-must-replace = This place must take the place of { $place }.

## Setting up

refusal-wood-and-clay = Three goods, each of them wood or clay.
refusal-not-bought = { $what } is an improvement: those are dealt, not bought.
refusal-not-of-skipped-era = { $what } belongs to an era that is still to be played: only what came before can be bought.
refusal-good-not-of-skipped-era = You cannot buy { $good } yet: they come with an era that is still to be played.
refusal-not-for-sale = You cannot buy { $good }: only goods that need a cell are for sale.
refusal-embassies-first = Embassies were bought before; now buildings are.
refusal-buildings-later = Buildings are bought after the embassies.
refusal-goods-later = Goods are bought after the buildings, and tools cannot be bought.
refusal-budget = This costs { $need ->
        [one] { $need } dollar
       *[other] { $need } dollars
    }, and you have { $have ->
        [0] none left
       *[other] { $have } left
    }.
refusal-three-financial = You have three financial buildings: at this table nobody buys more.
refusal-needed-for-workers = Then the food and clothing for your workers could not be bought any more.
refusal-no-room = There is no room for { $good }.
refusal-colony-not-in-play = { $what } is not in this game.

## Turns

refusal-move-first = First a steward has to move and act.
refusal-one-move = Your steward has moved: one move a turn.
refusal-go-there-first = That is done at a place: send a steward there first.
refusal-not-in-the-year = Workers are sent home only at the end of a year.
refusal-once-per-half = You have done that in this half-year.
refusal-no-swapping = Swapping two places takes relations of level 3 with the Lord colony.

refusal-one-of-them = Of what is offered here you choose one: this visit has another purpose already.
refusal-acted-already = You have acted there: one action a turn.
refusal-not-done-here = That is not done here.
refusal-stopped-here = Your steward has stopped here, and the action follows: it goes no farther.

## Stewards

refusal-all-entered = All your stewards are on the map.
refusal-enter-by-market = { $place } is not a market on the map: that is where stewards enter.
refusal-no-steward-there = No steward of yours stands there.
refusal-not-on-map = { $place } is not on the map.
refusal-must-move = Your steward stands at { $place } already; only on a market may it stay.
refusal-own-steward = Another steward of yours stands at { $place }.
refusal-too-far = { $rule ->
        [CO-ENV-07] { $place } is too far for the envoy.
       *[other] { $place } is too far: your stewards go { $n ->
            [one] { $n } place
           *[other] { $n } places
        } at a time.
    }
refusal-nothing-to-do-there = At { $place } you could do nothing now, and whoever goes there must.
refusal-cannot-pay-fee = { $n ->
        [one] At { $place } a fee is due, and you could not pay it and then act.
       *[other] At { $place } { $n } fees are due, and you could not pay them and then act.
    }
refusal-cannot-pay-fee-supply = You cannot pay the fee for that.
refusal-no-paid-range = Going farther for a fee takes relations of level 2 with the Envoy colony.
refusal-range-most = Your stewards go as far as they can already: 4 places.

## Special envoys

refusal-no-envoy = Whoever moves this envoy has relations of level 2 with its colony.
refusal-sent-already = You have moved this envoy in this half-year.
refusal-envoy-window = { $envoy ->
        [altruist] The Altruist moves before the action of a turn.
       *[laborer] The Laborer moves after the action of your third turn.
    }

refusal-nobody-there = The Alchemist acts only where a steward of another player stands.

## Building

refusal-not-built-here = { $what } is not built here.
refusal-not-more = { $what } cannot be built more often in this action.
refusal-one-embassy = You have an embassy of the { colony }: improve the relations instead.
refusal-level-above-era = { $what } cannot be had yet: in era { $n } level { $n } is the highest.
refusal-next-level = No level can be skipped: with the { colony } the next one is { $n }.
refusal-limit = { $n ->
        [one] Nobody may have more than { $n } of these: { $what }.
       *[other] Nobody may have more than { $n } of these: { $what }.
    }
refusal-no-tile = All tiles are built: { $what }.
refusal-no-colonists = There are no { colonist.all } left in the box.
refusal-remodel-only = { $what } is only built by remodelling: { $old } becomes it.
refusal-no-building = { $what } is no building: nothing takes its place.
refusal-storage-cells-only = { $what } stands only on one of the three storage cells.
refusal-border-in-use = { $what } must stay: there are buildings on the border cells it opens.
refusal-no-cell = { $rule ->
        [CO-CON-12] There is no storage cell free for { $what }.
       *[other] There is no cell free for { $what }: demolish or remodel something.
    }
refusal-at-work = { $what } must stay: its { colonist.all } are at work.
refusal-cannot-pay = { $rule ->
        [CO-DEM-02] Demolishing adds 2 tools: this costs { $goods }. You have { $purse ->
            [none] nothing
           *[other] { $purse }
        }.
       *[other] This costs { $goods }, out of Storage. You have { $purse ->
            [none] nothing
           *[other] { $purse }
        }.
    }

## Workers

refusal-no-such-building = You have no such building: { $what }.
refusal-needs-no-worker = { $what } needs no worker.
refusal-has-its-worker = { $what } has all the workers it needs.
refusal-none-unemployed = You have no unemployed { colonist.all }.
refusal-wrong-worker = { $what } is not a place of work for { colonist.all }.
refusal-needs-at-once = Whoever employs { colonist.object } during the year pays { $goods } at once, and you cannot.
refusal-no-worker-there = No { colonist } works there: { $what }.
refusal-not-maintained = Your workers need { $goods } more than you have: send somebody home first.

refusal-all-stay = You have decided who goes home; now those without work are employed.
refusal-redistributed = Who works where is decided for this year.

## Improvements

refusal-one-a-turn = One improvement a visit: a second one takes an Institute or the Scholar colony.
refusal-institute-idle = Your Institute does not work: it needs two farmers.
refusal-not-drawn = { $card } is not among the cards you just received.
refusal-not-discarded = { $card } is not discarded now.
refusal-not-in-hand = { $card } is not in your hand.
refusal-two-a-turn = You have played two improvements in this turn: that is all.
refusal-nothing-to-do = { $card } would do nothing now.
refusal-like-another = You have another { $card }, which is the same: choose that one.

## Goods

refusal-drop-first = { $n ->
        [one] There is no room: first let one good go.
       *[other] There is no room: first let { $n } goods go.
    }
refusal-not-in-storage = You cannot sell { $goods }: so much is not in Storage.
refusal-not-so-often = { $n ->
        [0] This cannot be done any more in this action.
        [one] This can be done only once in this action.
       *[other] This can be done only { $n } times in this action.
    }
refusal-no-good-into-a-stock = Nothing is ever moved into a Stock: only production fills it.
refusal-no-need-to-move = Goods need not be moved: they always lie where they are of most use, and during an action they stay where they are.
refusal-dollars-stay = Dollars are never spent: they are the score.

refusal-needs-no-cell = Tools and dollars need no cell: letting them go makes no room.
refusal-no-such-good = You have no { $good } there.
refusal-no-room-by-that = Letting { $good } go would not help: it makes no room, or it is needed.

## Saving between eras

refusal-save-not-now = A game is noted between two eras: next time after the last turn of era { $n }, until the first turn of a new one is over.
refusal-save-no-era-left = Era { $n } is the last of this game: no other follows that could be set up.
refusal-save-other-game = Only a game of Colonists is noted between eras.
