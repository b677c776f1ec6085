/** What lies on a card of an empire: pieces, and signs of what it copies and how often it has worked. */
import { each } from "../../../shell/empire/dress";
import type { Token } from "../../../shell/empire/Tokens.svelte";
import type { Location } from "../model";

/** More pieces than these are counted. */
const FEW = 3;

export function upper(on: Location): Token[] {
  return [...(on.mirrors ? [{ thing: "mark:mirror" }] : []), ...(on.used ? [{ n: on.used, tone: "done" as const }] : [])];
}

export function lower({ goods = {} }: Location): Token[] {
  const pieces = each(goods);
  const counted = Object.entries(goods).map(([good, n]) => ({ thing: `good:${good}`, n }));
  return pieces.length > FEW ? counted : pieces.map((good) => ({ thing: `good:${good}` }));
}
