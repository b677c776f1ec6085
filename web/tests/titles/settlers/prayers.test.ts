import { expect, test } from "vitest";
import type { GameEvent } from "../../../titles/settlers/events";
import { prayersOf, timesOf } from "../../../titles/settlers/aztecs/prayers";

const opened: GameEvent = { event: "cardsopened", seat: 1, card: "AZT004", named: "grey", opened: ["COM001", "COM008", "COM013"] };
const prayed: GameEvent = {
  event: "prayed",
  seat: 1,
  card: "AZT004",
  colour: "grey",
  opened: ["COM001", "COM008", "COM013"],
  matched: { grey: 2 },
  tokens: { grey: 2 },
  goods: { stone: 4 },
};

test("a Prayer is shown from the first card to the sum", () => {
  const [prayer, ...more] = prayersOf([opened, prayed]);
  expect(more).toEqual([]);
  expect(prayer).toEqual({
    seat: 1,
    at: "AZT004",
    colour: "grey",
    cards: ["COM001", "COM008", "COM013"],
    known: 0,
    result: { matched: ["grey"], tokens: ["grey", "grey"], goods: { stone: 4 } },
  });
});

test("cards that lie open while something is asked are not turned over again", () => {
  const [first] = prayersOf([opened]);
  expect(first?.result).toBeNull();
  const [rest] = prayersOf([{ event: "cardadded", seat: 1, card: "COM021" }, prayed]);
  expect(rest?.known).toBe(3);
});

test("by tokens no card is shown", () => {
  const [prayer] = prayersOf([{ ...prayed, opened: [], matched: {} }]);
  expect(prayer?.cards).toEqual([]);
  expect(timesOf(prayer!, [])).toMatchObject({ turns: [], lights: [] });
});

test("one thing happens after the other", () => {
  const [prayer] = prayersOf([opened, prayed]);
  const { turns, lights, tokens, sum, flies, end } = timesOf(prayer!, [true, true, false]);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect(turns[2]).toBeLessThan(lights[0]!);
  expect(lights[1]).toBeLessThan(tokens[0]!);
  expect(tokens[1]).toBeLessThan(sum);
  expect(sum).toBeLessThan(flies);
  expect(flies).toBeLessThan(end);
});
