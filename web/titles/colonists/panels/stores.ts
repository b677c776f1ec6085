/** Goods as they lie in a row of crates. In which cell a good lies is nobody's business: Storage is filled first. */
import { STORABLE, type Good, type Player } from "../model";

/** Where a crate stands: in Storage, in the Warehouse, or in a Warehouse cell for one good alone. */
export type Room = "storage" | "warehouse" | "kept";

export interface Pile {
  good: Good;
  /** A crate each. */
  crates: Room[];
}

export interface Stores {
  piles: Pile[];
  /** Empty ones. */
  free: { room: Room; good: Good | null }[];
}

export function stores({ goods, cells }: Pick<Player, "goods" | "cells">): Stores {
  let left = cells.storage;
  const piles: Pile[] = [];
  const free: Stores["free"] = [];
  for (const good of STORABLE) {
    const n = goods[good] ?? 0;
    const [used, all] = cells.kept[good] ?? [0, 0];
    const crates: Room[] = Array.from({ length: n }, (_, i) => (i < used ? "kept" : left-- > 0 ? "storage" : "warehouse"));
    if (n) piles.push({ good, crates });
    for (let i = used; i < all; i++) free.push({ room: "kept", good });
  }
  const open = cells.storage + cells.warehouse - cells.used;
  for (let i = 0; i < open; i++) free.push({ room: i < left ? "storage" : "warehouse", good: null });
  return { piles, free };
}
