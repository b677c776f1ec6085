# Founders: goods, people, races, resources, cards, buildings, achievements, terrain, phases, settings.

## Goods. The value is what a verb takes ("gain 2 coins"), `count` what stands in a list by itself.

good-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .count = { good-coin }
good-temporary = { $n ->
        [one] { $n } temporary crystal
       *[other] { $n } temporary crystals
    }
    .count = { good-temporary }
good-permanent = { $n ->
        [one] { $n } permanent crystal
       *[other] { $n } permanent crystals
    }
    .count = { good-permanent }

# The heading of a supply.
supply-coin = Coins
supply-temporary = Temporary influence
supply-permanent = Permanent influence
supply-vp = VP

free = free
range = { $least }–{ good-coin }
points = +{ good-vp }

## Seats: the name, then of and to whom; `verb` and `will-verb` are what a verb ends in after the
## name, in the past and in the future (only Russian writes it).

seat-north = North
    .of = North
    .whom = North
    .verb = { "" }
    .will-verb = { "" }
seat-east = East
    .of = East
    .whom = East
    .verb = { "" }
    .will-verb = { "" }
seat-south = South
    .of = South
    .whom = South
    .verb = { "" }
    .will-verb = { "" }
seat-west = West
    .of = West
    .whom = West
    .verb = { "" }
    .will-verb = { "" }
seat-you = you
    .of = you
    .whom = you
    .verb = { "" }
    .will-verb = { "" }

## Races: the name, then of whom.

race-savvas = Savvas
    .of = the Savvas
race-humans = Humans
    .of = the Humans
race-harrowers = Harrowers
    .of = the Harrowers
race-quatryls = Quatryls
    .of = the Quatryls
race-valraths = Valraths
    .of = the Valraths
race-inox = Inox
    .of = the Inox
race-vermlings = Vermlings
    .of = the Vermlings
race-orchids = Orchids
    .of = the Orchids
race-aesthers = Aesthers
    .of = the Aesthers

## Resources: the name, what a storage is of, what is delivered.

resource-stone = stone
    .of = stone
    .object = stone
resource-people = people
    .of = people
    .object = people
resource-plants = plants
    .of = plants
    .object = plants
resource-tools = tools
    .of = tools
    .object = tools
resource-metal = metal
    .of = metal
    .object = metal
resource-livestock = livestock
    .of = livestock
    .object = livestock
resource-wood = wood
    .of = wood
    .object = wood
resource-gems = gems
    .of = gems
    .object = gems
resource-bricks = bricks
    .of = bricks
    .object = bricks
resource-machinery = machinery
    .of = machinery
    .object = machinery
resource-jewelry = jewellery
    .of = jewellery
    .object = jewellery
resource-leather = leather
    .of = leather
    .object = leather
resource-books = books
    .of = books
    .object = books
resource-food = food
    .of = food
    .object = food
resource-weapons = weapons
    .of = weapons
    .object = weapons
resource-clothing = clothing
    .of = clothing
    .object = clothing
resource-government = government
    .of = government
    .object = government
resource-labor = labour
    .of = labour
    .object = labour

## Cards: the core actions, then the advisors

card-trade = Trade
card-build = Build
card-upgrade = Upgrade
card-recruit = Recruit
card-income = Income
card-call = Call to Vote
card-scholar = Scholar
card-huckster = Huckster
card-foreman = Foreman
card-carpenter = Carpenter
card-surveyor = Surveyor
card-roadwarden = Road Warden
card-caravaneer = Caravaneer
card-quartermaster = Quartermaster
card-engineer = Engineer
card-mason = Mason
card-emissary = Emissary
card-tanner = Tanner
card-masterbuilder = Master Builder
card-tradeprince = Trade Prince
card-chancellor = Chancellor
card-architect = Architect
card-marshal = Marshal
card-provisioner = Provisioner

## Prestige buildings

building-sleeping-lion = Sleeping Lion
building-crooked-bone = Crooked Bone
building-golden-lion = Golden Lion
building-salt-barge = Salt Barge
building-east-gatehouse = East Gatehouse
building-south-gatehouse = South Gatehouse
building-gilded-arcade = Gilded Arcade
building-silk-emporium = Silk Emporium
building-grand-theater = Grand Theatre
building-lantern-theater = Lantern Theatre
building-great-oak = Temple of the Great Oak
building-hearth-shrine = Hearth Shrine
building-merchants-guild = Merchants' Guild
building-artisans-guild = Artisans' Guild
building-town-hall = Town Hall
building-courthouse = Courthouse
building-university = University
building-tinkers-college = Tinkers' College
building-north-watchtower = North Watchtower
building-west-watchtower = West Watchtower
building-ghost-fortress = Ghost Fortress

## Achievements

achievement-three-districts = All over Town
achievement-first-tier3 = Fine Work
achievement-three-advisers = Inner Circle
achievement-house-bridge = Roof and Crossing
achievement-income-five = Steady Income
achievement-two-houses = Two Roofs
achievement-access-three = Good Neighbours
achievement-two-tier2 = Two Workshops
achievement-two-prestige = Patron
achievement-lasting-three = Lasting Influence
achievement-three-houses = A House in Every District
achievement-three-bridges = Bridge Builder
achievement-five-prestige = Pillar of the City
achievement-two-tier3 = Masterpieces
achievement-four-advisers = Full Council

## Terrain; `of` is the terrain of a cell.

terrain = { $terrain ->
        [ruins] ruins
        [desert] desert
        [forest] forest
        [coast] coast
       *[site] site of its own
    }
    .of = { $terrain ->
        [ruins] ruins
        [desert] desert
        [forest] forest
       *[coast] coast
    }

## Voting tokens, colours, difficulty

token = { $token ->
        [circle] circle
        [square] square
       *[triangle] triangle
    }
colour = { $colour ->
        [white] white
        [purple] purple
        [green] green
        [blue] blue
        [yellow] yellow
        [orange] orange
        [brown] brown
        [pink] pink
        [grey] grey
        [red] red
        [teal] teal
        [black] black
       *[other] { $colour }
    }
difficulty = { $difficulty ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[very_hard] very hard
    }

## Phases

phase = { $phase ->
        [setup] setup
        [races] choosing races
        [resources] choosing resources
        [third] choosing a third resource
        [starts] starting storages
       *[play] building the city
    }

## The solo game: how it ended

verdict-won = Victory: six buildings stand complete.
verdict-lost = Defeat: the city was not finished in time.

## Settings of a table

setting-board = Board
    .help = Symmetric: three equal districts with more room, advised for a first game. Thematic: the old fortress by the sea, with narrow districts and harder contests for every cell.
setting-board-symmetric = symmetric
setting-board-thematic = thematic
setting-workers = Workers
    .help = Every house brings a worker, who carries out the action of your race or of a prestige building. Without workers a house costs 2 coins, and races and buildings have no actions.
setting-achievements = Achievements
    .help = Three cards give points to everybody who does what they ask for: one at once, one when the second building is completed, one at the end.
setting-mirror = Turn tiles over
    .help = Tiles of storages and buildings may be turned over as well as turned round. The rulebook does not say; without this, tiles are only turned round.
