/** Where something that floats goes: beside its anchor, inside the window. */

export type Side = "below" | "above" | "right" | "left";

const GAP = 8;

/** Puts a fixed or top-layer element beside a rectangle; on the other side where there is no room, and where there is none at
    all, on the side with the most. */
export function beside(floating: HTMLElement, anchor: DOMRect, wanted: Side = "below"): void {
  const { width, height } = floating.getBoundingClientRect();
  const room: Record<Side, number> = {
    below: innerHeight - anchor.bottom - height,
    above: anchor.top - height,
    right: innerWidth - anchor.right - width,
    left: anchor.left - width,
  };
  const tries: Side[] = [wanted, OPPOSITE[wanted], "below", "above", "right", "left"];
  const side = tries.find((side) => room[side] >= 2 * GAP) ?? tries.reduce((best, side) => (room[side] > room[best] ? side : best));
  const across = side === "below" || side === "above";
  const left = across ? anchor.left + anchor.width / 2 - width / 2 : side === "right" ? anchor.right + GAP : anchor.left - width - GAP;
  const top = across ? (side === "below" ? anchor.bottom + GAP : anchor.top - height - GAP) : anchor.top + anchor.height / 2 - height / 2;
  floating.style.left = `${clamp(left, innerWidth - width)}px`;
  floating.style.top = `${clamp(top, innerHeight - height)}px`;
  floating.dataset.side = side;
}

const OPPOSITE: Record<Side, Side> = { below: "above", above: "below", right: "left", left: "right" };

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
