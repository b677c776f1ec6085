/** What is served with these pages and was made by others; what each is used for is `credits-<id>`. */

export const WORKS = [
  { id: "icons", name: "game-icons.net", url: "https://game-icons.net", licence: "CC BY 3.0", licenceUrl: "https://creativecommons.org/licenses/by/3.0/" },
  { id: "literata", name: "Literata", url: "https://github.com/googlefonts/literata", licence: "SIL OFL 1.1", licenceUrl: "https://openfontlicense.org" },
  { id: "onest", name: "Onest", url: "https://github.com/simpals/onest", licence: "SIL OFL 1.1", licenceUrl: "https://openfontlicense.org" },
  { id: "lucide", name: "Lucide", url: "https://lucide.dev", licence: "ISC", licenceUrl: "https://lucide.dev/license" },
  { id: "svelte", name: "Svelte", url: "https://svelte.dev", licence: "MIT", licenceUrl: "https://opensource.org/license/mit" },
  { id: "fluent", name: "Fluent", url: "https://projectfluent.org", licence: "Apache 2.0", licenceUrl: "https://www.apache.org/licenses/LICENSE-2.0" },
  { id: "uqr", name: "uqr", url: "https://github.com/unjs/uqr", licence: "MIT", licenceUrl: "https://opensource.org/license/mit" },
  { id: "stead", name: "Stead", url: "/", licence: "MIT", licenceUrl: "https://opensource.org/license/mit" },
];

/** Everybody who drew for game-icons.net, as its licence lists them. */
export const ARTISTS = [
  "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast", "Viscious Speed",
  "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely", "Cathelineau", "Kier Heyl", "Aussiesim",
  "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007", "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu",
  "Starseeker", "Pepijn Poolman", "Pierre Leducq", "Caro Asercion",
];
