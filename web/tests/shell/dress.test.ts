import { expect, test } from "vitest";
import { each, letters } from "../../shell/empire/dress";

test("goods one by one, as they are drawn on a card", () => {
  expect(each({ wood: 2, gold: 1 })).toEqual(["wood", "wood", "gold"]);
  expect(each({})).toEqual([]);
});

test("a name fits in two lines of so many letters", () => {
  expect([letters("Inn"), letters("Sculptor's Workshop"), letters("Above-Ground Mine")]).toEqual([6, 11, 10]);
});
