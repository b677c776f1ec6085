/** Searching the ledger, and the text of a rule in parts. */
import type { RuleInfo } from "../../lib/messages";

export interface Section {
  name: string;
  rules: RuleInfo[];
}

/** Words in any order, each somewhere in the id, the section or the text. */
export function search(rules: readonly RuleInfo[], query: string): RuleInfo[] {
  const words = wordsOf(query);
  return rules.filter((rule) => {
    const text = fold(`${rule.id} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
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
