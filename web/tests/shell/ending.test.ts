import { describe, expect, it, vi } from "vitest";
import { meaning } from "../../shell/lib/ending";
import type { Person } from "../../shell/lib/messages";

vi.mock("../../shell/lib/api", () => ({ post: vi.fn() }));

const seat = (who: Person["who"], more: Partial<Person> = {}) => ({ who, you: false, resigned: false, ...more }) as Person;
const me = seat("person", { you: true });

describe("what a way to be done with a table means", () => {
  it("is to end the game, where only bots play against me", () => {
    expect(meaning("resign", [me, seat("bot")])).toBe("end-finish");
    expect(meaning("resign", [me, me])).toBe("end-finish");
    expect(meaning("resign", [me, seat("person"), seat("bot")])).toBe("end-resign");
  });

  it("is to take the victory, where all others have resigned", () => {
    expect(meaning("stop", [me, seat("person", { resigned: true })])).toBe("end-claim");
    expect(meaning("stop", [me, seat("person", { resigned: true }), seat("person")])).toBe("end-stop");
  });

  it("is what it is called, else", () => {
    for (const way of ["leave", "cancel", "delete"] as const) expect(meaning(way, [me, seat("person")])).toBe(`end-${way}`);
  });
});
