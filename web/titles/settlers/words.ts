/** What a screen reader says of the things on the board; tooltips say the same. */
import { BoardWords, list } from "../../shell/empire/words";
import { titled } from "../../shell/lib/lang.svelte";
import type { CardInfo, Person, TitleInfo } from "../../shell/lib/messages";
import { allOf, faceOf, isChoosing, isFirst, type Held, type Location, type Player, type View } from "./model";

const t = titled("settlers");

export const say = (id: string, args?: Record<string, string | number>): string => t(`board-${id}`, args);

export const told = (id: string): string => t(`brings-${id}`);

/** What something says of itself. */
export const about = (id: string, args?: Record<string, string | number>): string => t(`about-${id}`, args);

export class Words extends BoardWords {
  constructor(info: TitleInfo, people: Person[]) {
    super(info, people, say);
  }

  who(player: Player): string {
    return this.seat(player.seat) || this.named("role", player.faction);
  }

  /** The next Production, by where it comes from. */
  brings({ brings }: Player, cards: Record<string, CardInfo>): string[] {
    if (!brings) return [];
    const parts = (["board", "deals", "locations"] as const).filter((part) => Object.keys(brings[part]).length);
    const open = brings.open.flatMap((id) => cards[id] ?? []).map((card) => `⟦card:${card.id}|${card.name}⟧`);
    return [
      ...parts.map((part) => t(`brings-${part}`, { goods: this.marked(brings[part]) })),
      ...(open.length ? [t("brings-open", { cards: open.join(", ") })] : []),
    ];
  }

  /** "Coal Mine, grey, Action" */
  card(card: CardInfo): string {
    const { colours, type } = faceOf(card);
    return list([card.name, ...colours.map((colour) => this.named("colour", colour)), say(`type-${type}`)]);
  }

  /** A Location with everything that lies on it. */
  location(card: CardInfo, on: Location): string {
    return list([this.card(card), this.state(card, on)]);
  }

  /** How it stands. */
  state(card: CardInfo, on: Location): string {
    return list([
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

  /** "grey Blessing" */
  token(token: string): string {
    return this.named("token", token);
  }

  deal(card: CardInfo): string {
    return say("deal", { good: this.named("good", faceOf(card).deal ?? ""), card: card.name });
  }

  held({ common, faction }: Held): string {
    return say("hand-of", { n: common + faction, common, faction });
  }

  /** What a player is and brings. */
  about(player: Player): string[] {
    const { brings } = player;
    return [...this.role(player.faction), ...(brings ? [t("brings-of", { goods: this.marked(allOf(brings)) })] : [])];
  }

  /** A player in one breath. */
  player(player: Player, view: View): string {
    return list([this.who(player), this.told(player, view)]);
  }

  /** How a player stands. */
  told(player: Player, view: View): string {
    const who = this.who(player);
    const role = this.named("role", player.faction);
    const virtual = player.faction === "virtual";
    return list([
      virtual ? say("collected", { n: view.collection.length }) : say("points", { n: player.goods["vp"] ?? 0 }),
      role !== who && role,
      !virtual && this.held(player.hand),
      isFirst(player, view) && say("first"),
      player.passed && say("passed"),
      isChoosing(player, view) && say("choosing"),
    ]);
  }
}
