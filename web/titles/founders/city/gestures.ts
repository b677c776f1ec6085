/** Mouse and fingers on the city: drag and pinch it, or move a tile about and turn it. */
import type { Attachment } from "svelte/attachments";
import type { Aim } from "./aim.svelte";
import type { Camera } from "./camera.svelte";
import { CELL, nameOf, type Point } from "./grid";

const SLIP = 6;
const NOTCH = 40;

export function gestures(camera: Camera, aim: () => Aim | null, wheel: () => boolean): Attachment<SVGSVGElement> {
  return (svg) => {
    const down = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let slipped = false; // it was a drag: the click that ends it means nothing
    let rolled = 0;

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
        const [now, was, tile] = [spot(event), down.get(event.pointerId), aim()];
        if (!was) {
          if (event.pointerType === "mouse") tile?.point(camera.at(now.x, now.y));
          return;
        }
        if (!slipped && down.size < 2 && apart(start, now) < SLIP) return;
        if (!slipped) svg.setPointerCapture(event.pointerId);
        slipped = true;
        const [dx, dy] = [camera.units(now.x - was.x), camera.units(now.y - was.y)];
        if (down.size > 1) pinch(event.pointerId, now);
        else if (tile && event.pointerType !== "mouse") tile.drag(dx, dy);
        else camera.pan(dx, dy);
        down.set(event.pointerId, now);
      },
      pointerup: (event) => void down.delete(event.pointerId),
      pointercancel: (event) => void down.delete(event.pointerId),
      wheel(event) {
        const tile = aim();
        if (!wheel() && !tile && !event.ctrlKey) return;
        event.preventDefault();
        if (!tile || event.ctrlKey) return camera.zoom(Math.exp(-event.deltaY / 400), camera.at(event.clientX, event.clientY));
        rolled += event.deltaY;
        if (Math.abs(rolled) < NOTCH) return;
        tile.rotate(Math.sign(rolled));
        rolled = 0;
      },
      click(event) {
        const tile = aim();
        if (!slipped && !tile) return;
        event.stopPropagation();
        if (!slipped && tile) tap(tile, event);
        slipped = false;
      },
    };

    /** A click of the mouse lays the tile; a finger moves it there first, and lays it with a second tap. */
    const tap = (tile: Aim, event: PointerEvent) => {
      const { x, y } = camera.at(event.clientX, event.clientY);
      const again = tile.covers(nameOf([Math.floor(y / CELL), Math.floor(x / CELL)]));
      if (event.pointerType === "mouse" || !again) tile.point({ x, y });
      if (event.pointerType === "mouse" || again) void tile.commit();
    };

    for (const [name, ear] of Object.entries(ears)) svg.addEventListener(name, ear as EventListener, { passive: false });
    return () => {
      for (const [name, ear] of Object.entries(ears)) svg.removeEventListener(name, ear as EventListener);
    };
  };
}

const spot = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
