/** When a tile is to be laid: the tile, the keys that move it, and no buttons for its two hundred places. */
import { untrack } from "svelte";
import { desk } from "../../../shell/table/desk.svelte";
import type { GameEvent } from "../events";
import type { View } from "../model";
import type { Words } from "../words";
import { Aim } from "./aim.svelte";
import { linksOfTile, NONE, type Links } from "./links";

const WAYS: Record<string, [number, number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** Called where a component begins. */
export function aiming(view: () => View, words: () => Words): { readonly aim: Aim | null; readonly links: Links } {
  const asked = $derived(view().asked.find(({ seat, tile }) => tile && seat === view().seat && desk.ask?.seat === seat));
  /** The question as such: the same one in a new picture does not move the tile. */
  const question = $derived(asked?.tile && desk.options.length ? JSON.stringify([asked.tile, desk.options.map(({ key }) => key)]) : "");
  const aim = $derived(question ? untrack(made) : null);

  function made(): Aim | null {
    const tile = asked!.tile!;
    const [kind, name = ""] = tile.of.split(":");
    const sited = kind === "building" && words().face("building", name)?.terrain === null;
    return desk.options.some(({ key }) => key.startsWith("at ")) ? new Aim(tile, desk.options, sited) : null;
  }

  const links = $derived.by(() => {
    if (!aim || !asked?.tile) return NONE;
    return linksOfTile(view(), asked.tile, aim.cells, (aim.foreseen?.options[0]?.events ?? []) as GameEvent[]);
  });

  $effect(() => {
    desk.aimed = new Set(aim?.places.keys());
    return () => (desk.aimed = new Set());
  });

  $effect(() => {
    if (!aim) return;
    const tile = aim;
    const listen = (event: KeyboardEvent) => pressed(tile, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });

  return {
    get aim() {
      return aim;
    },
    get links() {
      return links;
    },
  };
}

function pressed(aim: Aim, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    desk.open ||
    document.querySelector("dialog:modal, [role=dialog]:popover-open")
  )
    return;
  if (target.closest("input, textarea, select, [contenteditable]")) return;
  const free = target === document.body || target.hasAttribute("data-aim"); // elsewhere these keys have a meaning
  const way = free ? WAYS[event.key] : undefined;
  if (event.code === "KeyR") aim.rotate(event.shiftKey ? -1 : 1);
  else if (way) aim.step(...way);
  else if (free && event.key === "Enter") void aim.commit();
  else if (free && event.key === "Escape") void desk.undo();
  else return;
  event.preventDefault();
}
