# Settlers: the names of the cards.

## Common cards

card-com-statue = Statue
card-com-supplier = Supplier
card-com-wood-storage = Wood Storage
card-com-carpenters-workshop = Carpenter's Workshop
card-com-gallows = Gallows
card-com-mill = Mill
card-com-old-forest = Old Forest
card-com-quarry = Quarry
card-com-rubble = Rubble
card-com-village = Village
card-com-town = Town
card-com-farmers-at-work = Farmers at Work
card-com-mammas-baths = Mamma's Baths
card-com-armorer = Armorer
card-com-gold-mine = Gold Mine
card-com-grain-field = Grain Field
card-com-lords-fields = Lord's Fields
card-com-monument = Monument
card-com-merchants-guild = Merchant's Guild
card-com-gold-creek = Gold Creek
card-com-wood-supplier = Wood Supplier
card-com-goldsmiths-workshop = Goldsmith's Workshop
card-com-marketplace = Marketplace
card-com-coal-mine = Coal Mine
card-com-mason = Mason
card-com-court-sculptor = Court Sculptor
card-com-masons-guild = Masons Guild
card-com-missionaries = Missionaries
card-com-settlers = Settlers
card-com-acting-troupe = Acting Troupe
card-com-lumberjacks = Lumberjacks
card-com-carpenter = Carpenter
card-com-joiner = Joiner
card-com-castle = Castle
card-com-tavern = Tavern
card-com-barracks = Barracks
card-com-confectioner = Confectioner
card-com-pig-farmer = Pig Farmer
card-com-brewer = Brewer
card-com-imperial-messenger = Imperial Messenger
card-com-new-forest = New Forest
card-com-hanseatic-league = Hanseatic League
card-com-lumberjacks-route = Lumberjacks' Route
card-com-watchtower = Watchtower
card-com-ruins = Ruins
card-com-baker = Baker
card-com-sawmill = Sawmill
card-com-canteen = Canteen
card-com-meeting-place = Meeting Place
card-com-monty-the-merchant = Monty the Merchant
card-com-apartment = Apartment
card-com-hunter-joe = Hunter Joe
card-com-above-ground-mine = Above-Ground Mine
card-com-porters = Porters

## Barbarians

card-bar-primeval-forest = Primeval Forest
card-bar-barbarian-altar = Barbarian Altar
card-bar-raid = Raid
card-bar-saboteurs = Saboteurs
card-bar-sentry-tower = Sentry Tower
card-bar-dark-chapel = Dark Chapel
card-bar-pack = Pack
card-bar-rabble = Rabble
card-bar-settlement = Settlement
card-bar-hillfort = Hillfort
card-bar-expedition = Expedition
card-bar-quarry = Quarry
card-bar-barter = Barter
card-bar-fighting-pit = Fighting Pit
card-bar-idol = Idol
card-bar-mission = Mission
card-bar-borders = Borders
card-bar-robbers = Robbers

## Japanese

card-jap-farm = Farm
card-jap-rice-fields = Rice Fields
card-jap-geisha-house = Geisha House
card-jap-garrison = Garrison
card-jap-daimyos-castle = Daimyo's Castle
card-jap-temple-of-buddha = Temple of Buddha
card-jap-casino = Casino
card-jap-gate = Gate
card-jap-shrine = Shrine
card-jap-stalls = Stalls
card-jap-negotiator = Negotiator
card-jap-sake-brewery = Sake Brewery
card-jap-trade-route = Trade Route
card-jap-dojo = Dojo
card-jap-ninjas = Ninjas
card-jap-sumo-school = Sumo School
card-jap-master-swordsmith = Master Swordsmith
card-jap-diplomacy-school = Diplomacy School

## Romans

card-rom-sculptors-workshop = Sculptor's Workshop
card-rom-sculptors-apprentice = Sculptor's Apprentice
card-rom-gladiator-school = Gladiator School
card-rom-engineers = Engineers
card-rom-gardens = Gardens
card-rom-spies = Spies
card-rom-architect = Architect
card-rom-administration = Administration
card-rom-headquarters = Headquarters
card-rom-legion = Legion
card-rom-warehouses = Warehouses
card-rom-builder = Builder
card-rom-roman-fort = Roman Fort
card-rom-trade-colony = Trade Colony
card-rom-roman-barracks = Roman Barracks
card-rom-stonemason = Stonemason
card-rom-roman-bank = Roman Bank
card-rom-colossus = Colossus

## Egyptians

card-egy-desert = Desert
card-egy-altar-of-bastet = Altar of Bastet
card-egy-chariot-builder = Chariot Builder
card-egy-pharaohs-guard = Pharaoh's Guard
card-egy-oasis = Oasis
card-egy-slaver = Slaver
card-egy-royal-baths = Royal Baths
card-egy-golden-bazaar = Golden Bazaar
card-egy-scorpion-breeder = Scorpion Breeder
card-egy-caravan = Caravan
card-egy-temple-of-ra = Temple of Ra
card-egy-sanctuary = Sanctuary
card-egy-sphinx-avenue = Sphinx Avenue
card-egy-sphinx = Sphinx
card-egy-goldsmith = Goldsmith
card-egy-slaves = Slaves
card-egy-quarry = Quarry
card-egy-pyramid = Pyramid

## The solo game

card-attack = Attack: { good-name }
