/** What the view of a table is made of (see `view.ts`), and what the catalogue says of its cards and tiles. */
import type { CardInfo } from "../../shell/lib/messages";
import type { Player, View } from "./view";

export type { Player, View };

export const GOODS = ["wood", "clay", "ore", "plank", "brick", "iron", "coal", "food", "clothing", "tool", "dollar"] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
/** Tools and dollars need no cells. */
export const STORABLE = GOODS.slice(0, -2);
export const COLONISTS = ["farmer", "citizen", "merchant"] as const;
export type Colonist = (typeof COLONISTS)[number];
export type Need = "food" | "clothing";
/** Cells for buildings. */
export type Spot = "ordinary" | "border" | "storage" | "site";
export type PlaceType = "market" | "resource" | "maintenance" | "builder" | "workshop" | "other";

export interface Asked {
  seat: number;
  kind: string;
  rule: string;
  /** Keys; null: another's. */
  options: string[] | null;
  /** What is to be laid. */
  tile: { tile: string; place: string; type: PlaceType } | null;
  /** Where stewards can go now; nowhere, if another is asked. */
  ways: Way[];
  /** What one fee is: tools or maintenance goods, and building resources. */
  fee: { goods: number; resources: number };
}

/** A steward (by the tile it stands on, or `apprentice`) to a place. */
export interface Way {
  place: string;
  steward: string;
  jump: boolean;
  /** Whom a fee is due to. */
  to: number[];
}

export type Sort = "residence" | "storage" | "production" | "maintenance" | "financial" | "special" | "embassy" | "improvement";

/** A building, an embassy (`alchemist.2`) or a played improvement (its number). */
export interface Structure {
  /** Its name in keys: `farm`, `farm#2`. */
  label: string;
  kind: string;
  sort: Sort;
  cell: Spot | "aside";
  works: boolean;
  worker: Colonist | "any" | null;
  /** So many workers. */
  needs: number;
  workers: Colonist[];
  /** What its Stock holds, if it has one. */
  good: Good | null;
  /** Goods in its Stock, or on a limited improvement … */
  stock: number;
  /** … of so many. */
  capacity: number;
}

/** By type: colonists supplied by residences, and those of them who are unemployed. */
export type People = Partial<Record<Colonist, { supplied: number; idle: number }>>;
export type Budget = Record<"embassies" | "buildings" | "goods", number>;

/** Room for goods: in Storage, in the Warehouse for any, and by good in Warehouse cells for it alone. */
export interface Cells {
  storage: number;
  warehouse: number;
  /** Of Storage and Warehouse together. */
  used: number;
  kept: Partial<Record<Good, [used: number, cells: number]>>;
}

export interface Steward {
  /** A tile; null: waits to enter the map. */
  at: string | null;
  apprentice: boolean;
}

/** A tile on the map: its place ("market" for markets) and who stands there. */
export interface Place {
  tile: string;
  place: string;
  type: PlaceType;
  at: string[];
  stewards: number[];
  envoys: string[];
}

export interface Coming {
  tile: string;
  place: string;
  type: PlaceType;
  /** The place it takes the place of. */
  replaces: string | null;
}

export interface Envoy {
  envoy: string;
  at: string | null;
  /** Seats that may move it and profit from it. */
  entitled: number[];
  /** By the active player, now. */
  movable: boolean;
}

export interface MarketCard {
  card: string;
  sells: { sell: Goods; dollars: number }[];
  /** One of these. */
  subsidy: Goods[];
  does: Deed;
}

/** The action that is being carried out. */
export interface Visit {
  seat: number;
  at: string | null;
  /** Cells of Storage when it began: so many goods can be used in it … */
  storage: number;
  /** … of which these were. */
  used: number;
  /** Goods received in it, which cannot be used in it. */
  fresh: Goods;
  /** What is left of the Altruist's discount. */
  discount: Goods;
}

/** An effect, as the content tells it. */
export interface Deed {
  gain?: Goods;
  sell?: Goods;
  dollars?: number;
  build?: string;
  cost?: Goods;
  times?: number;
  refine?: Goods[];
  into?: Goods;
  visit?: string;
  one_of?: Deed[];
}

/** A card's face, by its kind, as `stead/text/colonists_gallery.py` gives it. */
interface Head {
  name: string;
  /** Its numbers are not certain. */
  doubt: boolean;
  era: number;
}
export type PlaceFace = Head & { kind: "place"; place: string; type: PlaceType; replaces: string | null; does: Deed[] };
export type MarketFace = Head & { kind: "market"; sells: Deed[]; subsidy: Goods[]; does: Deed[] };
interface Standing {
  cost: Goods;
  value: number;
  houses: Partial<Record<Colonist, number>>;
  produces: Goods;
}
interface Employs {
  worker: Colonist | "any" | null;
  workers: number;
}
export type BuildingFace = Head & Standing & Employs & { kind: "building"; type: Sort; limit: number | null; remodels: string[] };
export type EmbassyFace = Head & Standing & Employs & { kind: "embassy"; colony: string; level: number };
export type ImprovementFace = Head &
  Standing & { kind: "improvement"; type: "instant" | "permanent" | "limited"; picture: string; does: Deed[] };
export type Face = PlaceFace | MarketFace | BuildingFace | EmbassyFace | ImprovementFace;

export type Cards = Record<string, CardInfo>;

export const faceOf = (card: CardInfo): Face => card.face as Face;

export function isChoosing({ seat }: Player, { asked, over }: View): boolean {
  return !over && asked.some((ask) => ask.seat === seat);
}

/** Whoever plays alone is always first: there is no marker then. */
export function isFirst({ seat }: Player, { first, players }: View): boolean {
  return first === seat && players.length > 1;
}
