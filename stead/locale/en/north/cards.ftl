# North: the names of the cards.

## Glenn

card-gle-kailyard = Kailyard
card-gle-birch-wood = Birch Wood
card-gle-home-meadow = Home Meadow
card-gle-highland-pasture = Highland Pasture
card-gle-village-cottage = Village Cottage
card-gle-helping-hands = Helping Hands
card-gle-neighborhood-ice-cream-maker = Neighborhood Ice Cream Maker
card-gle-pine-grove = Pine Grove
card-gle-shearing-shed = Shearing Shed
card-gle-cooperative-mill = Cooperative Mill
card-gle-village-square = Village Square
card-gle-ceilidh = Ceilidh
card-gle-drystone-fold = Drystone Fold
card-gle-slate-pit = Slate Pit
card-gle-highland-games = Highland Games
card-gle-clan-hall = Clan Hall
card-gle-pipe-band = Pipe Band
card-gle-ferry-crew = Ferry Crew
card-gle-border-smithy = Border Smithy
card-gle-good-neighbours = Good Neighbours
card-gle-great-gathering = Great Gathering

## Ulaf

card-ula-farmstead = Farmstead
card-ula-fir-slope = Fir Slope
card-ula-herring-fjord = Herring Fjord
card-ula-axe-forge = Axe Forge
card-ula-barley-terrace = Barley Terrace
card-ula-war-horn = War Horn
card-ula-squadron = Squadron
card-ula-watchtower = Watchtower
card-ula-longship-pines = Longship Pines
card-ula-drying-racks = Drying Racks
card-ula-twin-ships = Twin Ships
card-ula-berserker-fury = Berserker Fury
card-ula-flokis-workshop = Floki's Workshop
card-ula-treasury = Treasury
card-ula-white-keep = White Keep
card-ula-priest-of-thor = Priest of Thor
card-ula-valkyrie = Valkyrie
card-ula-jarls-drakkar = Jarl's Drakkar
card-ula-sharpened-axes = Sharpened Axes
card-ula-spoils-market = Spoils Market
card-ula-runestone-of-conquest = Runestone of Conquest

## Panuk

card-pan-penguin-fishing-spot = Penguin Fishing Spot
card-pan-stone-beach = Stone Beach
card-pan-berry-tundra = Berry Tundra
card-pan-penguin-colony = Penguin Colony
card-pan-snow-igloo = Snow Igloo
card-pan-kayak-racks = Kayak Racks
card-pan-frozen-shipyard = Frozen Shipyard
card-pan-penguin-parade = Penguin Parade
card-pan-ice-quarry = Ice Quarry
card-pan-collectors-hut = Collector's Hut
card-pan-bone-carver = Bone Carver
card-pan-sorting-day = Sorting Day
card-pan-yeti-friend = Yeti Friend
card-pan-polar-bear-den = Polar Bear Den
card-pan-totem-of-kinds = Totem of Kinds
card-pan-walrus-rookery = Walrus Rookery
card-pan-harpoon-maker = Harpoon Maker
card-pan-great-igloo = Great Igloo
card-pan-museum-of-curiosities = Museum of Curiosities
card-pan-mirror-ice = Mirror Ice
card-pan-kayak-regatta = Kayak Regatta

## Heidel

card-hei-honey-meadow = Honey Meadow
card-hei-oak-stand = Oak Stand
card-hei-rocky-cove = Rocky Cove
card-hei-hop-garden = Hop Garden
card-hei-mead-hall = Mead Hall
card-hei-round-for-everyone = Round for Everyone
card-hei-drinking-competition = Drinking Competition
card-hei-barrel-wood = Barrel Wood
card-hei-brewery = Brewery
card-hei-hammock-porch = Hammock Porch
card-hei-friendly-jetty = Friendly Jetty
card-hei-hangover-cure = Hangover Cure
card-hei-party-boat = Party Boat
card-hei-tasting-room = Tasting Room
card-hei-cellar-quarry = Cellar Quarry
card-hei-brawl-yard = Brawl Yard
card-hei-storyteller = Storyteller
card-hei-lazy-afternoon = Lazy Afternoon
card-hei-guest-house = Guest House
card-hei-grand-feast = Grand Feast
card-hei-ferrymans-tap = Ferryman's Tap

## Nanurjuk

card-nan-ice-floe = Ice Floe
card-nan-scree = Scree
card-nan-lichen-flats = Lichen Flats
card-nan-seasonal-hunting-ground = Seasonal Hunting Ground
card-nan-snow-camp = Snow Camp
card-nan-pack-the-sleds = Pack the Sleds
card-nan-river-trade-route = River Trade Route
card-nan-new-outpost = New Outpost
card-nan-fishing-hole = Fishing Hole
card-nan-dog-sled-team = Dog Sled Team
card-nan-migration = Migration
card-nan-quarry-stop = Quarry Stop
card-nan-reindeer-herd = Reindeer Herd
card-nan-inuksuk = Inuksuk
card-nan-tent-makers = Tent Makers
card-nan-storm-shelter = Storm Shelter
card-nan-ice-spear-maker = Ice Spear Maker
card-nan-elder-of-the-path = Elder of the Path
card-nan-following-the-herd = Following the Herd
card-nan-umiak = Umiak
card-nan-breaking-camp = Breaking Camp

## McKinnon

card-mck-lairds-pasture = Laird's Pasture
card-mck-granite-face = Granite Face
card-mck-oat-field = Oat Field
card-mck-wool-bank = Wool Bank
card-mck-sheep-run = Sheep Run
card-mck-deposit-slip = Deposit Slip
card-mck-resource-vault = Resource Vault
card-mck-gold-reserve = Gold Reserve
card-mck-timber-lease = Timber Lease
card-mck-ledger-keeper = Ledger Keeper
card-mck-slate-quarry = Slate Quarry
card-mck-withdrawal = Withdrawal
card-mck-labour-exchange = Labour Exchange
card-mck-cashiers-window = Cashier's Window
card-mck-royal-mint = Royal Mint
card-mck-wealthy-laird = Wealthy Laird
card-mck-investors-club = Investors' Club
card-mck-hired-blades = Hired Blades
card-mck-merchant-cog = Merchant Cog
card-mck-interest-day = Interest Day
card-mck-golden-statue = Golden Statue

## Near islands

card-nea-ghost-island = Ghost Island
card-nea-orchard-isle = Orchard Isle
card-nea-timber-isle = Timber Isle
card-nea-stony-skerry = Stony Skerry
card-nea-shepherds-isle = Shepherds' Isle
card-nea-seal-rocks = Seal Rocks
card-nea-hermits-isle = Hermit's Isle
card-nea-smugglers-cove = Smugglers' Cove
card-nea-wreckers-point = Wreckers' Point
card-nea-monastery-isle = Monastery Isle
card-nea-fishing-village = Fishing Village
card-nea-puffin-cliffs = Puffin Cliffs

## Distant islands

card-dis-fire-mountain = Fire Mountain
card-dis-amber-coast = Amber Coast
card-dis-ancient-forest = Ancient Forest
card-dis-whale-graveyard = Whale Graveyard
card-dis-lost-temple = Lost Temple
card-dis-sheep-paradise = Sheep Paradise
card-dis-giants-causeway = Giants' Causeway
card-dis-free-port = Free Port
card-dis-valkyries-rest = Valkyries' Rest
card-dis-northern-lights = Northern Lights
