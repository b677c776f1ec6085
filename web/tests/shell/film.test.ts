import { beforeEach, expect, test, vi } from "vitest";
import { get } from "../../shell/lib/api";
import { Film } from "../../shell/table/film.svelte";

vi.mock("../../shell/lib/api", () => ({ get: vi.fn() }));

const STEPS = 100;
const asked = vi.mocked(get);

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation((path) => {
    const query = new URL(path, "http://stead").searchParams;
    const from = Number(query.get("from"));
    const count = Math.min(Number(query.get("count")), STEPS + 1 - from);
    const frames = Array.from({ length: count }, (_, i) => ({ n: from + i, step: { n: from + i } }));
    return Promise.resolve({ steps: STEPS, unplayed: 0, frames });
  });
});

const pages = () => asked.mock.calls.map(([path]) => Number(new URL(path, "http://stead").searchParams.get("from"))).sort((a, b) => a - b);

test("pages are fetched once, the next one before it is needed", async () => {
  const film = new Film("t", "all", "en");
  expect((await film.at(5))?.n).toBe(5);
  expect(pages()).toEqual([0]);
  await film.at(30);
  await film.at(31);
  expect(pages()).toEqual([0, 40]);
});

test("there is nothing after the end", async () => {
  const film = new Film("t", "all", "en");
  expect((await film.at(100))?.n).toBe(100);
  expect(await film.at(101)).toBeUndefined();
  expect(Math.max(...pages())).toBe(80);
});

test("a page that did not come is asked for again", async () => {
  const film = new Film("t", "all", "en");
  asked.mockRejectedValueOnce(new Error("offline"));
  await expect(film.at(0)).rejects.toThrow("offline");
  expect((await film.at(0))?.n).toBe(0);
});

test("the log up to a step goes back as far as was fetched", async () => {
  const film = new Film("t", "all", "en");
  await film.at(85);
  expect(film.until(85).map(({ n }) => n)).toEqual(Array.from({ length: 46 }, (_, i) => 40 + i)); // 73 was fetched ahead of time
  await film.at(3);
  expect(film.until(2).map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(film.until(200)).toEqual([]);
});
