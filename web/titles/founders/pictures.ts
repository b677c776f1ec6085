/** What the pictures of the course show. */
export const pictures: Record<string, string> = {
  links: ["building:south_gatehouse", "cell:E3", "cell:G3", "cell:I6"].map((thing) => `[data-hint="city"] [data-thing="${thing}"]`).join(),
  turn: '[data-hint="hand"] > *',
  vote: '[data-hint="offer"]',
  points: '[data-hint="built"]',
};
