import { describe, expect, test } from "vitest";
import { around, CELL, centre, heart, inside, middle, nameOf, outline, spotOf, squares } from "../../../titles/founders/city/grid";
import { borders, cellsOf, districtAt, groundAt } from "../../../titles/founders/city/ground";
import { letters } from "../../../titles/founders/drawing";
import type { Written } from "../../../titles/founders/model";

test("cells are named by column and row, as on a chess board", () => {
  expect(nameOf([0, 0])).toBe("A1");
  expect(nameOf([14, 20])).toBe("U15");
  for (const name of ["A1", "K8", "U15"]) expect(nameOf(spotOf(name))).toBe(name);
  expect([inside([0, 0]), inside([15, 0]), inside([0, -1])]).toEqual([true, false, false]);
});

test("a corner has three cells around it, the middle eight", () => {
  expect(around("A1")).toEqual(["B1", "A2", "B2"]);
  expect(around("K8")).toHaveLength(8);
  expect(around("K8")).not.toContain("K8");
});

test("the middle of cells, and a place on them that stands for all", () => {
  expect(middle("B1")).toEqual({ x: 60, y: 20 });
  expect(centre(["A1", "B1"])).toEqual({ x: 40, y: 20 });
  expect(heart(["A1", "B1", "A2", "B2"])).toEqual({ x: 40, y: 40 }); // a block: where its four cells meet
  expect(heart(["A1", "B1", "C1"])).toEqual(middle("B1")); // a row: its middle cell
  expect(["A1", "A2", "A3", "B3"].map(middle)).toContainEqual(heart(["A1", "A2", "A3", "B3"])); // never beside the piece
});

describe("outlines", () => {
  const corners = (path: string) => path.match(/Q/g)?.length ?? 0;

  test("have a corner for every bend", () => {
    expect(corners(outline(["A1"]))).toBe(4);
    expect(corners(outline(["A1", "B1", "C1"]))).toBe(4);
    expect(corners(outline(["A1", "A2", "B2"]))).toBe(6);
  });

  test("go around a hole as well", () => {
    const ring = ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"];
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });

  test("are drawn in on every side", () => {
    expect(outline(["A1"], 4)).toBe("M36 4Q36 4 36 4L36 36Q36 36 36 36L4 36Q4 36 4 36L4 4Q4 4 4 4z");
  });

  test("squares are whole cells", () => {
    expect(squares([[0, 1]])).toBe(`M${CELL} 0h${CELL}v${CELL}h-${CELL}z`);
  });
});

describe("what is printed on the board", () => {
  const blank = ".".repeat(21);
  const rows = ["RF~#X", "DC", ...Array<string>(13).fill("")].map((row) => row.padEnd(21, "."));
  const board = { rows, districts: ["AAB", ...Array<string>(14).fill("")].map((row) => row + blank.slice(row.length)) } as Written;

  test("kinds of ground", () => {
    expect(["A1", "B1", "C1", "D1", "E1", "A2", "B2"].map((cell) => groundAt(board, cell))).toEqual([
      "ruins",
      "forest",
      "river",
      "wall",
      "dark",
      "desert",
      "coast",
    ]);
    expect(groundAt(board, "T9")).toBeUndefined();
    expect(cellsOf(board)).toEqual(["A1", "B1", "C1", "D1", "E1", "A2", "B2"]);
  });

  test("districts and where they end", () => {
    expect([districtAt(board, [0, 0]), districtAt(board, [0, 2]), districtAt(board, [5, 5]), districtAt(board, [-1, 0])]).toEqual([
      "A",
      "B",
      "",
      "",
    ]);
    const upright = borders(board).match(/v/g);
    expect(upright).toHaveLength(3); // left of A, between A and B, right of B
    expect(borders(board).match(/h/g)).toHaveLength(6); // above and below each of the three cells
  });
});

test("a name fits in two lines of so many letters", () => {
  expect(letters("Oak")).toBe(8);
  expect(letters("Merchants' Guild")).toBe(10);
  expect(letters("Grand Theater of the Seven Winds")).toBe(18);
});
