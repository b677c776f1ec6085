/** What a card does, as signs: read from its own sentences, so that the picture says what the text says. */
import { segments, type Mark } from "../../shell/lib/marks";
import type { CardInfo } from "../../shell/lib/messages";
import { faceOf, type Goods } from "./model";

export interface Amount {
  thing: string;
  n: number;
}

export interface Effect {
  /** Once, when it is built. */
  bonus: boolean;
  spend: Amount[];
  gain: Amount[];
  /** For each Location of this colour. */
  per: string | null;
}

/** The effects of a card that bring goods. A card that does something else as well is `wordy`: signs alone don't tell it. */
export function effects(card: CardInfo): { signs: Effect[]; wordy: boolean } {
  const read = card.lines.map((line, i) => effect(card, line, i));
  return { signs: read.filter(({ gain }) => gain.length), wordy: read.length === 0 || read.some(({ gain }) => !gain.length) };
}

function effect(card: CardInfo, line: string, i: number): Effect {
  const { type, spend = {} } = faceOf(card);
  const action = type === "action" && i === 0;
  const parts = segments(line);
  const colon = parts.findIndex((part) => typeof part === "string" && part.includes(":"));
  const marks = (action ? parts.slice(colon + 1) : parts).filter((part): part is Mark => typeof part !== "string");
  const gain = marks.filter(({ thing }) => thing.startsWith("good:")).map(({ thing, text }) => ({ thing, n: Number(/\d+/.exec(text)?.[0] ?? 1) }));
  return {
    bonus: !action && colon === 0,
    spend: action ? amounts(spend) : [],
    gain,
    per: marks.find(({ thing }) => thing.startsWith("colour:"))?.thing ?? null,
  };
}

function amounts(goods: Goods): Amount[] {
  return Object.entries(goods).map(([good, n]) => ({ thing: `good:${good}`, n }));
}
