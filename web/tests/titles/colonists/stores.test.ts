import { expect, test } from "vitest";
import { stores } from "../../../titles/colonists/panels/stores";

const cells = { storage: 3, warehouse: 1, used: 0, kept: {} };

test("Storage is filled first, then the Warehouse; what is left is empty", () => {
  const { piles, free } = stores({ goods: { wood: 2, food: 1, tool: 6, dollar: 3 }, cells: { ...cells, used: 3 } });
  expect(piles).toEqual([
    { good: "wood", crates: ["storage", "storage"] },
    { good: "food", crates: ["storage"] },
  ]);
  expect(free).toEqual([{ room: "warehouse", good: null }]);
});

test("a full house has its last good in the Warehouse", () => {
  const { piles, free } = stores({ goods: { clay: 4 }, cells: { ...cells, used: 4 } });
  expect(piles).toEqual([{ good: "clay", crates: ["storage", "storage", "storage", "warehouse"] }]);
  expect(free).toEqual([]);
});

test("cells for one good take that good first, and say so when they are empty", () => {
  const { piles, free } = stores({ goods: { wood: 2 }, cells: { ...cells, used: 1, kept: { wood: [1, 1], ore: [0, 1] } } });
  expect(piles).toEqual([{ good: "wood", crates: ["kept", "storage"] }]);
  expect(free).toContainEqual({ room: "kept", good: "ore" });
  expect(free).toHaveLength(4);
});
