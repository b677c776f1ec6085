/** Sitting down: laying a new table, or joining one. Both ask for a name first where there is none, and go there. */
import { post, sorry } from "./api";
import { introduce } from "./me.svelte";
import type { Join, NewTable, TableId } from "./messages";
import { go } from "./router.svelte";
import { toast } from "./toasts.svelte";

export function lay(table: NewTable): Promise<void> {
  return sitDown("/api/tables", table);
}

export function join(id: string, wish: Join = {}): Promise<void> {
  return sitDown(`/api/tables/${id}/join`, wish);
}

/** An exercise of a title. */
export function practise(title: string, lesson: string): Promise<void> {
  return sitDown(`/api/titles/${encodeURIComponent(title)}/lessons/${encodeURIComponent(lesson)}`, {});
}

async function sitDown(path: string, body: object): Promise<void> {
  try {
    if (await introduce()) go(`/t/${(await post<TableId>(path, body)).id}`);
  } catch (error) {
    toast(sorry(error), "trouble");
  }
}
