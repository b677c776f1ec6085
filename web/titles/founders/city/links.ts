/** Which lines light up at a thing: what supplies it, what it supplies, the roads they run over. */
import type { Storage, View } from "../model";
import { heart, middle, type Point } from "./grid";
import { chain, network, reach, storageAt, supplying, usable, ways } from "./network";

export interface Link {
  points: Point[];
  /** Whose connection it is; null: nobody's. */
  seat: number | null;
  /** Not used yet: it is only possible. */
  open?: boolean;
}

export interface Links {
  lines: Link[];
  /** Ways that light up. */
  ways: string[];
  /** The first cells of storages, and the names of buildings, that light up. */
  ends: Set<string>;
}

const NONE: Links = { lines: [], ways: [], ends: new Set() };

export function linksOf(view: View, thing: string): Links {
  const [kind, name = ""] = thing.split(":");
  if (kind === "building") return ofBuilding(view, name);
  if (kind !== "cell") return NONE;
  const storage = storageAt(view, name);
  return storage ? ofStorage(view, storage) : ofWay(view, name);
}

function ofStorage(view: View, storage: Storage): Links {
  const first = storage.cells[0]!;
  const made = storage.from.flatMap((cell) => storageAt(view, cell) ?? []).map((from) => line(view, storage.owner, from.cells, storage.cells));
  const used = view.storages.filter(({ from }) => from.includes(first)).map((other) => line(view, other.owner, storage.cells, other.cells));
  const served = view.buildings.filter((building) => supplying(view, building).includes(storage));
  const delivered = served.map((building) => {
    const open = !building.cubes.some(({ resource, cube }) => resource === storage.resource && cube !== null);
    return { ...line(view, storage.owner, storage.cells, building.cells), open };
  });
  const others = view.storages.filter(({ from }) => from.includes(first)).map(({ cells }) => cells[0]!);
  return { lines: [...made, ...used, ...delivered], ways: [], ends: new Set([...storage.from, ...others, ...served.map(({ building }) => building)]) };
}

function ofBuilding(view: View, name: string): Links {
  const building = view.buildings.find((building) => building.building === name);
  if (!building) return NONE;
  const storages = supplying(view, building);
  const lines = storages.map((storage) => {
    const slot = building.cubes.find(({ resource }) => resource === storage.resource);
    return { ...line(view, storage.owner, storage.cells, building.cells), open: slot?.cube !== storage.owner };
  });
  return { lines, ways: [], ends: new Set(storages.map(({ cells }) => cells[0]!)) };
}

/** A road, bridge, gate or house: the ways it belongs to or touches, and what stands beside them. */
function ofWay(view: View, cell: string): Links {
  const owner = view.players.find(({ bridges, houses }) => bridges.includes(cell) || houses.includes(cell));
  if (!owner && !view.roads.includes(cell)) return NONE;
  const over = ways(view, owner?.seat ?? view.seat);
  const near = reach(over, [cell]);
  const touched = (cells: string[]) => cells.some((one) => near.has(one));
  const ends = [...view.storages.filter(({ cells }) => touched(cells)).map(({ cells }) => cells[0]!), ...view.buildings.filter(({ cells }) => touched(cells)).map(({ building }) => building)];
  return { lines: [], ways: [...network(over, [cell])], ends: new Set(ends) };
}

/** What a tile would be connected with if it lay on these cells: the storages it would be made of, or those that would deliver. */
export function linksOfTile(view: View, seat: number, of: string, needs: string[], cells: string[]): Links {
  const [kind] = of.split(":");
  const building = kind === "building";
  const storages = building ? supplying(view, { cells, cubes: needs.map((resource) => ({ resource, vp: 0, cube: null })) }) : usable(view, seat, needs, cells);
  const lines = storages.map((storage) => line(view, building ? storage.owner : seat, storage.cells, cells));
  const near = network(ways(view, seat), cells);
  return { lines, ways: building ? [] : [...near], ends: new Set(storages.map(({ cells }) => cells[0]!)) };
}

function line(view: View, seat: number | null, from: string[], to: string[]): Link {
  const path = chain(ways(view, seat), from, to);
  return { seat, points: path && path.length > 2 ? path.map(middle) : [heart(from), heart(to)] };
}
