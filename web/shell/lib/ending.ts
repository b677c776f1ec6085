/** Being done with a table, in words: the message `end-…` with its `.title`, `.text` and `.do`. */
import { post } from "./api";
import type { Ending, Person, TableId } from "./messages";

/** What a way means to this reader: where only bots are left one ends a game alone, and who is left alone has won it. */
export function meaning(way: Ending, people: Person[]): string {
  const others = people.filter(({ who, you }) => who === "person" && !you);
  if (way === "resign" && !others.length) return "end-finish";
  if (way === "stop" && others.length && others.every(({ resigned }) => resigned)) return "end-claim";
  return `end-${way}`;
}

/** Cancelling and deleting, from wherever one is. */
export function drop(id: string, way: "cancel" | "delete"): Promise<TableId> {
  return post<TableId>(`/api/tables/${id}/${way}`);
}
