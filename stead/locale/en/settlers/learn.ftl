# What newcomers to Settlers are taught: the page, the mistakes, the exercises.

## The page

course-aim = The aim
    .text =
        You lead a people for five rounds. You build Locations out of the cards in your hand; they bring goods, and goods become points. Whoever has the most points after the fifth round wins.

        Below lies your own empire, above it that of your rival. Each has three rows: what produces every round, what always helps, and what works when you pay for it.
    .picture = A table of Settlers: your rival’s empire above, your own empire with seven Locations below, and your hand of five cards.
course-round = A round
    .text =
        A round has four parts. In the Lookout everybody draws a card of their own faction and takes common cards from an open row. Then production: your faction board, your Deals and your Locations bring their goods. Then the actions, in turns, until all have passed. At the end you clean up, and almost everything that is left over is lost.

        Cards in hand and points are yours for good. Wood, stone, food and workers are there to be spent in the same round.
    .picture = The Lookout: three common cards lie open in a row between the two empires.
course-turn = Your turn
    .text =
        In your turn you do one thing: build a Location, make a Deal with a card of your faction for 1 food, raze, use an action of your empire, or turn two workers into one wood, stone, food or card. Then it is the next player’s turn. Whoever passes is out for this round, and nobody can touch them any more.

        A Location that produces brings its goods at once when it is built, and again every round. That is why early building pays.
    .picture = Your hand: two common cards and three Roman ones, each with its price on the left and its Deal at the foot.
course-points = What scores
    .text =
        Most points come during the game: from actions that turn goods into points, from features that reward what you do, and from some bonuses for building. They are marked at once.

        At the end every common Location in your empire adds 1 point, and every Location of your faction adds 2. Most faction Locations cost one of your other Locations, so a common one that has done its work is a good price for one that counts double.
    .picture = Your empire: common Locations and the two Roman ones among them, with the points that are marked so far.

## Mistakes

mistake-hoard = Saving up
    .text = Wood, stone and workers do not wait for you. Before you pass, look for anything they can still become: a cheap Location, an action, a card for two workers.
mistake-late = Producing too late
    .text = A Location that gives 1 stone pays in every round to come. Built in the first round it pays five times, in the fourth only twice. Build what produces first, and what scores later.
mistake-deals = Holding back faction cards
    .text = You cannot build them all. A Deal costs 1 food and brings its good at once and in every later round: three Deals in the second round feed you for the whole game.
mistake-tokens = Forgetting the tokens
    .text = Raze tokens burn a useless card in your hand for the goods on its flag, and the Defence token protects a Location for free. Both are lost at the end of the round.
mistake-empire = Giving up the wrong Location
    .text = A faction Location usually costs one you have built. Give up Ruins, or one whose action you have already used this round: it has done its work. A Location that produces goes on paying.

## Exercises

lesson-build = Two for two wood
    .task = You have 2 wood, and both cards cost 2 wood. Build both.
    .why = What produces pays at once: the Lumberjacks’ Route gives back both wood, one as a bonus and one as its production. So build what produces first.
lesson-workers = One stone short
    .task = The Mason costs 1 wood and 1 stone. You have no stone, but you have workers. Build the Mason.
    .why = Two workers always become one wood, stone, food or card. It takes your turn, so do it before you need the goods.
lesson-deal = A stone every round
    .task = You need stone in every round to come. Make the Deal that brings it.
    .why = The sign at the foot of a faction card is its Deal. For 1 food it comes at once, and again in every later round.
lesson-twice = Two gold in one turn
    .task = Your rival is about to raze. Get 2 gold in this one turn.
    .why = Some actions can be used twice in a round, and also both times in one turn, as one action. Whoever waits for the second time may lose the Location before.
lesson-gold = Gold is anything
    .task = Build the Village, and still score with the Goldsmith’s Workshop in this round.
    .why = Gold stands in for wood, stone or food, but nothing stands in for gold. So pay with what the price asks for, and keep gold for what only gold can do.
lesson-hand = Burn a card
    .task = You have a single Raze token, and need 2 wood at once.
    .why = One Raze token razes a common card in your own hand. You get what is on its dark flag; the Lumberjacks’ Route has two wood there.
lesson-raze = Raze the right Location
    .task = Your Mason still lacks a stone. Take it from the Barbarians with your 2 Raze tokens.
    .why = Two tokens raze a common Location of a rival, and the flag says what you get: the Coal Mine gives a worker and a stone. The Above-Ground Mine has two stones, but it is defended and would cost three tokens.
lesson-defend = Protect what scores
    .task = The Barbarians have 2 Raze tokens. The Masons Guild brings you 3 points each round: see that they cannot raze it.
    .why = A Defence token makes razing one token more expensive. It lies on common Locations only, costs nothing and takes no turn; but what is not placed is lost at the end of the round.
lesson-cost = What to give up
    .task = Build the Builder, and score with the Goldsmith’s Workshop in this round. The Workshop has to stay.
    .why = A faction Location usually costs one of your Locations. Ruins have given their worker when they were built, so nothing is lost with them. And the gold was for the Workshop, not for the stone.
lesson-feature = First the Mill
    .task = You can build the Mill and the Pig Farmer. Get 2 points out of the Mill.
    .why = The Mill rewards every red Location you build from then on, and it is red itself. What rewards building comes before what is built.
lesson-bonus = The Statue last
    .task = The Statue gives 1 point for each grey Location you have. Get 3 points.
    .why = A building bonus counts once, at the moment of building. So the Statue comes after the other grey Locations, and counts itself as well.
lesson-keep = Nothing goes to waste
    .task = The Japanese may keep food and nothing else. End the round so that you keep all your food, and no other goods are lost.
    .why = Goods that lie on an action or were paid for a Location are spent, not lost. First use what cannot be kept, then pass and store the rest.
lesson-last = The last round
    .task = After this round the game is over. End with 5 points: the Joiner gives 2 for a worker and a wood, and every common Location is worth 1 at the end.
    .why = The Lumberjacks’ Route gives back its wood, so it is a point for nothing. Even in the last round production comes first.
