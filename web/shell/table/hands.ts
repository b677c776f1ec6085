/** Mouse, fingers and keys on the things of a board: one set of ears for the whole table. */
import type { Attachment } from "svelte/attachments";
import { desk, meet, type Point } from "./desk.svelte";
import { aboutOf, type Piece } from "./thing";

const HOVER = 350;
/** Whoever has just looked at one thing wants to see the next one sooner. */
const NEXT = 120;
const PRESS = 500;
const SLIP = 10;

export const hands: Attachment<HTMLElement> = (table) => {
  let timer = 0;
  let pressed = false; // a long press was answered: the click that ends it means nothing
  let start: Point = { x: 0, y: 0 };
  let at = start; // where the mouse is
  let rests = false; // since the last press or key the mouse has not moved: what comes to lie under it is not looked at

  const wait = (time: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, time);
  };
  let looked = 0; // when something was last shown in passing
  const peek = (piece: Piece) => {
    const soon = desk.tip || performance.now() - looked < HOVER;
    wait(soon ? NEXT : HOVER, () => {
      if (desk.open || desk.zoom) return;
      meet(piece);
      desk.tip = piece.dataset.thing!;
    });
  };
  const leave = () => {
    clearTimeout(timer);
    if (desk.tip) looked = performance.now();
    queueMicrotask(() => (desk.tip = null)); // focus also leaves while the board is being redrawn
  };

  const look = (event: PointerEvent) => {
    const piece = pieceAt(event);
    if (piece && desk.tip === piece.dataset.thing) return; // from one part of it to another
    leave();
    if (piece) peek(piece);
  };

  const ears: Partial<{ [E in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[E]) => void }> = {
    click(event) {
      const piece = pieceAt(event);
      if (piece && !pressed) press(piece, event.clientX, event.clientY);
      pressed = false;
    },
    contextmenu(event) {
      const piece = pieceAt(event);
      if (!piece) return;
      event.preventDefault();
      meet(piece);
      if (!pressed) desk.enlarge(piece.dataset.thing!);
    },
    pointerdown(event) {
      leave();
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      rests = event.pointerType === "mouse";
      const piece = pieceAt(event);
      if (!piece || rests) return;
      wait(PRESS, () => {
        pressed = true;
        meet(piece);
        desk.open = piece.dataset.thing!;
      });
    },
    pointermove(event) {
      at = { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= SLIP) return;
      if (event.pointerType !== "mouse") clearTimeout(timer);
      else if (rests) {
        rests = false;
        look(event);
      }
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => leave(),
    pointerover(event) {
      if (event.pointerType !== "mouse" || event.buttons || rests) return;
      at = { x: event.clientX, y: event.clientY };
      look(event);
    },
    pointerleave: (event) => event.pointerType === "mouse" && !rests && leave(),
    focusin(event) {
      const piece = pieceAt(event);
      if (!piece) return;
      desk.here = piece.dataset.thing!;
      if (!(event.target as Element).matches(":focus-visible")) return;
      [rests, start] = [true, at];
      peek(piece);
    },
    focusout: () => leave(),
    keydown(event) {
      const shown = desk.tip;
      leave();
      const piece = pieceAt(event);
      if (!piece || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") press(piece, ...middle(piece));
      else if (event.code === "KeyI") {
        meet(piece);
        desk.enlarge(piece.dataset.thing!);
      } else if (!step(event.target as Element, event.key) && !(event.key === "Escape" && shown)) return;
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

function press(piece: Piece, x: number, y: number): void {
  meet(piece);
  void desk.press(piece.dataset.thing!, { x, y }, aboutOf(piece)?.answer);
}

function pieceAt(event: Event): Piece | null {
  return (event.target as Element).closest<Piece>("[data-thing]");
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrow keys go to the nearest thing that way, wherever on the table it lies. */
function step(from: Element, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const [x, y] = middle(from);
  let best: Piece | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll<Piece>("[data-thing]")) {
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
