/** How a game ended, and in which order its players stand. */
import type { Picture } from "../lib/messages";

export interface Standing {
  seat: number;
  score: number;
  /** None in a game that was not played to its end. */
  place?: number;
}

/** By place; of a game that ended early, by points. */
export function standings({ final, scores }: Pick<Picture, "final" | "scores">): Standing[] {
  if (final) return [...final].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score || a.seat - b.seat);
}

/** What is said of a game that its players ended: somebody held out alone, all gave up, or they agreed. */
export function earlyEnd({ people, winners }: Pick<Picture, "people" | "winners">): "final-claimed" | "final-resigned" | "final-stopped" {
  if (winners.length) return "final-claimed";
  return people.some(({ who, resigned }) => who === "person" && !resigned) ? "final-stopped" : "final-resigned";
}
