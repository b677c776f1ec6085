import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beside, type Side } from "../../shell/design/beside";

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** Where something of 100 x 50 goes, in a window of 1000 x 600. */
function put(anchor: DOMRect, wanted?: Side) {
  const floating = { getBoundingClientRect: () => box(0, 0, 100, 50), style: {} as CSSStyleDeclaration, dataset: {} as DOMStringMap };
  beside(floating as unknown as HTMLElement, anchor, wanted);
  return [floating.dataset["side"], floating.style.left, floating.style.top];
}

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1000);
  vi.stubGlobal("innerHeight", 600);
});
afterEach(() => void vi.unstubAllGlobals());

test("below the middle of its anchor, with a gap", () => {
  expect(put(box(400, 100, 40, 20))).toEqual(["below", "370px", "128px"]);
});

test("on the other side where there is no room", () => {
  expect(put(box(400, 560, 40, 20))).toEqual(["above", "370px", "502px"]);
  expect(put(box(940, 300, 40, 20), "right")).toEqual(["left", "832px", "285px"]);
});

test("never out of the window", () => {
  expect(put(box(0, 100, 10, 10))).toEqual(["below", "8px", "118px"]);
  expect(put(box(990, 100, 10, 10))).toEqual(["below", "892px", "118px"]);
});

test("beside something as tall as the window", () => {
  expect(put(box(400, 0, 40, 600))[0]).toBe("right");
});

test("where there is no room at all, where there is most", () => {
  expect(put(box(20, 20, 900, 560))[0]).toBe("right");
  expect(put(box(20, 40, 940, 540))[0]).toBe("above");
});
