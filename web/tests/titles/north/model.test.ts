import { expect, test } from "vitest";
import { comings, pawnsOf, rowOf, type Face } from "../../../titles/north/model";

const standing = (...pawns: (string | null)[]) => [{ seat: 1, pawns }];

test("pawns come from before their owner, and from tile to tile", () => {
  expect(comings(standing(null, null), standing(null, "sail"))).toEqual({ "1 sail": "pawns:1" });
  expect(comings(standing("explore", "sail"), standing("explore", "harvest turned"))).toEqual({ "1 harvest": "tile:sail" });
});

test("where nothing has moved, and when all go home, no pawn comes", () => {
  expect(comings(standing("explore", "sail turned"), standing("explore", "sail turned"))).toEqual({});
  expect(comings(standing("explore", "sail turned"), standing(null, null))).toEqual({});
});

test("a pawn that was used twice lies on its tile", () => {
  const players = standing(null, "sail turned") as unknown as Parameters<typeof pawnsOf>[0]["players"];
  expect(pawnsOf({ players })).toEqual([{ seat: 1, tile: "sail", turned: true }]);
});

test("cards lie in rows by what they are, islands by themselves", () => {
  const face = (deck: string, type: string) => ({ deck, type }) as Face;
  expect([face("ulaf", "either"), face("ulaf", "action"), face("ulaf", "feature"), face("near", "field")].map(rowOf)).toEqual([
    "fields",
    "actions",
    "features",
    "islands",
  ]);
});
