import { describe, expect, it } from "vitest";
import { inviteQuery, replayLink } from "../../shell/lib/share";

describe("links for others", () => {
  it("lead to a step, seen by somebody", () => {
    expect(replayLink("abc", { step: 40, as: "1" })).toBe("/t/abc/replay?step=40&as=1");
    expect(replayLink("abc", { step: 0 })).toBe("/t/abc/replay?step=0");
    expect(replayLink("abc")).toBe("/t/abc/replay");
  });

  it("bring what opens a table that is not public", () => {
    expect(replayLink("abc", { step: 2, invite: "a_b-c" })).toBe("/t/abc/replay?step=2&invite=a_b-c");
    expect(inviteQuery("a&b")).toBe("?invite=a%26b");
    expect([inviteQuery(null), inviteQuery("")]).toEqual(["", ""]);
  });
});
