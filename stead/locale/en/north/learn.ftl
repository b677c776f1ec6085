# What newcomers to North are taught: the page, the mistakes, the exercises.

## The page

course-aim = The aim
    .text =
        You lead a clan with a deck of its own. Out of your hand you build an empire: Fields that bring goods, features that help, Locations with actions that turn goods into points. Your ships bring the rest, from islands that you pillage or conquer.

        Nobody knows how many rounds there will be. As soon as somebody has 25 points in an Action phase, that round is the last. Then cards and leftover goods count as well, and whoever has the most points wins.
    .picture = A table of North: the rival’s empire, the circle of five action tiles, the sea with ships and islands, your own empire and your hand of five cards.
course-round = A round
    .text =
        A round has four parts. In the Lookout phase you draw four cards and keep as many as you like, for a worker each. In the Action phase everybody acts in turns until all have passed. In the Expedition phase the ships reach their islands. Then everything is made ready: workers come home, used cards are turned back, new islands are laid out. Goods are never lost.

        Your two pawns do the heavy work. Put one on any of the five tiles and do what it says. In a later turn of the same round it may go on to a neighbouring tile for 1 food and act once more; then it is used up.
    .picture = The circle of the five action tiles, with the pawns of both clans: one of Ulaf’s is used up already.
course-turn = Your turn
    .text =
        In your turn you do one thing: use a pawn, build a Location for its price, use an action of your empire, or raid. An action that was used is exhausted until the round is over. A raid costs a Raze token and exhausts an action of somebody else before it is used.

        Some cards have a tile in place of a price. They are played along with that tile’s action, before it: one boost, which works at once, or one Field, which brings its goods at once. So look at your hand before you place a pawn.
    .picture = Your hand: a Field and two boosts with the tile they are played with, and two Locations with a price.
course-islands = Ships and islands
    .text =
        Sail puts one of your ships at the end of the queue. Decide at once what goes on board, for later is too late: a fish takes the ship to distant islands, a Raze token lets it conquer. Without either it pillages near islands.

        In the Expedition phase the ships go in the order of the queue. Each takes one island, face up or from the top of a deck. A pillaged island gives its goods and is gone. A conquered one joins your empire: with its action, its Field or its feature, and as another card that scores.
    .picture = The sea: three ships in the queue with what is on board, two near and two distant islands face up.
course-points = What scores
    .text =
        During the game actions, features, bonuses and pillaged islands bring points. They are marked at once, and only they count for the 25 that end the game.

        When it is over, every card in your empire adds 1 point: the Fields you began with, upgrades and islands too. So do every two Resources and every gold that is left, and every Raze token, unless the table plays without.
    .picture = Your empire: Fields, actions, features and an island, and the points that are marked so far.

## Mistakes

mistake-food = No food in store
    .text = A pawn acts twice for 1 food. Two pawns and 2 food are four tile actions in a round, without food only two. Harvest food before you run out; gold does in its place.
mistake-workers = Keeping too many cards
    .text = Every card kept in the Lookout phase costs a worker, and the same workers pay for your actions. Two cards you will really build are better than four with nobody left to do anything.
mistake-cargo = Sailing empty
    .text = What is not on board when a ship leaves cannot be brought later. Before you sail, see to a fish and a Raze token: a conquered island works in every round that follows.
mistake-window = Forgetting boosts and Fields
    .text = They cost nothing but the right moment. Each tile action takes one of them along; whoever places a pawn without looking at the hand wastes that place.
mistake-late = Growing for too long
    .text = Somebody reaches 25 points sooner than you think. From the middle of the game on ask of every card whether it still brings more points than it costs.

## Exercises

lesson-twice = One pawn, two actions
    .task = One pawn is left, and you have no food. Harvest and Sail in this round.
    .why = For 1 food a pawn goes on to a neighbouring tile. Harvest comes first because it brings the food, and Sail lies next to it. With food in store you may begin anywhere.
lesson-construct = Too expensive to buy
    .task = Your goods are enough for the Border Smithy only. Build the Great Gathering as well.
    .why = Construct builds one Location for no goods at all. So use it for the expensive one and pay for the cheap one: the other way round your goods would not do. Only workers in a price are spent all the same.
lesson-field = A Field with its Harvest
    .task = Gather as much food as you can with your last pawn.
    .why = The Hop Garden is built along with Harvest and brings its food at once. Only then comes the Harvest itself, of whichever Field you like: the Honey Meadow gives the most.
lesson-upgrade = Under the right Field
    .task = The Drystone Fold is an upgrade for a Field with sheep. Gather as many sheep as you can with your last pawn.
    .why = An upgrade brings its goods when it is built, and again with every Harvest of its Field. So put it under the Field that is worth harvesting anyway, and a conquered island is a Field like any other. It stays there for good.
lesson-gold = Gold and food
    .task = Sail with the pawn on Harvest, and use the Golden Statue as well.
    .why = Gold stands in for any Resource, food for a pawn too. But nothing stands in for gold: where you have food, pay with food, and keep gold for what only gold can do.
lesson-voyage = A land of your own
    .task = Conquer a distant island in this round. A fish you have, a Raze token you do not.
    .why = A boost is played along with its tile, before the action: the War Horn brings the Raze token just in time to be loaded. Fish for the distance, a Raze token for the conquest, both on the same ship.
lesson-raid = Before it is used
    .task = Heidel has 24 points, some food and no workers. Keep the clan from scoring with its next action.
    .why = A raid exhausts an action before it is used. Only what its owner can pay for is dangerous: the Brewery takes food, the other two want workers. Against whoever has passed it is too late to raid, and there is no need.
lesson-refresh = Once again
    .task = The Shearing Shed has been used, and you are 1 sheep short. Score with it again in this round.
    .why = Whatever refreshes a card lets you use it again at once. The Ceilidh goes with Harvest, and that Harvest brings the missing sheep as well: one pawn, two errands.
lesson-early = It cannot wait
    .task = For the Treasury you are 1 stone short, and your ship waits in the queue. Build the Treasury in this round.
    .why = The Expedition phase comes when all have passed: too late to build. The Valkyrie sends a waiting ship at once, past those before it, and the ship is free again for another Sail.
lesson-queue = Who comes first
    .task = A ship of Glenn’s with fish on board is waiting. Get to the Lost Temple before it.
    .why = Ships choose their islands in the order of the queue. Floki’s Workshop moves the ship you have just placed forward by one. And do not forget the fish: without it there are only near islands.
lesson-bank = Full sets
    .task = The Wool Bank pays at the end of the next Lookout phase, for full sets only. See that it pays twice.
    .why = What lies on a card stays there and pays in every round, but what is short of a full set pays nothing. Do not spread your goods over several banks: fill one first.
lesson-copy = A second igloo
    .task = The Snow Igloo has been used in this round. Score a point all the same.
    .why = A copy does what its model does, and is exhausted by itself: it is new, so it is ready. The choice holds for good, and a model that is of no use to you makes a copy of no use.
lesson-end = Now or never
    .task = You have 24 points and are ahead. See that this round is the last.
    .why = Only points marked in the Action phase make the round the last. Those from the expedition come too late for that, and cards count only when it is over. So turn sheep into points before you pass.
