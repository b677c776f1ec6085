/** Things move, they don't jump: measured before a change, sent on their way after it. Input is never blocked by it. */
import { flushSync } from "svelte";
import { pace } from "../lib/prefs.svelte";

const FLIGHT = 420;
const FADE = 220;
const EASE = "cubic-bezier(.3, .7, .2, 1)";

/** What a likeness must not have: it is no thing, and nobody's button. */
const TRAITS = [
  "data-thing",
  "data-lit",
  "data-chosen",
  "data-shown",
  "tabindex",
  "role",
  "aria-label",
  "aria-description",
  "aria-haspopup",
  "aria-expanded",
  "id",
];

interface Spot {
  element: HTMLElement;
  box: DOMRect;
  parent: Element | null;
}

/** Makes a change to the table and lets everything travel from where it was. */
export function moving(change: () => void): void {
  const moved = pace() && !document.hidden;
  const before = moved ? measure() : null;
  const drawn = new Set(moved ? pieces().keys() : []);
  flushSync(change);
  if (before?.size) play(before, drawn);
}

/** What is drawn inside a picture (SVG) stays there: it does not travel, it only appears. */
function pieces(): Map<string, SVGElement> {
  return new Map([...document.querySelectorAll<SVGElement>("svg [data-thing]")].map((piece) => [piece.dataset.thing!, piece]));
}

function measure(): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of document.querySelectorAll("[data-thing]")) {
    if (!(element instanceof HTMLElement)) continue;
    const id = element.dataset.thing!;
    if (!spots.has(id)) spots.set(id, { element, box: element.getBoundingClientRect(), parent: element.parentElement });
  }
  return spots;
}

function play(before: Map<string, Spot>, drawn: ReadonlySet<string>): void {
  const after = measure();
  for (const [id, now] of after) {
    const was = before.get(id);
    if (was && seen(was.box)) travel(was, now);
    else if (!was) arrive(now);
  }
  for (const [id, was] of before) if (!after.has(id) && seen(was.box)) depart(was);
  for (const [id, piece] of pieces()) if (!drawn.has(id)) appear(piece);
}

function travel(was: Spot, now: Spot): void {
  const path = between(was.box, now.box);
  if (!path) return;
  // Inside one row things slide; on the way to another they fly above everything, or a scrolling row would cut them off.
  if (was.parent === now.parent) slide(now.element, path);
  else fly(now, path);
}

function arrive(now: Spot): void {
  const { element, box } = now;
  const from = placed(element.dataset.from);
  const path = from && between(from, box);
  if (path) fly(now, path);
  else appear(element);
}

function appear(element: Element): void {
  element.animate({ opacity: [0, 1] }, { duration: FADE * pace(), easing: EASE });
}

function depart(was: Spot): void {
  const { element, box } = was;
  const to = placed(element.dataset.to);
  const ghost = haunt(was);
  if (!ghost) return;
  const gone = () => ghost.remove();
  const end = to ? `${path(to, box)} scale(${to.width / box.width || 0.3})` : "scale(.9)";
  ghost
    .animate([{ opacity: 1 }, { opacity: 0, transform: end }], { duration: (to ? FLIGHT : FADE) * pace(), easing: EASE })
    .finished.then(gone, gone);
}

function slide(element: HTMLElement, from: string): void {
  element.animate(
    [
      { transform: from, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    {
      duration: FLIGHT * pace(),
      easing: EASE,
    },
  );
}

function fly(now: Spot, from: string): void {
  const time = { duration: FLIGHT * pace(), easing: EASE };
  const ghost = haunt(now);
  if (!ghost) return;
  const gone = () => ghost.remove();
  now.element.animate({ opacity: [0, 0] }, time);
  ghost.animate([{ transform: from }, { transform: "none" }], time).finished.then(gone, gone);
}

/** A likeness of an element, above everything: in the top layer nothing cuts it off, and beside the original it looks the same. */
function haunt({ element, box, parent }: Spot): HTMLElement | null {
  if (!parent?.isConnected) return null;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of TRAITS) ghost.removeAttribute(name);
  ghost.inert = true;
  ghost.popover = "manual";
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  parent.append(ghost);
  ghost.showPopover();
  return ghost;
}

function placed(name: string | undefined): DOMRect | undefined {
  const box = name ? document.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
  return box && seen(box) ? box : undefined;
}

function seen(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0;
}

function path(to: DOMRect, from: DOMRect): string {
  return `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
}

/** The transform that puts a thing at `now` back to where it was; null if it has not moved. */
function between(was: DOMRect, now: DOMRect): string | null {
  if (!seen(now)) return null;
  const scale = was.width / now.width;
  const still = Math.abs(was.left - now.left) < 1 && Math.abs(was.top - now.top) < 1 && Math.abs(scale - 1) < 0.02;
  return still ? null : `${path(was, now)} scale(${scale})`;
}

/** A number that grew or shrank. */
export function pulse(element: Element, up: boolean): void {
  if (!pace() || document.hidden) return;
  const colour = `var(--${up ? "accent" : "call"})`;
  element.animate([{}, { transform: "scale(1.35)", color: colour, offset: 0.3 }, {}], { duration: 700 * pace(), easing: "ease-out" });
}
