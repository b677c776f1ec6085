/** Where stewards and envoys stand on the map: side by side at the foot of their tile, on a market in its second cell. */
import type { View } from "../model";
import { ends, R, type Point } from "./hexes";

export interface Figure {
  /** The same piece all game, so that it walks. */
  key: string;
  /** What options call it: `steward:market.1`, `envoy:laborer`; others' stewards have a name that no option has. */
  id: string;
  /** null: an envoy. */
  seat: number | null;
  tile: string;
  apprentice: boolean;
  at: Point;
}

const STEP = 30;

export function figures({ players, envoys, land, seat: me }: Pick<View, "players" | "envoys" | "land" | "seat">): Figure[] {
  const all: Omit<Figure, "at">[] = [];
  for (const { seat, stewards } of players)
    stewards.forEach(({ at, apprentice }, i) => {
      if (at === null) return;
      const own = seat === me ? `steward:${apprentice ? "apprentice" : at}` : `steward@${seat}:${i}`;
      all.push({ key: `${seat}.${i}`, id: own, seat, tile: at, apprentice });
    });
  for (const { envoy, at } of envoys)
    if (at !== null) all.push({ key: envoy, id: `envoy:${envoy}`, seat: null, tile: at, apprentice: false });
  return all.map((figure) => {
    const beside = all.filter(({ tile }) => tile === figure.tile);
    const { at } = land.find(({ tile }) => tile === figure.tile)!;
    const { x, y } = ends(at)[1];
    const step = Math.min(STEP, (R * 1.5) / beside.length);
    const foot = at.length > 1 ? R * 0.35 : R * 0.88;
    return { ...figure, at: { x: x + (beside.indexOf(figure) - (beside.length - 1) / 2) * step, y: y + foot } };
  });
}
