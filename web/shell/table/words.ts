/** Sentences the shell makes of a picture. */
import { t } from "../lib/lang.svelte";
import { plain } from "../lib/marks";
import type { Person, Picture } from "../lib/messages";

export function person({ people }: Pick<Picture, "people">, seat: number | null): Person | undefined {
  return people.find((person) => person.seat === seat);
}

/** Seats the table waits for. */
export function awaited({ asks, held }: Pick<Picture, "asks" | "held">): number[] {
  return held !== null ? [held] : asks.map(({ seat }) => seat);
}

/** Whose turn it is, and what they are choosing. */
export function waitingFor(picture: Picture): string {
  if (picture.status === "finished") return t("table-over");
  if (picture.held !== null) return t("table-held", { name: person(picture, picture.held)?.name ?? "" });
  const others = picture.asks.filter(({ seat }) => seat !== picture.seat);
  const [ask] = others;
  if (!ask) return "";
  if (others.length > 1) return t("table-several", { names: others.map(({ seat }) => person(picture, seat)?.name).join(", ") });
  return t("table-asked", { name: person(picture, ask.seat)?.name ?? "", question: plain(ask.question) });
}
