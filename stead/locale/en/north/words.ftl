# North: goods, signs, tiles, clans, phases, scenarios, settings.

## Goods. The value is what a verb takes ("gain 2 wood"), `count` what stands in a list by itself ("2 wood").

good-food = { $n } food
    .count = { good-food }
good-wood = { $n } wood
    .count = { good-wood }
good-stone = { $n } stone
    .count = { good-stone }
good-sheep = { $n } sheep
    .count = { good-sheep }
good-fish = { $n } fish
    .count = { good-fish }
good-gold = { $n } gold
    .count = { good-gold }
good-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .count = { good-worker }
good-raze = { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
    .count = { good-raze }
good-any = { $n ->
        [one] { $n } Resource of your choice
       *[other] { $n } Resources of your choice
    }
    .count = { good-any }
# What an action costs that takes its own card.
good-itself = the card itself
    .count = the card is discarded
good-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .count = { good-card }
good-ship = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
    .count = { good-ship }
good-spent = { $n ->
        [one] { $n } spent worker
       *[other] { $n } spent workers
    }
    .count = { good-spent }

# A good by its bare name, and as the heading of a supply.
good-name = { $good ->
        [food] food
        [wood] wood
        [stone] stone
        [sheep] sheep
        [fish] fish
        [gold] gold
        [worker] worker
        [raze] Raze token
        [vp] VP
        [spent] spent worker
        [ship] ship
       *[card] card
    }
    .label = { $good ->
        [food] Food
        [wood] Wood
        [stone] Stone
        [sheep] Sheep
        [fish] Fish
        [gold] Gold
        [worker] Workers
        [raze] Raze tokens
        [vp] VP
        [spent] Spent workers
        [ship] Ships
       *[card] Cards
    }

## Signs of cards

sign = { $sign ->
        [agri] Land
        [home] Home
        [craft] Craft
        [folk] Folk
        [naval] Sea
        [war] War
        [lore] Lore
        [beast] Beast
        [feast] Feast
        [coin] Money
        [trek] Trek
       *[island] Island
    }

## Action tiles: the name, the name as cards order it, what it does, and with what it is played.

tile = { $tile ->
        [explore] Explore
        [populate] Populate
        [construct] Construct
        [harvest] Harvest
       *[sail] Sail
    }
    .capitals = { $tile ->
        [explore] EXPLORE
        [populate] POPULATE
        [construct] CONSTRUCT
        [harvest] HARVEST
       *[sail] SAIL
    }
    .does = { $tile ->
        [explore] draw a card
        [populate] gain a worker for good
        [construct] build a Location without paying goods
        [harvest] gain all goods of one Field
       *[sail] put a ship into the queue
    }
tile-start = { $start ->
        [explore] Explore
        [populate] Populate
        [construct] Construct
        [harvest] Harvest
       *[sail] Sail
    }

## Clans: the name, then who, whose, whom in a sentence. `verb` is what a past tense ends in (only Russian writes it).

clan-you = you
    .whose = your
    .whom = you
    .verb = { "" }
clan-glenn = Glenn
    .who = clan Glenn
    .whose = clan Glenn's
    .whom = clan Glenn
    .verb = { "" }
    .about = Workers, and places for them to do good: many hands, cheap cottages, and points for every home. The clan to learn the game with.
clan-ulaf = Ulaf
    .who = clan Ulaf
    .whose = clan Ulaf's
    .whom = clan Ulaf
    .verb = { "" }
    .about = Ships and axes: whoever sails early and often, pillages much and conquers more is rewarded for every voyage. A third ship is to be had.
clan-panuk = Panuk
    .who = clan Panuk
    .whose = clan Panuk's
    .whom = clan Panuk
    .verb = { "" }
    .about = A collector's clan: cards with the same sign strengthen one another, so it matters what is built beside what.
clan-heidel = Heidel
    .who = clan Heidel
    .whose = clan Heidel's
    .whom = clan Heidel
    .verb = { "" }
    .about = Food becomes feasts, feasts become points, and the workers are soon up again. Generous to the others, but not too generous.
clan-nanurjuk = Nanurjuk
    .who = clan Nanurjuk
    .whose = clan Nanurjuk's
    .whom = clan Nanurjuk
    .verb = { "" }
    .about = Always on the move: Locations are given up and packed onto the sleds, and every departure pays.
clan-mckinnon = McKinnon
    .who = clan McKinnon
    .whose = clan McKinnon's
    .whom = clan McKinnon
    .verb = { "" }
    .about = Banks: goods lie on cards and bring interest at the start of every round. A slow beginning and a rich end.

line-clan = { $nation ->
        [scots] Scots
        [vikings] Vikings
       *[inuit] Inuit
    }, difficulty { $n } of 10.
line-clan-begins = Begins with { $goods }, and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.

## Phases

phase = { $phase ->
        [setup] setup
        [lookout] Lookout phase
        [action] Action phase
       *[expedition] Expedition phase
    }

## Alone: the scenarios, their events, and how it went

scenario-winter = Winter on the Horizon
    .about = Every round winter asks for wood and food. Reach the points all the same.
scenario-raiders = Raiders in the Fog
    .about = Raiders ask for ransom and strike at night. Answer them with at least 2 islands of your own.
scenario-tribute = The High King's Tribute
    .about = The king's envoys ask for something every round. At least 2 of their demands must be met.
scenario-land = A Land for Everyone
    .about = People arrive who need food and a roof. Your empire must have at least 12 cards in the end.

happening-first-frost = First frost
happening-hungry-weeks = Hungry weeks
happening-snowed-in = Snowed in
happening-thin-herds = Thin herds
happening-short-thaw = Short thaw
happening-ransom = Ransom
happening-night-attack = Night attack
happening-show-of-strength = Show of strength
happening-stolen-catch = Stolen catch
happening-captured-axes = Captured axes
happening-tithe-of-wool = Tithe of wool
happening-stone-for-the-keep = Stone for the keep
happening-fleet-levy = Fleet levy
happening-feast-for-envoys = Feast for envoys
happening-royal-favour = Royal favour
happening-refugees = Refugees
happening-housing-shortage = Housing shortage
happening-broken-road = Broken road
happening-restless-folk = Restless folk
happening-new-settlers = New settlers

verdict-legend = A legend of the North
verdict-hero = Hero of the clan
verdict-chief = Worthy chief
verdict-lost = Lost: the scenario asks for more.

## Settings of a table

setting-scenario = Scenario
    .help = For a game alone, where one must be chosen; with more players there is none. All four are ours: the booklet of the box is not known to us. Each lasts 4 rounds, brings an event every round, and is won with enough points. Winter asks for wood and food; the raiders also for 2 islands of your own; the king also that 2 of his demands be met; the land for everyone also for 12 cards in your empire.
setting-scenario-none = none (2 to 4 players)
setting-scenario-winter = { scenario-winter }
setting-scenario-raiders = { scenario-raiders }
setting-scenario-tribute = { scenario-tribute }
setting-scenario-land = { scenario-land }
setting-score-raze-tokens = Raze tokens score
    .help = At the end every Raze token in your supply is worth 1 VP. The rulebook says so in one place and leaves it out in another; the publisher's answer is yes.
