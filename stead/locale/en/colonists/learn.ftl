# What newcomers to Colonists are taught: the page, the mistakes, the exercises.

## The page

course-aim = The aim
    .text =
        You lead a small community: two Farms, a few tools and some wood. Your steward walks from place to place on a common map, fetches goods, has houses and workshops built, and you give your colonists something to do.

        A game lasts one to four eras of five years each. When the last year is over, everything is counted in dollars: buildings, embassies, cards, colonists at work, and the dollars you have earned. The most dollars win.
    .picture = A table of Colonists: the map of hexagonal places with the stewards on it, and beside it the clock, the year’s market card and your community.
course-turn = Your turn
    .text =
        You move a steward to a neighbouring place and do what is done there: take wood, make planks, build a Farm. That is all, and you must be able to do it. Instead of walking you may jump to any market, from anywhere.

        Three turns in a row are yours, then the next player has three. After a summer and a winter the year is over. If somebody else’s steward stands where you want to go, you pay a small fee to its owner.
    .picture = The map: your steward on a market, with the places one step away lit up.
course-goods = Where goods lie
    .text =
        Only goods in your Storage can be paid, sold or refined, and at first it has three cells. The Warehouse keeps more, but does not pay. Stocks belong to the buildings that produce. Between two actions goods may change places, so you never have to tidy: whatever can be paid is offered.

        But one visit is one action. Whatever it costs altogether must fit into Storage before it begins. Who wants to build much needs Storage Sheds, with somebody working in them.
    .picture = The goods of a player: Storage and Warehouse as a row of crates, and beside them tools and dollars.
course-people = Colonists
    .text =
        Farms house farmers, Flats citizens, Houses merchants. A building does nothing until a colonist of the right kind works in it. Farmers ask for nothing. A citizen eats 1 food a year, a merchant 2 food, and needs clothing as well.

        At the end of the year you may send everybody where you like, for free. Then they are fed. Who cannot be fed does not work, so count before you build another Flat.
    .picture = A community at the end of a year: residences, workplaces with their workers, and what they need.
course-points = What scores
    .text =
        Every building, embassy and lasting card has its value in dollars printed on it. A farmer at work is worth 2 dollars more, a citizen 6, a merchant 16. Colonists without work and goods in store are worth nothing.

        Dollars come from pubs and theaters every year, and from selling: at markets, and food and clothing at their makers. They are never spent.
    .picture = A community: buildings, embassies and cards with those who work there.

## Mistakes

mistake-idle = Houses without work
    .text = A Farm costs two wood and is worth one dollar. The farmer in it is worth two more, and brings in goods, but only while he has a place to work.
mistake-food = Feeding twice
    .text = A citizen employed in the middle of the year eats at once, and again at its end. If the building works only at the end of the year, wait: then it costs half.
mistake-road = Walking without a plan
    .text = You have three turns before the others move. Think of them as one walk: where is the wood, where is the builder, and are they neighbours? A jump to a market costs a turn, but it always brings something.
mistake-cells = Too little Storage
    .text = With three cells you can pay three goods at a time, however many you own. A Storage Shed with a farmer in it comes before everything that is expensive.
mistake-cards = Forgetting the cards
    .text = The Librarian gives cards for nothing but a turn, and the Developer adds two tools when you play one. Contracts build cheaper than any builder, and gardens feed a citizen without any worker.

## Exercises

lesson-walk = Two steps
    .task = You stand at the Baker with 1 tool and no wood. Build a Farm (1 tool, 2 wood) in your last two turns of this half-year.
    .why = The Grove gives more wood, but the builder of Farms is not next to it. Plan the walk backwards: where do I build, and what lies beside it?
lesson-shed = Room for planks
    .task = The Joiner makes 1 plank of 2 wood. You have 4 wood. Make 2 planks in this turn.
    .why = All that one visit uses must be in Storage when it begins, and there are three cells. A farmer in the Storage Shed opens two more. Colonists may be put to work before and after your move.
lesson-stock = From the Stock
    .task = Two of your wood lie in the Stock of the Forester's House. Build a Hunting Lodge (3 tools, 2 wood, 1 clay), and keep your food.
    .why = Stock is used like the rest, but it has to pass through Storage. If there is no free cell, something must go first, and you choose what. Spare clay is easier to replace than food.
lesson-sell = Where to sell
    .task = You have 1 brick and 2 food. Earn 5 dollars in this turn.
    .why = The Baker pays 1 dollar for 2 food. This year’s market pays 1 for each and 3 for a brick, and both ways of selling may be used in one visit. From any place you can jump to a market.
lesson-citizen = The first citizen
    .task = Turn a Farm into a Flat and put the citizen to work in the Factory, in this turn.
    .why = A Flat takes the place of a Farm, and for that a farmer must be without work. Had you sent the free farmer to the Factory, nobody could have become a citizen. The meal is due at once.
lesson-fee = Somebody is there already
    .task = East stands at the Joiner. Go there all the same and make 2 planks.
    .why = In era 1 a fee is 1 tool, food or clothing and 1 building resource. You need all four wood yourself, so pay with the clay. East receives what you pay.
lesson-contract = A good contract
    .task = You have 2 wood. Build two Farms in this turn.
    .why = At the builder two Farms would cost 4 wood. The contract asks for 1 wood each and no tool, and the Developer gives you two tools besides. Look at your hand before you go anywhere.
lesson-embassy = A second steward
    .task = Open an embassy of the colony that gives you another steward.
    .why = Level 1 costs 1 tool, 3 wood and 2 clay with every colony. The Envoys give a second steward at once: you still move only one each turn, but the other keeps its place or waits where it is needed.
lesson-patience = Patience
    .task = Your last turn of the year is nearly over, and you have 1 food. See to it that the citizen works in the Factory next year.
    .why = During the year a citizen eats when he is employed, and again at the end. When the year ends you may place all colonists for free, and feed them once.
lesson-altruist = Help from the Altruist
    .task = Planks cost 2 wood each at the Joiner, and you have 3 wood. Make 3 planks in this turn.
    .why = At level 2 you may move the Altruist once in a half-year, at the beginning of a turn. What its place gives is taken off the cost of your action: 3 wood at the Grove, only 2 by the river.
lesson-home = Who goes home?
    .task = The year is over. Your three citizens need 3 food, and you have 2: one in store, one from the Hunting Lodge. Send home the one whose absence costs you no goods.
    .why = Without its citizen the Storage House has no cells, and the Ore Mine no Stock: goods would be lost. The Theater only pays dollars, and waits.
lesson-everybody = Bread for everybody
    .task = You are 1 food short. See to it that both citizens work next year all the same.
    .why = An idle farmer in the Hunting Lodge brings the food that is missing. First somebody must step back, so that all can be fed; then whoever is fed by the new worker may return.
