/** Finding cards. */
import type { CardInfo } from "../../lib/messages";
import { plain } from "../../lib/marks";
import { fold } from "../rules/find";

/** One card of each kind: copies are the same card. */
export function kinds(cards: readonly CardInfo[]): CardInfo[] {
  return cards.filter((card) => card.id === card.kind);
}

export function search(cards: readonly CardInfo[], query: string, chosen: Record<string, string>): CardInfo[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = fold([card.id, card.name, card.facts, ...card.lines].map(plain).join(" "));
    const fits = Object.entries(chosen).every(([filter, value]) => !value || card.filters[filter]?.includes(value));
    return fits && words.every((word) => text.includes(word));
  });
}
