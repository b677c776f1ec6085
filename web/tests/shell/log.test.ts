import { expect, test } from "vitest";
import { merged } from "../../shell/lib/log";
import type { Step } from "../../shell/lib/messages";
import { step } from "../steps";

const steps = (from: number, to: number, line = "old"): Step[] =>
  Array.from({ length: to - from + 1 }, (_, i) => step(from + i, { lines: [line] }));
const told = (log: Step[]) => log.map(({ n, lines }) => `${n} ${lines[0]}`);

test("new steps follow ours", () => {
  expect(told(merged(steps(0, 2), { log: steps(3, 4, "new"), steps: 4 }))).toEqual(["0 old", "1 old", "2 old", "3 new", "4 new"]);
});

test("steps that were taken back are replaced", () => {
  expect(told(merged(steps(0, 3), { log: steps(2, 2, "new"), steps: 2 }))).toEqual(["0 old", "1 old", "2 new"]);
});

test("nothing new, and the last ones taken back", () => {
  expect(told(merged(steps(0, 3), { log: [], steps: 1 }))).toEqual(["0 old", "1 old"]);
});

test("nothing new at all", () => {
  expect(told(merged(steps(0, 1), { log: [], steps: 1 }))).toEqual(["0 old", "1 old"]);
});

test("a gap forgets what was before", () => {
  expect(told(merged(steps(0, 3), { log: steps(9, 10, "new"), steps: 10 }))).toEqual(["9 new", "10 new"]);
});
