/** The last vote of a table, as the events tell it. */
import type { Step } from "../../shell/lib/messages";
import type { GameEvent } from "./events";

export interface Vote {
  seat: number;
  building: string;
  weight: number;
}

/** The last votes revealed and in which step, if there was a vote and the log goes back so far. */
export function lastVotes(log: readonly Step[]): { n: number; votes: Vote[] } | null {
  for (const { n, events } of log.toReversed()) {
    const told = (events as GameEvent[]).findLast((event) => event.event === "votesrevealed");
    if (told) return { n, votes: told.buildings.map((building, seat) => ({ seat, building, weight: told.weights[seat] ?? 0 })) };
  }
  return null;
}
