/** What a title brings to the browser: its board, its cards' faces, its icons and the hints of a first game. */
import type { Component } from "svelte";
import type { CardInfo, Person, Picture, Step, TitleInfo } from "../shell/lib/messages";

export interface BoardProps {
  /** The title's own view of the table, as its Python side made it. */
  view: unknown;
  /** The steps that led there, as far back as they are known, with the title's own events. */
  log: Step[];
  people: Person[];
  /** From where the table is seen; null: as a spectator. */
  seat: number | null;
  cards: Record<string, CardInfo>;
  info: TitleInfo;
  phone: boolean;
}

export interface FaceProps {
  card: CardInfo;
  size?: "small" | "normal" | "large";
}

export interface IconProps {
  /** "good:wood", "role:romans" … */
  thing: string;
  size?: number;
}

/** A hint of the guided game; its text is `guide-<id>`. The last one of a title ends the lesson and says what wins; it comes by the
    end of the second round. */
export interface Hint {
  id: string;
  when: (picture: Picture) => boolean;
  /** CSS selector of what it speaks of. */
  anchor: string;
}

export interface TitleUi {
  Board: Component<BoardProps>;
  Face: Component<FaceProps>;
  /** Decorative: hidden from screen readers. */
  Icon: Component<IconProps>;
  /** What lights a thing: by the first word of an option's key, the sign (for its Icon) that is a badge on what it is about. */
  badges: Record<string, string>;
  guide: Hint[];
  /** What the pictures of its course show of the board, by chapter: CSS selectors. Where there is none, all of it. */
  pictures: Record<string, string>;
  /** By module, the hints of a first game with it, in the place of the others. */
  modules: Record<string, Hint[]>;
  /** Of so many pixels in width the board makes good use, with so many players: what is left beside it may be the log's. */
  width: (players: number) => number;
}
