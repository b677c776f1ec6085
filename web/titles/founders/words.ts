/** What a screen reader says of the things on the board; tooltips say the same. */
import { titled } from "../../shell/lib/lang.svelte";
import { plain } from "../../shell/lib/marks";
import type { CardInfo, Person, TitleInfo } from "../../shell/lib/messages";
import { faceOf, isChoosing, isFirst, type Building, type Cards, type Cube, type Face, type Player, type View } from "./model";

const t = titled("founders");

export const say = (id: string, args?: Record<string, string | number>): string => t(`board-${id}`, args);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");

type Kind = Face["kind"];
type Of<K extends Kind> = Extract<Face, { kind: K }>;

export class Words {
  constructor(
    readonly info: TitleInfo,
    readonly people: Person[],
    readonly cards: Cards,
  ) {}

  /** What a thing is called: `named("terrain", "coast")`. */
  named(kind: string, name: string): string {
    return this.info.things[kind]?.[name] ?? name;
  }

  /** A card, building, race, resource or achievement. */
  card(name: string): CardInfo | undefined {
    return this.cards[name];
  }

  face<K extends Kind>(kind: K, name: string): Of<K> | undefined {
    const card = this.cards[name];
    const face = card && faceOf(card);
    return face?.kind === kind ? (face as Of<K>) : undefined;
  }

  /** What a card says, in one breath. */
  text(name: string): string {
    return this.cards[name]?.lines.map(plain).join(" ") ?? "";
  }

  /** "Coins: 2" */
  good(good: string, n: number): string {
    return say("good", { good: this.named("good", good), n });
  }

  /** Bots have no name of their own: they go by where they sit. */
  seat(seat: number): string {
    const person = this.people.find((person) => person.seat === seat);
    return person ? person.name || this.named("role", person.role ?? "") : "";
  }

  seats(seats: number[]): string {
    return seats.map((seat) => this.seat(seat)).join(", ");
  }

  /** Whose cube: a player's, a neutral one, or none. */
  cube(cube: Cube): string {
    return cube === null ? say("cube-none") : cube === "neutral" ? say("neutral") : this.seat(cube);
  }

  /** A player in one breath. */
  player(player: Player, view: View): string {
    return list([this.seat(player.seat), this.told(player, view)]);
  }

  /** How a player stands. */
  told(player: Player, view: View): string {
    const { race, vp, coins, temporary, permanent, income, cards, discard } = player;
    return list([
      race && this.named("race", race),
      this.good("vp", vp),
      this.good("coin", coins),
      this.good("temporary", temporary),
      this.good("permanent", permanent),
      say("income", { n: income }),
      say("cards", { n: cards }),
      say("discarded", { n: discard.length }),
      isFirst(player, view) && say("first"),
      isChoosing(player, view) && say("choosing"),
    ]);
  }

  /** A resource on the control board: who owns it, who may use it, what it is made of. */
  resource(name: string, view: View): string {
    const made = this.face("resource", name)?.needs ?? [];
    return list([
      this.named("resource", name),
      made.length > 0 &&
        say("made-of", {
          resources: made.map(({ resource, vp }) => say("need", { resource: this.named("resource", resource), vp })).join(", "),
        }),
      this.control(name, view),
    ]);
  }

  /** Who owns a resource, who may use it, what is left of it. */
  control(name: string, { tracker, stock, taken, phase }: View): string {
    const { own = [], access = [] } = tracker[name] ?? {};
    const card = taken[name] === "neutral" && phase !== "play" ? null : (taken[name] ?? null); // not taken yet
    return list([
      card !== null && say("card-of", { who: this.cube(card) }),
      say("owners", { who: this.seats(own) || say("nobody") }),
      access.length > 0 && say("access", { who: this.seats(access) }),
      say("left", { n: stock[name] ?? 0 }),
    ]);
  }

  /** What a building needs, with the VP of each delivery. */
  needs(name: string): string {
    const needs = this.face("building", name)?.needs ?? [];
    return needs.map(({ resource, vp }) => say("need", { resource: this.named("resource", resource), vp })).join(", ");
  }

  /** A building that stands: its cubes, its worker. */
  building(building: Building): string {
    return list([this.named("building", building.building), this.standing(building)]);
  }

  standing({ cubes, worker, complete, marked }: Building): string {
    const slots = cubes.map(({ resource, vp, cube }) =>
      say("slot", { resource: this.named("resource", resource), vp, who: this.cube(cube) }),
    );
    return list([
      complete && say("complete"),
      marked && say("marked"),
      ...slots,
      worker !== null && say("worker-of", { who: this.seat(worker) }),
    ]);
  }
}
