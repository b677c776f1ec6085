/** What the pictures of the course show. */
const own = '[data-hint="community"]';

export const pictures: Record<string, string> = {
  turn: '[data-hint="map"]',
  goods: '[data-hint="stores"]',
  people: own,
  points: own,
};
