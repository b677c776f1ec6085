/** A closer look at a thing, taken anew whenever the table changes. Called where a component begins. */
import type { Sight } from "../lib/messages";
import { desk } from "./desk.svelte";

export function sighted(thing: () => string): { readonly now: Sight | null; readonly waiting: boolean } {
  let now = $state.raw<Sight | null>(null);
  let waiting = $state(true);
  $effect(() => {
    const seat = desk.picture?.seat ?? null;
    let current = true;
    waiting = true;
    void (seat === null ? Promise.resolve(null) : desk.live?.look(thing(), seat))?.then((sight) => {
      if (current) [now, waiting] = [sight, false];
    });
    return () => (current = false);
  });
  return {
    get now() {
      return now;
    },
    get waiting() {
      return waiting;
    },
  };
}
