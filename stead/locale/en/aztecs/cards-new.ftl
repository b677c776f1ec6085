# Aztecs: cards that come into decks by being built into them.

card-rom-augurs = Augurs
card-rom-aqueduct = Aqueduct
card-rom-altar-of-vesta = Altar of Vesta
card-rom-shrine-of-mars = Shrine of Mars
card-rom-useful-marcus = Useful Marcus
card-rom-solid-foundation = Solid Foundation
card-bar-shaman = Shaman
card-bar-hunting-camp = Hunting Camp
card-bar-war-drums = War Drums
card-bar-totem = Totem
card-bar-rite-of-blood = Rite of Blood
card-bar-trophy-hall = Trophy Hall
card-egy-statue-of-cheops = Statue of Cheops
card-egy-temple-of-isis = Temple of Isis
card-egy-oracle-of-amun = Oracle of Amun
card-egy-shrine-of-thoth = Shrine of Thoth
card-egy-scribes = Scribes
card-egy-nile-barge = Nile Barge
card-jap-fuji-apple-festival = Fuji Apple Festival
card-jap-prayer-flags = Prayer Flags
card-jap-tea-house = Tea House
card-jap-wandering-monk = Wandering Monk
card-jap-fox-shrine = Fox Shrine
card-jap-archery-range = Archery Range
card-azt-house-of-tribute = House of Tribute
card-azt-sun-priests = Sun Priests
card-azt-feathered-serpent = Feathered Serpent
card-azt-star-watchers = Star Watchers
card-azt-reliquary = Reliquary
card-azt-stone-that-tells-stories = Stone That Tells Stories

## The new cards of the base factions

slide-under = put a card from your hand under one of your Common Locations of its colour
line-under-common = At the end of the game each card under your Common Locations is worth { $n } VP, besides what the Location itself is worth.
when-scored = each time a Location of yours brings you VP and you have a Blessing token of its colour
question-slide = Which card goes under a Location?
    .other = Choosing a card to slide under a Location
question-under = Under which Location?
    .other = Choosing a Location
option-slide = Put { $card } under a Location
option-under = Under { $card }
