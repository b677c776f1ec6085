/** Which part of the city is seen: pinched, dragged, or by buttons. */
import { EDGE, HEIGHT, WIDTH, type Point } from "./grid";

const WHOLE = { x: -EDGE, y: -EDGE, width: WIDTH + 2 * EDGE, height: HEIGHT + 2 * EDGE };
const CLOSEST = 4;
const STEP = 1.6;

export class Camera {
  /** How much closer than the whole city. */
  close = $state(1);
  #x = $state(WHOLE.x);
  #y = $state(WHOLE.y);
  #svg: SVGSVGElement | null = null;

  readonly box = $derived(`${this.#x} ${this.#y} ${WHOLE.width / this.close} ${WHOLE.height / this.close}`);
  readonly near = $derived(this.close > 1.01);
  readonly nearest = $derived(this.close >= CLOSEST);

  readonly look = (svg: SVGSVGElement) => {
    this.#svg = svg;
    return () => (this.#svg = null);
  };

  /** A point of the window, on the board. */
  at(x: number, y: number): Point {
    const matrix = this.#svg?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
  }

  /** Pixels in the window to units of the board. */
  units(pixels: number): number {
    return pixels / (this.#svg?.getScreenCTM()?.a ?? 1);
  }

  /** Closer (or, below 1, farther) with this point staying where it is. */
  zoom(by: number, about: Point = this.#middle): void {
    const close = Math.max(1, Math.min(CLOSEST, this.close * by));
    const kept = this.close / close;
    this.#put(close, about.x - (about.x - this.#x) * kept, about.y - (about.y - this.#y) * kept);
  }

  /** Drags the city by so many units. */
  pan(dx: number, dy: number): void {
    this.#put(this.close, this.#x - dx, this.#y - dy);
  }

  readonly closer = () => this.zoom(STEP);
  readonly farther = () => this.zoom(1 / STEP);
  readonly whole = () => this.#put(1, WHOLE.x, WHOLE.y);

  /** Brings a point into sight that is not, when one is close. */
  reveal({ x, y }: Point): void {
    const [width, height] = [WHOLE.width / this.close, WHOLE.height / this.close];
    if (this.near && !this.#sees({ x, y })) this.#put(this.close, x - width / 2, y - height / 2);
  }

  /** Shows the whole city, when one is close and sees none of these points. */
  show(points: Point[]): void {
    if (this.near && !points.some((point) => this.#sees(point))) this.whole();
  }

  #sees({ x, y }: Point): boolean {
    const [width, height] = [WHOLE.width / this.close, WHOLE.height / this.close];
    return x >= this.#x + EDGE && y >= this.#y + EDGE && x <= this.#x + width - EDGE && y <= this.#y + height - EDGE;
  }

  get #middle(): Point {
    return { x: this.#x + WHOLE.width / this.close / 2, y: this.#y + WHOLE.height / this.close / 2 };
  }

  #put(close: number, x: number, y: number): void {
    this.close = close;
    this.#x = within(x, WHOLE.x, WHOLE.x + WHOLE.width * (1 - 1 / close));
    this.#y = within(y, WHOLE.y, WHOLE.y + WHOLE.height * (1 - 1 / close));
  }
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
