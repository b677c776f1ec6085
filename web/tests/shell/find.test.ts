import { describe, expect, test } from "vitest";
import type { CardInfo, Chapter, Passage, RuleInfo } from "../../shell/lib/messages";
import * as gallery from "../../shell/pages/gallery/find";
import {
  bits,
  blocks,
  brief,
  endsInWords,
  heading,
  lastWord,
  parts,
  search,
  searchBook,
  sections,
  sources,
  telling,
  wording,
} from "../../shell/pages/rules/find";

const rule = (id: string, text: string, section = "Setup (SET)"): RuleInfo => ({ id, section, text });
const RULES = [
  rule("IS-SET-01", "Deal 4 cards. [Подготовка]"),
  rule("IS-SET-02", "Ещё одна карта, see Q-12 and IS-BLD-03. [p. 4] [p. 5]"),
  rule("IS-BLD-03", "Pay the **cost** of the card.", "Building"),
];

describe("the ledger", () => {
  test("is searched by words in any order, whatever their case", () => {
    expect(search(RULES, "CARD pay").map(({ id }) => id)).toEqual(["IS-BLD-03"]);
    expect(search(RULES, "setup").map(({ id }) => id)).toEqual(["IS-SET-01", "IS-SET-02"]);
    expect(search(RULES, "  ")).toHaveLength(3);
  });

  test("е finds ё", () => {
    expect(search(RULES, "еще").map(({ id }) => id)).toEqual(["IS-SET-02"]);
    expect(bits(RULES[1]!, "еще")[0]).toEqual({ text: "Ещё", kind: "found" });
  });

  test("falls into its sections, which are named without their letters", () => {
    expect(sections(RULES).map(({ name, rules }) => [heading(name), rules.length])).toEqual([
      ["Setup", 2],
      ["Building", 1],
    ]);
  });

  test("a rule is told without its sources; rules it names can be followed", () => {
    expect(sources(RULES[1]!.text)).toEqual(["p. 4", "p. 5"]);
    expect(bits(RULES[1]!, "")).toEqual([
      { text: "Ещё одна карта, see ", kind: "text" },
      { text: "IS-Q-12", kind: "rule" },
      { text: " and ", kind: "text" },
      { text: "IS-BLD-03", kind: "rule" },
      { text: ".", kind: "text" },
    ]);
    expect(bits(RULES[2]!, "").map(({ text }) => text)).toEqual(["Pay the cost of the card."]);
  });

  test("what is searched for is taken as it stands", () => {
    expect(bits(rule("IS-X-01", "a (b) c"), "(b)").filter(({ kind }) => kind === "found")).toEqual([{ text: "(b)", kind: "found" }]);
  });
});

describe("the rulebook", () => {
  const passage = (kind: Passage["kind"], text: string, ...rules: string[]): Passage => ({ kind, runs: [{ text, rules }], of: [] });
  const BOOK: Chapter[] = [
    {
      id: "raze",
      name: "Razing",
      passages: [
        passage("text", "It takes ⟦good:raze|Raze tokens⟧.", "IS-RZH-01"),
        passage("heading", "Foundations"),
        passage("item", "They stay.", "IS-FND-05"),
        passage("item", "They score nothing.", "IS-FND-06"),
      ],
    },
    { id: "end", name: "The end", passages: [passage("text", "Most points win.", "IS-END-05")] },
  ];
  const left = (query: string) => searchBook(BOOK, query).map(({ id, passages }) => [id, passages.length]);

  test("is searched by what a passage says or stands under; its heading comes along", () => {
    expect(left("")).toEqual([
      ["raze", 4],
      ["end", 1],
    ]);
    expect(left("score foundations")).toEqual([["raze", 2]]);
    expect(left("razing")).toEqual([["raze", 4]]);
    expect(left("is-end-05")).toEqual([["end", 1]]);
    expect(left("good:")).toEqual([]);
  });

  test("items that follow each other are one list", () => {
    expect(blocks(BOOK[0]!.passages).map(({ length }) => length)).toEqual([1, 1, 2]);
  });

  test("names its rules in few letters", () => {
    expect(brief(["IS-BLD-01", "IS-BLD-02", "IS-BLD-03", "IS-BLD-05", "IS-END-02", "IS-BLD-09"])).toBe("BLD-01–03, 05, END-02, BLD-09");
    expect(brief([])).toBe("");
  });

  test("tells what a rule means", () => {
    expect(telling(BOOK, "IS-RZH-01")).toEqual(["It takes Raze tokens."]);
    expect(telling(BOOK, "IS-GEN-01")).toEqual([]);
    expect(wording(RULES[1]!)).toBe("Ещё одна карта, see IS-Q-12 and IS-BLD-03.");
  });

  test("what is found is marked, things stay things, and the last word goes with the numbers", () => {
    const told = parts("Pay ⟦good:wood|2 wood⟧ and build.", "BUILD");
    expect(told).toEqual([
      { text: "Pay ", kind: "text" },
      { thing: "good:wood", text: "2 wood" },
      { text: " and ", kind: "text" },
      { text: "build", kind: "found" },
      { text: ".", kind: "text" },
    ]);
    expect(endsInWords(told)).toBe(true);
    expect(endsInWords(told.slice(0, 2))).toBe(false);
    expect(lastWord("Pay and build.")).toEqual(["Pay and ", "build."]);
    expect(lastWord("Build.")).toEqual(["", "Build."]);
  });
});

describe("the gallery", () => {
  const card = (id: string, kind: string, name: string, deck: string): CardInfo => ({
    id,
    kind,
    name,
    copies: 1,
    lines: ["Gain ⟦good:wood|2 wood⟧."],
    facts: "Common",
    provenance: "",
    filters: { deck: [deck] },
    face: {},
  });
  const cards = [
    card("COM001", "COM001", "Mill", "common"),
    card("COM002", "COM001", "Mill", "common"),
    card("ROM001", "ROM001", "Legion", "romans"),
  ];

  test("shows one card of each kind", () => {
    expect(gallery.kinds(cards).map(({ id }) => id)).toEqual(["COM001", "ROM001"]);
  });

  test("is searched by what cards say, and filtered", () => {
    const found = (query: string, chosen = {}) => gallery.search(cards, query, chosen).map(({ id }) => id);
    expect(found("legion")).toEqual(["ROM001"]);
    expect(found("2 WOOD mill")).toEqual(["COM001", "COM002"]);
    expect(found("", { deck: "romans" })).toEqual(["ROM001"]);
    expect(found("", { deck: "" })).toHaveLength(3);
    expect(found("good:")).toEqual([]); // marks are not text
  });
});
