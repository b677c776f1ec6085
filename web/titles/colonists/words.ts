/** What a screen reader says of the things on the board; tooltips say the same. */
import { titled } from "../../shell/lib/lang.svelte";
import type { CardInfo, Person, TitleInfo } from "../../shell/lib/messages";
import {
  COLONISTS,
  faceOf,
  GOODS,
  isChoosing,
  isFirst,
  type Cards,
  type Face,
  type Goods,
  type Place,
  type Player,
  type Structure,
  type View,
} from "./model";

const t = titled("colonists");

export const say = (id: string, args?: Record<string, string | number>): string => t(`board-${id}`, args);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");

/** `farm` for `farm#2`. */
const kindOf = (label: string) => label.replace(/#\d+$/, "");

type Kind = Face["kind"];
type Of<K extends Kind> = Extract<Face, { kind: K }>;

export class Words {
  constructor(
    readonly info: TitleInfo,
    readonly people: Person[],
    readonly cards: Cards,
  ) {}

  /** What a thing is called: `named("good", "wood")`. */
  named(kind: string, name: string): string {
    return this.info.things[kind]?.[name] ?? name;
  }

  card(name: string): CardInfo | undefined {
    return this.cards[name];
  }

  face<K extends Kind>(kind: K, name: string): Of<K> | undefined {
    const card = this.cards[name];
    const face = card && faceOf(card);
    return face?.kind === kind ? (face as Of<K>) : undefined;
  }

  /** A place, or the tile of one. */
  place(tile: string): string {
    return this.cards[tile]?.name ?? this.named("place", tile);
  }

  /** What is written on a place on the map: of a builder what is built there, which copy it is does not matter. */
  onMap({ tile, place }: Pick<Place, "tile" | "place">): string {
    const built = this.face("place", tile)?.does.find(({ build }) => build)?.build;
    return built ? this.kind(built) : (this.cards[`${place}.1`]?.name ?? this.place(tile));
  }

  /** What is written on a tile: of an embassy the colony, its level is drawn. */
  onTile(kind: string): string {
    const embassy = this.face("embassy", kind);
    return embassy ? capital(this.named("colony", embassy.colony)) : this.kind(kind);
  }

  /** A building, embassy or improvement, by its kind or its label. */
  kind(label: string): string {
    return this.cards[kindOf(label)]?.name ?? this.named("kind", kindOf(label));
  }

  /** "Wood: 2" */
  good(good: string, n: number): string {
    return say("count", { what: capital(this.named("good", good)), n });
  }

  goods(goods: Goods): string {
    return list(GOODS.map((good) => (goods[good] ? this.good(good, goods[good]) : "")));
  }

  /** Bots have no name of their own: they go by where they sit. */
  seat(seat: number): string {
    const person = this.people.find((person) => person.seat === seat);
    return person ? person.name || this.named("role", person.role ?? "") : "";
  }

  seats(seats: number[]): string {
    return seats.map((seat) => this.seat(seat)).join(", ");
  }

  /** A player in one breath. */
  player(player: Player, view: View): string {
    return list([this.seat(player.seat), this.told(player, view)]);
  }

  /** How a player stands. */
  told(player: Player, view: View): string {
    const { goods, cards, cells } = player;
    return list([
      this.goods(goods),
      say("cells", { used: cells.used, all: cells.storage + cells.warehouse }),
      this.colonists(player),
      say("cards", { n: cards }),
      isFirst(player, view) && say("first"),
      isChoosing(player, view) && say("choosing"),
    ]);
  }

  /** Who lives there, and who of them has no work. */
  colonists({ people }: Player): string {
    return list(
      COLONISTS.map((type) => {
        const { supplied = 0, idle = 0 } = people[type] ?? {};
        return supplied > 0 && say("colonists", { who: capital(this.named("colonist", type)), n: supplied, idle });
      }),
    );
  }

  /** Who stands on a place. */
  standing({ stewards, envoys }: Place): string {
    return list([
      stewards.length > 0 && say("stewards-of", { who: this.seats(stewards) }),
      ...envoys.map((envoy) => say("envoy", { name: this.named("envoy", envoy) })),
    ]);
  }

  /** How a building stands: who works there, what lies there. */
  state({ workers, worker, needs, works, good, stock, capacity, sort }: Structure): string {
    return list([
      needs > 0 &&
        (workers.length
          ? say("works", { who: workers.map((who) => this.named("colonist", who)).join(", ") })
          : say("no-worker", { who: worker === "any" ? say("any-colonist") : this.named("colonist", worker ?? "") })),
      needs > 0 && !works && say("idle-building"),
      good !== null && capacity > 0 && sort !== "improvement" && say("stock", { good: this.named("good", good), n: stock, of: capacity }),
      sort === "improvement" && stock > 0 && say("uses-left", { n: stock }),
    ]);
  }
}
