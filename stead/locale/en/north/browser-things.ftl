# North in the browser: what goods, tiles, pawns, ships and piles say of themselves.

about-food = Sends a pawn on to a neighbouring tile, 1 for each; many cards cost it too.
about-wood = Building material: most Locations cost some.
about-stone = Building material: most Locations cost some.
about-sheep = For the cards that ask for them.
about-fish = On board, it carries a ship to the distant islands. Some cards ask for it too.
about-gold = Stands in for any 1 Resource when you pay. Worth 1 VP at the end.
about-worker = Keeps cards in the Lookout and works in your Locations. Spent workers lie on the clan token until the round is over.
about-raze = On board, it conquers an island; in your turn it raids an Action Location of an opponent.
about-spent = Workers on the clan token: spent, until the round is over or a card recovers them.
about-tile-explore = Draw a card.
about-tile-populate = Gain a worker.
about-tile-construct = Build a Location from your hand without paying its goods.
about-tile-harvest = Take everything one of your Fields yields.
about-tile-sail = Send a ship to the end of the queue, with fish and a Raze token on board if you like.
about-tile-turned = It shows its other side: a pawn that comes here costs 1 food more.
about-beside = Beside it: { $before } and { $after }.
about-pawn = It can still go on to a neighbouring tile this round, for 1 food.
about-pawn-turned = It was used twice and rests until the next round.
about-pawns = Everybody has two. The first use takes a pawn to any tile; the second takes it on to a neighbouring one, for 1 food.
about-ships = They go out with Sail, and come back when their expedition is over.
about-more-ships = A card may bring { $n } more.
about-ship = Without fish on board it goes to a near island.
about-ship-fish = With fish on board it may go to a near or to a distant island.
about-ship-pillage = Without a Raze token it can only pillage.
about-ship-raze = Its Raze token can conquer an island. What is not used is lost.
about-deck-near = Any ship may take the top card, whatever it turns out to be. When it is empty, its discard pile becomes the new deck.
about-deck-distant = A ship with fish on board may take the top card, whatever it turns out to be. When it is empty, its discard pile becomes the new deck.
about-discarded = { $n ->
        [0] Nothing has been discarded yet.
       *[other] Discarded lately: { $cards }.
    }
about-deck = Cards only this clan has. When it is empty, the discard pile becomes the new deck.
about-hand = What they are only their owner knows.
about-tucked = An upgrade: its goods come with those of its Field.
about-trigger = The round in which somebody has { $n } VP in the Action phase is the last.
about-last = Somebody has { $n } VP: this round is played to its end, then points are counted.
about-rounds = Alone one plays { $rounds } rounds.
about-phases = A round: Lookout, Actions, Expedition.
about-phase-setup = Everybody chooses three cards of five.
about-phase-lookout = Everybody looks at four cards and keeps some of them, for 1 worker each.
about-phase-action = One action each in turn, until all have passed.
about-phase-expedition = The ships go to the islands, one after another, in the order of the queue.
about-adds = If the game ended now, { $n } VP would be added: { $cards } for cards, { $resources } for Resources, { $gold } for gold, { $raze } for Raze tokens.
about-scenario = { $n } VP are needed after { $rounds } rounds, and whatever else stands here. The lighter bar counts what your cards and goods would add at the end. An event comes every round, each of these once. Scenarios are ours, not the publisher's.
