import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../titles/founders/events";
import { heart, middle } from "../../../titles/founders/city/grid";
import { linksOf, linksOfTile } from "../../../titles/founders/city/links";
import type { Player, Tile, View } from "../../../titles/founders/model";

/** Stone at A2, people at C2, bricks made of both at D4 E4 F4, a building at H4 I4; roads, a bridge at J8 of seat 1, a house. */
const VIEW = {
  seat: 0,
  roads: ["A3", "B3", "C3", "J7", "J9"],
  players: [
    { seat: 0, bridges: [], houses: ["B2"] },
    { seat: 1, bridges: ["J8"], houses: [] },
  ] as unknown as Player[],
  storages: [
    { resource: "stone", owner: 0, cells: ["A2"], access: [0], from: [] },
    { resource: "people", owner: 1, cells: ["C2"], access: [0, 1], from: [] },
    { resource: "bricks", owner: 0, cells: ["D4", "E4", "F4"], access: [0], from: ["C2", "A2"] },
  ],
  buildings: [{ building: "lion", cells: ["G4", "H4"], cubes: [], worker: null, complete: false, marked: false }],
  links: [
    { seat: 0, from: "cell:C2", to: "cell:D4", way: ["C2", "C3", "D4"], used: true },
    { seat: 0, from: "cell:A2", to: "cell:D4", way: ["A2", "B3", "C3", "D4"], used: true },
    { seat: 0, from: "cell:D4", to: "building:lion", way: ["F4", "G4"], used: false },
  ],
  networks: {
    parts: [
      { ways: ["A3", "B3", "C3"], beside: ["cell:A2", "cell:C2", "cell:D4", "cell:B2"] },
      { ways: ["J7"], beside: [] },
      { ways: ["J9"], beside: ["building:oak"] },
      { ways: ["J8"], beside: [] },
      { ways: [], beside: ["cell:B2", "cell:A2"] },
    ],
    whole: [
      { seats: [null, 0, 1], parts: [0] },
      { seats: [null, 0], parts: [1] },
      { seats: [null, 0], parts: [2] },
      { seats: [1], parts: [1, 2, 3] },
      { seats: [0], parts: [4] },
    ],
  },
} as unknown as View;

const ends = (thing: string, view = VIEW) => [...linksOf(view, thing).ends].sort();

describe("at a storage", () => {
  test("what it was made of and what it supplies", () => {
    expect(ends("cell:D4")).toEqual(["building:lion", "cell:A2", "cell:C2"]);
    expect(ends("cell:A2")).toEqual(["cell:D4"]);
  });

  test("lines run over the ways, and from heart to heart where there is none between", () => {
    const lines = linksOf(VIEW, "cell:D4").lines;
    expect(lines[1]!.points).toEqual(["A2", "B3", "C3", "D4"].map(middle));
    expect(lines[2]!.points).toEqual([heart(["D4", "E4", "F4"]), heart(["G4", "H4"])]);
    expect(lines.map(({ open }) => open)).toEqual([false, false, true]);
  });
});

test("at a building, what can supply it", () => {
  expect(ends("building:lion")).toEqual(["cell:D4"]);
});

describe("at a way", () => {
  test("the network it belongs to", () => {
    expect(linksOf(VIEW, "cell:B3").ways).toEqual(["A3", "B3", "C3"]);
    expect(ends("cell:B3")).toEqual(["cell:A2", "cell:B2", "cell:C2", "cell:D4"]);
  });

  test("a bridge joins roads for its owner, and for nobody else", () => {
    expect(linksOf(VIEW, "cell:J8").ways.sort()).toEqual(["J7", "J8", "J9"]);
    expect(linksOf(VIEW, "cell:J7").ways).toEqual(["J7"]);
    expect(linksOf({ ...VIEW, seat: 1 }, "cell:J7").ways.sort()).toEqual(["J7", "J8", "J9"]);
    expect(linksOf({ ...VIEW, seat: null }, "cell:J7").ways).toEqual(["J7"]);
  });

  test("a house lights the ways beside it, and what it touches itself", () => {
    expect(linksOf(VIEW, "cell:B2").ways).toEqual(["A3", "B3", "C3"]);
    expect(ends("cell:B2")).toContain("cell:A2");
  });
});

test("elsewhere nothing lights up", () => {
  for (const thing of ["", "cell:T9", "building:nowhere", "seat:1"])
    expect(linksOf(VIEW, thing)).toEqual({ lines: [], ways: [], ends: new Set() });
});

describe("a tile that hovers", () => {
  const tile: Tile = {
    of: "resource:bricks",
    turns: [],
    suppliers: [
      { seat: 0, from: "cell:A2", near: ["D4", "D5"] },
      { seat: 0, from: "cell:C2", near: ["K9"] },
    ],
  };

  test("is connected where the server said it would be", () => {
    const links = linksOfTile(VIEW, tile, ["D5", "E5"], []);
    expect([...links.ends]).toEqual(["cell:A2"]);
    expect(links.lines).toEqual([{ seat: 0, points: [middle("A2"), heart(["D5", "E5"])] }]);
    expect(linksOfTile(VIEW, tile, ["R9"], []).ends.size).toBe(0);
  });

  test("once it is known what would happen, the line follows the way", () => {
    const earned: GameEvent = {
      event: "earned",
      seat: 0,
      resource: "stone",
      cell: "A2",
      vp: 1,
      kept: 1,
      shares: [],
      lost: 0,
      way: ["D5", "C4", "B3", "A2"],
    };
    expect(linksOfTile(VIEW, tile, ["D5", "E5"], [earned]).lines[0]!.points).toEqual(["A2", "B3", "C4", "D5"].map(middle));
    const delivered: GameEvent = {
      event: "delivered",
      seat: 0,
      building: "lion",
      resource: "stone",
      cell: "A2",
      way: ["A2", "B3", "C4", "D5"],
    };
    expect(linksOfTile(VIEW, tile, ["D5", "E5"], [delivered]).lines[0]!.points).toEqual(["A2", "B3", "C4", "D5"].map(middle));
  });

  test("what would be delivered elsewhere is no line of this tile", () => {
    const other: GameEvent = { event: "delivered", seat: 0, building: "oak", resource: "stone", cell: "A2", way: ["A2", "B1", "C1"] };
    expect(linksOfTile(VIEW, tile, ["D5", "E5"], [other]).lines[0]!.points).toHaveLength(2);
  });
});
