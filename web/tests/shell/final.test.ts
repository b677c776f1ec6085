import { describe, expect, it } from "vitest";
import type { Person } from "../../shell/lib/messages";
import { earlyEnd, standings } from "../../shell/table/final";

const seat = (who: Person["who"], resigned = false) => ({ who, resigned }) as Person;

describe("how players stand at the end", () => {
  it("goes by place", () => {
    const final = [2, 1, 2].map((place, seat) => ({ seat, place, score: 9, tiebreaks: [], verdict: "" }));
    expect(standings({ final, scores: [9, 9, 9] }).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });

  it("goes by points where the game ended early, without places", () => {
    expect(standings({ final: null, scores: [3, 7, 7] })).toEqual([
      { seat: 1, score: 7 },
      { seat: 2, score: 7 },
      { seat: 0, score: 3 },
    ]);
  });
});

describe("what is said of a game that its players ended", () => {
  it("tells a victory from giving up and from an agreement", () => {
    expect(earlyEnd({ people: [seat("person", true), seat("person")], winners: [1] })).toBe("final-claimed");
    expect(earlyEnd({ people: [seat("person", true), seat("bot")], winners: [] })).toBe("final-resigned");
    expect(earlyEnd({ people: [seat("person"), seat("person")], winners: [] })).toBe("final-stopped");
  });
});
