/** What is connected with what: over roads, which are everybody's, and the bridges and gates of one player (FG-CON). */
import type { Building, Storage, View } from "../model";
import { around } from "./grid";

/** Roads, and the bridges and gates of a seat (null: of nobody). */
export function ways(view: View, seat: number | null): Set<string> {
  return new Set([...view.roads, ...(seat === null ? [] : (view.players[seat]?.bridges ?? []))]);
}

/** The cells of ways that are connected with some cells. */
export function network(over: ReadonlySet<string>, cells: string[]): Set<string> {
  const found = new Set<string>();
  const open = [...cells];
  for (let cell = open.pop(); cell; cell = open.pop())
    for (const near of around(cell)) {
      if (!over.has(near) || found.has(near)) continue;
      found.add(near);
      open.push(near);
    }
  return found;
}

/** Everything within reach: beside the cells, or beside their network. */
export function reach(over: ReadonlySet<string>, cells: string[]): Set<string> {
  return new Set([...cells, ...network(over, cells)].flatMap(around));
}

/** The shortest chain from one piece to another, from a cell of the one to a cell of the other; null: not connected. */
export function chain(over: ReadonlySet<string>, from: string[], to: string[]): string[] | null {
  const goals = new Set(to);
  const came = new Map<string, string | null>(from.map((cell) => [cell, null]));
  const open = [...from];
  for (const cell of open) {
    for (const near of [...around(cell)].sort((a, b) => +diagonal(cell, a) - +diagonal(cell, b))) {
      if (goals.has(near)) return [...back(came, cell), near];
      if (!over.has(near) || came.has(near)) continue;
      came.set(near, cell);
      open.push(near);
    }
  }
  return null;
}

const diagonal = (a: string, b: string) => a[0] !== b[0] && a.slice(1) !== b.slice(1);

function back(came: Map<string, string | null>, cell: string): string[] {
  const path = [cell];
  for (let before = came.get(cell); before; before = came.get(before)) path.unshift(before);
  return path;
}

export const storageAt = (view: View, cell: string): Storage | undefined => view.storages.find(({ cells }) => cells.includes(cell));

/** The storages that a building is connected with, for their owners, and that it needs. */
export function supplying(view: View, { cells, cubes }: Pick<Building, "cells" | "cubes">): Storage[] {
  const wanted = new Set(cubes.map(({ resource }) => resource));
  const reached = view.players.map(({ seat }) => reach(ways(view, seat), cells));
  return view.storages.filter(
    ({ resource, owner, cells }) => owner !== null && wanted.has(resource) && cells.some((cell) => reached[owner]!.has(cell)),
  );
}

/** The storages of some resources that a player may use and that these cells are connected with. */
export function usable(view: View, seat: number, resources: string[], cells: string[]): Storage[] {
  const near = reach(ways(view, seat), cells);
  return view.storages.filter(
    (storage) => resources.includes(storage.resource) && storage.access.includes(seat) && storage.cells.some((cell) => near.has(cell)),
  );
}
