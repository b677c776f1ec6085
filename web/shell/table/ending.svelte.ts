/** What somebody at the table is about to do with it; the question is asked before anything is done. */
import type { Ending } from "../lib/messages";

let asked = $state.raw<Ending | null>(null);

export const ending = {
  get asked(): Ending | null {
    return asked;
  },
  set asked(way: Ending | null) {
    asked = way;
  },
};
