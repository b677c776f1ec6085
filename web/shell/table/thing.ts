// What a title's board says about its elements. Everything that happens to them (clicks, keys, hints, flights) is the shell's.
import type { Attachment } from "svelte/attachments";
import { t } from "../lib/lang.svelte";
import { desk } from "./desk.svelte";
import { pulse } from "./motion";

/** Boards are made of both. */
export type Piece = HTMLElement | SVGElement;

export interface About {
  /** What a screen reader says; also the heading of its popover. */
  label: string;
  /** The place it flies in from when it is new, and the place it flies to when it goes. */
  from?: string;
  to?: string;
}

/** Marks an element as the thing that options are about: `card:COM018`, `good:wood`, `seat:1`. */
export function thing(id: string, about: About): Attachment<Piece> {
  return (element) => {
    const lit = desk.lit.has(id);
    const chosen = desk.open === id;
    element.dataset.thing = id;
    element.dataset.label = about.label;
    element.setAttribute("aria-label", lit ? t("table-lit", { thing: about.label }) : about.label);
    element.setAttribute("aria-haspopup", "dialog");
    element.setAttribute("aria-expanded", String(chosen));
    element.toggleAttribute("data-lit", lit);
    element.toggleAttribute("data-chosen", chosen);
    element.toggleAttribute("data-shown", desk.shown === id);
    element.tabIndex = lit || desk.here === id ? 0 : -1;
    if (!(element instanceof HTMLButtonElement)) element.role = "button";
    if (about.from) element.dataset.from = about.from;
    if (about.to) element.dataset.to = about.to;
  };
}

/** Marks where things come from and go to: `deck`, `bank`, `seat:2`. */
export function place(name: string): Attachment<Piece> {
  return (element) => {
    element.dataset.place = name;
  };
}

const figures = new WeakMap<Element, number>();

/** Marks a number: it pulses when it changes. */
export function figure(value: number): Attachment<Piece> {
  return (element) => {
    const before = figures.get(element);
    figures.set(element, value);
    if (before !== undefined && before !== value) pulse(element, value > before);
  };
}
