import { expect, test } from "vitest";
import { allOf } from "../../../titles/settlers/model";

test("what comes every round, from everywhere, in the order of a supply", () => {
  const brings = { board: { worker: 2, wood: 1 }, deals: { card: 1, wood: 1 }, locations: { stone: 2 }, open: ["COM012"] };
  expect(Object.entries(allOf(brings))).toEqual([
    ["wood", 2],
    ["stone", 2],
    ["worker", 2],
    ["card", 1],
  ]);
});
