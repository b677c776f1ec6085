/** A new table while it is being thought out. */
import { placesOnly } from "../../lib/describe";
import type { Clock, NewTable, TitleInfo } from "../../lib/messages";

export interface Wish {
  who: "me" | "open" | "bot";
  bot: string;
  role: string | null;
  /** The line of the deck that is played there; null: that of the base. */
  deck: string | null;
  /** What the seat is called where several share a device. */
  name: string;
}

const DAY = 86400;

export const CLOCKS: Record<"live" | "daily", Required<Clock>[]> = {
  live: [
    [10, 10],
    [20, 20],
    [30, 30],
    [60, 60],
  ].map(([minutes, seconds]) => ({ kind: "live", bank: minutes! * 60, increment: seconds! })),
  daily: [DAY / 2, DAY, 2 * DAY, 3 * DAY, 7 * DAY].map((bank) => ({ kind: "daily", bank, increment: 0 })),
};

export function wish(who: Wish["who"], info: TitleInfo): Wish {
  return { who, bot: info.bot, role: null, deck: null, name: "" };
}

/** Where one starts: with friends, unless the address says otherwise (`?seats=me,bot,open`). */
export function firstSeats(asked: string | null, info: TitleInfo): Wish[] {
  const whos = (asked ?? "me,open").split(",").filter((who): who is Wish["who"] => ["me", "open", "bot"].includes(who));
  return whos.slice(0, info.players[1]).map((who) => wish(who, info));
}

/** The modules that the address asks for (`?modules=aztecs`), as far as there are such. */
export function firstModules(asked: string | null, info: TitleInfo): string[] {
  const names = (asked ?? "").split(",");
  return info.modules.map(({ name }) => name).filter((name) => names.includes(name));
}

/** The seats that there are still, when others can play, or whom one wanted to play or play against is gone. */
export function reseated(seats: Wish[], info: TitleInfo): Wish[] {
  const known = info.roles.map(({ name }) => name);
  const kept = seats.slice(0, info.players[1]);
  for (const seat of kept) {
    if (seat.role !== null && !known.includes(seat.role)) seat.role = null;
    if (!info.bots.some(({ name }) => name === seat.bot)) seat.bot = info.bot;
  }
  return kept;
}

/** The variants as the title plays them by itself: the first of each list. */
export function firstOptions(info: TitleInfo): Record<string, string | boolean> {
  return Object.fromEntries(info.settings.map(({ name, values }) => [name, values[0]!.value]));
}

export function onOff(values: TitleInfo["settings"][number]["values"]): boolean {
  return values.every(({ value }) => typeof value === "boolean");
}

/** Places at the table are taken in their order. */
export function wished(info: TitleInfo, seats: Wish[], rest: Omit<NewTable, "title" | "seats">): NewTable {
  const shared = seats.filter(({ who }) => who === "me").length > 1;
  const places = placesOnly(info) ? info.roles : [];
  return {
    title: info.name,
    seats: seats.map(({ who, bot, role, deck, name }, i) => ({
      who,
      role: places[i]?.name ?? role,
      deck,
      bot: who === "bot" ? bot : null,
      name: who === "me" && shared && name.trim() ? name.trim() : null,
    })),
    ...rest,
  };
}
