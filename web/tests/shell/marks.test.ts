import { expect, test } from "vitest";
import { glued, plain, segments } from "../../shell/lib/marks";

test("a sentence falls into text and things", () => {
  expect(segments("Build ⟦card:COM018|Coal Mine⟧ for ⟦good:wood|2 wood⟧.")).toEqual([
    "Build ",
    { thing: "card:COM018", text: "Coal Mine" },
    " for ",
    { thing: "good:wood", text: "2 wood" },
    ".",
  ]);
});

test("things may stand at the ends, side by side, and without a text", () => {
  expect(segments("⟦seat:1|East⟧⟦good:vp|⟧")).toEqual([
    { thing: "seat:1", text: "East" },
    { thing: "good:vp", text: "" },
  ]);
  expect(segments("")).toEqual([]);
});

test("without its marks a sentence still reads", () => {
  expect(plain("Build ⟦card:COM018|Coal Mine⟧.")).toBe("Build Coal Mine.");
  expect(plain("A ⟦ that opens nothing")).toBe("A ⟦ that opens nothing");
});

test("quotation marks and stops stay with the thing they stand at", () => {
  expect(glued("Куда положите «⟦place:hollow|Карьер⟧»?")).toEqual([
    "Куда положите ",
    { thing: "place:hollow", text: "Карьер", before: "«", after: "»?" },
    "",
  ]);
  expect(glued("⟦good:wood|1 wood⟧, ⟦good:clay|1 clay⟧ (⟦seat:1|East⟧)")).toEqual([
    { thing: "good:wood", text: "1 wood", before: "", after: "," },
    " ",
    { thing: "good:clay", text: "1 clay", before: "", after: "" },
    " ",
    { thing: "seat:1", text: "East", before: "(", after: ")" },
    "",
  ]);
});
