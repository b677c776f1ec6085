import { expect, test } from "vitest";
import { figures } from "../../../titles/colonists/map/figures";
import type { Place, Player } from "../../../titles/colonists/model";

const place = (tile: string, ...at: string[]): Place => ({ tile, place: tile, type: "other", at, stewards: [], envoys: [] });
const player = (seat: number, ...at: (string | null)[]) =>
  ({ seat, stewards: at.map((tile) => ({ at: tile, apprentice: false })) }) as unknown as Player;
const land = [place("market.1", "0,0", "1,0"), place("grove.1", "0,1")];

test("one's own stewards are called as options call them, others' are not", () => {
  const found = figures({ players: [player(0, "grove.1", null), player(1, "market.1")], envoys: [], land, seat: 0 });
  expect(found.map(({ id }) => id)).toEqual(["steward:grove.1", "steward@1:0"]);
});

test("those on one place stand side by side", () => {
  const players = [player(0, "grove.1"), player(1, "grove.1")];
  const [first, second] = figures({ players, envoys: [], land, seat: null });
  expect(first!.at.y).toBe(second!.at.y);
  expect(second!.at.x - first!.at.x).toBeGreaterThan(20);
});

test("an envoy that is nowhere is not drawn", () => {
  const envoys = [
    { envoy: "laborer", at: null, entitled: [], movable: false },
    { envoy: "altruist", at: "market.1", entitled: [], movable: false },
  ];
  expect(figures({ players: [], envoys, land, seat: 0 }).map(({ key }) => key)).toEqual(["altruist"]);
});
