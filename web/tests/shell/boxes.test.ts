import { expect, test } from "vitest";
import { area, meet, shift } from "../../shell/table/boxes";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("what is cut off does not count", () => {
  expect(meet(box(0, 0, 10, 10), box(5, -5, 20, 4))).toEqual(box(5, 0, 10, 4));
  expect(area(meet(box(0, 0, 10, 10), box(5, -5, 20, 4)))).toBe(20);
  expect(area(meet(box(0, 0, 10, 10), box(30, 0, 40, 10)))).toBe(0);
});

test("what lies within stays, the rest comes to the middle", () => {
  expect(shift(100, 200, 0, 300)).toBe(0);
  expect(shift(400, 500, 0, 300)).toBe(300);
  expect(shift(-100, 0, 0, 300)).toBe(-200);
  expect(shift(5, 100, 0, 300)).toBe(-97.5); // at the very edge its glow would be cut
});
