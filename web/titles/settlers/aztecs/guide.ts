/** The first game with Aztecs: hints for what is new, in the order it is met. Who plays it has played before. */
import type { Picture } from "../../../shell/lib/messages";
import type { Hint } from "../../types";
import { asked, can, ended } from "../guide";
import type { View } from "../model";

const CHIPS = '[data-hint="prayer"]';

/** Somebody has prayed lately. */
const prayed = ({ log }: Picture) => log.some(({ events }) => events.some(({ event }) => event === "prayed"));

const blessed = ({ view, seat }: Picture) => (view as View).players[seat ?? 0]?.tokens.length;

export const guide: Hint[] = [
  {
    id: "azt-goods",
    when: (picture) => asked(picture, "turn") && Boolean(blessed(picture)),
    anchor: '[data-thing="token:tricolour"]',
  },
  { id: "azt-build", when: (picture) => can(picture, "build"), anchor: '[data-hint="hand"]' },
  { id: "azt-blessing", when: (picture) => asked(picture, "bless"), anchor: CHIPS },
  { id: "azt-name", when: (picture) => asked(picture, "name"), anchor: CHIPS },
  { id: "azt-way", when: (picture) => asked(picture, "pray"), anchor: CHIPS },
  { id: "azt-prayed", when: (picture) => asked(picture, "end") && prayed(picture), anchor: '[data-hint="goods"]' },
  { id: "azt-enough", when: ended, anchor: '[data-hint="empire"]' },
];
