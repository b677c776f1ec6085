# North: why something may not be done. The rule's id is shown beside the sentence, not in it.

## Whose turn, which moment

refusal-you-passed = You have passed: you take no more actions this round.
refusal-other-ship-first = Ships go one after another, in the order of the queue: another one is first.
refusal-wait-for-the-others = You have chosen: now the others do.
refusal-wrong-phase = Not now: this is the { phase }.
refusal-answer-first = First answer this: { $question }
refusal-unknown-action = There is no action “{ $key }”.
refusal-one-at-a-time = { $rule ->
        [EN-HAR-03] One Field at a time: a Harvest is for a single one.
        [EN-CON-01] One card at a time: Construct builds a single one.
       *[other] One action a turn, with a single card.
    }
refusal-expedition-later = Ships go to their islands in the Expedition phase, not in a turn.
refusal-lookout-over = Cards are kept in the Lookout phase only.
refusal-not-drawn = { $card } is not among the cards you have drawn.
refusal-same-as-another = { $card } is the same choice as another one in the list: take that one.

## Building

refusal-not-in-hand = { $card } is not in your hand.
refusal-cannot-pay = You cannot pay for { $card }: it costs { $cost }.
refusal-boost-needs-action = { $card } is a boost: it is played together with { tile }, when you carry that out.
refusal-built-with-action = { $card } is not paid for with goods: it is built together with { tile }, when you carry that out.
refusal-no-goods-cost = { $card } does not cost goods: Construct cannot build it.
refusal-no-matching-field = You have no Field that yields { good-name }, so { $card } cannot go under one.

## Paying

refusal-gold-is-gold = This costs gold, and nothing stands in for gold.
refusal-gold-for-resources-only = Gold stands in for Resources only, not for workers or Raze tokens.
refusal-does-not-pay = “{ $key }” does not pay the cost.

## Pawns and tiles

refusal-no-pawn-left = Both of your pawns are on tiles already.
refusal-pawn-turned = The pawn on { tile } has been used twice: it rests until the next round.
refusal-no-pawn-there = You have no pawn on { tile }.
refusal-not-beside = { tile } does not lie beside { tile-start } in the circle: a pawn moves to a neighbouring tile.
refusal-needs-food = For { tile } you need { $food } food, or gold in its place.
refusal-cannot-perform = You could not carry out { $tile ->
        [explore] Explore: deck and discard pile are empty
        [construct] Construct: no card in your hand costs goods and can be built
        [harvest] Harvest: you have no Field
        [sail] Sail: you have no ship in reserve
       *[populate] Populate
    }.
refusal-one-card-with-it = With { tile } you can play one boost or build one Field from your hand, or nothing.
refusal-not-with-an-action = { $card } is built for its cost, not together with an action.
refusal-other-action = { $card } goes together with { tile }, not with this action.
refusal-not-your-field = { $card } is not a Field of your empire.
refusal-with-its-field = { $card } is an upgrade: it is harvested together with its Field.

## Ships and islands

refusal-not-there-to-load = You have no { $good ->
        [fish] fish
       *[raze] Raze token
    } to take on board.
refusal-one-of-each-on-board = A ship carries 1 { $good ->
        [fish] fish
       *[raze] Raze token
    } at most.
refusal-not-for-ships = “{ $key }” does not go on a ship: only fish and a Raze token do.
refusal-no-such-island = “{ $key }” is none of the islands that lie face up.
refusal-needs-fish = This ship has no fish on board: it cannot reach distant islands.
refusal-needs-raze = This ship has no Raze token on board: it can pillage, but not conquer.
refusal-not-by-this = This card does not let you { $mode ->
        [pillage] pillage
       *[conquer] conquer
    }.
refusal-already-landed = The ship has come to { $card }: there is no second choice of an island.

## Locations and raids

refusal-not-your-location = { $card } is not in your empire.
refusal-no-action = { $card } has no action.
refusal-exhausted = { $card } has been used: it is exhausted until the end of the round.
refusal-cannot-use = You cannot pay for { $card }: its action costs { $cost }.
refusal-no-effect = The action of { $card } would bring nothing now.
refusal-no-raze-token = A raid costs 1 Raze token, and you have none; those on ships do not count.
refusal-not-an-opponents = { $card } is not in an opponent's empire: only their Action Locations can be raided.
refusal-already-exhausted = { $card } is exhausted already.
refusal-owner-passed = { $clan ->
        [glenn] Clan Glenn
        [ulaf] Clan Ulaf
        [panuk] Clan Panuk
        [heidel] Clan Heidel
        [nanurjuk] Clan Nanurjuk
       *[mckinnon] Clan McKinnon
    } has passed: nothing can be aimed at it for the rest of the round.
refusal-not-exhausted = { $card } is not exhausted.
