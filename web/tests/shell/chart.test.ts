import { expect, test } from "vitest";
import type { Ledger } from "../../shell/lib/messages";
import { bands, stacked, stepAt, waterfall } from "../../shell/pages/replay/chart";

const CHANCES = [
  [0.5, 0.5],
  [0.25, 0.75],
  [1, 0],
];
const LEDGER: Ledger = { base: 0.5, deal: 0.1, cards: -0.2, own: -0.3, others: 0.8, rest: 0.1, outcome: 1, adjusted: 1.1 };

test("bands lie one above the other, and fill the chart", () => {
  expect(stacked([0.25, 0.75])).toEqual([0, 0.25, 1]);
  expect(bands(CHANCES, 100, 40)).toEqual(["M0 20L50 30L100 0L100 40L50 40L0 40Z", "M0 0L50 0L100 0L100 0L50 30L0 20Z"]);
});

test("alone, what is above the band is the chance to lose", () => {
  expect(bands([[0.5], [1]], 10, 10)).toEqual(["M0 5L10 0L10 10L0 10Z"]);
  expect(bands([[0.5]], 10, 10)).toEqual(["M0 5L0 10Z"]);
  expect(bands([], 10, 10)).toEqual([]);
});

test("a place on the chart is a step", () => {
  expect([-1, 0, 0.49, 0.51, 2].map((at) => stepAt(at, 10))).toEqual([0, 0, 5, 5, 10]);
});

test("each bar of a ledger begins where the one before ended, and they add up to the result", () => {
  const parts = waterfall(LEDGER);
  expect(parts.map(({ name }) => name)).toEqual(["base", "deal", "cards", "own", "others", "rest", "outcome"]);
  for (const [i, part] of parts.slice(1, -1).entries()) expect(part.from).toBe(parts[i]!.to);
  expect(parts.at(-2)!.to).toBeCloseTo(parts.at(-1)!.to);
});
