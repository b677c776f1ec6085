// Made by stead/server/typescript.py from stead/titles/founders/view.py.

import type { Asked, Connection, Cube, Networks, Storage, Token, Written } from "./model";

export interface Player {
  seat: number;
  coins: number;
  temporary: number;
  permanent: number;
  vp: number;
  /** Advisors ever hired. */
  advisors: number;
  /** Workers that are available (FG-WRK-01). */
  workers: number;
  /** A worker stands on the cell of the mat. */
  used_mat: boolean;
  /** Calls that found no building to vote on, with nothing built since (`standstill`). */
  in_vain: number;
  race: string | null;
  home: string | null;
  /** Own basic resources: home, additional, third. */
  resources: string[];
  hand: string[] | null;
  /** For each card of the discard pile: was it played face down, so that only its owner knows it (FG-Q-78)? */
  face_down: boolean[];
  /** Advisors hired in this turn: not to be played before the owner's next one (FG-ADV-01). */
  fresh: string[];
  houses: string[];
  /** Cells of bridges and gates. */
  bridges: string[];
  income: number;
  /** How many cards are in the hand. */
  cards: number;
  /** Played cards in their order; null: another's card, face down. */
  discard: (string | null)[];
  houses_left: number;
  bridges_left: number;
  voted: boolean;
  /** One's own vote, once made. */
  ballot: { token: Token; stake: [temporary: number, permanent: number] } | null;
}

export interface Building {
  /** Solo: a neutral marker lies on it (FG-SOP-13). */
  marked: boolean;
  building: string;
  cells: string[];
  /** Whose worker stands on its card this round. */
  worker: number | null;
  cubes: { resource: string; vp: number; cube: Cube }[];
  complete: boolean;
}

export interface View {
  title: "founders";
  seat: number | null;
  asked: Asked[];
  phase: "setup" | "races" | "resources" | "third" | "starts" | "play";
  first: number;
  /** Holds the active-player marker. */
  active: number;
  /** Solo: of 7. Else the calls to vote so far, and one. */
  round: number;
  workers: boolean;
  /** Solo: the game was lost. */
  lost: boolean;
  over: boolean;
  roads: string[];
  /** Buildings that left the game because they fitted nowhere. */
  removed: string[];
  /** The cards still to be scored. */
  achievements: string[];
  side: "symmetric" | "thematic";
  /** The side of the board as it is printed; it is the same all game. */
  board: Written;
  /** Solo: how many there are. */
  rounds: number | null;
  /** Prestige buildings completed so far. */
  completed: number;
  goal: number;
  starts: string[];
  storages: Storage[];
  buildings: Building[];
  /** What supplies what, over which way. */
  links: Connection[];
  /** Ways that hang together. */
  networks: Networks;
  /** Whose cubes lie on its cells. */
  tracker: Record<string, { own: number[]; access: number[] }>;
  /** Storage tiles left. */
  stock: Record<string, number>;
  /** Basic resources: who took the card. */
  taken: Record<string, Cube>;
  market: ({ advisor: string; price: number } | null)[];
  /** The level of the next advisor (if there is one), and how many are left. */
  advisors: number[];
  offer: ({ building: string; token: Token } | null)[];
  /** Solo: by cell. */
  prices: number[] | null;
  /** Solo: what markers cost at the next call. */
  due: number;
  /** Cards in the prestige deck. */
  prestige: number;
  discarded: string[];
  players: Player[];
}
