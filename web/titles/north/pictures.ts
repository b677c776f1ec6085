/** What the pictures of the course show. */
export const pictures: Record<string, string> = {
  round: ".wheel",
  turn: '[data-hint="hand"] > *',
  islands: ".sea",
  points: ".empire.mine",
};
