import { expect, test } from "vitest";
import { allOf, each, letters } from "../../../titles/settlers/model";

test("goods one by one, as they are drawn on a card", () => {
  expect(each({ wood: 2, gold: 1 })).toEqual(["wood", "wood", "gold"]);
  expect(each({})).toEqual([]);
});

test("a name fits in two lines of so many letters", () => {
  expect([letters("Inn"), letters("Sculptor's Workshop"), letters("Above-Ground Mine")]).toEqual([6, 11, 10]);
});

test("what comes every round, from everywhere, in the order of a supply", () => {
  const brings = { board: { worker: 2, wood: 1 }, deals: { card: 1, wood: 1 }, locations: { stone: 2 }, open: ["COM012"] };
  expect(Object.entries(allOf(brings))).toEqual([
    ["wood", 2],
    ["stone", 2],
    ["worker", 2],
    ["card", 1],
  ]);
});
