/** Searching rulebook and ledger, and their texts in parts. */
import { plain, segments, type Mark } from "../../lib/marks";
import type { Chapter, Passage, RuleInfo } from "../../lib/messages";

export interface Section {
  name: string;
  rules: RuleInfo[];
}

/** Words in any order, each somewhere in the id, the section or the text. */
export function search(rules: readonly RuleInfo[], query: string): RuleInfo[] {
  const words = wordsOf(query);
  return rules.filter((rule) => has(`${rule.id} ${rule.section} ${rule.text}`, words));
}

/** The chapters with those passages that have all words, in themselves or in what they stand under; each found with its heading. */
export function searchBook(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return [...chapters];
  return chapters.map((chapter) => ({ ...chapter, passages: found(chapter, words) })).filter(({ passages }) => passages.length);
}

function found(chapter: Chapter, words: string[]): Passage[] {
  const kept: Passage[] = [];
  let heading: Passage | undefined;
  for (const passage of chapter.passages) {
    if (passage.kind === "heading") heading = passage;
    else if (has([chapter.name, heading ? textOf(heading) : "", textOf(passage), ...rulesOf(passage)].join(" "), words)) {
      if (heading && !kept.includes(heading)) kept.push(heading);
      kept.push(passage);
    }
  }
  return kept;
}

const has = (text: string, words: string[]) => words.every((word) => fold(text).includes(word));
const textOf = ({ runs }: Passage) => runs.map(({ text }) => plain(text)).join(" ");
const rulesOf = ({ runs }: Passage) => runs.flatMap(({ rules }) => rules);

/** The sentences of the rulebook that rest on this rule. */
export function telling(chapters: readonly Chapter[], rule: string): string[] {
  const runs = chapters.flatMap(({ passages }) => passages).flatMap(({ runs }) => runs);
  return runs.filter(({ rules }) => rules.includes(rule)).map(({ text }) => plain(text));
}

/** Passages of a chapter; items that follow each other are one list. */
export function blocks(passages: readonly Passage[]): Passage[][] {
  const found: Passage[][] = [];
  for (const passage of passages) {
    const last = found.at(-1);
    if (passage.kind === "item" && last?.[0]?.kind === "item") last.push(passage);
    else found.push([passage]);
  }
  return found;
}

/** Rules in few letters: `IS-BLD-01, IS-BLD-02, IS-BLD-03, IS-END-05` as `BLD-01–03, END-05`. */
export function brief(ids: readonly string[]): string {
  const runs: { series: string; from: string; to: string }[] = [];
  for (const id of ids) {
    const [, series = "", n = ""] = id.split("-");
    const last = runs.at(-1);
    if (last?.series === series && Number(last.to) + 1 === Number(n)) last.to = n;
    else runs.push({ series, from: n, to: n });
  }
  return runs
    .map(({ series, from, to }, i) => {
      const span = from === to ? from : `${from}–${to}`;
      return runs[i - 1]?.series === series ? span : `${series}-${span}`;
    })
    .join(", ");
}

export function sections(rules: readonly RuleInfo[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    if (found.at(-1)?.name !== rule.section) found.push({ name: rule.section, rules: [] });
    found.at(-1)!.rules.push(rule);
  }
  return found;
}

/** "Setup (SET)" without the letters its rules are numbered by. */
export function heading(section: string): string {
  return section.replace(/ \([^)]*\b[A-Z]{2,3}\b[^)]*\)/g, "");
}

export interface Bit {
  text: string;
  kind: "text" | "found" | "rule";
}

const SOURCE = / ?\[([^\]]+)\]/g;
const RULE = /\b([A-Z]{2}-[A-Z]+-\d+)\b/;

/** Where the rulebook says so. */
export function sources(text: string): string[] {
  return [...text.matchAll(SOURCE)].map((found) => found[1]!);
}

/** The text of a rule without its sources: plain, found by the search, or naming another rule (`Q-12` is short for `IS-Q-12`). */
export function bits(rule: RuleInfo, query: string): Bit[] {
  const text = rule.text
    .replace(SOURCE, "")
    .replace(/\*\*|`/g, "")
    .replace(/(?<![-A-Z])Q-\d+/g, `${rule.id.slice(0, 2)}-$&`);
  return text.split(RULE).flatMap((part, i): Bit[] => (i % 2 ? [{ text: part, kind: "rule" }] : marked(part, query)));
}

/** The text of a rule alone. */
export function wording(rule: RuleInfo): string {
  return bits(rule, "")
    .map(({ text }) => text)
    .join("");
}

/** The words of a passage: what is found in them, and the things they name. */
export function parts(text: string, query: string): (Bit | Mark)[] {
  return segments(text).flatMap((part): (Bit | Mark)[] => (typeof part === "string" ? marked(part, query) : [part]));
}

/** Are there words at the end, which the numbers of rules can be joined to? */
export function endsInWords(told: readonly (Bit | Mark)[]): boolean {
  const last = told.at(-1);
  return last !== undefined && "kind" in last && last.kind === "text";
}

/** What comes before the last word, and that word: it stays on a line with the numbers that follow. */
export function lastWord(text: string): [before: string, last: string] {
  const at = text.trimEnd().lastIndexOf(" ") + 1;
  return [text.slice(0, at), text.slice(at).trimEnd()];
}

function marked(text: string, query: string): Bit[] {
  const words = wordsOf(query).filter((word) => word.length > 1);
  if (!words.length) return [{ text, kind: "text" }];
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("е", "[её]")).join("|")})`,
    "giu",
  );
  return text
    .split(pattern)
    .map((part, i): Bit => ({ text: part, kind: i % 2 ? "found" : "text" }))
    .filter((bit) => bit.text);
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Alike for searching: no capitals, and ё is е. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
