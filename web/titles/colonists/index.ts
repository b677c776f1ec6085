import type { TitleUi } from "../types";
import { badges } from "./badges";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { guide } from "./guide";
import Icon from "./Icon.svelte";
import { pictures } from "./pictures";

export default { Board, Face, Icon, badges, guide, pictures, modules: {}, width: () => 1080 } satisfies TitleUi;
