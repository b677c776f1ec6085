import { expect, test, vi } from "vitest";
import type { Person } from "../../shell/lib/messages";
import { comings } from "../../shell/table/company.svelte";

vi.mock("../../shell/lib/lang.svelte", () => ({ t: (id: string, args = {}) => [id, ...Object.values(args)].join(" ") }));

function person(seat: number, more: Partial<Person> = {}): Person {
  const nobody = {
    role: null,
    bot: null,
    deck: null,
    stand_in: null,
    you: false,
    host: false,
    left: null,
    ticking: false,
    votes: [],
    may_vote: false,
    called: null,
    resigned: false,
    stop: false,
  };
  return { seat, who: "person", name: "Boris", present: true, ...nobody, ...more };
}
const told = (before: Person, after: Person) => comings([before], [after]).map(({ id, person }) => `${person.name} ${id}`);

test("somebody goes away and comes back", () => {
  expect(told(person(1), person(1, { present: false }))).toEqual(["Boris went"]);
  expect(told(person(1, { present: false }), person(1))).toEqual(["Boris came"]);
  expect(told(person(1), person(1))).toEqual([]);
});

test("somebody sits down, gives up the seat, is followed by another", () => {
  const open = person(1, { who: "open", name: "", present: false });
  expect(told(open, person(1))).toEqual(["Boris sat"]);
  expect(told(person(1), open)).toEqual(["Boris stood"]);
  expect(told(person(1), person(1, { name: "Carla" }))).toEqual(["Boris stood"]);
});

test("of bots and of myself there is no news", () => {
  const open = person(1, { who: "open", name: "", present: false });
  expect(told(open, person(1, { who: "bot", name: "", bot: "greedy" }))).toEqual([]);
  expect(told(open, person(1, { you: true }))).toEqual([]);
  expect(told(person(1, { you: true }), person(1, { you: true, present: false }))).toEqual([]);
});
