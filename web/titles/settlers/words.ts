/** What a screen reader says of the things on the board; tooltips say the same. */
import { titled } from "../../shell/lib/lang.svelte";
import type { CardInfo, Person, TitleInfo } from "../../shell/lib/messages";
import {
  faceOf,
  isChoosing,
  isFirst,
  type Amount,
  type Goods,
  type Held,
  type Location,
  type Player,
  type Signs,
  type View,
} from "./model";

const t = titled("settlers");

export const say = (id: string, args?: Record<string, string | number>): string => t(`board-${id}`, args);

const list = (parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(", ");

export class Words {
  constructor(
    readonly info: TitleInfo,
    readonly people: Person[],
  ) {}

  named(kind: string, name: string): string {
    return this.info.things[kind]?.[name] ?? name;
  }

  /** "Wood: 2" */
  good(good: string, n: number): string {
    return say("good", { good: this.named("good", good), n });
  }

  goods(goods: Goods): string {
    return Object.entries(goods)
      .map(([good, n]) => this.good(good, n))
      .join(", ");
  }

  who(player: Player): string {
    return this.seat(player.seat) || this.named("role", player.faction);
  }

  /** Bots have no name of their own: they go by whom they play. */
  private seat(seat: number): string {
    const person = this.people.find((person) => person.seat === seat);
    return person ? person.name || this.named("role", person.role ?? "") : "";
  }

  /** What a faction board brings every round. */
  board(faction: string): Signs {
    const gain = (this.info.roles.find(({ name }) => name === faction)?.face ?? []) as Amount[];
    return { bonus: false, when: null, spend: [], gain, per: null, more: false };
  }

  /** "Coal Mine, grey, Action" */
  card(card: CardInfo): string {
    const { colours, type } = faceOf(card);
    return list([card.name, ...colours.map((colour) => this.named("colour", colour)), say(`type-${type}`)]);
  }

  /** A Location with everything that lies on it. */
  location(card: CardInfo, on: Location): string {
    return list([
      this.card(card),
      on.defence && say("defended"),
      on.samurai && say("samurai"),
      on.used !== undefined && say("used", { n: on.used, limit: faceOf(card).times || 1 }),
      on.blocked && say("blocked"),
      on.goods && say("spent", { goods: this.goods(on.goods) }),
      on.kept && say("kept", { goods: this.goods(on.kept) }),
      on.under !== undefined && say("under", { n: on.under }),
      on.taken_from !== undefined && say("taken", { who: this.seat(on.taken_from) }),
    ]);
  }

  deal(card: CardInfo): string {
    return say("deal", { good: this.named("good", faceOf(card).deal ?? ""), card: card.name });
  }

  held({ common, faction }: Held): string {
    return say("hand-of", { n: common + faction, common, faction });
  }

  /** A player in one breath. */
  player(player: Player, view: View): string {
    const who = this.who(player);
    const role = this.named("role", player.faction);
    const virtual = player.faction === "virtual";
    return list([
      who,
      virtual ? say("collected", { n: view.collection.length }) : say("points", { n: player.goods["vp"] ?? 0 }),
      role !== who && role,
      !virtual && this.held(player.hand),
      isFirst(player, view) && say("first"),
      player.passed && say("passed"),
      isChoosing(player, view) && say("choosing"),
    ]);
  }
}
