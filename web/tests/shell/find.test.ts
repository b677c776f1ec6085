import { describe, expect, test } from "vitest";
import type { CardInfo, RuleInfo } from "../../shell/lib/messages";
import * as gallery from "../../shell/pages/gallery/find";
import { bits, heading, search, sections, sources } from "../../shell/pages/rules/find";

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
