/** A running game looked back at: the board as it was after a step, as one saw it then. The game goes on behind it. */
import { sorry } from "../lib/api";
import type { Frame, Step } from "../lib/messages";
import { pace } from "../lib/prefs.svelte";
import { toast } from "../lib/toasts.svelte";
import { desk } from "./desk.svelte";
import { Film } from "./film.svelte";
import { moving } from "./motion";

/** How long the table is shown as it was before the step. */
const BEFORE = 700;
const BEAT = 1500;

class LookBack {
  playing = $state(false);
  #film: Film | null = null;
  #of = "";
  /** What was wished for last; whatever was begun before gives way. */
  #wish = 0;

  /** The steps up to the one that is shown. */
  get log(): Step[] {
    return (desk.past && this.#film?.until(desk.past.n)) || [];
  }

  /** One step again: first the table before it, then what happened. */
  async show(n: number): Promise<void> {
    const wish = this.#begin();
    if (n > 0 && (await this.#put(n - 1, wish))) await pause(BEFORE);
    await this.#put(n, wish);
  }

  async to(n: number): Promise<void> {
    await this.#put(n, this.#begin());
  }

  /** These steps, one after the other, and back to the game. */
  async play(from: number, to: number): Promise<void> {
    const wish = this.#begin();
    this.playing = true;
    for (let n = Math.max(0, from - 1); n <= to; n++) {
      if (!(await this.#put(n, wish))) return;
      await pause(n < from ? BEFORE : BEAT);
    }
    if (wish === this.#wish) this.close();
  }

  pause(): void {
    this.#begin();
  }

  close(): void {
    this.#begin();
    this.#film = null; // it shows what one player saw, and the next may sit at the same screen
    this.#of = "";
    if (desk.past) moving(() => (desk.past = null));
  }

  #begin(): number {
    this.playing = false;
    return ++this.#wish;
  }

  async #put(n: number, wish: number): Promise<boolean> {
    let shot: Frame | undefined;
    try {
      shot = await this.#reel()?.at(n);
    } catch (error) {
      toast(sorry(error), "trouble");
    }
    if (wish !== this.#wish) return false;
    if (!shot) this.playing = false;
    else {
      desk.close();
      moving(() => (desk.past = shot));
    }
    return shot !== undefined;
  }

  /** A film is of the game as it stood: with the next choice there is another. */
  #reel(): Film | null {
    const { picture } = desk;
    if (!picture) return null;
    const as = picture.seat === null ? "none" : String(picture.seat);
    const of = `${picture.id} ${picture.version} ${as} ${picture.lang}`;
    if (of !== this.#of) this.#film = new Film(picture.id, as, picture.lang, desk.live?.invite ?? null);
    this.#of = of;
    return this.#film;
  }
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time * (pace() || 1)));
}

/** There is one table on the screen at a time. */
export const lookback = new LookBack();
