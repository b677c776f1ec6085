/** What the view of a table is made of (see `view.ts`), and what the catalogue says of its cards and tiles. */
import type { CardInfo } from "../../shell/lib/messages";
import type { Building, Player, View } from "./view";

export type { Building, Player, View };

export type Terrain = "ruins" | "desert" | "forest" | "coast";
export const TERRAINS: Terrain[] = ["desert", "coast", "ruins", "forest"];
export type Token = "circle" | "square" | "triangle";
export const TOKENS: Token[] = ["circle", "square", "triangle"];
/** Whose cube: a seat, of nobody's resource, or no cube yet. */
export type Cube = number | "neutral" | null;
/** Row and column, from the top left corner. */
export type Spot = [row: number, column: number];

/** A side of the board; it is the same all game. */
export interface Written {
  /** R ruins, D desert, F forest, C coast, ~ river, # wall, X dark, K N W T sites, . off the board. */
  rows: string[];
  /** A letter for every cell of a district. */
  districts: string[];
  /** By number of players from which on they are used: where the first storages may lie. */
  starts: Record<string, Spot[]>;
  sites: { for: string[]; cells: Spot[] }[];
  /** What a terrain costs: an own basic storage, access. */
  terrain: Record<Terrain, { own: number; access: number; follow: boolean }>;
}

export interface Storage {
  resource: string;
  /** null: neutral */
  owner: number | null;
  cells: string[];
  /** Seats that may use it, the owner among them. */
  access: number[];
  /** The first cells of the storages it was made of, in the order of its recipe. */
  from: string[];
}

export interface Asked {
  seat: number;
  kind: string;
  rule: string;
  /** Keys; null: another's. */
  options: string[] | null;
  tile: Tile | null;
}

/** What is to be laid: `resource:bricks` or `building:salt_barge`, the ways it can be turned, and (for whoever lays it) the
    storages it can be connected with, each with the cells on which it would be. */
export interface Tile {
  of: string;
  turns: Spot[][];
  suppliers: { seat: number; from: string; near: string[] }[];
}

/** A storage (the thing `cell:K8`) and what it supplies, a storage or a building: whose connection, over which cells, and
    whether it was used. */
export interface Connection {
  seat: number;
  from: string;
  to: string;
  way: string[];
  used: boolean;
}

/** Ways that hang together with the things beside them, and for whom which of them are one (null: for spectators). */
export interface Networks {
  parts: { ways: string[]; beside: string[] }[];
  whole: { seats: (number | null)[]; parts: number[] }[];
}

/** A card's face, by its kind, as `stead/text/founders_gallery.py` gives it. */
interface Head {
  name: string;
  /** Something on it is ours, not the publisher's. */
  house: boolean;
}
export interface Need {
  resource: string;
  vp: number;
}
export type CoreFace = Head & { kind: "core" };
export type AdvisorFace = Head & { kind: "advisor"; level: number; category: string; needs: string; vp: number };
export type BuildingFace = Head & {
  kind: "building";
  colour: string;
  shape: string[];
  terrain: Terrain | null;
  needs: Need[];
  /** What a worker does there; for a race, on its mat. */
  action: string;
};
export type RaceFace = Head & { kind: "race"; colour: string; home: string | null; difficulty: string; action: string };
export type ResourceFace = Head & {
  kind: "resource";
  level: number;
  shape: string[];
  price: number;
  forbids: string[];
  needs: Need[];
  race: string | null;
};
export type AchievementFace = Head & { kind: "achievement"; deck: string; vp: number; has: Record<string, number> };
export type Face = CoreFace | AdvisorFace | BuildingFace | RaceFace | ResourceFace | AchievementFace;

export type Cards = Record<string, CardInfo>;

export const faceOf = (card: CardInfo): Face => card.face as Face;

export const storageAt = ({ storages }: View, cell: string): Storage | undefined => storages.find(({ cells }) => cells.includes(cell));

export function isChoosing({ seat }: Player, { asked, over }: View): boolean {
  return !over && asked.some((ask) => ask.seat === seat);
}

/** Whoever plays alone is always first: there is no marker then. */
export function isFirst({ seat }: Player, { first, players }: View): boolean {
  return first === seat && players.length > 1;
}
