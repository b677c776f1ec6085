/** What the pictures of the course show. */
export const pictures: Record<string, string> = {
  round: '[data-hint="row"] > *',
  turn: '[data-hint="hand"] > *',
  points: ".empire.mine",
};
