import { expect, test } from "vitest";
import { around, ends, inLines, middle, outline } from "../../../titles/colonists/map/hexes";

const corners = (path: string) => path.slice(1, -1).split("L");

test("a cell has six corners, two cells beside each other ten, whichever way they lie", () => {
  expect(corners(outline(["2,-3"]))).toHaveLength(6);
  for (const other of ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]) {
    const path = corners(outline(["0,0", other]));
    expect(new Set(path).size).toBe(10);
  }
});

test("east is to the right, south-east half a cell further down", () => {
  expect(middle("1,0").x).toBeGreaterThan(0);
  expect(middle("1,0").y).toBe(0);
  expect(middle("0,1").x * 2).toBeCloseTo(middle("1,0").x);
});

test("of a market the name stands in the upper cell, or in the left one", () => {
  expect(ends(["0,1", "0,0"])[0]).toEqual(middle("0,0"));
  expect(ends(["1,0", "0,0"])[1]).toEqual(middle("1,0"));
  expect(ends(["3,1"])[0]).toEqual(ends(["3,1"])[1]);
});

test("the frame holds all cells", () => {
  const { x, y, width, height } = around(["0,0", "4,-2"]);
  for (const point of [middle("0,0"), middle("4,-2")]) {
    expect(point.x).toBeGreaterThan(x);
    expect(point.x).toBeLessThan(x + width);
    expect(point.y).toBeGreaterThan(y);
    expect(point.y).toBeLessThan(y + height);
  }
});

test("long names are broken where their lines are shortest", () => {
  expect(inLines("Joiner")).toEqual(["Joiner"]);
  expect(inLines("Riverbank Grove")).toEqual(["Riverbank", "Grove"]);
  expect(inLines("Дом у реки большой")).toEqual(["Дом у реки", "большой"]);
});
