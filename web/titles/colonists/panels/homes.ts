/** Who is at home. In which house an unemployed colonist stands does not matter: they fill the houses in their order. */
import { COLONISTS, type Colonist, type Player } from "../model";
import type { Words } from "../words";

export interface Lodger {
  colonist: Colonist;
  /** Not at work. */
  home: boolean;
}

/** By label of every residence: a place for each colonist it supplies. */
export function lodgers({ community, people }: Pick<Player, "community" | "people">, words: Words): Map<string, Lodger[]> {
  const idle = Object.fromEntries(COLONISTS.map((who) => [who, people[who]?.idle ?? 0]));
  return new Map(
    community.map(({ label, kind }) => {
      const face = words.card(kind)?.face as { houses?: Partial<Record<Colonist, number>> } | undefined;
      const all = COLONISTS.flatMap((colonist) =>
        Array.from({ length: face?.houses?.[colonist] ?? 0 }, () => ({ colonist, home: idle[colonist]!-- > 0 })),
      );
      return [label, all];
    }),
  );
}
