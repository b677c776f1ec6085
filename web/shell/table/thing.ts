// What a title's board says about its elements. Everything that happens to them (clicks, keys, hints, flights) is the shell's.
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "../lib/lang.svelte";
import { plain } from "../lib/marks";
import Badges from "./Badges.svelte";
import { desk } from "./desk.svelte";
import { pulse } from "./motion";

/** Boards are made of both. */
export type Piece = HTMLElement | SVGElement;

export interface About {
  /** What a screen reader calls it. */
  label: string;
  /** What it is called where it shows itself, if it has no card and the label says more than a name. */
  name?: string;
  /** What it is for, how it stands: sentences, with marks where there are any. */
  text?: string[];
  /** Whose card of the catalogue it shows, where its own name does not tell: a storage shows its resource. */
  card?: string;
  /** It is there only to be chosen, and shows what comes of that: pressing it is meant. */
  answer?: boolean;
  /** The place it flies in from when it is new, and the place it flies to when it goes. */
  from?: string;
  to?: string;
}

const told = new WeakMap<Element, About>();

/** What the board said of this element. */
export const aboutOf = (element: Element | null): About | undefined => (element ? told.get(element) : undefined);

/** Marks an element as the thing that options are about: `card:COM018`, `good:wood`, `seat:1`. */
export function thing(id: string, about: About): Attachment<Piece> {
  return (element) => {
    const options = desk.lit.get(id) ?? [];
    const lit = options.length > 0;
    const chosen = desk.open === id;
    const card = about.card ? desk.cards[about.card] : desk.card(id);
    told.set(element, about);
    element.dataset.thing = id;
    const more = [...(about.text ?? []), ...(card?.lines ?? []), ...options.map(({ text }) => text)];
    element.setAttribute("aria-description", more.map(plain).join(" "));
    element.setAttribute("aria-label", lit ? t("table-lit", { thing: about.label }) : about.label);
    element.setAttribute("aria-haspopup", "dialog");
    element.setAttribute("aria-expanded", String(chosen));
    element.toggleAttribute("data-lit", lit);
    element.toggleAttribute("data-chosen", chosen);
    element.toggleAttribute("data-shown", desk.shown === id);
    element.toggleAttribute("data-advised", desk.advised.has(id));
    element.tabIndex = lit || desk.here === id ? 0 : -1;
    if (!(element instanceof HTMLButtonElement)) element.role = "button";
    if (about.from) element.dataset.from = about.from;
    if (about.to) element.dataset.to = about.to;
    const signs = desk.signs(id);
    if (!signs.length || element instanceof SVGElement) return; // in a drawing the badges are drawn, by the board
    const badges = mount(Badges, { target: element, props: { signs } });
    return () => void unmount(badges);
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
