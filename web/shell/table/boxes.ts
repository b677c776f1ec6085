/** Boxes on the screen: what of one can be seen through another, and how far to move it there. */

/** Room for the glow of what is lit. */
const MARGIN = 14;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** By how much to scroll so that [from, to] lies within [low, high], its middle in the middle if it has to move at all. */
export function shift(from: number, to: number, low: number, high: number): number {
  if (from >= low + MARGIN && to <= high - MARGIN) return 0;
  return (from + to - low - high) / 2;
}
