/** A tile on its way to the board: where it hovers, how it is turned, and whether it may lie there. */
import type { Choice, Sight } from "../../../shell/lib/messages";
import { desk } from "../../../shell/table/desk.svelte";
import type { Asked, Spot } from "../model";
import { CELL, centre, COLUMNS, nameOf, ROWS, spotOf, type Point } from "./grid";

export class Aim {
  /** `resource:bricks`, `building:salt_barge` */
  readonly of: string;
  readonly turns: Spot[][];
  /** By key, the cells of every way it may lie. */
  readonly places: ReadonlyMap<string, string[]>;

  turn = $state(0);
  /** Its middle should be here. */
  #about = $state.raw<Point>({ x: 0, y: 0 });
  /** How often it was moved by keys. */
  steps = $state(0);
  /** What the table says would come of it. */
  sight = $state.raw<Sight | null>(null);

  constructor(
    tile: NonNullable<Asked["tile"]>,
    options: Choice[],
    /** It stands on sites only: near one it goes there by itself. */
    readonly sited: boolean,
  ) {
    this.of = tile.of;
    this.turns = tile.turns;
    this.places = new Map(
      options.filter(({ key }) => key.startsWith("at ")).map(({ key, about }) => [key, about.map((thing) => thing.slice("cell:".length))]),
    );
    const middles = [...this.places].map(([key, cells]) => ({ key, at: centre(cells) }));
    const among = { x: mean(middles.map(({ at }) => at.x)), y: mean(middles.map(({ at }) => at.y)) };
    const first = middles.reduce((best, one) => (far(one.at, among) < far(best.at, among) ? one : best), middles[0]!);
    this.turn = Number(first.key.split(" ")[2] ?? 1) - 1;
    this.#about = first.at;
  }

  readonly #spots: Spot[] = $derived.by(() => this.turns[this.turn] ?? this.turns[0]!);
  readonly #size = $derived({
    rows: 1 + Math.max(...this.#spots.map(([row]) => row)),
    columns: 1 + Math.max(...this.#spots.map(([, column]) => column)),
  });
  readonly corner: Spot = $derived.by(() => {
    const { x, y } = this.#about;
    const site = this.sited && [...this.places.values()].find((cells) => far(centre(cells), { x, y }) < 1.4 * CELL);
    if (site) return spotOf(site[0]!);
    const { rows, columns } = this.#size;
    return [
      within(Math.round(y / CELL - rows / 2 - BIAS), ROWS - rows),
      within(Math.round(x / CELL - columns / 2 - BIAS), COLUMNS - columns),
    ];
  });
  readonly key: string = $derived(`at ${nameOf(this.corner)}${this.#numbered ? ` ${this.turn + 1}` : ""}`);
  readonly legal: boolean = $derived.by(() => this.places.has(this.key));
  readonly cells: string[] = $derived.by(
    () => this.places.get(this.key) ?? this.#spots.map(([row, column]) => nameOf([this.corner[0] + row, this.corner[1] + column])),
  );
  /** All cells it could cover, turned as it is. */
  readonly lit: string[] = $derived.by(() => [
    ...new Set([...this.places].filter(([key]) => !this.#numbered || key.endsWith(` ${this.turn + 1}`)).flatMap(([, cells]) => cells)),
  ]);
  /** The outcome of lying here has come. */
  readonly foreseen: Sight | null = $derived(this.sight?.thing === `option:${this.key}` ? this.sight : null);

  get #numbered(): boolean {
    return [...this.places.keys()].some((key) => key.split(" ").length > 2);
  }

  point(about: Point): void {
    this.#about = about;
  }

  drag(dx: number, dy: number): void {
    const { x, y } = this.#about;
    this.#about = { x: clamp(x + dx, COLUMNS), y: clamp(y + dy, ROWS) };
  }

  /** By keys: so many cells down and to the right. */
  step(rows: number, columns: number): void {
    const { x, y } = centre(this.cells);
    const from =
      this.legal && this.sited
        ? { x, y }
        : { x: (this.corner[1] + this.#size.columns / 2) * CELL, y: (this.corner[0] + this.#size.rows / 2) * CELL };
    this.#about = { x: clamp(from.x + columns * CELL, COLUMNS), y: clamp(from.y + rows * CELL, ROWS) };
    this.steps++;
  }

  rotate(by: number): void {
    this.turn = (this.turn + by + this.turns.length) % this.turns.length;
  }

  covers(cell: string): boolean {
    return this.cells.includes(cell);
  }

  /** Only what was seen beforehand is done. */
  async commit(): Promise<void> {
    if (this.legal && this.foreseen) await desk.choose(this.key);
  }
}

/** In the very middle of a cell, a tile two cells wide does not tremble between two places. */
const BIAS = 0.05;
const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
const clamp = (value: number, cells: number) => within(value, cells * CELL);
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
