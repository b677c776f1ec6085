/** What is printed on a side of the board. */
import type { Spot, Terrain, Written } from "../model";
import { CELL, COLUMNS, nameOf, ROWS, spotOf, squares } from "./grid";

export type Ground = Terrain | "river" | "wall" | "dark" | "site";

const KINDS: Record<string, Ground> = {
  R: "ruins",
  D: "desert",
  F: "forest",
  C: "coast",
  "~": "river",
  "#": "wall",
  X: "dark",
  K: "site",
  N: "site",
  W: "site",
  T: "site",
};
export const GROUNDS: Ground[] = ["desert", "coast", "forest", "ruins", "river", "wall", "dark"];

/** All cells of the board; what is off it is none. */
export function cellsOf({ rows }: Written): string[] {
  const found: string[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) if (KINDS[rows[row]![column]!]) found.push(nameOf([row, column]));
  return found;
}

export function groundAt({ rows }: Written, cell: string): Ground | undefined {
  const [row, column] = spotOf(cell);
  return KINDS[rows[row]?.[column] ?? ""];
}

export function districtAt({ districts }: Written, [row, column]: Spot): string {
  return districts[row]?.[column]?.replace(".", "") ?? "";
}

/** The squares of each kind of ground, as one path. */
export function drawn(board: Written): Record<Ground, string> {
  const cells = cellsOf(board);
  const of = (ground: Ground) => squares(cells.filter((cell) => groundAt(board, cell) === ground).map(spotOf));
  return Object.fromEntries([...GROUNDS, "site" as const].map((ground) => [ground, of(ground)])) as Record<Ground, string>;
}

/** Where a district ends: every edge with something else beyond it. */
export function borders(board: Written): string {
  let path = "";
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const here = districtAt(board, [row, column]);
      if (here !== districtAt(board, [row - 1, column])) path += `M${column * CELL} ${row * CELL}h${CELL}`;
      if (here !== districtAt(board, [row, column - 1])) path += `M${column * CELL} ${row * CELL}v${CELL}`;
    }
  return path;
}
