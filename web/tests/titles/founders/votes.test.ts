import { expect, test } from "vitest";
import type { Happened } from "../../../shell/lib/messages";
import type { VotesRevealed } from "../../../titles/founders/events";
import { lastVotes } from "../../../titles/founders/votes";
import { step as made } from "../../steps";

const step = (n: number, ...events: Happened[]) => made(n, { events });
const votes = (buildings: string[], weights: number[]): VotesRevealed => ({ event: "votesrevealed", buildings, weights });

test("the last vote, by seat", () => {
  const log = [step(3, votes(["oak", "oak"], [1, 2])), step(7, { event: "called" }, votes(["lion", "oak"], [4, 0])), step(8)];
  expect(lastVotes(log)).toEqual({
    n: 7,
    votes: [
      { seat: 0, building: "lion", weight: 4 },
      { seat: 1, building: "oak", weight: 0 },
    ],
  });
});

test("none yet, or too long ago for the log we have", () => {
  expect(lastVotes([])).toBeNull();
  expect(lastVotes([step(1), step(2, { event: "called" })])).toBeNull();
});
