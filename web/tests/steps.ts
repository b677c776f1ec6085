import type { Step } from "../shell/lib/messages";

/** A step of a log, with only what a test is about. */
export function step(n: number, more: Partial<Step> = {}): Step {
  return { n, seat: 0, lines: [], changes: {}, events: [], auto: false, chapter: "", headline: 0, weight: 0, mended: false, ...more };
}
