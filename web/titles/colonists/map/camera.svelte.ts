/** Which part of the map is seen: pinched, dragged, or by buttons. The map grows; who sees all of it goes on doing so. */
import type { Box, Point } from "./hexes";

const CLOSEST = 5;
const STEP = 1.6;

export class Camera {
  /** How much closer than the whole map. */
  close = $state(1);
  /** The middle of what is seen, when one is close. */
  #at = $state.raw<Point>({ x: 0, y: 0 });
  #svg: SVGSVGElement | null = null;
  readonly #whole: () => Box;

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  readonly near = $derived(this.close > 1.01);
  readonly nearest = $derived(this.close >= CLOSEST);
  readonly #seen: Box = $derived.by(() => {
    const { x, y, width, height } = this.#whole();
    if (!this.near) return { x, y, width, height };
    const [w, h] = [width / this.close, height / this.close];
    return { x: within(this.#at.x - w / 2, x, x + width - w), y: within(this.#at.y - h / 2, y, y + height - h), width: w, height: h };
  });
  readonly box = $derived(`${this.#seen.x} ${this.#seen.y} ${this.#seen.width} ${this.#seen.height}`);

  readonly look = (svg: SVGSVGElement) => {
    this.#svg = svg;
    return () => (this.#svg = null);
  };

  /** A point of the window, on the map. */
  at(x: number, y: number): Point {
    const matrix = this.#svg?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
  }

  /** Pixels in the window to units of the map. */
  units(pixels: number): number {
    return pixels / (this.#svg?.getScreenCTM()?.a ?? 1);
  }

  /** Closer (or, below 1, farther) with this point staying where it is. */
  zoom(by: number, about: Point = this.#middle): void {
    const { x, y } = this.#middle;
    const close = Math.max(1, Math.min(CLOSEST, this.close * by));
    const kept = this.close / close;
    this.close = close;
    this.#at = { x: about.x - (about.x - x) * kept, y: about.y - (about.y - y) * kept };
  }

  /** Drags the map by so many units. */
  pan(dx: number, dy: number): void {
    const { x, y } = this.#middle;
    this.#at = { x: x - dx, y: y - dy };
  }

  readonly closer = () => this.zoom(STEP);
  readonly farther = () => this.zoom(1 / STEP);
  readonly whole = () => void (this.close = 1);

  /** Brings a point into sight that is not, when one is close. */
  reveal(point: Point): void {
    if (this.near && !this.#sees(point)) this.#at = point;
  }

  /** Shows the whole map, when one is close and sees none of these points. */
  show(points: Point[]): void {
    if (this.near && !points.some((point) => this.#sees(point))) this.whole();
  }

  #sees({ x, y }: Point): boolean {
    const seen = this.#seen;
    return x >= seen.x && y >= seen.y && x <= seen.x + seen.width && y <= seen.y + seen.height;
  }

  get #middle(): Point {
    const { x, y, width, height } = this.#seen;
    return { x: x + width / 2, y: y + height / 2 };
  }
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
