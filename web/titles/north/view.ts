// Made by stead/server/typescript.py from stead/titles/north/view.py.

import type { Asked, Held, Location, Scenario, Ship } from "./model";

export interface Player {
  seat: number;
  clan: string;
  /** Workers on the clan token. */
  spent: number;
  passed: boolean;
  /** Clan ships in reserve. */
  ships: number;
  /** Common ships in reserve. */
  commons: number;
  /** Clan ships that a card may still bring. */
  more: number;
  goods: Record<string, number>;
  /** Where they stand; none: before their owner. */
  pawns: (string | null)[];
  /** The last card is the top. */
  deck: number;
  discard: string[];
  /** Basic fields that left the game. */
  gone: string[];
  hand: Held;
  drawn: Held;
  empire: Location[];
  /** What the end would add. */
  adds: number[];
}

export interface View {
  title: "north";
  seat: number | null;
  asked: Asked[];
  round: number;
  phase: "setup" | "lookout" | "action" | "expedition";
  first: number;
  active: number;
  /** This round is the last (EN-END-01). */
  last: boolean;
  over: boolean;
  /** Events of the scenario still to come. */
  tokens: number[];
  /** Demands of the scenario that were met. */
  paid: number;
  /** The circle of action tiles. */
  tiles: string[];
  queue: Ship[];
  /** Face up. */
  near: string[];
  /** Face up. */
  distant: string[];
  near_deck: number;
  distant_deck: number;
  near_discard: string[];
  distant_discard: string[];
  turned: string[];
  scenario: Scenario | null;
  trigger: number;
  players: Player[];
}
