import type { TitleUi } from "../types";
import { guide as aztecs } from "./aztecs/guide";
import { badges } from "./badges";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import { pictures } from "./pictures";

export default {
  Board,
  Face,
  Icon,
  badges,
  guide,
  pictures,
  modules: { aztecs },
  width: (players) => (players > 4 ? 1240 : 940),
} satisfies TitleUi;
