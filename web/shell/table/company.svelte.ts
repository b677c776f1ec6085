/** News of the people at a table: who left, was replaced, came back; who went away from the page, and who sat down. */
import { t } from "../lib/lang.svelte";
import type { Live } from "../lib/live.svelte";
import type { Person, Said } from "../lib/messages";
import { toast } from "../lib/toasts.svelte";

/** A phone that slept for a moment is no news. */
const AWAY = 10_000;

/** What the table says of somebody. */
export function noted({ note, name }: Pick<Said, "note" | "name">): string {
  return note ? t(`note-${note}`, { name }) : "";
}

export interface Coming {
  id: "sat" | "stood" | "came" | "went";
  person: Person;
}

/** Of two pictures of the seats: who sat down or left, and who is here or away now that was not before. */
export function comings(before: Person[], after: Person[]): Coming[] {
  return after.flatMap((person): Coming[] => {
    const was = before.find(({ seat }) => seat === person.seat);
    if (!was) return [];
    const other = was.who !== person.who || was.name !== person.name;
    if (other && was.who === "person") return [{ id: "stood", person: was }];
    if (other && person.who === "person" && !person.you) return [{ id: "sat", person }];
    if (other || person.who !== "person" || person.you || was.present === person.present) return [];
    return [{ id: person.present ? "came" : "went", person }];
  });
}

/** Called where a table's component begins. */
export function tellOfPeople(live: () => Live): void {
  let people: Person[] | null = null;
  let opened = Infinity;
  let heard = 0;
  const away = new Map<number, number>();

  $effect(() => {
    const { chat, picture } = live();
    if (!picture) return;
    opened = Math.min(opened, picture.now); // what was before is in the log
    for (const line of chat) {
      if (line.note && line.n > heard && line.at >= opened && !picture.you.includes(line.seat ?? -1)) toast(noted(line));
    }
    heard = Math.max(heard, chat.at(-1)?.n ?? 0);
  });

  $effect(() => {
    const now = live().picture?.people ?? null;
    for (const { id, person } of people && now ? comings(people, now) : []) {
      const { seat, name } = person;
      if (id === "went") {
        away.set(
          seat,
          window.setTimeout(() => {
            away.delete(seat);
            toast(t("person-went", { name }));
          }, AWAY),
        );
      } else if (id === "came" && away.has(seat)) {
        clearTimeout(away.get(seat)); // gone for a moment only
        away.delete(seat);
      } else toast(t(`person-${id}`, { name }));
    }
    people = now;
  });
  $effect(() => () => away.forEach((timer) => clearTimeout(timer)));
}
