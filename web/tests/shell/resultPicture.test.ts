import { expect, test } from "vitest";
import { fitted } from "../../shell/table/resultPicture";

const letters = (text: string) => [...text].length;

test("names are cut to the room there is", () => {
  expect(fitted("Anna", 4, letters)).toBe("Anna");
  expect(fitted("Anastasia", 5, letters)).toBe("Anas…");
  expect(fitted("Anna Maria", 6, letters)).toBe("Anna…");
  expect(fitted("🐈🐈🐈", 2, letters)).toBe("🐈…");
});
