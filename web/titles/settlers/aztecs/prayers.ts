/** Prayers as a film shows them: what the events of the last steps tell, and when each part of it is seen. */
import type { GameEvent } from "../events";

export interface Prayer {
  seat: number;
  /** Where one prays. */
  at: string;
  /** Named or chosen. */
  colour: string | null;
  cards: string[];
  /** So many of them have been seen lying open before. */
  known: number;
  /** Colours that count, and what counted: null while something is asked first. */
  result: { matched: string[]; tokens: string[]; goods: Record<string, number> } | null;
}

/** Each colour as often as it counts. */
const each = (counts: Record<string, number>): string[] => Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name));

/** The last Prayer of these events may still go on. */
export function prayersOf(events: readonly GameEvent[]): Prayer[] {
  const found: Prayer[] = [];
  let open: Prayer | null = null;
  for (const event of events) {
    if (event.event === "cardsopened") {
      open = { seat: event.seat, at: event.card, colour: event.named, cards: event.opened, known: 0, result: null };
    } else if (event.event === "cardadded" && open) open.cards = [...open.cards, event.card];
    else if (event.event === "prayed") {
      const { seat, card, colour, opened, matched, tokens, goods } = event;
      const known = open ? 0 : opened.length;
      found.push({ seat, at: card, colour, cards: opened, known, result: { matched: Object.keys(matched), tokens: each(tokens), goods } });
      open = null;
    }
  }
  return open ? [...found, open] : found;
}

const TURN = 260;
const PAUSE = 320;
const LIGHT = 170;
const BLESS = 280;
const SUM = 700;
const STAY = 900;

export interface Times {
  /** When a card is turned over, and when it lights up. */
  turns: number[];
  lights: number[];
  /** When a token adds its own. */
  tokens: number[];
  /** When the sum is there, when it flies, when all is over. */
  sum: number;
  flies: number;
  end: number;
}

/** In milliseconds; `lit` says which of the cards match. */
export function timesOf({ cards, known, result }: Prayer, lit: readonly boolean[]): Times {
  const turns = cards.map((_, i) => Math.max(0, i - known + 1) * TURN);
  let now = (turns.at(-1) ?? 0) + PAUSE;
  const step = (by: number) => (now += by) - by;
  const lights = lit.map((matches) => (matches ? step(LIGHT) : now));
  const tokens = (result?.tokens ?? []).map(() => step(BLESS));
  const sum = result ? step(SUM) : now;
  return { turns, lights, tokens, sum, flies: now, end: now + STAY };
}
