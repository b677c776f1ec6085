/** What titles of the family say alike of the things on their boards. */
import type { Person, TitleInfo } from "../lib/messages";

type Args = Record<string, string | number>;
type Goods = Record<string, number>;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");

export class BoardWords {
  constructor(
    readonly info: TitleInfo,
    readonly people: Person[],
    private say: (id: string, args?: Args) => string,
  ) {}

  named(kind: string, name: string): string {
    return this.info.things[kind]?.[name] ?? name;
  }

  /** "Wood: 2" */
  good(good: string, n: number): string {
    return this.say("good", { good: this.named("good", good), n });
  }

  goods(goods: Goods): string {
    return Object.entries(goods)
      .map(([good, n]) => this.good(good, n))
      .join(", ");
  }

  /** Who sits there; bots have no name of their own: they go by whom they play. */
  seat(seat: number): string {
    const person = this.people.find((person) => person.seat === seat);
    return person ? person.name || this.named("role", person.role ?? "") : "";
  }

  /** Goods as marks in a sentence: they are drawn there. */
  marked(goods: Goods): string {
    return Object.entries(goods)
      .map(([good, n]) => `⟦good:${good}|${n} ${this.named("good", good)}⟧`)
      .join(" ");
  }

  /** What somebody plays, in a few lines. */
  role(role: string): string[] {
    return this.info.roles.find(({ name }) => name === role)?.lines ?? [];
  }
}
