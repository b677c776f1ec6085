/** What the server knows about titles: asked once for each language. */
import { get } from "./api";
import type { Book, Cards, CardStatistics, Course, DeckBox, Lang, Rules, Stars, TitleInfo } from "./messages";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    asked.set(path, answer);
    answer.catch(() => asked.delete(path));
  }
  return answer;
}

export function titles(lang: Lang): Promise<TitleInfo[]> {
  return once(`/api/titles?lang=${lang}`);
}

export async function titleInfo(title: string, lang: Lang): Promise<TitleInfo | undefined> {
  return (await titles(lang)).find(({ name }) => name === title);
}

/** The cards of today; with `content`, those that a table is played with. */
export function cards(title: string, lang: Lang, content?: string): Promise<Cards> {
  const query = new URLSearchParams({ lang, ...(content ? { content } : {}) });
  return once(`/api/titles/${encodeURIComponent(title)}/cards?${query}`);
}

/** What they were worth in many games. */
export function statistics(title: string, lang: Lang): Promise<CardStatistics> {
  return once(`/api/titles/${encodeURIComponent(title)}/statistics?lang=${lang}`);
}

export function rules(title: string, lang: Lang): Promise<Rules> {
  return once(`/api/titles/${encodeURIComponent(title)}/rules?lang=${lang}`);
}

/** What a title teaches, or one of its modules. */
export function course(title: string, lang: Lang, module?: string): Promise<Course> {
  const query = new URLSearchParams({ lang, ...(module ? { module } : {}) });
  return once(`/api/titles/${encodeURIComponent(title)}/course?${query}`);
}

/** What decks can be made of. */
export function deckBox(title: string, modules: readonly string[], lang: Lang): Promise<DeckBox> {
  return once(`/api/titles/${encodeURIComponent(title)}/decks?${new URLSearchParams({ modules: modules.join(","), lang })}`);
}

/** One's own, as they are now. */
export function stars(): Promise<Stars> {
  return get("/api/stars");
}

export function book(title: string, lang: Lang): Promise<Book> {
  return once(`/api/titles/${encodeURIComponent(title)}/book?lang=${lang}`);
}
