/** What a screen reader says of the things on the board; tooltips say the same. */
import { BoardWords, list } from "../../shell/empire/words";
import { titled } from "../../shell/lib/lang.svelte";
import type { CardInfo, Person, TitleInfo } from "../../shell/lib/messages";
import { faceOf, isChoosing, isFirst, type Cards, type Location, type Pawn, type Player, type Ship, type View } from "./model";

const t = titled("north");

export const say = (id: string, args?: Record<string, string | number>): string => t(`board-${id}`, args);

/** What something says of itself. */
export const about = (id: string, args?: Record<string, string | number>): string => t(`about-${id}`, args);

export class Words extends BoardWords {
  constructor(info: TitleInfo, people: Person[]) {
    super(info, people, say);
  }

  who(player: Player): string {
    return this.seat(player.seat) || this.named("role", player.clan);
  }

  /** "Axe Forge, Action" */
  card(card: CardInfo): string {
    return list([card.name, say(`type-${faceOf(card).type}`)]);
  }

  /** A card of an empire with everything that lies on it. */
  location(card: CardInfo, on: Location, cards: Cards): string {
    return list([this.card(card), this.state(on, cards)]);
  }

  /** How it stands. */
  state(on: Location, cards: Cards): string {
    const named = (ids: string[]) => list(ids.map((id) => cards[id]?.name));
    return list([
      on.exhausted && say("exhausted"),
      on.used !== undefined && say("used", { n: on.used }),
      on.upgrades && on.yields && say("upgraded", { goods: this.goods(on.yields), cards: named(on.upgrades) }),
      on.goods && say("pieces", { goods: this.goods(on.goods) }),
      on.mirrors && say("mirrors", { card: named([on.mirrors]) }),
    ]);
  }

  pawn({ seat, tile, turned }: Pawn): string {
    return say(turned ? "pawn-turned" : "pawn", { who: this.seat(seat), tile: this.named("tile", tile) });
  }

  /** "Ship 2 of Anna: fish, a Raze token" */
  ship({ seat, common, fish, raze }: Ship, place: number): string {
    const cargo = [...(fish ? ["fish"] : []), ...(raze ? ["raze"] : [])].map((good) => this.named("good", good));
    return say("ship", { place, who: this.seat(seat), common: common ? "yes" : "no", cargo: list(cargo) || say("no-cargo") });
  }

  /** A player in one breath. */
  player(player: Player, view: View): string {
    return list([this.who(player), this.told(player, view)]);
  }

  /** How a player stands. */
  told(player: Player, view: View): string {
    const [who, role] = [this.who(player), this.named("role", player.clan)];
    return list([
      say("points", { n: player.goods["vp"] ?? 0 }),
      role !== who && role,
      say("hand-of", { n: player.hand.cards + player.drawn.cards }),
      isFirst(player, view) && say("first"),
      player.passed && say("passed"),
      isChoosing(player, view) && say("choosing"),
    ]);
  }

  /** What the cards, goods and tokens there are now would add to the points, by kind. */
  adds({ adds }: Player): string {
    const [cards = 0, resources = 0, gold = 0, raze = 0] = adds;
    return about("adds", { n: cards + resources + gold + raze, cards, resources, gold, raze });
  }
}
