/** The titles a browser can show: every folder here with an `index.ts` whose default export is a `TitleUi`. */
import { learn } from "../shell/lib/lang.svelte";
import type { TitleUi } from "./types";

const folders = import.meta.glob<TitleUi>("./*/index.ts", { import: "default" });

const ofModules = Object.keys(import.meta.glob("./*/*/guide.ts"));

export const titleNames = Object.keys(folders).map((path) => path.split("/")[1]!);

/** The modules of a title: folders in its own with hints for a first game. */
const modulesOf = (title: string): string[] =>
  ofModules.map((path) => path.split("/")).flatMap(([, of, module]) => (of === title ? [module!] : []));

/** A title's part of the browser, with its words in the language spoken. */
export async function titleUi(title: string): Promise<TitleUi> {
  const load = folders[`./${title}/index.ts`];
  if (!load) throw new Error(`no title ${title}`);
  const [ui] = await Promise.all([load(), learn(title, modulesOf(title))]);
  return ui;
}
