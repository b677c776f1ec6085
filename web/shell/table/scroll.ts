/** Into view and back: where a board is longer than the window it lies in. */
import { pace } from "../lib/prefs.svelte";
import { area, meet, shift, type Box } from "./boxes";

/** So much of a thing has to be seen for it to count as seen. */
const SHARE = 0.5;

/** Where a thing lies, or will when it has got there: things slide to their places. */
function place(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (!underWay(element)) return { left, top, right, bottom };
  const { e, f, a, d } = new DOMMatrix(getComputedStyle(element).transform);
  return { left: left - e, top: top - f, right: left - e + (right - left) / a, bottom: top - f + (bottom - top) / d };
}

const underWay = (element: Element) => element.getAnimations().some(({ playState }) => playState === "running");

/** Is at least half of it in the window, not cut off, and nothing above it? */
export function inSight(element: Element): boolean {
  const whole = place(element);
  let seen: Box = meet(whole, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (const frame of frames(element)) seen = meet(seen, frame.getBoundingClientRect());
  if (!area(whole) || area(seen) < area(whole) * SHARE) return false;
  if (underWay(element)) return true;
  const at = (x: number, y: number) =>
    document.elementFromPoint(seen.left + (seen.right - seen.left) * x, seen.top + (seen.bottom - seen.top) * y);
  return [at(0.5, 0.5), at(0.2, 0.2), at(0.8, 0.8)].some((there) => there && (element.contains(there) || there.contains(element)));
}

/** What scrolls around an element, from the inside out. */
function* frames(element: Element): Generator<Element> {
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    if (/auto|scroll/.test(overflowX + overflowY)) yield frame;
  }
}

/** The part of a frame that no sheet at its foot lies over. */
export function free(frame: Element): Box {
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const sheet = frame.querySelector("[data-sheet]")?.getBoundingClientRect();
  return { left, top, right, bottom: sheet && sheet.top > top ? Math.min(bottom, sheet.top) : bottom };
}

/** Scrolls what scrolls, and nothing else: a board that fits its window must not be shifted. */
function scrollTo(element: Element): void {
  for (const frame of frames(element)) {
    const [box, { left, top, right, bottom }] = [place(element), free(frame)];
    frame.scrollBy({ left: shift(box.left, box.right, left, right), top: shift(box.top, box.bottom, top, bottom), behavior: "instant" });
  }
}

/** Of many things the one with most of the others around it; if it can be, one for which no row has to move sideways. */
function heart(all: Element[]): Element | undefined {
  const straight = all.filter((element) => {
    const { left, right } = place(element);
    return [...frames(element)].every((frame) => {
      const row = frame.getBoundingClientRect();
      return !shift(left, right, row.left, row.right);
    });
  });
  const elements = straight.length ? straight : all;
  const middles = elements.map((element) => {
    const { top, bottom } = place(element);
    return (top + bottom) / 2;
  });
  const near = (y: number) => middles.filter((other) => Math.abs(other - y) < innerHeight / 4).length;
  const crowds = middles.map(near);
  return elements[crowds.indexOf(Math.max(...crowds))];
}

/** Brings something into view, unless it is. */
export function reveal(element: Element | null | undefined): void {
  if (element && !inSight(element)) gliding([...frames(element)], () => scrollTo(element));
}

/** Makes a change of where these are scrolled to, at the pace that is wished for. */
function gliding(these: Element[], change: () => void): void {
  const before = these.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
  change();
  if (!pace()) return;
  these.forEach((frame, i) => {
    const [left, top] = [frame.scrollLeft, frame.scrollTop];
    const [x, y] = before[i]!;
    if (left === x && top === y) return;
    frame.scrollTo({ left: x, top: y, behavior: "instant" });
    frame.scrollTo({ left, top, behavior: "smooth" });
  });
}

/** Goes to where the answers of a question lie, and back afterwards: unless somebody has scrolled by hand meanwhile. */
export class Errand {
  /** How far what scrolls was scrolled, before we came. */
  #homes = new Map<Element, number>();
  readonly #stay = ({ currentTarget }: Event) => void this.#homes.delete(currentTarget as Element);

  /** A question whose answers are these; none: the question is over. */
  to(answers: Element[]): void {
    if (answers.some(inSight)) return;
    const aim = heart(answers);
    const around = aim ? [...frames(aim)] : [];
    gliding([...new Set([...this.#homes.keys(), ...around])], () => {
      this.#home();
      if (!aim || answers.some(inSight)) return;
      const before = around.map(({ scrollTop }) => scrollTop);
      scrollTo(aim);
      around.forEach((frame, i) => this.#left(frame, before[i]!));
    });
  }

  #left(frame: Element, home: number): void {
    if (frame.scrollTop === home) return;
    this.#homes.set(frame, home);
    for (const hand of ["wheel", "touchmove"]) frame.addEventListener(hand, this.#stay, { passive: true });
  }

  #home(): void {
    for (const [frame, top] of this.#homes) frame.scrollTo({ top, behavior: "instant" });
    this.#homes.clear();
  }
}

const held = new WeakMap<Element, ReadonlySet<string>>();

/** For a row that scrolls sideways: what has come into it is brought into view. */
export function newcomers(ids: string[]): (row: HTMLElement) => void {
  return (row) => {
    const before = held.get(row);
    held.set(row, new Set(ids));
    const fresh = before ? ids.findIndex((id) => !before.has(id)) : -1;
    const slot = fresh < 0 ? undefined : row.children[fresh];
    if (!slot || row.scrollWidth <= row.clientWidth) return;
    const [box, { left, right }] = [slot.getBoundingClientRect(), row.getBoundingClientRect()];
    gliding([row], () => row.scrollBy({ left: shift(box.left, box.right, left, right), behavior: "instant" }));
  };
}
