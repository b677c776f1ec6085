/** Mouse, fingers and keys on the things of a board: one set of ears for the whole table. */
import type { Attachment } from "svelte/attachments";
import { desk } from "./desk.svelte";

const HOVER = 450;
const PRESS = 500;
const SLIP = 10;

export const hands: Attachment<HTMLElement> = (table) => {
  let timer = 0;
  let pressed = false; // a long press was answered: the click that ends it means nothing
  let start = { x: 0, y: 0 };

  const wait = (time: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, time);
  };
  const why = (thing: string) => {
    if (desk.ask && !desk.lit.has(thing) && !desk.open) desk.tip = thing;
  };
  const leave = () => {
    clearTimeout(timer);
    queueMicrotask(() => (desk.tip = null)); // focus also leaves while the board is being redrawn
  };

  const ears: Partial<{ [E in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[E]) => void }> = {
    click(event) {
      const thing = thingAt(event);
      if (thing && !pressed) desk.touch(thing);
      pressed = false;
    },
    contextmenu(event) {
      const thing = thingAt(event);
      if (!thing || !desk.card(thing)) return;
      event.preventDefault();
      if (!pressed) desk.enlarge(thing);
    },
    pointerdown(event) {
      leave();
      pressed = false;
      const thing = thingAt(event);
      if (!thing || event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      wait(PRESS, () => {
        pressed = true;
        if (desk.ask && !desk.lit.has(thing)) why(thing);
        else desk.enlarge(thing);
      });
    },
    pointermove(event) {
      if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => leave(),
    pointerover(event) {
      if (event.pointerType !== "mouse") return;
      leave();
      const thing = thingAt(event);
      if (thing) wait(HOVER, () => why(thing));
    },
    pointerleave: (event) => event.pointerType === "mouse" && leave(),
    focusin(event) {
      const thing = thingAt(event);
      if (!thing) return;
      desk.here = thing;
      if ((event.target as Element).matches(":focus-visible")) wait(HOVER, () => why(thing));
    },
    focusout: () => leave(),
    keydown(event) {
      leave();
      const thing = thingAt(event);
      if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") desk.touch(thing);
      else if (event.code === "KeyI") desk.enlarge(thing);
      else if (!step(event.target as Element, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  for (const [name, ear] of Object.entries(ears)) table.addEventListener(name, ear as EventListener);
  return () => {
    leave();
    for (const [name, ear] of Object.entries(ears)) table.removeEventListener(name, ear as EventListener);
  };
};

function thingAt(event: Event): string | null {
  return (event.target as Element).closest<HTMLElement | SVGElement>("[data-thing]")?.dataset.thing ?? null;
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go to the nearest thing that way, wherever on the table it lies. */
function step(from: Element, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const [x, y] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")) {
    if (other === from || !other.checkVisibility()) continue;
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 1 && aside < along * 2.5 && along + aside * 2 < least) [best, least] = [other, along + aside * 2];
  }
  best?.focus();
  return true;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
