/** Which hints of the guided game have been given. Kept for one table, the last: nobody has two first games. */
import type { Picture } from "../lib/messages";
import type { Hint } from "../../titles/types";

const KEY = "stead-lesson";

/** The hint that is due: the first, in the order of the lesson, whose moment has come and that was not given yet. When that of
    the last one has come the lesson ends: whatever was not met before is told first, so that the numbers hold. */
export function due(hints: Hint[], given: string[], picture: Picture): Hint | undefined {
  const ending = hints.at(-1)?.when(picture) ?? false;
  return hints.find(({ id, when }) => !given.includes(id) && (ending || when(picture)));
}

class Lesson {
  given = $state.raw<string[]>([]);
  /** The hint that is being given. */
  hint = $state.raw<Hint | null>(null);
  #table = "";

  /** Take up the lesson of this table. */
  open(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.given = kept(table);
  }

  give(...ids: string[]): void {
    this.given = [...this.given, ...ids.filter((id) => !this.given.includes(id))];
    this.#keep();
  }

  /** What that hint speaks of, if it is on the page. */
  subject(): Element | undefined {
    const found = this.hint ? [...document.querySelectorAll(this.hint.anchor)] : [];
    return found.find((element) => element.checkVisibility());
  }

  restart(): void {
    this.given = [];
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ table: this.#table, given: this.given }));
    } catch {
      // It is remembered while the page is open.
    }
  }
}

function kept(table: string): string[] {
  try {
    const lesson = JSON.parse(localStorage.getItem(KEY) ?? "null") as { table: string; given: string[] } | null;
    return lesson?.table === table ? lesson.given : [];
  } catch {
    return [];
  }
}

export const lesson = new Lesson();
