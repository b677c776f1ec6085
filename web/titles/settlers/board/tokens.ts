/** What lies on a Location: Defence, Samurai, the goods of its activation, cards under it. */
import { each } from "../../../shell/empire/dress";
import type { Token } from "../../../shell/empire/Tokens.svelte";
import type { CardInfo } from "../../../shell/lib/messages";
import { faceOf, type Location } from "../model";

export function upper(card: CardInfo, on: Location): Token[] {
  const limit = faceOf(card).times || 1;
  return [
    ...(on.taken_from === undefined ? [] : [{ seat: on.taken_from }]),
    ...(on.defence ? [{ thing: "good:defence" }] : []),
    ...(on.samurai ? [{ thing: "good:samurai" }] : []),
    ...(on.blocked ? [{ thing: "mark:blocked", tone: "call" as const }] : []),
    ...(on.used ? [{ ...(limit > 1 ? { n: `${on.used}/${limit}` } : { thing: "mark:used" }), tone: "done" as const }] : []),
  ];
}

/** More goods than these are counted. */
const FEW = 3;

export function lower(on: Location): Token[] {
  const kept = each(on.kept ?? {});
  const counted = Object.entries(on.kept ?? {}).map(([good, n]) => ({ thing: `good:${good}`, n }));
  return [
    ...(on.under ? [{ thing: "mark:under", n: on.under }] : []),
    ...(kept.length > FEW ? counted : kept.map((good) => ({ thing: `good:${good}` }))),
    ...each(on.goods ?? {}).map((good) => ({ thing: `good:${good}` })),
  ];
}
