// Made by stead/server/typescript.py from stead/titles/colonists/view.py.

import type { Asked, Budget, Cells, Coming, Envoy, Goods, MarketCard, Need, People, Place, Spot, Steward, Structure, Visit } from "./model";

export interface Player {
  seat: number;
  /** The last steward is an Apprentice. */
  helped: boolean;
  /** A bit for each special envoy moved in this half-year (CO-ENV-02). */
  sent: number;
  /** Paid for range in this half-year. */
  rode: boolean;
  /** Swapped two places in this half-year. */
  swapped: boolean;
  goods: Goods;
  hand: string[] | null;
  /** Just drawn, of which some will be kept. */
  drawn: string[] | null;
  /** How many improvements are in the hand. */
  cards: number;
  /** All that was built and played. */
  community: Structure[];
  cells: Cells;
  people: People;
  /** A later start: dollars left to buy with. */
  budget: Budget | null;
  stewards: Steward[];
  range: number;
  /** Supply less demand of a year (CO-BAL-01); more than one where it may be chosen. */
  balance: Record<Need, number>[];
  /** Stored, wherever it lies: what a shortage is paid from (CO-MNT-11). */
  larder: Record<Need, number>;
  /** Cells for buildings. */
  board: Record<Spot, [used: number, open: number]>;
  abilities: Record<string, number>;
}

export interface View {
  title: "colonists";
  seat: number | null;
  asked: Asked[];
  phase: "setup" | "places" | "market" | "goods" | "embassies" | "buildings" | "purchase" | "era" | "year" | "gifts" | "play" | "new_places" | "workers" | "maintenance" | "production";
  era: number;
  year: number;
  /** Summer, winter. */
  half: number;
  /** Turns that the active player has taken in this half-year. */
  turn: number;
  /** The first player. */
  first: number;
  /** Who holds the first-player marker (CO-FPL-04). */
  marker: number;
  /** Who had the very first turns (CO-END-11). */
  opened: number;
  active: number;
  first_era: number;
  last_era: number;
  /** The active player's steward has moved and acted: what is left of the turn is free. */
  acted: boolean;
  /** Improvements played in this turn (CO-PLY-06). */
  played: number;
  /** Goods that a Dolly brought in this turn. */
  wheeled: number;
  /** Range added for this turn. */
  reach: number;
  /** A saved game goes on: communities are bought for what they were worth (CO-SAV-12). */
  resumed: boolean;
  over: boolean;
  market_card: string | null;
  discard: string[];
  /** In an era. */
  years: number;
  /** Of a player in a half-year. */
  turns: number;
  hand_limit: number;
  /** Building resources of a fee. */
  fee: number;
  /** The tiles on the map, in the order in which they were laid. */
  land: Place[];
  /** Places that join the map at the end of the year, or next in the set-up. */
  coming: Coming[];
  /** Places of this era to come after those. */
  places_left: number;
  envoys: Envoy[];
  market: MarketCard | null;
  /** Improvements in the deck. */
  deck_left: number;
  /** Building tiles left; null: any number. */
  tiles: { buildings: string[]; left: number | null }[];
  /** Those in play, with the level of each seat. */
  colonies: { name: string; levels: number[] }[];
  /** The action that is being carried out. */
  visit: Visit | null;
  players: Player[];
}
