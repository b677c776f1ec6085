import { expect, test } from "vitest";
import { around, scaled, widened } from "../../shell/pages/learn/framed";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("several things are in one box, none in none", () => {
  expect(around([])).toBeNull();
  expect(around([box(10, 20, 5, 5)])).toEqual(box(10, 20, 5, 5));
  expect(around([box(10, 20, 5, 5), box(0, 30, 4, 10)])).toEqual(box(0, 20, 15, 20));
});

test("the air around it ends where the picture does", () => {
  const whole = box(0, 0, 100, 50);
  expect(widened(box(20, 20, 10, 10), 6, whole)).toEqual(box(14, 14, 22, 22));
  expect(widened(box(0, 2, 100, 47), 6, whole)).toEqual(whole);
});

test("it becomes as large as fits, and not larger than that", () => {
  expect(scaled(box(0, 0, 200, 100), 100, 400, 2)).toBe(0.5);
  expect(scaled(box(0, 0, 200, 100), 400, 50, 2)).toBe(0.5);
  expect(scaled(box(0, 0, 20, 10), 400, 400, 1.7)).toBe(1.7);
});
