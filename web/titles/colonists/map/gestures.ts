/** Mouse and fingers on the map: drag it, pinch it, roll the wheel. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

const SLIP = 6;

export function gestures(camera: Camera, wheel: () => boolean): Attachment<SVGSVGElement> {
  return (svg) => {
    const down = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let slipped = false; // it was a drag: the click that ends it means nothing

    const pinch = (id: number, now: Point) => {
      const was = down.get(id)!;
      const other = [...down].find(([one]) => one !== id)![1];
      camera.zoom(apart(now, other) / (apart(was, other) || 1), camera.at((now.x + other.x) / 2, (now.y + other.y) / 2));
      camera.pan(camera.units(now.x - was.x) / 2, camera.units(now.y - was.y) / 2);
    };

    const ears: Partial<{ [E in keyof SVGElementEventMap]: (event: SVGElementEventMap[E]) => void }> = {
      pointerdown(event) {
        if (event.button) return;
        if (!down.size) [start, slipped] = [spot(event), false];
        down.set(event.pointerId, spot(event));
      },
      pointermove(event) {
        const [now, was] = [spot(event), down.get(event.pointerId)];
        if (!was || (!slipped && down.size < 2 && apart(start, now) < SLIP)) return;
        if (!slipped) svg.setPointerCapture(event.pointerId);
        slipped = true;
        if (down.size > 1) pinch(event.pointerId, now);
        else camera.pan(camera.units(now.x - was.x), camera.units(now.y - was.y));
        down.set(event.pointerId, now);
      },
      pointerup: (event) => void down.delete(event.pointerId),
      pointercancel: (event) => void down.delete(event.pointerId),
      wheel(event) {
        if (!wheel() && !event.ctrlKey) return;
        event.preventDefault();
        camera.zoom(Math.exp(-event.deltaY / 400), camera.at(event.clientX, event.clientY));
      },
      click(event) {
        if (slipped) event.stopPropagation();
        slipped = false;
      },
    };
    for (const [name, ear] of Object.entries(ears)) svg.addEventListener(name, ear as EventListener, { passive: false });
    return () => {
      for (const [name, ear] of Object.entries(ears)) svg.removeEventListener(name, ear as EventListener);
    };
  };
}

const spot = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
