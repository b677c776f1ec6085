/** What the view of a table is made of (see `view.ts`), and a card's face as the catalogue has it. */
import type { Amount } from "../../shell/empire/dress";
import type { CardInfo } from "../../shell/lib/messages";
import type { Player, View } from "./view";

export type { Player, View };

export type Goods = Record<string, number>;
export type Row = "fields" | "actions" | "features" | "islands";
export const ROWS: Row[] = ["fields", "actions", "features", "islands"];
export const SUPPLY = ["food", "wood", "stone", "sheep", "fish", "gold", "worker", "raze"];
export const TILES = ["explore", "populate", "construct", "harvest", "sail"];

export interface Location {
  card: string;
  exhausted?: true;
  /** How often a feature has yielded in this round, where that is limited. */
  used?: number;
  /** Pieces on it. */
  goods?: Goods;
  /** The card that it copies. */
  mirrors?: string;
  /** Upgrades beneath it, and what it yields with them. */
  upgrades?: string[];
  yields?: Goods;
}

/** How many cards, and those among them that the viewer knows. */
export interface Held {
  cards: number;
  known: string[];
}

export interface Ship {
  seat: number;
  common?: true;
  fish?: true;
  raze?: true;
}

/** What is played for alone. */
export interface Scenario {
  name: string;
  rounds: number;
  target: number;
  goal: Goods;
  paid: number;
  met: boolean;
  tokens: number[];
}

export interface Asked {
  seat: number;
  kind: string;
  rule: string;
  /** Keys; null: another's. */
  options: string[] | null;
}

/** An effect, as signs. */
export interface Signs {
  bonus: boolean;
  when: { event: string; sign: string | null } | null;
  spend: Amount[];
  gain: Amount[];
  /** Counted for each card with this sign. */
  per: string | null;
}

/** A card's face, as `stead/text/north_gallery.py` gives it. */
export interface Face {
  name: string;
  /** A clan's, `near` or `distant`. */
  deck: string;
  type: "field" | "upgrade" | "either" | "feature" | "action" | "boost";
  start: boolean;
  signs: string[];
  cost: Goods;
  /** The tile action it is played with, instead of a cost. */
  with: string | null;
  /** An upgrade lies under a field that yields this. */
  under: string | null;
  yields: Amount[];
  pillage: Amount[];
  conquest: Amount[];
  does: Signs[];
  /** Where signs alone don't tell what it does: its words, without the cost of an action. */
  text: string | null;
  /** Something on it is ours, not the publisher's. */
  house: boolean;
}

export type Cards = Record<string, CardInfo>;

export const faceOf = (card: CardInfo): Face => card.face as Face;

export const isIsland = ({ deck }: Face): boolean => deck === "near" || deck === "distant";

/** Where a card lies in an empire. */
export function rowOf(face: Face): Row {
  if (isIsland(face)) return "islands";
  return face.type === "feature" ? "features" : face.type === "action" ? "actions" : "fields";
}

export function isChoosing({ seat }: { seat: number }, { asked, over }: View): boolean {
  return !over && asked.some((ask) => ask.seat === seat);
}

/** Whoever plays alone is always first: there is no marker then. */
export const isFirst = ({ seat }: Player, { first, players }: View): boolean => first === seat && players.length > 1;

export interface Pawn {
  seat: number;
  tile: string;
  /** It was used twice and lies down. */
  turned: boolean;
}

/** The pawns that stand on tiles, by seat. "sail turned" lies on Sail. */
export function pawnsOf({ players }: Pick<View, "players">): Pawn[] {
  return players.flatMap(({ seat, pawns }) =>
    pawns.flatMap((place) => {
      const [tile, turned] = place?.split(" ") ?? [];
      return tile ? [{ seat, tile, turned: turned !== undefined }] : [];
    }),
  );
}

type Standing = Pick<Player, "seat" | "pawns">;

/** From where pawns came between two moments: "0 sail" was on "tile:explore", or before its owner ("pawns:0"). */
export function comings(before: Standing[], after: Standing[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { seat, pawns } of after) {
    const left = [...(before.find((player) => player.seat === seat)?.pawns ?? [])];
    const moved = pawns.filter((place) => {
      const stayed = left.indexOf(place);
      if (stayed >= 0) left.splice(stayed, 1);
      return stayed < 0;
    });
    for (const [i, place] of moved.entries()) {
      if (!place) continue;
      const start = left[i]?.split(" ")[0];
      found[`${seat} ${place.split(" ")[0]!}`] = start ? `tile:${start}` : `pawns:${seat}`;
    }
  }
  return found;
}
