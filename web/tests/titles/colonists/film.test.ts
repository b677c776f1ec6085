import { expect, test } from "vitest";
import { filmOf } from "../../../titles/colonists/film/film";

const nowhere = () => null;

test("goods fly from the place a steward has gone to", () => {
  const { flights } = filmOf(
    [
      { event: "moved", seat: 1, start: "market.1", tile: "grove.1" },
      { event: "received", seat: 1, goods: { wood: 3 } },
    ],
    nowhere,
  );
  expect(flights).toEqual([{ good: "wood", n: 3, from: "place:grove.1", to: "stores:1", stage: 0 }]);
});

test("what is refined goes before what comes of it, and a fee goes to whom it is due", () => {
  const { flights } = filmOf(
    [
      { event: "feepaid", seat: 0, to: 2, goods: { tool: 1 } },
      { event: "refined", seat: 0, goods: { wood: 2 }, into: { plank: 1 } },
    ],
    () => "place:joiner.1",
  );
  expect(flights.map(({ good, from, to, stage }) => [good, from, to, stage])).toEqual([
    ["tool", "stores:0", "stores:2", 0],
    ["wood", "stores:0", "place:joiner.1", 1],
    ["plank", "place:joiner.1", "stores:0", 2],
  ]);
});

test("at the end of a year everybody is fed at once, then everything produces", () => {
  const need = { food: 1 };
  const { flights, captions, stages } = filmOf(
    [
      { event: "maintained", seat: 0, need, made: {}, paid: { food: 1 } },
      { event: "maintained", seat: 1, need, made: {}, paid: { food: 1 } },
      { event: "produced", seat: 0, goods: { tool: 6 } },
      { event: "produced", seat: 1, goods: { tool: 6 } },
    ],
    nowhere,
  );
  expect(captions.map(({ id, stage }) => [id, stage])).toEqual([
    ["fed", 0],
    ["made", 1],
  ]);
  expect(flights.map(({ stage }) => stage)).toEqual([0, 0, 1, 1]);
  expect(stages).toBe(1);
});
