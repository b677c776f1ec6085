import { expect, test, vi } from "vitest";
import type { Choice, Sight } from "../../../shell/lib/messages";
import { desk } from "../../../shell/table/desk.svelte";
import { Aim } from "../../../titles/founders/city/aim.svelte";
import { centre, middle } from "../../../titles/founders/city/grid";
import type { Tile } from "../../../titles/founders/model";

vi.mock("../../../shell/table/desk.svelte", () => ({ desk: { choose: vi.fn() } }));

const TILE: Tile = {
  of: "resource:bricks",
  turns: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ],
  suppliers: [],
};
const option = (key: string, ...cells: string[]): Choice => ({ key, text: key, about: cells.map((cell) => `cell:${cell}`) });
const OPTIONS = [option("at C3 1", "C3", "D3"), option("at F6 2", "F6", "F7"), option("at D3 1", "D3", "E3"), option("cancel")];
const aim = () => new Aim(TILE, OPTIONS, false);

test("it begins at a place where it may lie, turned as it has to be", () => {
  const tile = aim();
  expect(tile.legal).toBe(true);
  expect(tile.places.get(tile.key)).toEqual(tile.cells);
  expect([...tile.places.keys()]).toEqual(["at C3 1", "at F6 2", "at D3 1"]);
});

test("it lies where the mouse points, if it may or not", () => {
  const tile = aim();
  tile.turn = 0;
  tile.point(centre(["C3", "D3"]));
  expect([tile.key, tile.legal, tile.cells]).toEqual(["at C3 1", true, ["C3", "D3"]]);
  tile.point(centre(["K8", "L8"]));
  expect([tile.key, tile.legal, tile.cells]).toEqual(["at K8 1", false, ["K8", "L8"]]);
  expect([tile.covers("L8"), tile.covers("M8")]).toEqual([true, false]);
});

test("it never leaves the board", () => {
  const tile = aim();
  tile.turn = 0;
  tile.point({ x: -500, y: 9999 });
  expect(tile.cells).toEqual(["A15", "B15"]);
  tile.drag(99_999, -99_999);
  expect(tile.cells).toEqual(["T1", "U1"]);
});

test("turned, other places are lit", () => {
  const tile = aim();
  tile.turn = 0;
  expect(tile.lit.sort()).toEqual(["C3", "D3", "E3"]);
  tile.rotate(1);
  expect(tile.lit).toEqual(["F6", "F7"]);
  tile.rotate(-3);
  expect(tile.turn).toBe(0);
});

test("by keys it goes cell by cell", () => {
  const tile = aim();
  tile.turn = 0;
  tile.point(centre(["C3", "D3"]));
  tile.step(0, 1);
  expect(tile.cells).toEqual(["D3", "E3"]);
  tile.step(2, 0);
  expect(tile.cells).toEqual(["D5", "E5"]);
  expect(tile.steps).toBe(2);
});

test("near a site of its own it goes there by itself", () => {
  const sited = new Aim(
    {
      of: "building:oak",
      turns: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      suppliers: [],
    },
    [option("at H8 1", "H8", "I8")],
    true,
  );
  sited.point({ x: centre(["H8", "I8"]).x + 30, y: middle("H8").y + 30 });
  expect(sited.key).toBe("at H8 1");
});

test("only what was seen beforehand is done", async () => {
  const tile = aim();
  await tile.commit();
  expect(desk.choose).not.toHaveBeenCalled();
  tile.sight = { is: "look", id: "", thing: "option:at Z9 1", version: 1, options: [], refusals: [], rests: [] } satisfies Sight;
  expect(tile.foreseen).toBeNull();
  tile.sight = { ...tile.sight, thing: `option:${tile.key}` };
  await tile.commit();
  expect(desk.choose).toHaveBeenCalledExactlyOnceWith(tile.key);
});
