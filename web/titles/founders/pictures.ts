/** What the pictures of the course show. */
export const pictures: Record<string, string> = {
  links: ["E3", "G3", "C5"].map((cell) => `[data-hint="city"] [data-thing="cell:${cell}"]`).join(),
  turn: '[data-hint="hand"] > *',
  vote: '[data-hint="offer"]',
  points: '[data-hint="built"]',
};
