/** Hexagons with a corner up: `q` counts to the east, `r` to the south-east. */

export const R = 60;
const WIDE = R * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a cell, `2,-1`. */
export function middle(cell: string): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return { x: WIDE * (q + r / 2), y: R * 1.5 * r };
}

/** The middle of a tile. */
export function centre(cells: string[]): Point {
  const all = cells.map(middle);
  const mean = (of: (point: Point) => number) => all.reduce((sum, point) => sum + of(point), 0) / all.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Of a tile of two cells, the middle of the one above (or left of) the other, and of that one; of a single cell, its own twice. */
export function ends(cells: string[]): [Point, Point] {
  const [first, last] = cells.map(middle).toSorted((a, b) => a.y - b.y || a.x - b.x) as [Point, Point?];
  return [first, last ?? first];
}

/** The corners of a cell, clockwise from the top, in halves of a cell's width and of its radius: where cells meet they are the same. */
function corners(cell: string): string[] {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  const turns = [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ] as const;
  return turns.map(([x, y]) => `${2 * q + r + x} ${3 * r + y}`);
}

/** Around a tile of one cell or two, as a path: the side between its cells is no side of it. */
export function outline(cells: string[]): string {
  const all = cells.flatMap((cell) => corners(cell).map((from, i, ring) => ({ from, to: ring[(i + 1) % ring.length]! })));
  const ours = all.filter(({ from, to }) => !all.some((side) => side.from === to && side.to === from));
  const sides = new Map(ours.map(({ from, to }) => [from, to]));
  const start = sides.keys().next().value!;
  const path = [start];
  for (let at = sides.get(start)!; at !== start; at = sides.get(at)!) path.push(at);
  const drawn = path.map((corner) => {
    const [x = 0, y = 0] = corner.split(" ").map(Number);
    return `${((x * WIDE) / 2).toFixed(1)} ${(y * R) / 2}`;
  });
  return `M${drawn.join("L")}Z`;
}

/** So much is seen at least, or the first places would be giants. */
const LEAST = { width: WIDE * 5.5, height: R * 7 };

/** What holds all of these cells, with some room around. */
export function around(cells: string[], room = R * 0.25): Box {
  const all = cells.length ? cells.map(middle) : [{ x: 0, y: 0 }];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDE / 2 - room, Math.min(...ys) - R - room];
  const [right, bottom] = [Math.max(...xs) + WIDE / 2 + room, Math.max(...ys) + R + room];
  const [width, height] = [Math.max(LEAST.width, right - left), Math.max(LEAST.height, bottom - top)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** A name in two lines, if it has several words and is long. */
export function inLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || name.length < 10) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const width = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}
