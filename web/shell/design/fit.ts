/** Gives a text the room it needs: of a few ways to lay a card out, the first in which nothing of it is cut. */
import type { Attachment } from "svelte/attachments";

/** As much of an element as that takes. */
export interface Measured {
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Half a pixel is no line, and no letter. */
export const isCut = (part: Measured): boolean => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;

/** The first of so many ways, in order, in which nothing is cut; the last, if there is none. */
export function firstWhole(ways: number, cut: (way: number) => boolean): number {
  for (let way = 0; way < ways - 1; way++) if (!cut(way)) return way;
  return ways - 1;
}

/** The lines that are whole in a height; one at least. */
export const lines = (height: number, line: number): number => Math.max(1, Math.floor((height + 1) / line));

/**
 * `data-tight` of the element says which way it is; from one to the next the stylesheet has more room for the last `.text`, in `.does`. In the
 * last one the text ends after `--lines`, with "…". `text`: what has to fit; another one is laid out anew.
 */
export function fit(ways: number, text: string): Attachment<HTMLElement> {
  return (card) => {
    card.dataset["tight"] = "0";
    if (!text) return;
    const parts = () => [card, ...card.querySelectorAll<HTMLElement>(".does, .text")].filter((part) => part.clientHeight);
    const lay = (way: number): boolean => {
      card.dataset["tight"] = String(way);
      return parts().some(isCut);
    };
    const settle = () => {
      card.style.removeProperty("--lines");
      const way = firstWhole(ways, lay);
      if (way < ways - 1 || !lay(way)) return;
      const [last, does] = parts().reverse();
      if (!last || !does) return;
      const foot = Math.min(card.getBoundingClientRect().bottom, does.getBoundingClientRect().bottom);
      const room = foot - parseFloat(getComputedStyle(does).paddingBottom) - last.getBoundingClientRect().top;
      card.style.setProperty("--lines", String(lines(room, parseFloat(getComputedStyle(last).lineHeight))));
    };
    const watch = new ResizeObserver(settle);
    watch.observe(card);
    return () => watch.disconnect();
  };
}
