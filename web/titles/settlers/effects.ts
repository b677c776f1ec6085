/** What a card does, as signs: read from its own sentences, so that the picture says what the text says. */
import { segments, type Mark } from "../../shell/lib/marks";
import type { CardInfo } from "../../shell/lib/messages";
import { faceOf } from "./model";

export interface Amount {
  thing: string;
  n: number;
}

export interface Effect {
  /** Once, when it is built. */
  bonus: boolean;
  spend: Amount[];
  gain: Amount[];
  /** Counted for each Location of this colour, or each Samurai. */
  per: string | null;
}

/** The effects of a card that bring goods, and whether signs alone tell what it does. */
export function effects(card: CardInfo): { signs: Effect[]; wordy: boolean } {
  const read = card.lines.map((line, i) => effect(card, line, i));
  const wordy = faceOf(card).type === "feature" || read.some(({ gain, more }) => more || !gain.length);
  return { signs: read.filter(({ gain }) => gain.length), wordy };
}

/** No more letters stand before a good that is simply gained: "gain", "produces". */
const FEW = 12;

function effect(card: CardInfo, line: string, i: number): Effect & { more: boolean } {
  const { type, spend = {}, per } = faceOf(card);
  const action = type === "action" && i === 0;
  const parts = segments(line);
  const colon = parts.findIndex((part) => typeof part === "string" && part.includes(":"));
  const bonus = !action && colon === 0;
  const told = colon < 0 ? parts : [(parts[colon] as string).split(":")[1]!, ...parts.slice(colon + 1)];
  const before = told.slice(0, told.findLastIndex((part) => typeof part !== "string"));
  return {
    bonus,
    spend: action ? Object.entries(spend).map(([good, n]) => ({ thing: `good:${good}`, n })) : [],
    gain: amounts(told),
    per: i === 0 && !action ? (per ?? null) : null,
    more: !per && before.some((part) => typeof part === "string" && part.trim().length > FEW),
  };
}

/** The goods a sentence marks, "⟦good:wood|2 wood⟧": which, and how many. */
export function amounts(parts: (string | Mark)[]): Amount[] {
  return parts.flatMap((part) => (typeof part === "string" ? [] : [{ thing: part.thing, n: Number(/\d+/.exec(part.text)?.[0] ?? 1) }]));
}
