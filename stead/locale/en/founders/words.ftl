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
fg-good-coin = Coins
fg-good-temporary = Temporary influence
fg-good-permanent = Permanent influence
fg-good-vp = VP

fg-free = free
fg-range = { $least }–{ good-coin }
fg-points = +{ good-vp }

## Seats: the name, then of and to whom; `verb` is what a past tense ends in after the name (only Russian writes it).

fg-seat-north = North
    .of = North
    .whom = North
    .verb = { "" }
fg-seat-east = East
    .of = East
    .whom = East
    .verb = { "" }
fg-seat-south = South
    .of = South
    .whom = South
    .verb = { "" }
fg-seat-west = West
    .of = West
    .whom = West
    .verb = { "" }
fg-seat-you = you
    .of = you
    .whom = you
    .verb = { "" }

## Races: the name, then of whom.

fg-race-savvas = Savvas
    .of = the Savvas
fg-race-humans = Humans
    .of = the Humans
fg-race-harrowers = Harrowers
    .of = the Harrowers
fg-race-quatryls = Quatryls
    .of = the Quatryls
fg-race-valraths = Valraths
    .of = the Valraths
fg-race-inox = Inox
    .of = the Inox
fg-race-vermlings = Vermlings
    .of = the Vermlings
fg-race-orchids = Orchids
    .of = the Orchids
fg-race-aesthers = Aesthers
    .of = the Aesthers

## Resources: the name, what a storage is of, what is delivered.

fg-resource-stone = stone
    .of = stone
    .object = stone
fg-resource-people = people
    .of = people
    .object = people
fg-resource-plants = plants
    .of = plants
    .object = plants
fg-resource-tools = tools
    .of = tools
    .object = tools
fg-resource-metal = metal
    .of = metal
    .object = metal
fg-resource-livestock = livestock
    .of = livestock
    .object = livestock
fg-resource-wood = wood
    .of = wood
    .object = wood
fg-resource-gems = gems
    .of = gems
    .object = gems
fg-resource-bricks = bricks
    .of = bricks
    .object = bricks
fg-resource-machinery = machinery
    .of = machinery
    .object = machinery
fg-resource-jewelry = jewellery
    .of = jewellery
    .object = jewellery
fg-resource-leather = leather
    .of = leather
    .object = leather
fg-resource-books = books
    .of = books
    .object = books
fg-resource-food = food
    .of = food
    .object = food
fg-resource-weapons = weapons
    .of = weapons
    .object = weapons
fg-resource-clothing = clothing
    .of = clothing
    .object = clothing
fg-resource-government = government
    .of = government
    .object = government
fg-resource-labor = labour
    .of = labour
    .object = labour

## Cards: the core actions, then the advisors

fg-card-trade = Trade
fg-card-build = Build
fg-card-upgrade = Upgrade
fg-card-recruit = Recruit
fg-card-income = Income
fg-card-call = Call to Vote
fg-card-scholar = Scholar
fg-card-huckster = Huckster
fg-card-foreman = Foreman
fg-card-carpenter = Carpenter
fg-card-surveyor = Surveyor
fg-card-roadwarden = Road Warden
fg-card-caravaneer = Caravaneer
fg-card-quartermaster = Quartermaster
fg-card-engineer = Engineer
fg-card-mason = Mason
fg-card-emissary = Emissary
fg-card-tanner = Tanner
fg-card-masterbuilder = Master Builder
fg-card-tradeprince = Trade Prince
fg-card-chancellor = Chancellor
fg-card-architect = Architect
fg-card-marshal = Marshal
fg-card-provisioner = Provisioner

## Prestige buildings

fg-building-sleeping-lion = Sleeping Lion
fg-building-crooked-bone = Crooked Bone
fg-building-golden-lion = Golden Lion
fg-building-salt-barge = Salt Barge
fg-building-east-gatehouse = East Gatehouse
fg-building-south-gatehouse = South Gatehouse
fg-building-gilded-arcade = Gilded Arcade
fg-building-silk-emporium = Silk Emporium
fg-building-grand-theater = Grand Theatre
fg-building-lantern-theater = Lantern Theatre
fg-building-great-oak = Temple of the Great Oak
fg-building-hearth-shrine = Hearth Shrine
fg-building-merchants-guild = Merchants' Guild
fg-building-artisans-guild = Artisans' Guild
fg-building-town-hall = Town Hall
fg-building-courthouse = Courthouse
fg-building-university = University
fg-building-tinkers-college = Tinkers' College
fg-building-north-watchtower = North Watchtower
fg-building-west-watchtower = West Watchtower
fg-building-ghost-fortress = Ghost Fortress

## Achievements

fg-achievement-three-districts = All over Town
fg-achievement-first-tier3 = Fine Work
fg-achievement-three-advisers = Inner Circle
fg-achievement-house-bridge = Roof and Crossing
fg-achievement-income-five = Steady Income
fg-achievement-two-houses = Two Roofs
fg-achievement-access-three = Good Neighbours
fg-achievement-two-tier2 = Two Workshops
fg-achievement-two-prestige = Patron
fg-achievement-lasting-three = Lasting Influence
fg-achievement-three-houses = A House in Every District
fg-achievement-three-bridges = Bridge Builder
fg-achievement-five-prestige = Pillar of the City
fg-achievement-two-tier3 = Masterpieces
fg-achievement-four-advisers = Full Council

## Terrain; `of` is the terrain of a cell.

fg-terrain = { $terrain ->
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

fg-token = { $token ->
        [circle] circle
        [square] square
       *[triangle] triangle
    }
fg-colour = { $colour ->
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
fg-difficulty = { $difficulty ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[very_hard] very hard
    }

## Phases

fg-phase = { $phase ->
        [setup] setup
        [races] choosing races
        [resources] choosing resources
        [third] choosing a third resource
        [starts] starting storages
       *[play] building the city
    }

## The solo game: how it ended

fg-verdict-won = Victory: six buildings stand complete.
fg-verdict-lost = Defeat: the city was not finished in time.

## Settings of a table

fg-setting-board = Board
    .help = Symmetric: three equal districts with more room, advised for a first game. Thematic: the old fortress by the sea, with narrow districts and harder contests for every cell.
fg-setting-board-symmetric = symmetric
fg-setting-board-thematic = thematic
fg-setting-workers = Workers
    .help = Every house brings a worker, who carries out the action of your race or of a prestige building. Without workers a house costs 2 coins, and races and buildings have no actions.
fg-setting-achievements = Achievements
    .help = Three cards give points to everybody who does what they ask for: one at once, one when the second building is completed, one at the end.
fg-setting-mirror = Turn tiles over
    .help = Tiles of storages and buildings may be turned over as well as turned round. By the rulebook they may only be turned round.
