// Made by stead/server/typescript.py from stead/titles/founders/events.py.

export interface Started {
  event: "started";
  seat: number;
}

export interface MarketLaid {
  event: "marketlaid";
  cards: string[];
}

export interface OfferLaid {
  event: "offerlaid";
  buildings: string[];
}

export interface TypeRepeated {
  event: "typerepeated";
  building: string;
}

export interface FitsNowhere {
  event: "fitsnowhere";
  building: string;
}

export interface Reshuffled {
  event: "reshuffled";
  cards: number;
}

export interface AchievementsLaid {
  event: "achievementslaid";
  achievements: string[];
}

export interface RaceChosen {
  event: "racechosen";
  seat: number;
  race: string;
}

export interface ResourceTaken {
  event: "resourcetaken";
  seat: number;
  resource: string;
}

export interface ResourceLost {
  event: "resourcelost";
  seat: number;
  owner: number;
  resource: string;
}

export interface NeutralLeft {
  event: "neutralleft";
  resources: string[];
}

export interface TurnBegan {
  event: "turnbegan";
  seat: number;
}

export interface Played {
  event: "played";
  seat: number;
  card: string;
}

export interface LaidDown {
  event: "laiddown";
  seat: number;
  card: string | null;
}

export interface Followed {
  event: "followed";
  seat: number;
  action: string;
}

export interface Declined {
  event: "declined";
  seat: number;
}

export interface Gained {
  event: "gained";
  seat: number;
  goods: Record<string, number>;
}

export interface Paid {
  event: "paid";
  seat: number;
  goods: Record<string, number>;
  to: number | null;
}

export interface RoadBuilt {
  event: "roadbuilt";
  seat: number;
  cell: string;
}

export interface HouseBuilt {
  event: "housebuilt";
  seat: number;
  cell: string;
}

export interface BridgeBuilt {
  event: "bridgebuilt";
  seat: number;
  cell: string;
  gate: boolean;
}

export interface StorageBuilt {
  event: "storagebuilt";
  seat: number;
  resource: string;
  cells: string[];
  owner: number | null;
}

export interface AccessGained {
  event: "accessgained";
  seat: number;
  resource: string;
  cell: string;
}

export interface Hired {
  event: "hired";
  seat: number;
  card: string;
}

export interface MarketRefilled {
  event: "marketrefilled";
  cards: string[];
}

export interface WorkerUsed {
  event: "workerused";
  seat: number;
  building: string | null;
}

export interface RecalledOpenly {
  event: "recalledopenly";
  seat: number;
  card: string;
}

export interface Recalled {
  event: "recalled";
  seat: number;
  card: string | null;
}

export interface Called {
  event: "called";
  seat: number;
}

export interface TookBack {
  event: "tookback";
  seat: number;
  cards: number;
  workers: number;
}

export interface VotesRevealed {
  event: "votesrevealed";
  buildings: string[];
  weights: number[];
}

export interface TieDecided {
  event: "tiedecided";
  seat: number;
  building: string;
}

export interface NothingOffered {
  event: "nothingoffered";
  calls: number;
  times: number;
  seats: number[];
}

export interface BuildingWon {
  event: "buildingwon";
  seat: number;
  building: string;
}

export interface BuildingPlaced {
  event: "buildingplaced";
  seat: number;
  building: string;
  cells: string[];
}

export interface NeutralDelivered {
  event: "neutraldelivered";
  building: string;
  resource: string;
}

export interface Delivered {
  event: "delivered";
  seat: number;
  building: string;
  resource: string;
  cell: string;
  way: string[];
}

export interface Earned {
  event: "earned";
  seat: number;
  resource: string;
  cell: string;
  vp: number;
  kept: number;
  shares: [number, number][];
  lost: number;
  way: string[];
}

export interface Completed {
  event: "completed";
  building: string;
  number: number;
}

export interface CrystalsReturned {
  event: "crystalsreturned";
  seat: number;
  goods: Record<string, number>;
}

export interface AchievementScored {
  event: "achievementscored";
  achievement: string;
  winners: number[];
  vp: number;
}

export interface MarkersPlaced {
  event: "markersplaced";
  buildings: string[];
}

export interface RoundBegan {
  event: "roundbegan";
  round: number;
}

export interface Lost {
  event: "lost";
  reason: string;
}

export interface Scored {
  event: "scored";
  seat: number;
  track: number;
  permanent: number;
  coins: number;
  achievement: number;
}

export interface Ended {
  event: "ended";
  winners: number[];
}

export type GameEvent =
  | Started
  | MarketLaid
  | OfferLaid
  | TypeRepeated
  | FitsNowhere
  | Reshuffled
  | AchievementsLaid
  | RaceChosen
  | ResourceTaken
  | ResourceLost
  | NeutralLeft
  | TurnBegan
  | Played
  | LaidDown
  | Followed
  | Declined
  | Gained
  | Paid
  | RoadBuilt
  | HouseBuilt
  | BridgeBuilt
  | StorageBuilt
  | AccessGained
  | Hired
  | MarketRefilled
  | WorkerUsed
  | RecalledOpenly
  | Recalled
  | Called
  | TookBack
  | VotesRevealed
  | TieDecided
  | NothingOffered
  | BuildingWon
  | BuildingPlaced
  | NeutralDelivered
  | Delivered
  | Earned
  | Completed
  | CrystalsReturned
  | AchievementScored
  | MarkersPlaced
  | RoundBegan
  | Lost
  | Scored
  | Ended;
