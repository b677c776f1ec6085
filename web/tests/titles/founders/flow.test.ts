import { expect, test } from "vitest";
import type { Delivered, Earned, GameEvent } from "../../../titles/founders/events";
import { hopsOf } from "../../../titles/founders/city/flow";
import { middle } from "../../../titles/founders/city/grid";

const delivered = (way: string[], building = "university"): Delivered => ({
  event: "delivered",
  seat: 1,
  building,
  resource: "bricks",
  cell: way[0]!,
  way,
});
const earned = (way: string[], vp: number, kept: number, shares: [number, number][] = []): Earned => ({
  event: "earned",
  seat: 1,
  resource: "bricks",
  cell: way.at(-1)!,
  vp,
  kept,
  shares,
  lost: 0,
  way,
});
const staged = (events: GameEvent[]) => hopsOf(events).map(({ stage, vp, resource }) => [stage, vp ?? resource]);

test("a delivery flies over its way, the points come back over theirs", () => {
  const [there, back] = hopsOf([delivered(["D4", "D5", "E6"]), earned(["E6", "D5", "D4"], 3, 2)]);
  expect(there).toEqual({ path: ["D4", "D5", "E6"].map(middle), resource: "bricks", seat: 1, stage: 0 });
  expect(back).toEqual({ path: ["E6", "D5", "D4"].map(middle), vp: 3, kept: 2, seat: 1, stage: 1 });
});

test("what a storage passes on follows it, down to the end of the chain", () => {
  const chain = [
    delivered(["F5", "G5"]),
    earned(["G5", "F5"], 10, 3, [
      [1, 4],
      [2, 3],
    ]),
    earned(["F5", "C4"], 4, 2, [[1, 2]]),
    earned(["C4", "C2"], 2, 2),
    earned(["F5", "A4"], 3, 3),
  ];
  expect(staged(chain)).toEqual([
    [0, "bricks"],
    [1, 10],
    [2, 4],
    [3, 2],
    [2, 3],
  ]);
});

test("deliveries go one after the other, each with its points", () => {
  const two = [delivered(["A1", "B1"]), earned(["B1", "A1"], 2, 2), delivered(["A1", "C1"], "town_hall"), earned(["C1", "A1"], 5, 5)];
  expect(staged(two)).toEqual([
    [0, "bricks"],
    [1, 2],
    [1, "bricks"],
    [2, 5],
  ]);
});

test("the suppliers of a new storage are paid at once", () => {
  const built: GameEvent[] = [
    { event: "storagebuilt", seat: 1, resource: "bricks", cells: ["D4"], owner: 1 },
    earned(["D4", "C2"], 2, 2),
    earned(["D4", "A2"], 1, 1),
  ];
  expect(staged(built)).toEqual([
    [0, 2],
    [0, 1],
  ]);
});

test("everything else stays where it is", () => {
  expect(
    hopsOf([
      { event: "turnbegan", seat: 0 },
      { event: "roadbuilt", seat: 0, cell: "K8" },
      { event: "neutraldelivered", building: "university", resource: "wood" },
    ]),
  ).toEqual([]);
});

test("no more than can be followed", () => {
  expect(hopsOf(Array.from({ length: 100 }, () => earned(["A1", "B1"], 1, 1)))).toHaveLength(40);
});
