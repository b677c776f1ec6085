/** The analysis of a game: whether there is one, how far it is while it is made, and what it says. */
import { follow, get, sorry } from "../../lib/api";
import { knows, t } from "../../lib/lang.svelte";
import type { Analyse, Analysis, AnalysisNews, AnalysisState, Lang } from "../../lib/messages";

export class Study {
  state = $state.raw<AnalysisState | null>(null);
  /** How far one is that is being made. */
  news = $state.raw<AnalysisNews | null>(null);
  problem = $state("");
  #lang: Lang = "en";

  constructor(
    private table: string,
    private invite: string | null,
  ) {}

  get analysis(): Analysis | null {
    return this.state?.analysis ?? null;
  }

  /** What there is, in this language; a quick one is made at once where there is none. */
  async open(lang: Lang): Promise<void> {
    this.#lang = lang;
    if ((await this.#load()) && !this.analysis && !this.news) await this.make("quick");
  }

  async make(depth: Analyse["depth"]): Promise<void> {
    this.problem = "";
    this.news = { done: 0, of: 0, over: false, problem: null };
    try {
      await follow<AnalysisNews>(`/api/tables/${this.table}/analysis?${this.#query()}`, { depth } satisfies Analyse, (news) => {
        this.news = news;
      });
      const code = this.news.problem;
      if (code) this.problem = t(knows(`error-${code}`) ? `error-${code}` : "error-unknown");
      else await this.#load();
    } catch (error) {
      this.problem = sorry(error);
    } finally {
      this.news = null;
    }
  }

  async #load(): Promise<boolean> {
    try {
      const state = await get<AnalysisState>(`/api/tables/${this.table}/analysis?${this.#query()}`);
      this.state = state;
      this.problem = state.problem ? t(`error-${state.problem}`) : "";
      return !state.problem;
    } catch (error) {
      this.problem = sorry(error);
      return false;
    }
  }

  #query(): string {
    return String(new URLSearchParams({ lang: this.#lang, ...(this.invite && { invite: this.invite }) }));
  }
}
