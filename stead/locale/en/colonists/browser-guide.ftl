# The hints of the guided game of Colonists.

guide-lay = The map is built together, place by place. Lay this one on a lit cell: it must touch two sides of what lies there. Everybody will walk here, you too: keep what you need close together.
guide-lay-market = The second market. From anywhere on the map one can jump to a market, so it is the other end of every shortcut.
guide-fill = You begin with three goods: wood or clay. Wood builds Farms and sheds, clay is rare at first.
guide-enter = This is your steward: a figure in your colour, with your mark on it. It enters the map by a market. That is no turn yet.
guide-clock = The clock: five years, each a summer and a winter. In each half-year you take three turns in a row, then the others take theirs. The dots are your turns.
guide-go = A turn: your steward goes to a neighbouring place, or jumps to any market, and does what that place is for. Lit places are in reach. Point at one (or hold your finger on it) and it says what you would get. Where somebody else's steward stands you pay that player a fee.
guide-market = The market card of the year. At any market you choose one: sell goods for dollars, take what is given, or the small action at the right. Next year there is another card.
guide-stores = Your stores: a crate for each good. Only what fits into Storage can be used in one action; the crate with a roof is your Warehouse, a reserve. Tools and dollars need no room. Nothing has to be tidied up.
guide-build = A builder sells one kind of building. What it costs and what it is worth stands on it; you may build several in one visit, as long as the goods were in Storage when you came.
guide-employ = A building works when somebody works there. Your farmers wait in their Farms: click or tap a lit building to send one. At the end every farmer at work is worth 2 dollars, a citizen 6, a merchant 16.
guide-community = Your community. Pale figures are away at work, a dashed ring waits for a worker, little squares are free cells. Buildings that produce fill their Stock at the end of the year.
guide-coming = These places join the map at the end of the year, and the first player lays them. The Head Official makes you first player of the next year.
guide-cards = The Librarian gives you improvements, the Developer lets you play one and gives you tools for it. They lie below the map; some are done once, others stay and count dollars.
guide-colonies = Colonies: the Diplomat sells relations with them. Every level has an ability of its own, and an embassy stands on your board like a building. In era I there is one level, in era IV there are four.
guide-planner = At the end of the year workers are fed: farmers need nothing, a citizen 1 food, a merchant 2 food and 1 clothing. Here you see in good time whether it will do. If not, somebody goes home.
guide-enough = What wins: the most dollars at the end. Buildings, embassies and improvements are worth what is written on them, workers are worth more the better they are, and dollars count as they are. Goods count nothing: turn them into something. That was the lesson. Play on: the rules are always in the menu.
