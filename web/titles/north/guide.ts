/** The first game: Glenn against Ulaf. Each hint waits for its moment and is shown once. */
import type { Picture } from "../../shell/lib/messages";
import type { Hint } from "../types";
import type { View } from "./model";

const mine = ({ asks, seat }: Picture) => asks.find((ask) => ask.options && ask.seat === seat);
const asked = (picture: Picture, ...kinds: string[]) => kinds.includes(mine(picture)?.kind ?? "");

/** In one's turn: can something of this kind be done? Keys of options begin with what they do: `build GLE007`. */
function can(picture: Picture, ...deeds: string[]): boolean {
  return asked(picture, "turn") && deeds.some((deed) => mine(picture)!.options!.some(({ key }) => key.startsWith(`${deed} `)));
}

const view = ({ view }: Picture) => view as View;
const me = (picture: Picture) => view(picture).players[picture.seat ?? 0];

/** So many of one's pawns stand or lie on tiles. */
const pawns = (picture: Picture, n: number) => (me(picture)?.pawns.filter(Boolean).length ?? 0) >= n;

/** Nothing is left to learn in the second round. */
function ended(picture: Picture): boolean {
  const { over, round } = view(picture);
  return over || round > 2 || (round === 2 && me(picture)?.passed === true);
}

const hint = (name: string) => `[data-hint="${name}"]`;
/** Passing and going on are about no thing: they are buttons of the shell. */
const ANSWERS = hint("answers");

export const guide: Hint[] = [
  { id: "start", when: (picture) => asked(picture, "starting hand"), anchor: hint("row") },
  { id: "keep", when: (picture) => asked(picture, "keep"), anchor: hint("row") },
  { id: "wheel", when: (picture) => asked(picture, "turn") && !pawns(picture, 1), anchor: hint("wheel") },
  { id: "window", when: (picture) => asked(picture, "window"), anchor: hint("hand") },
  { id: "harvest", when: (picture) => asked(picture, "harvest"), anchor: hint("fields") },
  { id: "goods", when: (picture) => asked(picture, "turn") && pawns(picture, 1), anchor: hint("goods") },
  { id: "build", when: (picture) => can(picture, "build"), anchor: hint("hand") },
  { id: "move", when: (picture) => can(picture, "move"), anchor: hint("wheel") },
  { id: "use", when: (picture) => can(picture, "use"), anchor: hint("actions") },
  { id: "sail", when: (picture) => asked(picture, "load") || (asked(picture, "turn") && pawns(picture, 2)), anchor: hint("queue") },
  {
    id: "islands",
    when: (picture) => asked(picture, "island", "landing") || (asked(picture, "turn") && pawns(picture, 2)),
    anchor: hint("near"),
  },
  { id: "raid", when: (picture) => can(picture, "raid"), anchor: '[data-thing="good:raze"]' },
  { id: "pass", when: (picture) => asked(picture, "turn") && !can(picture, "place", "build", "use"), anchor: ANSWERS },
  { id: "again", when: (picture) => view(picture).round > 1 && asked(picture, "turn"), anchor: '[data-thing="good:spent"]' },
  { id: "enough", when: ended, anchor: hint("empire") },
];
