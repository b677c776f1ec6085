/** Clocks at the table: they run on between two messages of the server. */
import { t } from "../lib/lang.svelte";
import type { Person } from "../lib/messages";

let now = $state(performance.now());
setInterval(() => (now = performance.now()), 500);

/** Seconds left for a person, told at `came`. */
export function left({ left, ticking }: Person, came: number): number | null {
  if (left === null) return null;
  return Math.max(0, left - (ticking ? Math.max(0, now - came) / 1000 : 0));
}

/** Seconds in which somebody who was called, as told at `came`, can still come. */
export function until({ called }: Person, came: number): number | null {
  return called === null ? null : Math.max(0, called - Math.max(0, now - came) / 1000);
}

/** "4:05", or in days and hours where that is what matters. */
export function span(seconds: number): string {
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60);
  if (days) return t("table-days", { days, hours: hours % 24 });
  if (hours) return t("table-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
