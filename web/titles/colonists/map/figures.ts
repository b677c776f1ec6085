/** Where stewards and envoys stand on the map: side by side at the foot of their tile. */
import type { View } from "../model";
import { centre, R, type Point } from "./hexes";

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
    const { x, y } = centre(land.find(({ tile }) => tile === figure.tile)!.at);
    const step = Math.min(STEP, (R * 1.9) / beside.length);
    return { ...figure, at: { x: x + (beside.indexOf(figure) - (beside.length - 1) / 2) * step, y: y + R * 0.82 } };
  });
}
