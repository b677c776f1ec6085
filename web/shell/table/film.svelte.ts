/** A game looked back at, frame by frame: fetched in pages, the next one before it is needed. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import type { Frame, Frames, Lang, Sight, Step } from "../lib/messages";

const PAGE = 40;
const AHEAD = 12;

export class Film {
  steps = $state<number | null>(null);
  /** Choices after those, which today's rules do not allow any more. */
  unplayed = $state(0);
  frames = new SvelteMap<number, Frame>();
  #asked = new Map<number, Promise<void>>();
  #sights = new Map<string, Promise<Sight | null>>();

  constructor(
    private table: string,
    private as: string,
    private lang: Lang,
    private invite: string | null = null,
  ) {}

  /** The table after `n` choices. */
  async at(n: number): Promise<Frame | undefined> {
    await this.#page(n);
    void this.#page(n + AHEAD).catch(() => {});
    void this.#page(n - AHEAD).catch(() => {});
    return this.frames.get(n);
  }

  /** What a thing was for, after `n` choices; null, if the game does not say. */
  look(n: number, thing: string): Promise<Sight | null> {
    const key = `${n} ${thing}`;
    let sight = this.#sights.get(key);
    if (!sight) {
      sight = get<Sight>(`/api/tables/${this.table}/thing?${this.#query({ step: n, thing })}`).catch(() => null);
      this.#sights.set(key, sight);
    }
    return sight;
  }

  /** The steps up to one of them, as far back as they were fetched without a gap. */
  until(n: number): Step[] {
    const steps: Step[] = [];
    for (let frame = this.frames.get(n); frame; frame = this.frames.get(frame.n - 1)) steps.push(frame.step);
    return steps.reverse();
  }

  #page(n: number): Promise<void> {
    const from = Math.floor(n / PAGE) * PAGE;
    if (from < 0 || (this.steps !== null && from > this.steps)) return Promise.resolve();
    let page = this.#asked.get(from);
    if (!page) {
      page = this.#fetch(from);
      this.#asked.set(from, page);
      page.catch(() => this.#asked.delete(from));
    }
    return page;
  }

  async #fetch(from: number): Promise<void> {
    const { frames, steps, unplayed } = await get<Frames>(`/api/tables/${this.table}/frames?${this.#query({ from, count: PAGE })}`);
    this.steps = steps;
    this.unplayed = unplayed;
    for (const frame of frames) this.frames.set(frame.n, frame);
  }

  /** The address of what is asked for, as these eyes see it. */
  #query(more: Record<string, string | number>): string {
    const words = Object.entries(more).map(([name, value]) => [name, String(value)]);
    return String(new URLSearchParams([["as", this.as], ["lang", this.lang], ...words, ...(this.invite ? [["invite", this.invite]] : [])]));
  }
}
