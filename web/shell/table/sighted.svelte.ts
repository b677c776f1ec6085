/** A closer look at a thing, taken anew whenever the table changes. Called where a component begins. */
import type { CardInfo, Choice, Doable, Refused, Sight } from "../lib/messages";
import { desk, element } from "./desk.svelte";
import { aboutOf, type About } from "./thing";

/** Everything there is to say about a thing. */
export interface Sighted {
  readonly name: string;
  readonly card: CardInfo | null;
  readonly text: string[];
  /** It is there only to be chosen. */
  readonly answer: boolean;
  readonly options: readonly (Choice | Doable)[];
  readonly refusals: Refused[];
  /** Where there is neither: what it is for, and what is asked instead. */
  readonly rests: Refused[];
  /** What the table said to that. */
  readonly now: Sight | null;
  /** The table has not answered yet. */
  readonly waiting: boolean;
}

export function sighted(thing: () => string): Sighted {
  let now = $state.raw<Sight | null>(null);
  let waiting = $state(true);
  let about = $state.raw<About | undefined>(aboutOf(element(thing())));
  $effect(() => {
    about = aboutOf(element(thing()));
    let current = true;
    const answer = desk.look(thing());
    waiting = answer !== null;
    if (!answer) now = null;
    void answer?.then((sight) => {
      if (current) [now, waiting] = [sight, false];
    });
    return () => (current = false);
  });
  const card = $derived((about?.card ? desk.cards[about.card] : null) ?? desk.card(thing()));
  return {
    get name() {
      return about?.name ?? card?.name ?? about?.label ?? desk.named(thing());
    },
    get card() {
      return card;
    },
    get text() {
      return about?.text ?? [];
    },
    get answer() {
      return about?.answer ?? false;
    },
    get options() {
      return (desk.quiz ? null : now?.options) ?? desk.lit.get(thing()) ?? [];
    },
    get refusals() {
      return now?.refusals ?? [];
    },
    get rests() {
      return now?.rests ?? [];
    },
    get now() {
      return now;
    },
    get waiting() {
      return waiting;
    },
  };
}
