/** What the view of a table is made of (see `view.ts`). */
import type { Player, View } from "./view";

export type { Player, View };

export const GOODS = ["wood", "clay", "ore", "plank", "brick", "iron", "coal", "food", "clothing", "tool", "dollar"] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;
export type Colonist = "farmer" | "citizen" | "merchant";
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
}

/** A building, an embassy (`alchemist.2`) or a played improvement (its number). */
export interface Structure {
  /** Its name in keys: `farm`, `farm#2`. */
  label: string;
  kind: string;
  sort: "residence" | "storage" | "production" | "maintenance" | "financial" | "special" | "embassy" | "improvement";
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
  /** Its action, as the content tells it: build, refine or visit. */
  does: { build?: string; cost?: Goods; times?: number; refine?: Goods[]; into?: Goods; visit?: string };
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
