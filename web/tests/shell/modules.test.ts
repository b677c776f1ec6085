import { expect, test, vi } from "vitest";
import { coverOf, gameText, moduleTexts, played, slowText } from "../../shell/lib/describe";
import type { ModuleInfo, TitleInfo } from "../../shell/lib/messages";
import { firstModules, firstOptions, reseated, wish } from "../../shell/pages/new/wishes";

vi.mock("../../shell/lib/lang.svelte", () => ({ t: (id: string, args = {}) => [id, ...Object.values(args)].join(" ") }));

const role = (name: string) => ({ name, text: name, lines: ["."], face: null });
const setting = (name: string) => ({ name, text: "", help: "", values: [false, true].map((value) => ({ value, text: "" })) });
const MOON: ModuleInfo = {
  name: "moon",
  text: "Moon",
  help: "",
  roles: [role("tides")],
  settings: [setting("eclipse")],
  seats: 1,
  decks: "",
  things: { good: { wood: "Wood", light: "Light" }, token: { full: "full" } },
  taught: true,
  bots: ["random"],
};
const GAME: TitleInfo = {
  name: "game",
  text: "Game",
  line: "",
  blurb: "",
  players: [1, 2],
  minutes: [30, 60],
  weight: 2,
  roles: [role("north"), role("east")],
  settings: [setting("calm")],
  modules: [MOON],
  bots: [
    { name: "random", text: "", help: "", seconds: 0 },
    { name: "deep", text: "", help: "", seconds: 1 },
  ],
  bot: "random",
  things: { good: { wood: "Wood" } },
};

test("a title is played with what its modules bring", () => {
  const info = played(GAME, ["moon"]);
  expect(info.players).toEqual([1, 3]);
  expect(info.roles.map(({ name }) => name)).toEqual(["north", "east", "tides"]);
  expect(Object.keys(firstOptions(info))).toEqual(["calm", "eclipse"]);
  expect(info.bots.map(({ name }) => name)).toEqual(["random"]);
  expect(info.things).toEqual({ good: { wood: "Wood", light: "Light" }, token: { full: "full" } });
  expect(played(GAME, [])).toEqual(GAME);
  expect(played(GAME, ["gone"])).toEqual(GAME);
});

test("bots that one has to wait for say so, all together", () => {
  expect(slowText(GAME, ["random", "deep", "deep"])).toBe("bots-slow 2 1");
  expect(slowText(GAME, ["random", "gone"])).toBe("");
});

test("it is called and pictured by them", () => {
  expect(gameText(GAME, ["moon"])).toBe("new-module Game Moon");
  expect(gameText(GAME, [])).toBe("Game");
  expect(moduleTexts(["moon", "gone"], GAME)).toEqual(["with-module Moon", "with-module gone"]);
  expect([coverOf("game", ["moon"]), coverOf("game", [])]).toEqual(["/covers/moon.svg", "/covers/game.svg"]);
});

test("an address may ask for modules that there are", () => {
  expect(firstModules("moon,mars", GAME)).toEqual(["moon"]);
  expect(firstModules(null, GAME)).toEqual([]);
});

test("without a module its seat and its role are gone", () => {
  const info = played(GAME, ["moon"]);
  const seats = [{ ...wish("me", info), role: "tides" }, { ...wish("open", info), role: "north" }, wish("bot", info)];
  expect(reseated(seats, info)).toHaveLength(3);
  expect(reseated(seats, GAME).map(({ role }) => role)).toEqual([null, "north"]);
});
