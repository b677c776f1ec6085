/** Effects that follow a table: called where its component begins. */
import { t } from "../lib/lang.svelte";
import type { Live } from "../lib/live.svelte";
import { calling, chime, notify } from "../lib/notices.svelte";
import { prefs } from "../lib/prefs.svelte";
import { desk } from "./desk.svelte";
import { lesson } from "./lesson.svelte";
import { Errand } from "./scroll";
import { awaited } from "./words";

/** Says that it is my turn, once for each turn; says softly that something happened, and that the game is over. */
export function turnNotices(live: () => Live): void {
  let mine = true; // whoever opens the page sees it
  let over: boolean | null = null;
  let steps = Infinity;
  $effect(() => {
    const { picture } = live();
    if (!picture) return;
    const turn = picture.status === "playing" && awaited(picture).some((seat) => picture.you.includes(seat));
    const ended = picture.status === "finished" || picture.status === "stopped";
    if (turn && !mine) {
      chime("turn");
      notify(t("table-your-turn"), picture.round, `turn-${picture.id}`);
    } else if (ended && over === false) chime("end");
    else if (picture.steps > steps) chime("move");
    [mine, over, steps] = [turn, ended, picture.steps];
    calling(turn ? 1 : 0);
  });
  $effect(() => () => calling(0));
}

/** For those who want no question at the end of a turn. */
export function endByItself(): void {
  $effect(() => {
    if (desk.holding && prefs.confirm === "never") void desk.done();
  });
}

/** Several seats on one device: whose turn it is to look. While it is not null the table is covered. */
export function sharing(live: () => Live): { readonly next: number | null } {
  const next = $derived.by(() => {
    const { picture } = live();
    if (!picture || picture.you.length < 2 || picture.status !== "playing") return null;
    const asked = awaited(picture).filter((seat) => picture.you.includes(seat));
    return asked.includes(picture.seat ?? -1) ? null : (asked[0] ?? null);
  });
  $effect(() => {
    if (next !== null && live().picture?.seat !== null) live().sit(null); // what the one before saw leaves the page
  });
  return {
    get next() {
      return next;
    },
  };
}

/** Whoever plays by keys and loses the focus with the card they played finds it again on what is lit now; but a hint is read
    first, and what has the focus tells of itself in its place. */
export function keepFocus(live: () => Live): void {
  let keys = false;
  $effect(() => {
    const pressed = () => (keys = true);
    const pointed = () => (keys = false);
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  });
  $effect(() => {
    if (live().picture && keys && !lesson.hint && document.activeElement === document.body) lit()?.focus();
  });
}

/** No question stands on a screen that shows none of its answers, and no hint on one that does not show what it speaks of. */
export function bringAnswers(): void {
  const errand = new Errand();
  /** The question as such: the same one in a new picture does not scroll again. */
  const question = $derived(JSON.stringify([desk.ask?.kind, desk.options.map(({ key }) => key)]));
  $effect(() => {
    void [question, desk.ui, lesson.hint];
    const bring = () => {
      const [all, subject] = [answers(), lesson.subject()];
      const there = all.filter((answer) => subject?.contains(answer));
      errand.to(!subject?.closest(".surface") ? all : there.length ? there : [subject]);
    };
    const frame = requestAnimationFrame(bring); // by then the board is drawn, and what it opens for them is open
    return () => cancelAnimationFrame(frame);
  });
}

/** What a title marks as the answer, such as a tile one moves about, or else everything that is lit. */
function answers(): Element[] {
  const marked = document.querySelectorAll(".surface [data-answer]");
  return [...(marked.length ? marked : document.querySelectorAll(".surface [data-lit]"))].filter((one) => one.checkVisibility());
}

function lit(): HTMLElement | null {
  return document.querySelector(".surface [data-lit]");
}

/** To the first thing that is lit, or to where one was. */
export function toBoard(): void {
  (lit() ?? document.querySelector<HTMLElement>(".surface [data-thing][tabindex='0']"))?.focus();
}

/** How many lines of the chat have come since it was last looked at. */
export function unreadChat(live: () => Live, reading: () => boolean): { readonly count: number } {
  let read = $state<number | null>(null);
  $effect(() => {
    const { chat, picture } = live();
    if (reading() || read === null) read = picture ? (chat.at(-1)?.n ?? -1) : null;
    else if (chat.some(({ n, you, note }) => n > (read ?? 0) && !you && !note)) chime("chat");
  });
  const count = $derived(read === null ? 0 : live().chat.filter(({ n, you, note }) => n > read! && !you && !note).length);
  return {
    get count() {
      return count;
    },
  };
}
