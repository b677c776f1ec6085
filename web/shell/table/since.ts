/** What happened since one's own last choice. What of it matters most the server says; here it is only put in order. */
import type { Step } from "../lib/messages";

/** Steps after the last one this seat chose itself: what the others did, and what a bot did in its place. Before the first choice there is no "since". */
export function since(log: Step[], seat: number | null): Step[] {
  if (seat === null) return [];
  const last = log.findLastIndex((step) => step.seat === seat && !step.auto);
  if (last < 0 && log[0]?.n === 0) return [];
  return log.slice(last + 1).filter(({ weight, mended }) => weight > 0 && !mended);
}

/** The one that matters most; of equals the latest. */
export function foremost(steps: Step[]): Step | undefined {
  return steps.reduce<Step | undefined>((most, step) => (most && most.weight > step.weight ? most : step), undefined);
}

/** What a step comes to in one sentence. */
export function headline({ lines, headline }: Pick<Step, "lines" | "headline">): string {
  return lines[headline] ?? "";
}
