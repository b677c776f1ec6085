/** Cells of the city and outlines of what lies on them. A cell has a name as on a chess board: column and row. */
import type { Spot } from "../model";

export const CELL = 40;
export const ROWS = 15;
export const COLUMNS = 21;
/** Beside the board: room for the letters and numbers. */
export const EDGE = 20;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;

export interface Point {
  x: number;
  y: number;
}

const A = "A".charCodeAt(0);

export const nameOf = ([row, column]: Spot): string => String.fromCharCode(A + column) + (row + 1);

export const spotOf = (name: string): Spot => [Number(name.slice(1)) - 1, name.charCodeAt(0) - A];

/** The middle of a cell. */
export function middle(name: string): Point {
  const [row, column] = spotOf(name);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The middle of several cells together; it may lie beside all of them. */
export function centre(cells: string[]): Point {
  const points = cells.map(middle);
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** A place on a piece that stands for it: the common middle of a row or a block, or else the cell nearest to it. */
export function heart(cells: string[]): Point {
  const among = centre(cells);
  const far = (point: Point) => Math.hypot(point.x - among.x, point.y - among.y);
  const points = cells.map(middle);
  const nearest = points.reduce((best, point) => (far(point) < far(best) - 1 ? point : best));
  const solid = points.filter((point) => far(point) < CELL * 0.75).length;
  return solid === 4 ? among : nearest;
}

const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export const inside = ([row, column]: Spot): boolean => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;

/** The up to 8 cells around one. */
export function around(name: string): string[] {
  const [row, column] = spotOf(name);
  const found: string[] = [];
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = column - 1; c <= column + 1; c++) if ((r !== row || c !== column) && inside([r, c])) found.push(nameOf([r, c]));
  return found;
}

/** Squares, one for each cell. */
export const squares = (spots: Spot[]): string =>
  spots.map(([row, column]) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`).join("");

/** The outline of cells that hang together, drawn in by `inset`, its corners rounded. */
export function outline(cells: string[], inset = 0, round = 0): string {
  return loops(cells.map(spotOf))
    .map((loop) => rounded(drawnIn(corners(loop), inset), round))
    .join("");
}

/** Clockwise around the cells, from corner to corner of each. */
function loops(spots: Spot[]): Point[][] {
  const has = new Set(spots.map(([row, column]) => `${row} ${column}`));
  const next = new Map<string, Point>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => next.set(`${x1} ${y1}`, { x: x2, y: y2 });
  for (const [row, column] of spots) {
    if (!has.has(`${row - 1} ${column}`)) edge(column, row, column + 1, row);
    if (!has.has(`${row} ${column + 1}`)) edge(column + 1, row, column + 1, row + 1);
    if (!has.has(`${row + 1} ${column}`)) edge(column + 1, row + 1, column, row + 1);
    if (!has.has(`${row} ${column - 1}`)) edge(column, row + 1, column, row);
  }
  const found: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let key = next.keys().next().value!;
    for (let point = next.get(key); point; point = next.get(key)) {
      next.delete(key);
      loop.push({ x: point.x * CELL, y: point.y * CELL });
      key = `${point.x} ${point.y}`;
    }
    found.push(loop);
  }
  return found;
}

const ahead = (from: Point, to: Point): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });

/** Without the points in the middle of a straight edge. */
function corners(loop: Point[]): Point[] {
  return loop.filter((point, i) => {
    const [into, out] = [ahead(loop.at(i - 1)!, point), ahead(point, loop[(i + 1) % loop.length]!)];
    return into.x !== out.x || into.y !== out.y;
  });
}

function drawnIn(loop: Point[], inset: number): Point[] {
  return loop.map((point, i) => {
    const [into, out] = [ahead(loop.at(i - 1)!, point), ahead(point, loop[(i + 1) % loop.length]!)];
    return { x: point.x + inset * (-into.y - out.y), y: point.y + inset * (into.x + out.x) }; // clockwise: inside is to the right
  });
}

function rounded(loop: Point[], round: number): string {
  const parts = loop.map((point, i) => {
    const [into, out] = [ahead(loop.at(i - 1)!, point), ahead(point, loop[(i + 1) % loop.length]!)];
    const start = `${point.x - into.x * round} ${point.y - into.y * round}`;
    return `${i ? "L" : "M"}${start}Q${point.x} ${point.y} ${point.x + out.x * round} ${point.y + out.y * round}`;
  });
  return `${parts.join("")}z`;
}
