// Made by stead/server/typescript.py from stead/titles/settlers/view.py.

import type { Asked, Brings, Held, Location, Row } from "./model";

export interface Player {
  seat: number;
  faction: string;
  passed: boolean;
  goods: Record<string, number>;
  /** Goods of modules that are kept as tokens: at most one of each kind. */
  tokens: string[];
  deals: string[];
  /** Deals with Locations of others (Trade Route): the cards stand in their empires. */
  routes: string[];
  /** The last card is the top. */
  deck: number;
  discard: string[];
  hand: Held;
  empire: Record<Row, Location[]>;
  foundations: (string | null)[];
  pack: Held;
  looking: Held;
  /** What the next Production would bring, as the empire stands. */
  brings: Brings | null;
}

export interface View {
  title: "settlers";
  seat: number | null;
  asked: Asked[];
  round: number;
  phase: "setup" | "lookout" | "production" | "action" | "cleanup" | "attack";
  first: number;
  active: number;
  /** This turn's action was taken; only free placements are left. */
  acted: boolean;
  over: boolean;
  deck: number;
  discard: string[];
  /** Common cards lying open for the draft. */
  row: string[];
  /** Cards turned over by an effect that goes on, in their order: all see them. */
  opened: string[];
  /** What the virtual player has collected. */
  collection: string[];
  rounds: number;
  /** Solo: what the virtual player's collection is raced against. */
  race: number | null;
  players: Player[];
}
