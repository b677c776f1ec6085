import { expect, test, vi } from "vitest";
import { lineOf, setsOf } from "../../shell/lib/decks.svelte";
import type { RoleDecks } from "../../shell/lib/messages";

vi.mock("../../shell/lib/api", () => ({}));
vi.mock("../../shell/lib/me.svelte", () => ({ me: {} }));

const set = (id: string, mark = "") => ({ id, cards: [id], mark, expansion: mark });
const ROMANS: RoleDecks = {
  role: "romans",
  text: "Romans",
  sets: [set("ROM001"), set("ROM012"), set("ROM061", "aztecs")],
  ready: "romans -ROM012 +ROM061",
};

test("a line names what is taken out and what is added", () => {
  expect([...setsOf(ROMANS, "romans")]).toEqual(["ROM001", "ROM012"]);
  expect([...setsOf(ROMANS, ROMANS.ready)]).toEqual(["ROM001", "ROM061"]);
  for (const line of ["romans", "romans -ROM001", "romans +ROM061", ROMANS.ready]) expect(lineOf(ROMANS, setsOf(ROMANS, line))).toBe(line);
});
