import { describe, expect, it } from "vitest";
import { firstWhole, isCut, lines } from "../../shell/design/fit";

describe("a text that needs room", () => {
  it("is laid out in the first way in which it is whole", () => {
    expect(firstWhole(4, (way) => way < 2)).toBe(2);
    expect(firstWhole(4, () => false)).toBe(0);
  });
  it("is laid out in the last way if it is whole in none", () => expect(firstWhole(4, () => true)).toBe(3));
  it("is cut by a line or a letter, not by half a pixel", () => {
    const whole = { scrollHeight: 101, clientHeight: 100, scrollWidth: 50, clientWidth: 50 };
    expect(isCut(whole)).toBe(false);
    expect(isCut({ ...whole, scrollHeight: 111 })).toBe(true);
    expect(isCut({ ...whole, scrollWidth: 55 })).toBe(true);
  });
  it("ends after as many lines as are whole", () => {
    expect(lines(55, 11)).toBe(5);
    expect(lines(60, 11)).toBe(5);
    expect(lines(3, 11)).toBe(1);
  });
});
