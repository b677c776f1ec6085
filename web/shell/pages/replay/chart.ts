/** Shapes of the charts of an analysis, in the numbers of their drawing. */
import type { Ledger } from "../../lib/messages";

/** By seat the outline of its band, from the first step to the last: `bands(chances, 300, 100)[0]` is a path. The first seat lies
 *  lowest; alone, what is above it is the chance to lose. */
export function bands(chances: readonly (readonly number[])[], width: number, height: number): string[] {
  const last = Math.max(1, chances.length - 1);
  const x = (step: number) => round((step / last) * width);
  const tops = chances.map((row) => stacked(row));
  return (chances[0] ?? []).map((_, seat) => {
    const y = (step: number, line: number) => round(height - (tops[step]![line] ?? 0) * height);
    const there = chances.map((_, step) => `${x(step)} ${y(step, seat + 1)}`);
    const back = chances.map((_, step) => `${x(step)} ${y(step, seat)}`).reverse();
    return `M${[...there, ...back].join("L")}Z`;
  });
}

/** Where each band begins, and where the last one ends: 0, 0.3, 0.7, 1. */
export function stacked(row: readonly number[]): number[] {
  return row.reduce((sums, chance) => [...sums, sums.at(-1)! + chance], [0]);
}

/** The step that a place across the drawing stands for; `at` goes from 0 to 1. */
export function stepAt(at: number, steps: number): number {
  return Math.round(Math.min(1, Math.max(0, at)) * steps);
}

export const PARTS = ["deal", "cards", "own", "others", "rest"] as const;

export interface Part {
  name: "base" | (typeof PARTS)[number] | "outcome";
  /** What it brings: the part, or the whole for base and outcome. */
  value: number;
  /** Where its bar begins and ends. */
  from: number;
  to: number;
}

/** A ledger as bars, each of which begins where the one before ended; the last one is the outcome. */
export function waterfall(ledger: Ledger): Part[] {
  const parts: Part[] = [{ name: "base", value: ledger.base, from: 0, to: ledger.base }];
  for (const name of PARTS) {
    const from = parts.at(-1)!.to;
    parts.push({ name, value: ledger[name], from, to: from + ledger[name] });
  }
  return [...parts, { name: "outcome", value: ledger.outcome, from: 0, to: ledger.outcome }];
}

const round = (value: number) => Math.round(value * 100) / 100;
