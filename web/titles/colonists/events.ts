// Made by stead/server/typescript.py from stead/titles/colonists/events.py.

export interface Started {
  event: "started";
  seat: number;
  colonies: string[];
}

export interface PlaceDrawn {
  event: "placedrawn";
  seat: number;
  tile: string;
}

export interface PlaceLaid {
  event: "placelaid";
  seat: number;
  tile: string;
  at: string[];
}

export interface PlaceReplaced {
  event: "placereplaced";
  seat: number;
  tile: string;
  old: string;
}

export interface PlacesSwapped {
  event: "placesswapped";
  seat: number;
  tile: string;
  other: string;
}

export interface EraBegan {
  event: "erabegan";
  era: number;
}

export interface ColonyJoined {
  event: "colonyjoined";
  colony: string;
}

export interface YearBegan {
  event: "yearbegan";
  era: number;
  year: number;
  card: string;
  coming: string[];
}

export interface HalfBegan {
  event: "halfbegan";
  half: number;
}

export interface Entered {
  event: "entered";
  seat: number;
  tile: string;
}

export interface Moved {
  event: "moved";
  seat: number;
  start: string;
  tile: string;
}

export interface Left {
  event: "left";
  seat: number;
  tile: string;
}

export interface FeePaid {
  event: "feepaid";
  seat: number;
  to: number | null;
  goods: Record<string, number>;
}

export interface Received {
  event: "received";
  seat: number;
  goods: Record<string, number>;
}

export interface Paid {
  event: "paid";
  seat: number;
  goods: Record<string, number>;
}

export interface Dropped {
  event: "dropped";
  seat: number;
  good: string;
}

export interface Changed {
  event: "changed";
  seat: number;
  before: string;
  after: string;
}

export interface Sold {
  event: "sold";
  seat: number;
  goods: Record<string, number>;
  dollars: number;
}

export interface Refined {
  event: "refined";
  seat: number;
  goods: Record<string, number>;
  into: Record<string, number>;
}

export interface Built {
  event: "built";
  seat: number;
  kind: string;
}

export interface Razed {
  event: "razed";
  seat: number;
  kind: string;
}

export interface Remodelled {
  event: "remodelled";
  seat: number;
  old: string;
  kind: string;
}

export interface Employed {
  event: "employed";
  seat: number;
  colonist: string;
  kind: string;
}

export interface Dismissed {
  event: "dismissed";
  seat: number;
  colonist: string;
  kind: string;
}

export interface Related {
  event: "related";
  seat: number;
  colony: string;
  level: number;
}

export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}

export interface CardsDiscarded {
  event: "cardsdiscarded";
  seat: number;
  cards: string[];
}

export interface Reshuffled {
  event: "reshuffled";
  cards: number;
}

export interface Played {
  event: "played";
  seat: number;
  card: string;
}

export interface BeganWith {
  event: "beganwith";
  seat: number;
  card: string;
}

export interface Used {
  event: "used";
  seat: number;
  card: string;
  left: number;
}

export interface MarkerTaken {
  event: "markertaken";
  seat: number;
}

export interface FirstPlayer {
  event: "firstplayer";
  seat: number;
}

export interface EnvoyPlaced {
  event: "envoyplaced";
  seat: number;
  envoy: string;
  tile: string;
}

export interface EnvoySent {
  event: "envoysent";
  seat: number;
  envoy: string;
  tile: string;
}

export interface Earned {
  event: "earned";
  seat: number;
  goods: Record<string, number>;
}

export interface Maintained {
  event: "maintained";
  seat: number;
  need: Record<string, number>;
  made: Record<string, number>;
  paid: Record<string, number>;
}

export interface Produced {
  event: "produced";
  seat: number;
  goods: Record<string, number>;
}

export interface Bought {
  event: "bought";
  seat: number;
  what: string;
  dollars: number;
}

export interface Finished {
  event: "finished";
  scores: number[];
}

export type GameEvent =
  | Started
  | PlaceDrawn
  | PlaceLaid
  | PlaceReplaced
  | PlacesSwapped
  | EraBegan
  | ColonyJoined
  | YearBegan
  | HalfBegan
  | Entered
  | Moved
  | Left
  | FeePaid
  | Received
  | Paid
  | Dropped
  | Changed
  | Sold
  | Refined
  | Built
  | Razed
  | Remodelled
  | Employed
  | Dismissed
  | Related
  | Drew
  | CardsDiscarded
  | Reshuffled
  | Played
  | BeganWith
  | Used
  | MarkerTaken
  | FirstPlayer
  | EnvoyPlaced
  | EnvoySent
  | Earned
  | Maintained
  | Produced
  | Bought
  | Finished;
