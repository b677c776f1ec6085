/** Where a hint has room beside what it speaks of, without lying over it or over anything that must stay clear. */
import type { Side } from "../design/beside";
import type { Box } from "./boxes";

export interface Spot {
  side: Side;
  left: number;
  top: number;
  /** Along that side: what the arrow points at. */
  arrow: number;
}

const GAP = 10;
const CORNER = 18;

/** Towards the middle of the frame first; null where no side has room. */
export function spot(size: { width: number; height: number }, anchor: Box, frame: Box, clear: Box[]): Spot | null {
  const low = anchor.top + anchor.bottom > frame.top + frame.bottom;
  const sides: Side[] = low ? ["above", "below", "right", "left"] : ["below", "above", "right", "left"];
  for (const side of sides) {
    const upright = side === "below" || side === "above";
    const [x, y] = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2];
    const left = upright
      ? clamp(x - size.width / 2, frame.left, frame.right - size.width)
      : side === "right"
        ? anchor.right + GAP
        : anchor.left - GAP - size.width;
    const top = !upright
      ? clamp(y - size.height / 2, frame.top, frame.bottom - size.height)
      : side === "below"
        ? anchor.bottom + GAP
        : anchor.top - GAP - size.height;
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    if (!inside(box, frame) || clear.some((other) => overlap(box, other))) continue;
    const arrow = upright ? clamp(x - left, CORNER, size.width - CORNER) : clamp(y - top, CORNER, size.height - CORNER);
    return { side, left, top, arrow };
  }
  return null;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function inside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
