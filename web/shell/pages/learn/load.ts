/** All that a course is drawn with. Not to be called while a page is being drawn: it learns the words of the title. */
import { titleUi } from "../../../titles";
import type { TitleUi } from "../../../titles/types";
import { played } from "../../lib/describe";
import { cards, course, titles } from "../../lib/library";
import type { CardInfo, Course, Lang, TitleInfo } from "../../lib/messages";

export interface Told {
  ui: TitleUi;
  course: Course;
  info: TitleInfo;
  cards: Record<string, CardInfo>;
}

/** Of a title, or of one of its modules. */
export async function load(title: string, lang: Lang, module?: string): Promise<Told> {
  const [told, infos] = await Promise.all([course(title, lang, module), titles(lang)]);
  const [ui, all] = await Promise.all([titleUi(title), cards(title, lang, told.content)]);
  const info = infos.find(({ name }) => name === title)!;
  return {
    ui,
    course: told,
    info: module ? played(info, [module]) : info,
    cards: Object.fromEntries(all.cards.map((card) => [card.id, card])),
  };
}
