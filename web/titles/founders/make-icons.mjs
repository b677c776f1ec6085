// Cuts the icons of Founders out of game-icons: `node titles/founders/make-icons.mjs`.
import { cut } from "../cut-icons.mjs";

const SIGNS = {
  "good:coin": "two-coins", "good:temporary": "floating-crystal", "good:permanent": "cut-diamond", "good:vp": "round-star",
  "resource:stone": "stone-block", "resource:people": "three-friends", "resource:plants": "sprout", "resource:tools": "toolbox",
  "resource:metal": "metal-bar", "resource:livestock": "cow", "resource:wood": "log", "resource:gems": "gems",
  "resource:bricks": "brick-pile", "resource:machinery": "gears", "resource:jewelry": "gem-necklace",
  "resource:leather": "leather-boot", "resource:books": "bookshelf", "resource:food": "bread",
  "resource:weapons": "crossed-swords", "resource:clothing": "robe", "resource:government": "crown", "resource:labor": "war-pick",
  "card:trade": "scales", "card:build": "hammer-nails", "card:upgrade": "stairs-goal", "card:recruit": "public-speaker",
  "card:income": "receive-money", "card:call": "vote",
  "race:savvas": "rock-golem", "race:humans": "person", "race:harrowers": "insect-jaws", "race:quatryls": "gear-hammer",
  "race:valraths": "devil-mask", "race:inox": "bull-horns", "race:vermlings": "rat", "race:orchids": "lotus-flower",
  "race:aesthers": "ghost-ally",
  "terrain:ruins": "ancient-ruins", "terrain:desert": "cactus", "terrain:forest": "pine-tree", "terrain:coast": "wave-crest",
  "terrain:site": "castle-ruins",
  "piece:road": "stone-path", "piece:house": "house", "piece:bridge": "stone-bridge", "piece:gate": "medieval-gate",
  "piece:worker": "meeple",
  "mark:first": "flying-flag", "mark:done": "check-mark", "mark:deck": "stack", "mark:banned": "cancel", "mark:neutral": "circle",
  "mark:prestige": "greek-temple", "mark:achievement": "laurels", "mark:advisor": "team-idea", "mark:income": "receive-money",
  "mark:marker": "hourglass",
};

const PICTURES = {
  scholar: "scroll-quill", huckster: "shop", foreman: "megaphone", carpenter: "hand-saw", surveyor: "treasure-map",
  roadwarden: "wooden-sign", caravaneer: "camel", quartermaster: "wooden-crate", engineer: "pencil-ruler", mason: "trowel",
  emissary: "envelope", tanner: "animal-hide", masterbuilder: "castle", tradeprince: "galleon", chancellor: "imperial-crown",
  architect: "greek-temple", marshal: "cavalry", provisioner: "swap-bag",
  sleeping_lion: "tavern-sign", crooked_bone: "broken-bone", golden_lion: "lion", salt_barge: "sailboat", east_gatehouse: "gate",
  south_gatehouse: "medieval-gate", gilded_arcade: "ancient-columns", silk_emporium: "rolled-cloth", grand_theater: "drama-masks",
  lantern_theater: "paper-lantern", great_oak: "oak", hearth_shrine: "fire-shrine", merchants_guild: "cash",
  artisans_guild: "anvil-impact", town_hall: "bank", courthouse: "banging-gavel", university: "graduate-cap",
  tinkers_college: "mechanical-arm", north_watchtower: "watchtower", west_watchtower: "stone-tower", ghost_fortress: "spooky-house",
  three_districts: "village", first_tier3: "diamond-trophy", three_advisers: "round-table", house_bridge: "family-house",
  income_five: "coins-pile", two_houses: "wood-cabin", access_three: "shaking-hands", two_tier2: "anvil", two_prestige: "philosopher-bust",
  lasting_three: "crystal-cluster", three_houses: "medieval-village-01", three_bridges: "arch-bridge", five_prestige: "ionic-column",
  two_tier3: "trophy-cup", four_advisers: "discussion",
};

cut(import.meta.url, SIGNS, PICTURES);
