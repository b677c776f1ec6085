# What newcomers to Founders are taught: the page, the mistakes, the exercises.

## The page

course-aim = The aim
    .text =
        Everybody builds one city. You lead a people who own a few basic resources, and you put storages of them on the board. Great buildings are voted on, and each needs certain resources. When a storage is connected with a building that needs it, it delivers by itself, and its owner scores.

        When six great buildings have got all they need, the game ends. The most points win.
    .picture = A table of Founders: the city with storages, roads and two great buildings, your hand below, and the panels beside it.
course-links = What connects
    .text =
        Two things are connected when they touch, also at a corner, or when a chain of roads joins them. Everybody uses all roads. Rivers take bridges, and a bridge serves only its owner. Nothing runs through a storage, a house or a building.

        So the storage itself is half the work, and the road to it the other half.
    .picture = A part of the city: a stone storage and a people storage joined by a road, and the bricks made of both.
course-turn = Your turn
    .text =
        You play one card. Face up you take its action: Trade for storages and for access to those of others, Upgrade for what is made of them, Build for houses and bridges, Recruit for advisors. Face down any card is good for one coin, one crystal or one road.

        When you play face up, the others may follow with a smaller form of the same action. So when they play, look up: following costs no card.
    .picture = Your hand of cards, each with its picture and name.
course-vote = The vote
    .text =
        When enough cards lie on your pile you may call a vote. You take all your cards back, with a small bonus for each one still in hand, and the others receive income. Then everybody votes in secret for one of three buildings and may add crystals.

        Whoever put the most behind the winner chooses where it stands: beside your own storages, if you can.
    .picture = The three buildings on offer, each with the resources it needs and the points for each.
course-points = What scores
    .text =
        A delivery scores for the owner of the storage: more for what takes more to make. If it was made of resources of others, their owners get a share of every point. The same happens when somebody builds a storage out of yours: you score in their turn.

        So sell access freely. Whoever builds on your stone pays you coins now and points later. At the end crystals that last, and coins, are worth a little too.
    .picture = The panel with what stands in the city: who delivered what, and what is still needed.

## Mistakes

mistake-alone = Building by yourself
    .text = Almost everything needs a resource of somebody else. Put storages where others can reach them, and buy access: both sides gain from it.
mistake-coins = Running out of coins
    .text = Ruins and forest cost three times what desert does. Keep a coin or two, so that you can follow when a good action is played.
mistake-follow = Not following
    .text = A follow action costs no card. Look at what your rival plays: even a basic action is a coin, a crystal or a road for nothing.
mistake-call = Calling too late
    .text = Whoever waits until the hand is empty gets no bonus from the call. And each vote you do not call is one that somebody else times for themselves.
mistake-crystals = Staking what lasts
    .text = Temporary crystals are gone after the vote in any case: add them all where it matters. A permanent one counts double, but it is lost when staked, and would be a point at the end.

## Exercises

lesson-road = One road is missing
    .task = The East Gatehouse wants stone, and you have a storage. Deliver the stone in this turn.
    .why = Any card played face down is a road. Corners connect too, so one road beside the other is enough; the delivery happens by itself.
lesson-storage = Beside the building
    .task = The Silk Emporium wants gems, and you have 1 coin. Build a storage that delivers at once.
    .why = A storage that touches the building needs no road. Desert is the cheapest ground: one coin for your own resource.
lesson-access = A neighbour’s people
    .task = Bricks are made of stone and people. You have the stone; get access to the people that are connected with it.
    .why = Access lets you build on somebody else’s storage. The coins go to its owner, and so does a share of the points. Far away it would be of no use: what you make must be connected with both.
lesson-upgrade = Bricks for the Gatehouse
    .task = Build bricks so that they are delivered to the South Gatehouse in this turn.
    .why = What is made must be connected with all it is made of, and should touch what wants it. Upgrade also brings a free road, which may be the missing piece.
lesson-bridge = Across the river
    .task = The East Gatehouse stands on the other bank. Deliver your stone.
    .why = Roads do not cross water. A bridge does, for its owner only: nobody else can deliver over it.
lesson-recruit = Who brings a point?
    .task = You have 1 coin. Hire the advisor who brings a victory point.
    .why = The price stands above the place in the market, and the card says which resource you must own or may use. Every advisor brings a permanent crystal, and some bring points at once.
lesson-follow = It is their turn
    .task = The Humans have played Recruit. Hire the Surveyor, without a card of yours.
    .why = Following costs no card, only the price. So in the turns of others you can do as much as in your own.
lesson-third = The third resource
    .task = The Lantern Theatre has people and books. Bring it the gems with your Road Warden, and complete it.
    .why = The Road Warden lays three roads in one turn. Roads may go over a corner, so three of them reach farther than they seem to.
lesson-call = Time to call
    .task = Call a vote, and have 2 temporary crystals when it begins.
    .why = The call brings every card back, and each card still in hand is a coin, a crystal or a road. Crystals you take now already count in this vote.
lesson-vote = Be sure of it
    .task = You want the Town Hall; the Humans have one temporary crystal. Vote so that it wins for certain, and keep your permanent crystal.
    .why = A token weighs 1, a temporary crystal 1, a permanent one 2. The Humans can reach 2, so you need 3. Temporary crystals are lost after the vote anyway, permanent ones only if you stake them.
lesson-place = You choose the place
    .task = You won the vote. Place the Tinkers’ College so that your tools are delivered at once, and the metal of the Humans is not.
    .why = Whoever put the most behind a building places it. Touching your storage, it pays you now; two cells away from theirs, they still have to build a road.
