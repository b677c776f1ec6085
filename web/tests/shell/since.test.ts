import { expect, test } from "vitest";
import type { Step } from "../../shell/lib/messages";
import { foremost, headline, since } from "../../shell/table/since";
import { step } from "../steps";

const ME = 0;
const DEAL = step(0, { seat: null, auto: true });
const numbers = (steps: Step[]) => steps.map(({ n }) => n);
const mine = (n: number, more: Partial<Step> = {}) => step(n, { seat: ME, weight: 4, ...more });
const theirs = (n: number, more: Partial<Step> = {}) => step(n, { seat: 1, weight: 4, auto: true, ...more });

test("what came after my last choice", () => {
  expect(numbers(since([DEAL, mine(1), theirs(2), mine(3), theirs(4), theirs(5)], ME))).toEqual([4, 5]);
  expect(since([DEAL, mine(1), theirs(2), mine(3)], ME)).toEqual([]);
});

test("what a bot did in my place happened while I was away", () => {
  expect(numbers(since([mine(1), theirs(2), mine(3, { auto: true }), theirs(4)], ME))).toEqual([2, 3, 4]);
});

test("before my first choice there is no since; what is too long ago to be in the log was before it", () => {
  expect(since([DEAL, theirs(1), theirs(2)], ME)).toEqual([]);
  expect(numbers(since([theirs(41), theirs(42)], ME))).toEqual([41, 42]);
});

test("what goes without saying is left out, and so are mended rules", () => {
  expect(numbers(since([mine(1), theirs(2, { weight: 0 }), step(3, { seat: null, mended: true, weight: 9 }), theirs(4)], ME))).toEqual([4]);
});

test("who only watches has no turn to count from", () => {
  expect(since([mine(1), theirs(2)], null)).toEqual([]);
});

test("the headline is what weighs most, of equals the latest", () => {
  expect(foremost([theirs(2, { weight: 3 }), theirs(3, { weight: 7 }), theirs(4, { weight: 7 }), theirs(5, { weight: 1 })])?.n).toBe(4);
  expect(foremost([])).toBeUndefined();
});

test("a step comes to the line that the server names", () => {
  expect(headline({ lines: ["paid", "razed"], headline: 1 })).toBe("razed");
  expect(headline({ lines: [], headline: 0 })).toBe("");
});
