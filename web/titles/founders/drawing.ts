/** What a card is drawn with: the colour of its ground, its sign, how large its name can be. */
import type { Face } from "./model";

/** The colour under the picture, or the ink upon it. */
export function groundOf(face: Face, part: "ground" | "ink" = "ground"): string {
  const ink = part === "ink";
  switch (face.kind) {
    case "core":
      return ink ? "var(--fg-on-card)" : `var(--fg-${face.name})`;
    case "advisor":
      return ink ? "var(--fg-on-card)" : `var(--fg-${face.category})`;
    case "resource":
      return ink ? "var(--fg-on-resource)" : `var(--fg-${face.name}, var(--fg-neutral))`;
    case "achievement":
      return ink ? "var(--honour)" : "var(--honour-soft)";
    default:
      return `var(--fg-${face.colour}${ink ? "-ink" : ""})`;
  }
}

/** Core actions, races and resources have a sign of their own; the others a picture. */
export function signOf({ kind, name }: Face): string {
  return kind === "core" ? `card:${name}` : `${kind}:${name}`;
}

/** How many letters a line must hold for a name to fit in two: it decides how large the name can be written. */
export function letters(name: string): number {
  return Math.max(8, Math.ceil(name.length * 0.55), ...name.split(/[\s-]+/).map((word) => word.length));
}
