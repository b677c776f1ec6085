/** What the pictures of the course show, and those of the courses of modules. */
export const pictures: Record<string, string> = {
  round: '[data-hint="row"] > *',
  turn: '[data-hint="hand"] > *',
  points: ".empire.mine",
  blessings: ".empire.mine",
  prayer: '[data-hint="prayer"] > *',
};
