/** What a card is drawn with: its colour, its sign, how large its name can be. */
import type { Face } from "./model";

/** The colour of its kind; grounds are a soft mix of it. */
export function colourOf(face: Face): string {
  switch (face.kind) {
    case "place":
    case "building":
      return `var(--co-${face.type})`;
    case "market":
      return "var(--co-market)";
    default:
      return `var(--co-${face.kind})`;
  }
}

export function signOf(face: Face): string {
  switch (face.kind) {
    case "improvement":
      return `improvement:${face.picture}`;
    case "embassy":
      return `colony:${face.colony}`;
    case "market":
      return "type:market";
    case "place":
      return `place:${face.place}`;
    case "building":
      return `kind:${face.name}`;
  }
}

/** How many letters a line must hold for a name to fit in two: it decides how large the name can be written. */
export function letters(name: string): number {
  return Math.max(8, Math.ceil(name.length * 0.55), ...name.split(/[\s-]+/).map((word) => word.length));
}

export const ROMAN = ["", "I", "II", "III", "IV"];
