/** How the cards of Settlers look: by their colours, with a Raze flag and a Deal at the foot. */
import { each, type Does, type Dress, type Kind, type Look } from "../../shell/empire/dress";
import type { CardInfo } from "../../shell/lib/messages";
import Icon from "./Icon.svelte";
import { pictured } from "./icons";
import { faceOf, type Signs } from "./model";
import pictures from "./pictures.svg?url";
import Sign from "./Sign.svelte";

const OCCASIONS: Record<string, string> = {
  built: "good:location",
  razed: "good:raze",
  dealt: "good:deal",
  gained_vp: "good:vp",
  activated: "type:action",
  workers_exchanged: "good:worker",
  prayed: "deed:pray",
};

const goods = (names: string[]) => names.map((good) => `good:${good}`);

const kind = (colour: string): Kind => ({ sign: `colour:${colour}`, ground: `var(--is-${colour})`, ink: `var(--is-${colour}-ink)` });

function does({ when, per, ...rest }: Signs): Does {
  const which = when?.colour ? [kind(when.colour)] : when?.deck ? ["good:faction_card"] : [];
  return {
    ...rest,
    when: when ? [...which, OCCASIONS[when.event] ?? "type:feature"] : [],
    per: per && (per === "samurai" ? "good:samurai" : kind(per)),
  };
}

function look(card: CardInfo): Look {
  const { name, deck, type, colours, cost, raze, deal, signs, times, spend, text, house } = faceOf(card);
  const grounds = colours.length ? colours : ["none"];
  return {
    picture: name,
    stand: deck === "attack" ? `good:${deal}` : `type:${type}`,
    grounds: grounds.map((colour) => `var(--is-${colour})`),
    ink: `var(--is-${grounds[0]}-ink)`,
    kinds: colours.map(kind),
    type: type === "attack" ? null : `type:${type}`,
    edge: `var(--is-${deck})`,
    cost: goods(each(cost)),
    emblem: `role:${deck}`,
    flag: raze.length ? { sign: "good:raze", goods: goods(raze) } : null,
    foot: deal && deck !== "attack" ? { sign: "good:deal", goods: [`good:${deal}`], colour: "var(--is-good-deal)" } : null,
    does: signs.map(does),
    times,
    spend,
    text,
    house,
  };
}

export const SETTLERS: Dress = { Sign, Icon, pictures, pictured, look };

/** A faction's colour and sign. */
export const emblemOf = (faction: string): Kind => ({ sign: `role:${faction}`, ground: `var(--is-${faction})`, ink: "var(--em-on-deck)" });

/** A card of a deck from behind. */
export const backOf = (deck: string) => ({ deck: `var(--is-${deck})`, sign: deck === "common" ? "good:location" : `role:${deck}` });
