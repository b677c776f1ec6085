/** `{@attach tip("text")}`: a short name or reason, shown on hover and keyboard focus. `Tooltip` in App draws the one there is. */
import type { Attachment } from "svelte/attachments";

const DELAY = 450;

let shown = $state.raw<{ text: string; anchor: DOMRect } | null>(null);
let timer = 0;

export const tipShown = {
  get now() {
    return shown;
  },
  hide: (): void => {
    clearTimeout(timer);
    // Focus can leave an element because it is being taken away, in the middle of drawing, where no state may change.
    queueMicrotask(() => (shown = null));
  },
};

export function tip(text: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const { hide } = tipShown;
    const show = () => (shown = { text, anchor: element.getBoundingClientRect() });
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && (timer = window.setTimeout(show, DELAY))],
      ["pointerleave", hide],
      ["pointerdown", hide],
      ["focusin", () => element.matches(":focus-visible") && show()],
      ["focusout", hide],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
