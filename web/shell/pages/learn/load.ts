/** All that a course is drawn with. Not to be called while a page is being drawn: it learns the words of the title. */
import { titleUi } from "../../../titles";
import type { TitleUi } from "../../../titles/types";
import { cards, course, titles } from "../../lib/library";
import type { CardInfo, Course, Lang, TitleInfo } from "../../lib/messages";

export interface Told {
  ui: TitleUi;
  course: Course;
  info: TitleInfo;
  cards: Record<string, CardInfo>;
}

export async function load(title: string, lang: Lang): Promise<Told> {
  const [told, infos] = await Promise.all([course(title, lang), titles(lang)]);
  const [ui, all] = await Promise.all([titleUi(title), cards(title, lang, told.content)]);
  const info = infos.find(({ name }) => name === title)!;
  return { ui, course: told, info, cards: Object.fromEntries(all.cards.map((card) => [card.id, card])) };
}
