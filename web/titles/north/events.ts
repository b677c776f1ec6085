// Made by stead/server/typescript.py from stead/titles/north/events.py.

export interface Started {
  event: "started";
  seat: number;
  tiles: string[];
}

export interface RoundBegan {
  event: "roundbegan";
  round: number;
  first: number;
}

export interface PhaseBegan {
  event: "phasebegan";
  phase: string;
}

export interface LastRound {
  event: "lastround";
  seat: number;
}

export interface CameToNothing {
  event: "cametonothing";
  rounds: number;
}

export interface Drew {
  event: "drew";
  seat: number;
  card: string | null;
}

export interface NoCard {
  event: "nocard";
  seat: number;
}

export interface Reshuffled {
  event: "reshuffled";
  deck: string;
  cards: number;
}

export interface Kept {
  event: "kept";
  seat: number;
  card: string | null;
}

export interface Unkept {
  event: "unkept";
  seat: number;
  cards: string[];
}

export interface Discarded {
  event: "discarded";
  seat: number;
  cards: string[];
}

export interface Gained {
  event: "gained";
  seat: number;
  goods: Record<string, number>;
  source: string | null;
}

export interface Paid {
  event: "paid";
  seat: number;
  goods: Record<string, number>;
}

export interface Lost {
  event: "lost";
  seat: number;
  points: number;
}

export interface Recovered {
  event: "recovered";
  seat: number;
  workers: number;
}

export interface Declared {
  event: "declared";
  seat: number;
  tile: string;
  by: string | null;
  moved: boolean;
}

export interface Built {
  event: "built";
  seat: number;
  card: string;
  on: string | null;
}

export interface Mirrored {
  event: "mirrored";
  seat: number;
  card: string;
  of: string;
}

export interface Boosted {
  event: "boosted";
  seat: number;
  card: string;
}

export interface Harvested {
  event: "harvested";
  seat: number;
  card: string;
}

export interface Sailed {
  event: "sailed";
  seat: number;
  common: boolean;
  cargo: string[];
}

export interface ShipMoved {
  event: "shipmoved";
  seat: number;
  past: number;
}

export interface ShipGained {
  event: "shipgained";
  seat: number;
  common: boolean;
}

export interface PawnMoved {
  event: "pawnmoved";
  seat: number;
  tile: string;
}

export interface Used {
  event: "used";
  seat: number;
  card: string;
}

export interface Raided {
  event: "raided";
  seat: number;
  owner: number;
  card: string;
  by: string | null;
}

export interface Refreshed {
  event: "refreshed";
  seat: number;
  cards: string[];
}

export interface Assigned {
  event: "assigned";
  seat: number;
  goods: Record<string, number>;
  card: string;
}

export interface Removed {
  event: "removed";
  seat: number;
  goods: Record<string, number>;
  card: string;
}

export interface PaidOut {
  event: "paidout";
  seat: number;
  card: string;
  sets: number;
}

export interface Left {
  event: "left";
  seat: number;
  card: string;
  hand: boolean;
}

export interface Took {
  event: "took";
  seat: number;
  card: string;
  found: boolean;
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Sighted {
  event: "sighted";
  islands: string[];
}

export interface Pillaged {
  event: "pillaged";
  seat: number;
  island: string;
}

export interface Conquered {
  event: "conquered";
  seat: number;
  island: string;
}

export interface NoIsland {
  event: "noisland";
  seat: number;
}

export interface Happened {
  event: "happened";
  scenario: string;
  number: number;
}

export interface Returned {
  event: "returned";
  seat: number;
  workers: number;
}

export interface TilesTurned {
  event: "tilesturned";
  tiles: string[];
}

export interface Scored {
  event: "scored";
  seat: number;
  track: number;
  cards: number;
  resources: number;
  gold: number;
  raze: number;
}

export interface Ended {
  event: "ended";
  winners: number[];
}

export type GameEvent =
  | Started
  | RoundBegan
  | PhaseBegan
  | LastRound
  | CameToNothing
  | Drew
  | NoCard
  | Reshuffled
  | Kept
  | Unkept
  | Discarded
  | Gained
  | Paid
  | Lost
  | Recovered
  | Declared
  | Built
  | Mirrored
  | Boosted
  | Harvested
  | Sailed
  | ShipMoved
  | ShipGained
  | PawnMoved
  | Used
  | Raided
  | Refreshed
  | Assigned
  | Removed
  | PaidOut
  | Left
  | Took
  | Passed
  | Sighted
  | Pillaged
  | Conquered
  | NoIsland
  | Happened
  | Returned
  | TilesTurned
  | Scored
  | Ended;
