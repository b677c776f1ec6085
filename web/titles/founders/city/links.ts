/** Which lines light up at a thing: what supplies it, what it supplies, the roads they run over. All of it is told by the
    server; here it is found and drawn. */
import type { GameEvent } from "../events";
import { storageAt, type Tile, type View } from "../model";
import { heart, middle, type Point } from "./grid";

export interface Link {
  points: Point[];
  /** Whose connection it is. */
  seat: number;
  /** Not used yet: it is only possible. */
  open?: boolean;
}

export interface Links {
  lines: Link[];
  /** Ways that light up. */
  ways: string[];
  /** Things that light up: storages by their first cell, buildings. */
  ends: ReadonlySet<string>;
}

export const NONE: Links = { lines: [], ways: [], ends: new Set() };

export function linksOf(view: View, thing: string): Links {
  const found = view.links.filter(({ from, to }) => from === thing || to === thing);
  if (!found.length) return ofWay(view, thing);
  const lines = found.map(({ seat, from, to, way, used }) => ({
    seat,
    points: drawn(way, cellsOf(view, from), cellsOf(view, to)),
    open: !used,
  }));
  return { lines, ways: [], ends: new Set(found.map(({ from, to }) => (from === thing ? to : from))) };
}

/** A road, bridge, gate or house: the ways it belongs to or touches, and what stands beside them. */
function ofWay({ players, roads, networks, seat }: View, thing: string): Links {
  const cell = thing.slice("cell:".length);
  const owner = players.find(({ bridges, houses }) => bridges.includes(cell) || houses.includes(cell));
  if (!owner && !roads.includes(cell)) return NONE;
  const here = networks.parts.map(({ ways, beside }) => ways.includes(cell) || beside.includes(thing));
  const whole = networks.whole.filter(({ seats, parts }) => seats.includes(owner ? owner.seat : seat) && parts.some((part) => here[part]));
  const lit = whole.flatMap(({ parts }) => parts.map((part) => networks.parts[part]!));
  return { lines: [], ways: lit.flatMap(({ ways }) => ways), ends: new Set(lit.flatMap(({ beside }) => beside)) };
}

/** What a tile would be connected with if it lay on these cells: the storages it would be made of, or those that would
    deliver. Once it is known what would happen then, the lines follow the ways; until then they are straight. */
export function linksOfTile(view: View, { suppliers }: Tile, cells: string[], foreseen: readonly GameEvent[]): Links {
  const found = suppliers.filter(({ near }) => near.some((cell) => cells.includes(cell)));
  const lines = found.map(({ seat, from }) => {
    const storage = cellsOf(view, from);
    return { seat, points: drawn(wayFrom(storage[0]!, cells, foreseen), storage, cells) };
  });
  return { lines, ways: [], ends: new Set(found.map(({ from }) => from)) };
}

/** The way that a delivery would take from a storage to a tile; or back, the points for using it. */
function wayFrom(storage: string, cells: string[], foreseen: readonly GameEvent[]): string[] {
  for (const event of foreseen) {
    if (event.event === "delivered" && event.cell === storage && cells.includes(event.way.at(-1)!)) return event.way;
    if (event.event === "earned" && event.cell === storage && cells.includes(event.way[0]!)) return event.way.toReversed();
  }
  return [];
}

/** Side by side, from middle to middle. */
function drawn(way: string[], from: string[], to: string[]): Point[] {
  return way.length > 2 ? way.map(middle) : [heart(from), heart(to)];
}

function cellsOf(view: View, thing: string): string[] {
  const [kind, name = ""] = thing.split(":");
  const piece = kind === "building" ? view.buildings.find(({ building }) => building === name) : storageAt(view, name);
  return piece?.cells ?? [name];
}
