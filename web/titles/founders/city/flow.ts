/** What runs through the city: deliveries, and the points that follow them down the chain, as the events tell it (FG-DEL, FG-VPC). */
import type { GameEvent } from "../events";
import { middle, type Point } from "./grid";

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

/** More would only be a swarm. */
const MOST = 40;

export function hopsOf(events: readonly GameEvent[]): Hop[] {
  const hops: Hop[] = [];
  let deliveries = 0;
  /** When points fly that are still to be told of: first those of a delivery, then what a storage passes on. */
  const due: number[] = [];
  for (const event of events) {
    if (event.event === "delivered") {
      const { way, resource, seat } = event;
      hops.push({ path: way.map(middle), resource, seat, stage: deliveries });
      due.push(++deliveries);
    } else if (event.event === "earned") {
      const { way, vp, kept, seat, shares } = event;
      const stage = due.pop() ?? 0; // a storage was built: its suppliers are paid at once
      hops.push({ path: way.map(middle), vp, kept, seat, stage });
      due.push(...shares.map(() => stage + 1));
    }
  }
  return hops.slice(0, MOST);
}
