/** What ran through the city between two pictures: deliveries, and the points that follow them down the chain (FG-DEL, FG-VPC). */
import { segments } from "../../../shell/lib/marks";
import type { Building, Cards, ResourceFace, Storage, View } from "../model";
import { faceOf } from "../model";
import { heart, middle, type Point } from "./grid";
import { chain, storageAt, ways } from "./network";

/** Something that flies: a resource to its building, or points to whoever earned them. */
export interface Hop {
  path: Point[];
  /** Points; none for a resource on its way. */
  vp?: number;
  resource?: string;
  /** Of what arrives, the owner keeps this. */
  kept?: number;
  seat: number | null;
  /** After so many others. */
  stage: number;
}

const NEUTRAL_SHARE = 2;
/** More would only be a swarm. */
const MOST = 40;

export function hopsBetween(was: View, now: View, lines: string[], cards: Cards): Hop[] {
  if (now.storages.length < was.storages.length || now.buildings.length < was.buildings.length) return []; // something was taken back
  const hops: Hop[] = [];
  const recipe = (resource: string) => (cards[resource] ? (faceOf(cards[resource]!) as ResourceFace).needs : []);

  /** Points come to a storage: its owner keeps some, the rest runs on to its suppliers. */
  function pay(storage: Storage, vp: number, path: Point[], stage: number): void {
    if (storage.owner === null) return;
    const shares = recipe(storage.resource).map(({ vp }, i) => ({ vp, to: storageAt(now, storage.from[i] ?? "") }));
    const passed = shares.reduce((sum, { vp, to }) => sum + (to?.owner === null && vp === 1 ? NEUTRAL_SHARE : vp), 0);
    hops.push({ path, vp, kept: Math.max(0, vp - passed), seat: storage.owner, stage });
    for (const { vp, to } of shares) if (to) pay(to, vp, along(now, storage.owner, storage.cells, to.cells), stage + 1);
  }

  for (const storage of now.storages.slice(was.storages.length)) {
    recipe(storage.resource).forEach(({ vp }, i) => {
      const to = storageAt(now, storage.from[i] ?? "");
      if (to) pay(to, vp, along(now, storage.owner, storage.cells, to.cells), 0);
    });
  }
  let stage = 0;
  for (const { building, slot } of filled(was, now)) {
    if (typeof slot.cube !== "number") continue;
    const storage = source(now, building, slot.resource, slot.cube, lines);
    if (!storage) continue;
    const path = along(now, storage.owner, storage.cells, building.cells);
    hops.push({ path, resource: slot.resource, seat: slot.cube, stage });
    pay(storage, slot.vp, path.toReversed(), stage + 1);
    stage++;
  }
  return hops.slice(0, MOST);
}

function filled(was: View, now: View) {
  return now.buildings.flatMap((building) => {
    const before = was.buildings.find((other) => other.building === building.building);
    return building.cubes.filter(({ cube }, i) => cube !== null && (before?.cubes[i]?.cube ?? null) === null).map((slot) => ({ building, slot }));
  });
}

/** The storage that delivered: the log names it where a player has several. */
function source(view: View, { building }: Building, resource: string, seat: number, lines: string[]): Storage | undefined {
  const found = view.storages.filter((storage) => storage.owner === seat && storage.resource === resource);
  const told = lines.map((line) => segments(line).flatMap((part) => (typeof part === "string" ? [] : [part.thing]))).filter((things) => things.includes(`building:${building}`));
  return found.find(({ cells }) => told.some((things) => things.includes(`cell:${cells[0]}`))) ?? found[0];
}

function along(view: View, seat: number | null, from: string[], to: string[]): Point[] {
  const path = chain(ways(view, seat), from, to);
  return path && path.length > 2 ? path.map(middle) : [heart(from), heart(to)];
}
