/** Sentences the shell makes of a picture. */
import { knows, t } from "../lib/lang.svelte";
import { plain } from "../lib/marks";
import type { Person, Picture, Step } from "../lib/messages";
import { desk } from "./desk.svelte";

export function person({ people }: Pick<Picture, "people">, seat: number | null): Person | undefined {
  return people.find((person) => person.seat === seat);
}

/** What somebody is called at the table. Bots have no name of their own: they go by whom they play. */
export function called(person: Pick<Person, "name" | "role" | "bot"> | undefined): string {
  return person?.name || desk.role(person?.role ?? null) || botName(person?.bot ?? "");
}

export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Is there anything to say of a step? The end of a turn goes without saying. */
export function told({ lines, changes }: Step): boolean {
  return lines.length > 0 || Object.keys(changes).length > 0;
}

/** Seats the table waits for. */
export function awaited({ asks, held }: Pick<Picture, "asks" | "held">): number[] {
  return held !== null ? [held] : asks.map(({ seat }) => seat);
}

/** Whose turn it is, and what they are choosing. */
export function waitingFor(picture: Picture): string {
  if (picture.status === "finished" || picture.status === "stopped") return t("table-over");
  if (picture.held !== null) return t("table-held", { name: called(person(picture, picture.held)) });
  const others = picture.asks.filter(({ seat }) => seat !== picture.seat);
  const [ask] = others;
  if (!ask) return "";
  if (others.length > 1) return t("table-several", { names: others.map(({ seat }) => called(person(picture, seat))).join(", ") });
  return t("table-asked", { name: called(person(picture, ask.seat)), question: plain(ask.question) });
}
