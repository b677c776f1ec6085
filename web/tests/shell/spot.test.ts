import { expect, test } from "vitest";
import type { Box } from "../../shell/table/boxes";
import { overlap, spot } from "../../shell/table/spot";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const FRAME = box(0, 0, 1000, 600);
const SIZE = { width: 200, height: 100 };
const put = (anchor: Box, ...clear: Box[]) => spot(SIZE, anchor, FRAME, clear);

test("towards the middle of the window, its arrow at the middle of what it speaks of", () => {
  expect(put(box(400, 100, 100, 50))).toEqual({ side: "below", left: 350, top: 160, arrow: 100 });
  expect(put(box(0, 500, 100, 50))).toEqual({ side: "above", left: 0, top: 390, arrow: 50 });
});

test("on the next side that is free", () => {
  expect(put(box(400, 0, 100, 600))?.side).toBe("right");
  expect(put(box(800, 0, 200, 600))?.side).toBe("left");
  expect(put(box(400, 100, 100, 50), box(0, 190, 1000, 410))?.side).toBe("right");
});

test("nowhere, if it would lie over what it speaks of or over what must stay clear", () => {
  expect(put(box(0, 0, 1000, 600))).toBeNull();
  expect(put(box(100, 100, 800, 400), box(0, 0, 90, 600))).toBeNull();
  expect(put(box(400, 100, 100, 50), FRAME)).toBeNull();
});

test("whatever is found overlaps nothing", () => {
  for (let left = -50; left < 1000; left += 130) {
    for (let top = -50; top < 600; top += 110) {
      for (const [width, height] of [
        [40, 40],
        [300, 200],
        [700, 80],
      ] as const) {
        const anchor = box(left, top, width, height);
        const foot = box(0, 520, 1000, 80);
        const found = put(anchor, foot);
        const hint = found && box(found.left, found.top, SIZE.width, SIZE.height);
        expect(hint && [anchor, foot].some((other) => overlap(hint, other))).not.toBe(true);
      }
    }
  }
});
