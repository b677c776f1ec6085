/** The first game: ten hints in the order they are wanted. One that no longer fits has done its work. */
import type { Picture } from "../../shell/lib/messages";
import type { Hint } from "../types";
import { ROWS, type View } from "./model";

const mine = ({ asks, seat }: Picture) => asks.find((ask) => ask.options && ask.seat === seat);
export const asked = (picture: Picture, kind: string) => mine(picture)?.kind === kind;

/** In one's turn: can something of this kind be done? Keys of options begin with what they do: `build COM018`. */
export function can(picture: Picture, ...deeds: string[]): boolean {
  return asked(picture, "turn") && deeds.some((deed) => mine(picture)!.options!.some(({ key }) => key.startsWith(deed)));
}

function built({ view, seat }: Picture): boolean {
  const me = (view as View).players[seat ?? 0];
  return ROWS.some((row) => me?.empire[row].length);
}

/** Nothing is left to do in the second round. */
export function ended({ view, seat }: Picture): boolean {
  const { over, round, players } = view as View;
  return over || round > 2 || (round === 2 && players[seat ?? 0]?.passed === true);
}

/** Passing and ending a turn are about no thing: they are buttons of the shell. */
const ANSWERS = '[data-hint="answers"]';

export const guide: Hint[] = [
  { id: "draft", when: (picture) => asked(picture, "draft"), anchor: '[data-hint="row"]' },
  { id: "goods", when: (picture) => asked(picture, "turn"), anchor: '[data-hint="goods"]' },
  { id: "build", when: (picture) => can(picture, "build COM"), anchor: '[data-hint="hand"]' },
  { id: "end", when: (picture) => asked(picture, "end"), anchor: ANSWERS },
  {
    id: "workers",
    when: (picture) => can(picture, "exchange") && (built(picture) || !can(picture, "build")),
    anchor: '[data-thing="good:worker"]',
  },
  { id: "romans", when: (picture) => can(picture, "deal", "build ROM"), anchor: '[data-hint="hand"] [data-thing^="card:ROM"]' },
  { id: "activate", when: (picture) => can(picture, "activate"), anchor: '[data-hint="actions"] [data-lit]' },
  {
    id: "raze",
    when: (picture) => can(picture, "raze") && built(picture) && !can(picture, "exchange"),
    anchor: '[data-thing="good:raze"]',
  },
  { id: "pass", when: (picture) => asked(picture, "turn") && !can(picture, "build", "deal", "activate", "exchange"), anchor: ANSWERS },
  { id: "enough", when: ended, anchor: '[data-hint="empire"]' },
];
