/** What a card does, as signs: read from its own sentences, so that the picture says what the text says. */
import { plain, segments, type Mark } from "../../shell/lib/marks";
import type { CardInfo } from "../../shell/lib/messages";
import { faceOf, type Face } from "./model";

export interface Amount {
  thing: string;
  n: number;
}

export interface Effect {
  /** Once, when it is built. */
  bonus: boolean;
  /** Each time this happens. */
  when: Face["when"];
  spend: Amount[];
  gain: Amount[];
  /** Counted for each Location of this colour, or each Samurai. */
  per: string | null;
  /** Signs don't tell all of it. */
  more: boolean;
}

/** No more letters stand before a good that is simply gained ("gain", "produces"), and no card simply gains more kinds. */
const FEW_LETTERS = 12;
const FEW_GOODS = 3;

export interface Reading {
  /** The effects that cost or bring goods. */
  signs: Effect[];
  /** Where signs alone don't tell what it does: its words, without the cost of an activation. */
  text: string | null;
  spend: Amount[];
}

export function effects(card: CardInfo): Reading {
  const face = faceOf(card);
  const spend = Object.entries(face.spend).map(([good, n]) => ({ thing: `good:${good}`, n }));
  const read = card.lines.map((line, i) => {
    const action = face.type === "action" && i === 0;
    const parts = segments(line);
    const colon = parts.findIndex((part) => typeof part === "string" && part.includes(":"));
    const bonus = !action && colon === 0;
    const when = i === 0 && !bonus ? face.when : null;
    const told = after(parts, colon, when ? "," : ":");
    const gain = amounts(told);
    const per = i === 0 ? face.per : null;
    const effect: Effect = { bonus, when, spend: action ? spend : [], gain, per, more: !isSimple(gain, per, told) };
    return { effect, words: capital(action ? sentence(told) : plain(line)) };
  });
  const signs = read.map(({ effect }) => effect);
  return {
    signs: signs.filter(({ gain, spend }) => gain.length || spend.length),
    text: signs.some(({ more }) => more) ? read.map(({ words }) => words).join(" ") : null,
    spend,
  };
}

const sentence = (parts: (string | Mark)[]): string =>
  parts
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("")
    .trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a sentence brings: the part behind its cost (up to the colon) or its condition (up to the last comma before a good). */
function after(parts: (string | Mark)[], colon: number, end: ":" | ","): (string | Mark)[] {
  const at = end === ":" ? colon : 0;
  const first = parts[at];
  return typeof first === "string" ? [first.slice(first.lastIndexOf(end) + 1), ...parts.slice(at + 1)] : parts;
}

function isSimple(gain: Amount[], per: string | null, told: (string | Mark)[]): boolean {
  const before = told.slice(
    0,
    told.findLastIndex((part) => typeof part !== "string"),
  );
  const short = before.every((part) => typeof part !== "string" || part.trim().length <= FEW_LETTERS);
  return gain.length > 0 && gain.length <= FEW_GOODS && (per !== null || short);
}

/** The goods a sentence marks, "⟦good:wood|2 wood⟧": which, and how many. */
export function amounts(parts: (string | Mark)[]): Amount[] {
  return parts.flatMap((part) => (typeof part === "string" ? [] : [{ thing: part.thing, n: Number(/\d+/.exec(part.text)?.[0] ?? 1) }]));
}
