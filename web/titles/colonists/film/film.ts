/** What flies over the table when something has happened, as the events tell it: goods from places to stores, fees from one player to
    another, and the end of a year in its steps. */
import type { GameEvent } from "../events";
import { GOODS, type Good, type Goods } from "../model";

/** Somewhere on the board: `place:joiner.1`, `stores:0`, `community:1`. */
type Where = string;

export interface Flight {
  good: Good;
  n: number;
  from: Where;
  to: Where;
  /** After so many others. */
  stage: number;
}

/** Words over the map. */
export interface Caption {
  id: "era" | "half" | "fed" | "made";
  args: Record<string, number>;
  stage: number;
}

export interface Film {
  flights: Flight[];
  captions: Caption[];
  /** The last one. */
  stages: number;
}

/** More would only be a swarm. */
const MOST = 40;

/** `standing`: where a player's stewards are known to be before the first of these events. */
export function filmOf(events: readonly GameEvent[], standing: (seat: number) => Where | null): Film {
  const flights: Flight[] = [];
  const captions: Caption[] = [];
  const at = new Map<number, Where>();
  let stage = 0;
  /** Steps of the end of a year happen to all at once. */
  let step = "";

  const fly = (goods: Goods, from: Where, to: Where) => {
    for (const good of GOODS) if (goods[good]) flights.push({ good, n: goods[good], from, to, stage });
  };
  const next = (name: string) => {
    if ((step !== name || !name) && flights.length + captions.length) stage++;
    step = name;
  };
  const told = (id: Caption["id"], args: Record<string, number> = {}) => {
    const fresh = step !== id;
    next(id);
    if (fresh) captions.push({ id, args, stage });
  };
  const place = (seat: number) => at.get(seat) ?? standing(seat) ?? `community:${seat}`;

  for (const event of events)
    switch (event.event) {
      case "moved":
      case "entered":
        at.set(event.seat, `place:${event.tile}`);
        break;
      case "received":
      case "earned":
        next("");
        fly(event.goods, place(event.seat), `stores:${event.seat}`);
        break;
      case "feepaid":
        next("");
        fly(event.goods, `stores:${event.seat}`, event.to === null ? place(event.seat) : `stores:${event.to}`);
        break;
      case "sold":
        next("");
        fly(event.goods, `stores:${event.seat}`, place(event.seat));
        next("");
        fly({ dollar: event.dollars }, place(event.seat), `stores:${event.seat}`);
        break;
      case "refined":
        next("");
        fly(event.goods, `stores:${event.seat}`, place(event.seat));
        next("");
        fly(event.into, place(event.seat), `stores:${event.seat}`);
        break;
      case "maintained":
        told("fed");
        fly(event.paid, `stores:${event.seat}`, `community:${event.seat}`);
        break;
      case "produced":
        told("made");
        fly(event.goods, `community:${event.seat}`, `stores:${event.seat}`);
        break;
      case "erabegan":
        told("era", { era: event.era });
        break;
      case "halfbegan":
        told("half", { half: event.half });
        break;
    }
  return { flights: flights.slice(0, MOST), captions, stages: stage };
}
