/** The log of a table as the browser keeps it. */
import type { Picture, Step } from "./messages";

/** Our log with what came: everything from its first step on is replaced; a gap forgets what was before. */
export function merged(ours: Step[], { log, steps }: Pick<Picture, "log" | "steps">): Step[] {
  const from = log[0]?.n ?? steps + 1;
  const kept = ours.filter(({ n }) => n < from);
  return kept.at(-1)?.n === from - 1 ? [...kept, ...log] : [...log];
}
