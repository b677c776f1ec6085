/** The guided game: two players, the same deal for everybody. Each hint waits for its moment and is shown once. */
import type { Picture } from "../../shell/lib/messages";
import type { Hint } from "../types";
import type { View } from "./model";

const mine = ({ asks, seat }: Picture) => asks.find((ask) => ask.options && ask.seat === seat);
const asked = (picture: Picture, ...kinds: string[]) => kinds.includes(mine(picture)?.kind ?? "");

/** Is there an answer that begins so? Keys of options begin with what they do: `play trade`. */
function can(picture: Picture, deed: string): boolean {
  return mine(picture)?.options?.some(({ key }) => key.startsWith(deed)) ?? false;
}

const view = (picture: Picture) => picture.view as View | null;
const played = (picture: Picture) => view(picture)?.players[picture.seat ?? 0]?.discard.length ?? 0;

/** The second round ends with a vote. */
function ended(picture: Picture): boolean {
  const { over, round } = view(picture) ?? { over: false, round: 0 };
  return over || round > 2 || (round === 2 && asked(picture, "vote"));
}

/** Questions about no thing are answered by buttons of the shell. */
const ANSWERS = '[data-hint="answers"]';
const CITY = '[data-hint="city"]';

export const guide: Hint[] = [
  { id: "race", when: (picture) => asked(picture, "race"), anchor: '[data-hint="races"]' },
  { id: "resource", when: (picture) => asked(picture, "resource", "home"), anchor: '[data-hint="tracker"]' },
  { id: "start", when: (picture) => asked(picture, "start"), anchor: CITY },
  { id: "turn", when: (picture) => asked(picture, "turn"), anchor: '[data-hint="hand"]' },
  { id: "trade", when: (picture) => asked(picture, "trade"), anchor: '[data-hint="tracker"]' },
  { id: "site", when: (picture) => asked(picture, "site"), anchor: CITY },
  { id: "tile", when: (picture) => asked(picture, "tile", "place"), anchor: CITY },
  { id: "basic", when: (picture) => asked(picture, "basic"), anchor: ANSWERS },
  { id: "follow", when: (picture) => asked(picture, "follow"), anchor: ANSWERS },
  { id: "recruit", when: (picture) => asked(picture, "recruit"), anchor: '[data-hint="market"]' },
  { id: "points", when: (picture) => asked(picture, "turn") && played(picture) > 1, anchor: '[data-hint="offer"]' },
  { id: "call", when: (picture) => can(picture, "call"), anchor: '[data-thing="card:call"]' },
  { id: "vote", when: (picture) => asked(picture, "vote"), anchor: '[data-hint="offer"]' },
  { id: "stake", when: (picture) => asked(picture, "stake"), anchor: ANSWERS },
  { id: "enough", when: ended, anchor: '[data-hint="built"]' },
];
