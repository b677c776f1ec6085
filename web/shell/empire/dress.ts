/** Some titles are a family: cards with a picture, a price down the edge and rows of an empire. The shell draws them; how a title
    of the family looks it says here, once for its board and once for its faces. */
import { createContext, type Component } from "svelte";
import type { CardInfo } from "../lib/messages";

/** A sign on a ground of its own: what kind of card it is. */
export interface Kind {
  sign: string;
  ground: string;
  ink: string;
}

export interface Amount {
  thing: string;
  n: number;
}

/** An effect, as signs. */
export interface Does {
  /** Once, when it is built. */
  bonus: boolean;
  /** The occasion, if it waits for one. */
  when: (string | Kind)[];
  spend: Amount[];
  gain: Amount[];
  /** What the first gain is counted by. */
  per: string | Kind | null;
  /** Signs don't tell all of it. */
  more: boolean;
}

/** A card as it is drawn. */
export interface Look {
  /** By which its picture is found, and the sign in its place where there is none. */
  picture: string;
  stand: string;
  /** The grounds of the picture, and the ink upon them. */
  grounds: string[];
  ink: string;
  /** Signs in the corners of the picture: of what kinds, of which type. */
  kinds: Kind[];
  type: string | null;
  /** The edge: its colour, what the card costs, whose it is. */
  edge: string;
  cost: string[];
  emblem: string;
  /** What hangs from the picture, what stands at the foot: a sign and goods. */
  flag: { sign: string; goods: string[] } | null;
  foot: { sign: string; goods: string[]; colour: string } | null;
  does: Does[];
  times: number;
  /** Where signs alone don't tell what it does: its words, after what it costs. */
  spend: Amount[];
  text: string | null;
  /** Something on it is ours, not the publisher's. */
  house: boolean;
}

export interface Dress {
  /** A sign in the ink of what is around it; and goods in their own colours. */
  Sign: Component<{ thing: string; size?: number | string }>;
  Icon: Component<{ thing: string; size?: number | string }>;
  /** Where the pictures are, and the names that have one. */
  pictures: string;
  pictured: ReadonlySet<string>;
  look: (card: CardInfo) => Look;
}

export const [dress, wear] = createContext<Dress>();

/** Goods one by one, as they are drawn on a card: {wood: 2} is wood, wood. */
export function each(goods: Record<string, number>): string[] {
  return Object.entries(goods).flatMap(([good, n]) => Array<string>(n).fill(good));
}

/** How many letters a line must hold for a name to fit in two: it decides how large the name can be written. */
export function letters(name: string): number {
  return Math.max(6, Math.ceil(name.length * 0.55), ...name.split(/[\s-]+/).map((word) => word.length));
}

/** The others in the order of play, from one's left; for whoever only watches, everybody. */
export function others<Player extends { seat: number }>(players: Player[], me: Player | undefined): Player[] {
  return me ? players.map((_, i) => players[(me.seat + i) % players.length]!).slice(1) : players;
}

/** Cards in a hand are too plain a thing to be in any collection: this outline, in a square of 512, is ours. */
export const HELD_CARDS =
  "M66 150 235 89a32 32 0 0 1 41 19l4 12-62 22a62 62 0 0 0-37 79l66 183-48 17a32 32 0 0 1-41-19L47 191a32 32 0 0 1 19-41z M247 139h186a32 32 0 0 1 32 32v252a32 32 0 0 1-32 32H247a32 32 0 0 1-32-32V171a32 32 0 0 1 32-32z";
