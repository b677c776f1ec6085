import { expect, test } from "vitest";
import type { CardInfo } from "../../../shell/lib/messages";
import { effects } from "../../../titles/settlers/effects";
import { each, letters, type Face } from "../../../titles/settlers/model";

const FACE: Face = {
  name: "mill",
  deck: "common",
  type: "production",
  colours: [],
  cost: {},
  deal: null,
  raze: [],
  spend: {},
  times: 0,
  per: null,
  when: null,
  house: false,
};
const card = (lines: string[], face: Partial<Face> = {}): CardInfo => ({
  id: "COM001",
  name: "Mill",
  kind: "COM001",
  copies: 1,
  lines,
  facts: "",
  provenance: "",
  filters: {},
  face: { ...FACE, ...face },
});

test("what is simply gained is drawn, and needs no words", () => {
  const { signs, text } = effects(card(["Gain ⟦good:wood|2 wood⟧ and ⟦good:food|1 food⟧."]));
  expect(signs.map(({ gain }) => gain)).toEqual([
    [
      { thing: "good:wood", n: 2 },
      { thing: "good:food", n: 1 },
    ],
  ]);
  expect(text).toBeNull();
});

test("an activation costs what its face says", () => {
  const { signs, spend } = effects(
    card(["Spend ⟦good:worker|a worker⟧: gain ⟦good:vp|3 points⟧."], { type: "action", spend: { worker: 1 } }),
  );
  expect(spend).toEqual([{ thing: "good:worker", n: 1 }]);
  expect(signs[0]).toMatchObject({ bonus: false, spend, gain: [{ thing: "good:vp", n: 3 }], more: false });
});

test("what is counted by something says so", () => {
  expect(effects(card(["Gain ⟦good:vp|1 point⟧ for each of your grey Locations."], { per: "grey" })).signs[0]).toMatchObject({
    per: "grey",
    more: false,
  });
});

test("what signs cannot tell is told in words", () => {
  const { text } = effects(card(["Choose an opponent, look at his hand and take ⟦good:gold|1 gold⟧."]));
  expect(text).toBe("Choose an opponent, look at his hand and take 1 gold.");
});

test("goods one by one, as they are drawn on a card", () => {
  expect(each({ wood: 2, gold: 1 })).toEqual(["wood", "wood", "gold"]);
  expect(each({})).toEqual([]);
});

test("a name fits in two lines of so many letters", () => {
  expect([letters("Inn"), letters("Sculptor's Workshop"), letters("Above-Ground Mine")]).toEqual([6, 11, 10]);
});
