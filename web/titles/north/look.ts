/** How the cards of North look: by what they are, islands with what pillaging brings and what conquering costs. */
import { each, type Amount, type Does, type Dress, type Kind, type Look } from "../../shell/empire/dress";
import type { CardInfo } from "../../shell/lib/messages";
import Icon from "./Icon.svelte";
import { pictured } from "./icons";
import { faceOf, isIsland, TILES, type Signs } from "./model";
import pictures from "./pictures.svg?url";
import Sign from "./Sign.svelte";

const kind = (sign: string): Kind => ({ sign: `sign:${sign}`, ground: "var(--en-sign)", ink: "var(--en-sign-ink)" });

const occasion = (event: string) => (TILES.includes(event) ? `tile:${event}` : `when:${event}`);

const drawn = (amounts: Amount[]) => amounts.flatMap(({ thing, n }) => Array<string>(n).fill(thing));

const YIELD = { bonus: false, when: [], spend: [], per: null, more: false };

function does({ bonus, when, spend, gain, per }: Signs): Does {
  const occasions = when ? [...(when.sign ? [kind(when.sign)] : []), occasion(when.event)] : [];
  return { bonus, spend, gain, when: occasions, per: per && kind(per), more: !gain.length };
}

function look(card: CardInfo): Look {
  const face = faceOf(card);
  const island = isIsland(face);
  const ground = island ? face.deck : face.type;
  return {
    picture: face.name,
    stand: `type:${face.type}`,
    grounds: [`var(--en-on-${ground})`],
    ink: `var(--en-on-${ground}-ink)`,
    kinds: face.signs.filter((sign) => sign !== "island").map(kind),
    type: `type:${face.type}`,
    edge: `var(--en-${face.deck})`,
    cost: face.with ? [`tile:${face.with}`] : each(face.cost).map((good) => `good:${good}`),
    emblem: island ? `mark:${face.deck}` : `role:${face.deck}`,
    flag: face.pillage.length ? { sign: "when:pillage", goods: drawn(face.pillage) } : null,
    foot: island
      ? { sign: "when:conquer", goods: drawn(face.conquest), colour: "var(--en-conquest)" }
      : face.under
        ? { sign: "type:upgrade", goods: [`good:${face.under}`], colour: "var(--en-on-field)" }
        : null,
    does: [...(face.yields.length ? [{ ...YIELD, gain: face.yields }] : []), ...face.does.map(does)],
    times: 0,
    spend: face.does.find(({ spend }) => spend.length)?.spend ?? [],
    text: face.text,
    house: face.house,
  };
}

export const NORTH: Dress = { Sign, Icon, pictures, pictured, look };

/** A clan's colour and sign. */
export const emblemOf = (clan: string): Kind => ({ sign: `role:${clan}`, ground: `var(--en-${clan})`, ink: "var(--em-on-deck)" });

/** A card of a deck from behind. */
export const backOf = (deck: string) => ({
  deck: `var(--en-${deck})`,
  sign: deck === "near" || deck === "distant" ? `mark:${deck}` : `role:${deck}`,
});
