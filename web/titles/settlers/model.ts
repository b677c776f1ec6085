/** What the view of a table is made of (see `view.ts`), and a card's face as the catalogue has it. */
import type { Amount } from "../../shell/empire/dress";
import type { CardInfo } from "../../shell/lib/messages";
import type { Player, View } from "./view";

export type { Player, View };

export type Goods = Record<string, number>;
export type Row = "production" | "features" | "actions";
export const ROWS: Row[] = ["production", "features", "actions"];
export const SUPPLY = ["wood", "stone", "food", "gold", "worker", "raze", "defence"];

export interface Location {
  card: string;
  defence?: true;
  samurai?: true;
  used?: number;
  blocked?: true;
  /** Spent on its activation, this round. */
  goods?: Goods;
  /** Kept on it to the end of the game. */
  kept?: Goods;
  /** Cards under it, and which, if they are one's own. */
  under?: number;
  cards?: string[];
  taken_from?: number;
}

/** Cards by their backs, and those among them that the viewer knows. */
export interface Held {
  common: number;
  faction: number;
  known: string[];
}

/** What the next Production brings: from board, Deals and Locations; and Locations of which a choice or a deck will tell. */
export interface Brings {
  board: Goods;
  deals: Goods;
  locations: Goods;
  open: string[];
}

export interface Asked {
  seat: number;
  kind: string;
  rule: string;
  /** Keys; null: another's. */
  options: string[] | null;
  /** What may be expected of an option, by key, where chance has a say. */
  odds?: Record<string, Odds>;
}

/** What a Prayer is likely to bring, as far as this seat can know. */
export interface Odds {
  /** Cards turned over. */
  draws: number;
  /** Common cards that the seat does not see, and how many of them match. */
  unseen: number;
  matching: number;
  /** That one of the cards turned over at least matches: from 0 to 1. */
  chance: number;
  /** Tokens that count. */
  tokens: number;
  /** By colour, how many cards and tokens count on average. */
  expected: Record<string, number>;
  /** What that brings. */
  goods: Record<string, number>;
}

/** An effect, as signs. */
export interface Signs {
  /** Once, when it is built. */
  bonus: boolean;
  /** Each time this happens. */
  when: { event: string; colour: string | null; deck: string | null } | null;
  spend: Amount[];
  gain: Amount[];
  /** Counted for each Location of this colour, or each Samurai. */
  per: string | null;
  /** Signs don't tell all of it. */
  more: boolean;
}

/** A card's face, as `stead/text/settlers_gallery.py` gives it. */
export interface Face {
  name: string;
  deck: string;
  type: string;
  colours: string[];
  cost: Goods;
  deal: string | null;
  raze: string[];
  /** What an activation costs, and how often a round it can be done. */
  spend: Amount[];
  times: number;
  /** The effects that cost or bring goods. */
  signs: Signs[];
  /** Where signs alone don't tell what it does: its words, without the cost of an activation. */
  text: string | null;
  /** Something on it is ours, not the publisher's. */
  house: boolean;
}

export type Cards = Record<string, CardInfo>;

export const faceOf = (card: CardInfo): Face => card.face as Face;

/** All that is certain of what comes, in the order of a supply. */
export function allOf({ board, deals, locations }: Brings): Goods {
  const sum = (good: string) => [board, deals, locations].reduce((n, goods) => n + (goods[good] ?? 0), 0);
  const order = new Set([...SUPPLY, ...[board, deals, locations].flatMap(Object.keys)]);
  return Object.fromEntries([...order].map((good) => [good, sum(good)] as const).filter(([, n]) => n));
}

export function isChoosing({ seat }: Player, { asked, over }: View): boolean {
  return !over && asked.some((ask) => ask.seat === seat);
}

/** Whoever plays alone is always first: there is no marker then. */
export function isFirst({ seat }: Player, { first, players }: View): boolean {
  return first === seat && !players.some(({ faction }) => faction === "virtual");
}

const OF_PRAYER = new Set(["bless", "name", "pray", "colour", "tricolour"]);

/** What a Prayer asks whoever looks. */
export function prayerAsked({ asked, seat }: View): Asked | undefined {
  return asked.find((ask) => ask.options && ask.seat === seat && OF_PRAYER.has(ask.kind));
}
