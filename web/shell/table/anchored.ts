/** Keeps something that floats beside its anchor while either of them moves or grows; towards the middle of the window,
    unless told otherwise. */
import type { Attachment } from "svelte/attachments";
import { beside, type Side } from "../design/beside";

const CORNER = 18;

export function anchored(anchor: () => Element | null | undefined, side?: Side): Attachment<HTMLElement> {
  return (element) => {
    let frame = 0;
    const put = () => {
      const box = anchor()?.getBoundingClientRect();
      if (!box) return;
      element.style.bottom = "";
      beside(element, box, side ?? (box.top + box.bottom > innerHeight ? "above" : "below"));
      const own = element.getBoundingClientRect();
      if (element.dataset.side === "above") {
        // If it grows it grows away from its anchor, not over it.
        element.style.top = "auto";
        element.style.bottom = `${innerHeight - own.bottom}px`;
      }
      const upright = element.dataset.side === "below" || element.dataset.side === "above";
      const middle = upright ? box.left + box.width / 2 - own.left : box.top + box.height / 2 - own.top;
      const longest = (upright ? own.width : own.height) - CORNER;
      element.style.setProperty("--arrow", `${Math.max(CORNER, Math.min(middle, longest))}px`);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    };
    put();
    const sizes = new ResizeObserver(soon);
    for (const one of [element, anchor()]) if (one) sizes.observe(one);
    addEventListener("resize", soon);
    addEventListener("scroll", soon, true);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener("resize", soon);
      removeEventListener("scroll", soon, true);
    };
  };
}
