import { expect, test, vi } from "vitest";
import type { TitleInfo } from "../../shell/lib/messages";
import { firstOptions, firstSeats, onOff, reseated, wish, wished } from "../../shell/pages/new/wishes";

vi.mock("../../shell/lib/lang.svelte", () => ({ t: (id: string, args = {}) => [id, ...Object.values(args)].join(" ") }));

const role = (name: string, lines: string[] = []) => ({ name, text: name, lines, face: null });
const INFO: TitleInfo = {
  name: "game",
  text: "",
  line: "",
  blurb: "",
  players: [1, 3],
  minutes: [30, 60],
  weight: 2,
  things: {},
  roles: [role("north"), role("east"), role("south")],
  settings: [
    {
      name: "board",
      text: "",
      help: "",
      values: [
        { value: "plain", text: "" },
        { value: "thematic", text: "" },
      ],
    },
    {
      name: "workers",
      text: "",
      help: "",
      values: [
        { value: true, text: "" },
        { value: false, text: "" },
      ],
    },
  ],
  modules: [],
  bots: [
    { name: "random", text: "", help: "", seconds: 0 },
    { name: "greedy", text: "", help: "", seconds: 0 },
    { name: "deep", text: "", help: "", seconds: 2 },
  ],
  bot: "greedy",
};
const REST = { options: {}, clock: {}, undo: "normal" as const, public: true, guided: false };

test("one starts with a friend, or as the address says, but not with more than can play", () => {
  const whos = (asked: string | null) => firstSeats(asked, INFO).map(({ who }) => who);
  expect(whos(null)).toEqual(["me", "open"]);
  expect(whos("me,bot,nonsense,bot,bot")).toEqual(["me", "bot", "bot"]);
});

test("variants are the first of each list", () => {
  expect(firstOptions(INFO)).toEqual({ board: "plain", workers: true });
  expect(INFO.settings.map(({ values }) => onOff(values))).toEqual([false, true]);
});

test("the level that is proposed comes first, and again where the one that was chosen cannot be had", () => {
  expect(wish("bot", INFO).bot).toBe("greedy");
  const deep = { ...wish("bot", INFO), bot: "deep" };
  expect(reseated([deep], INFO)[0]!.bot).toBe("deep");
  expect(reseated([deep], { ...INFO, bots: INFO.bots.slice(0, 2) })[0]!.bot).toBe("greedy");
});

test("places are taken in their order, and only bots have a bot", () => {
  const { seats } = wished(INFO, [wish("me", INFO), wish("bot", INFO)], REST);
  expect(seats).toEqual([
    { who: "me", role: "north", deck: null, bot: null, name: null },
    { who: "bot", role: "east", deck: null, bot: "greedy", name: null },
  ]);
});

test("roles that mean something are wished for", () => {
  const peoples = { ...INFO, roles: [role("romans", ["+1"]), role("egyptians", ["+2"])] };
  const { seats } = wished(peoples, [{ ...wish("me", peoples), role: "egyptians" }, wish("open", peoples)], REST);
  expect(seats.map(({ role }) => role)).toEqual(["egyptians", null]);
});

test("names are for several on one device", () => {
  const named = (name: string) => ({ ...wish("me", INFO), name });
  expect(wished(INFO, [named("Anna"), wish("bot", INFO)], REST).seats[0]!.name).toBeNull();
  expect(wished(INFO, [named(" Anna "), named(" ")], REST).seats.map(({ name }) => name)).toEqual(["Anna", null]);
});
