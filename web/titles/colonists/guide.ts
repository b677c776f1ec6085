/** The guided game: two players, the same deal for everybody. Each hint waits for its moment and is shown once. */
import type { Picture } from "../../shell/lib/messages";
import type { Hint } from "../types";
import type { View } from "./model";

const mine = ({ asks, seat }: Picture) => asks.find((ask) => ask.options && ask.seat === seat);
const asked = (picture: Picture, ...kinds: string[]) => kinds.includes(mine(picture)?.kind ?? "");

/** Is there an answer that begins so? Keys of options begin with what they do: `go market.1 grove.1`. */
function can(picture: Picture, deed: string): boolean {
  return mine(picture)?.options?.some(({ key }) => key.startsWith(`${deed} `)) ?? false;
}

const view = (picture: Picture) => picture.view as View | null;
const tile = (picture: Picture) => view(picture)?.asked.find(({ seat }) => seat === picture.seat)?.tile?.type;

/** One of my turns in the first year, counted from 0: three in summer, three in winter. */
function turn(picture: Picture, n: number): boolean {
  const { year, half, turn, turns } = view(picture) ?? { year: 0, half: 0, turn: 0, turns: 3 };
  return asked(picture, "turn") && (year > 1 || (year === 1 && half * turns + turn >= n));
}

/** The first year is over: all there is to learn has happened once. */
function ended(picture: Picture): boolean {
  const { over, year, phase } = view(picture) ?? { over: false, year: 0, phase: "" };
  return over || (year > 1 && phase === "play");
}

/** Questions about no thing are answered by buttons of the shell. */
const ANSWERS = '[data-hint="answers"]';
const hint = (name: string) => `[data-hint="${name}"]`;

export const guide: Hint[] = [
  { id: "lay", when: (picture) => asked(picture, "lay") && tile(picture) !== "market", anchor: hint("map") },
  { id: "lay-market", when: (picture) => asked(picture, "lay") && tile(picture) === "market", anchor: hint("map") },
  { id: "fill", when: (picture) => asked(picture, "fill"), anchor: ANSWERS },
  { id: "enter", when: (picture) => can(picture, "enter"), anchor: hint("map") },
  { id: "clock", when: (picture) => can(picture, "go"), anchor: hint("clock") },
  { id: "go", when: (picture) => can(picture, "go"), anchor: hint("map") },
  { id: "market", when: (picture) => asked(picture, "market") || turn(picture, 1), anchor: hint("market") },
  { id: "stores", when: (picture) => turn(picture, 1), anchor: hint("stores") },
  { id: "build", when: (picture) => can(picture, "build"), anchor: hint("offer") },
  { id: "employ", when: (picture) => can(picture, "employ"), anchor: hint("community") },
  { id: "community", when: (picture) => turn(picture, 2), anchor: hint("community") },
  { id: "coming", when: (picture) => turn(picture, 3), anchor: hint("coming") },
  { id: "cards", when: (picture) => turn(picture, 4), anchor: '[data-thing^="place:librarian"]' },
  { id: "colonies", when: (picture) => turn(picture, 4), anchor: hint("colonies") },
  { id: "planner", when: (picture) => turn(picture, 5), anchor: `${hint("planner")}, ${hint("people")}` },
  { id: "enough", when: ended, anchor: hint("community") },
];
