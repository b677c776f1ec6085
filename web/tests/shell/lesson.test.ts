import { expect, test } from "vitest";
import type { Picture } from "../../shell/lib/messages";
import { due } from "../../shell/table/lesson.svelte";
import type { Hint } from "../../titles/types";

const hint = (id: string, ...steps: number[]): Hint => ({ id, anchor: "", when: ({ steps: now }) => steps.includes(now) });
const LESSON = [hint("draft", 0), hint("build", 1, 2), hint("raze", 9), hint("wins", 5, 6)];
const at = (steps: number, ...given: string[]) => due(LESSON, given, { steps } as Picture)?.id;

test("each hint waits for its moment and is given once", () => {
  expect(at(0)).toBe("draft");
  expect(at(0, "draft")).toBeUndefined();
  expect(at(2, "draft")).toBe("build");
});

test("when the lesson ends, what was not met is told first, and what wins is told last", () => {
  const given: string[] = ["draft"];
  for (let id = at(5, ...given); id; id = at(5, ...given)) given.push(id);
  expect(given).toEqual(["draft", "build", "raze", "wins"]);
});

test("restarted after its end, it is told from the beginning", () => {
  expect(at(6)).toBe("draft");
});
