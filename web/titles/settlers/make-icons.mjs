// Cuts the icons of Settlers out of game-icons: `node titles/settlers/make-icons.mjs`.
import { cut } from "../cut-icons.mjs";

const SIGNS = {
  "good:wood": "log", "good:stone": "stone-block", "good:food": "shiny-apple", "good:gold": "two-coins", "good:worker": "meeple",
  "good:raze": "flame", "good:defence": "checked-shield", "good:vp": "round-star", "good:resource": "cubes",
  "good:samurai": "samurai-helmet", "good:location": "house", "good:deal": "shaking-hands", "good:foundation": "brick-wall",
  "colour:black": "broadsword", "colour:purple": "obelisk", "colour:blue": "open-book", "colour:brown": "pine-tree",
  "colour:yellow": "gold-bar", "colour:red": "sickle", "colour:pink": "person", "colour:grey": "war-pick",
  "role:romans": "eagle-emblem", "role:barbarians": "crossed-axes", "role:egyptians": "ankh", "role:japanese": "shinto-shrine",
  "role:virtual": "spears",
  "type:production": "cog", "type:feature": "ionic-column", "type:action": "click", "type:attack": "bullseye",
  "phase:lookout": "spyglass", "phase:cleanup": "broom",
  "mark:first": "flying-flag", "mark:passed": "night-sleep", "mark:blocked": "padlock", "mark:used": "check-mark",
  "mark:under": "stack", "mark:collection": "swap-bag",
};

const PICTURES = {
  com_statue: "discobolus", com_supplier: "old-wagon", com_wood_storage: "wood-pile", com_carpenters_workshop: "hand-saw",
  com_gallows: "gibbet", com_mill: "windmill", com_old_forest: "oak", com_quarry: "stone-pile", com_rubble: "falling-rocks",
  com_village: "village", com_town: "medieval-village-01", com_farmers_at_work: "farmer", com_mammas_baths: "bathtub",
  com_armorer: "breastplate", com_gold_mine: "gold-mine", com_grain_field: "wheat", com_lords_fields: "field",
  com_monument: "obelisk", com_merchants_guild: "scales", com_gold_creek: "river", com_wood_supplier: "logging",
  com_goldsmiths_workshop: "diamond-ring", com_marketplace: "shop", com_coal_mine: "coal-wagon", com_mason: "trowel",
  com_court_sculptor: "philosopher-bust", com_masons_guild: "stone-crafting", com_missionaries: "prayer",
  com_settlers: "bindle", com_acting_troupe: "drama-masks", com_lumberjacks: "axe-in-stump", com_carpenter: "hammer-nails",
  com_joiner: "wooden-chair", com_castle: "castle", com_tavern: "tavern-sign", com_barracks: "medieval-barracks",
  com_confectioner: "stairs-cake", com_pig_farmer: "pig", com_brewer: "beer-stein", com_imperial_messenger: "cavalry",
  com_new_forest: "sprout", com_hanseatic_league: "galleon", com_lumberjacks_route: "trail", com_watchtower: "watchtower",
  com_ruins: "ancient-ruins", com_baker: "sliced-bread", com_sawmill: "circular-saw", com_canteen: "camp-cooking-pot",
  com_meeting_place: "discussion", com_monty_the_merchant: "cash", com_apartment: "family-house", com_hunter_joe: "deer",
  com_above_ground_mine: "mining", com_porters: "knapsack",
  bar_primeval_forest: "forest", bar_barbarian_altar: "dolmen", bar_raid: "crossed-axes", bar_saboteurs: "cloak-dagger",
  bar_sentry_tower: "tower-flag", bar_dark_chapel: "viking-church", bar_pack: "wolf-head", bar_rabble: "uprising",
  bar_settlement: "hut", bar_hillfort: "hill-fort", bar_expedition: "drakkar", bar_quarry: "war-pick", bar_barter: "trade",
  bar_fighting_pit: "fist", bar_idol: "totem", bar_mission: "public-speaker", bar_borders: "palisade", bar_robbers: "robber",
  jap_farm: "barn", jap_rice_fields: "bowl-of-rice", jap_geisha_house: "handheld-fan", jap_garrison: "guards",
  jap_daimyos_castle: "pagoda", jap_temple_of_buddha: "meditation", jap_casino: "rolling-dices", jap_gate: "shinto-shrine",
  jap_shrine: "shinto-shrine-mirror", jap_stalls: "asian-lantern", jap_negotiator: "conversation",
  jap_sake_brewery: "sake-bottle", jap_trade_route: "japanese-bridge", jap_dojo: "black-belt", jap_ninjas: "ninja-head",
  jap_sumo_school: "strong-man", jap_master_swordsmith: "sword-smithing", jap_diplomacy_school: "tied-scroll",
  rom_sculptors_workshop: "chisel", rom_sculptors_apprentice: "stone-bust", rom_gladiator_school: "coliseum",
  rom_engineers: "catapult", rom_gardens: "water-fountain", rom_spies: "spy", rom_architect: "pencil-ruler",
  rom_administration: "scroll-quill", rom_headquarters: "eagle-emblem", rom_legion: "centurion-helmet",
  rom_warehouses: "amphora", rom_builder: "aqueduct", rom_roman_fort: "stone-tower", rom_trade_colony: "trireme",
  rom_roman_barracks: "barracks-tent", rom_stonemason: "stone-stack", rom_roman_bank: "bank", rom_colossus: "caesar",
  egy_desert: "desert", egy_altar_of_bastet: "bastet", egy_chariot_builder: "chariot", egy_pharaohs_guard: "pharoah",
  egy_oasis: "oasis", egy_slaver: "whip", egy_royal_baths: "cleopatra", egy_golden_bazaar: "egyptian-urns",
  egy_scorpion_breeder: "scorpion", egy_caravan: "camel", egy_temple_of_ra: "sun-priest", egy_sanctuary: "egyptian-temple",
  egy_sphinx_avenue: "greek-sphinx", egy_sphinx: "egyptian-sphinx", egy_goldsmith: "gold-scarab", egy_slaves: "manacles",
  egy_quarry: "rock", egy_pyramid: "great-pyramid",
};

cut(import.meta.url, SIGNS, PICTURES);
