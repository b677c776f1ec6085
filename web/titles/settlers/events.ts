// Made by stead/server/typescript.py from stead/titles/settlers/events.py.

export interface Started {
  event: "started";
  seat: number;
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

export interface Drew {
  event: "drew";
  seat: number;
  deck: string;
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

export interface Revealed {
  event: "revealed";
  cards: string[];
}

export interface Took {
  event: "took";
  seat: number;
  card: string;
}

export interface VirtualDrew {
  event: "virtualdrew";
  card: string;
}

export interface VirtualTook {
  event: "virtualtook";
  card: string;
}

export interface PickedSecretly {
  event: "pickedsecretly";
  seat: number;
  card: string | null;
}

export interface PassedOn {
  event: "passedon";
  seat: number;
  to: number;
  cards: string[] | null;
}

export interface Discarded {
  event: "discarded";
  cards: string[];
}

export interface Uncovered {
  event: "uncovered";
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
  onto: string | null;
}

export interface Built {
  event: "built";
  seat: number;
  card: string;
}

export interface GaveUp {
  event: "gaveup";
  seat: number;
  card: string;
  foundation: boolean;
}

export interface DealMade {
  event: "dealmade";
  seat: number;
  card: string;
}

export interface DealEnded {
  event: "dealended";
  seat: number;
  card: string;
  by: number | null;
}

export interface RouteOpened {
  event: "routeopened";
  seat: number;
  card: string;
}

export interface RazedFromHand {
  event: "razedfromhand";
  seat: number;
  card: string;
}

export interface Razed {
  event: "razed";
  seat: number;
  owner: number;
  card: string;
}

export interface BecameFoundation {
  event: "becamefoundation";
  seat: number;
  card: string;
}

export interface LaidFoundation {
  event: "laidfoundation";
  seat: number;
  card: string | null;
}

export interface Activated {
  event: "activated";
  seat: number;
  card: string;
  times: number;
}

export interface Exchanged {
  event: "exchanged";
  seat: number;
  pairs: number;
}

export interface Placed {
  event: "placed";
  seat: number;
  good: string;
  card: string;
}

export interface SamuraiLost {
  event: "samurailost";
  seat: number;
}

export interface Tucked {
  event: "tucked";
  seat: number;
  gate: string;
  card: string | null;
}

export interface Demolished {
  event: "demolished";
  seat: number;
  owner: number;
  card: string;
}

export interface TookOver {
  event: "tookover";
  seat: number;
  owner: number;
  card: string;
}

export interface Stole {
  event: "stole";
  seat: number;
  owner: number;
  good: string;
}

export interface Blocked {
  event: "blocked";
  seat: number;
  owner: number;
  card: string;
}

export interface Refreshed {
  event: "refreshed";
  seat: number;
  card: string;
}

export interface SawHand {
  event: "sawhand";
  seat: number;
  owner: number;
  cards: string[] | null;
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Stored {
  event: "stored";
  seat: number;
  goods: Record<string, number>;
}

export interface CleanedUp {
  event: "cleanedup";
  seat: number;
  goods: Record<string, number>;
}

export interface Collected {
  event: "collected";
  cards: string[];
}

export interface Attacked {
  event: "attacked";
  targets: string[];
  victim: string | null;
}

export interface Scored {
  event: "scored";
  seat: number;
  track: number;
  common: number;
  faction: number;
  held: number;
}

export interface Ended {
  event: "ended";
  winners: number[];
}

export interface Blessed {
  event: "blessed";
  seat: number;
  token: string;
  source: string | null;
}

export interface BlessingLost {
  event: "blessinglost";
  seat: number;
}

export interface CardsOpened {
  event: "cardsopened";
  seat: number;
  card: string;
  named: string | null;
  opened: string[];
}

export interface CardAdded {
  event: "cardadded";
  seat: number;
  card: string;
}

export interface Sacrificed {
  event: "sacrificed";
  seat: number;
  good: string;
}

export interface Prayed {
  event: "prayed";
  seat: number;
  card: string;
  colour: string | null;
  opened: string[];
  matched: Record<string, number>;
  tokens: Record<string, number>;
  goods: Record<string, number>;
}

export type GameEvent =
  | Started
  | RoundBegan
  | PhaseBegan
  | Drew
  | NoCard
  | Reshuffled
  | Revealed
  | Took
  | VirtualDrew
  | VirtualTook
  | PickedSecretly
  | PassedOn
  | Discarded
  | Uncovered
  | Gained
  | Paid
  | Built
  | GaveUp
  | DealMade
  | DealEnded
  | RouteOpened
  | RazedFromHand
  | Razed
  | BecameFoundation
  | LaidFoundation
  | Activated
  | Exchanged
  | Placed
  | SamuraiLost
  | Tucked
  | Demolished
  | TookOver
  | Stole
  | Blocked
  | Refreshed
  | SawHand
  | Passed
  | Stored
  | CleanedUp
  | Collected
  | Attacked
  | Scored
  | Ended
  | Blessed
  | BlessingLost
  | CardsOpened
  | CardAdded
  | Sacrificed
  | Prayed;
