/** What lies open before the reader of a table: the picture, what is lit, the one popover, the card in the hand. */
import { knows, t } from "../lib/lang.svelte";
import { played } from "../lib/describe";
import { cards, titleInfo } from "../lib/library";
import type { Live } from "../lib/live.svelte";
import type { Advice, Answer, Ask, CardInfo, Choice, Frame, Lang, Picture, Refused, Sight, TitleInfo } from "../lib/messages";
import { plain } from "../lib/marks";
import { toast } from "../lib/toasts.svelte";
import { titleUi } from "../../titles/index";
import type { TitleUi } from "../../titles/types";
import { reveal } from "./scroll";

/** Where the hand was, in the window. */
export interface Point {
  x: number;
  y: number;
}

/** Where the board is one above the other and panels are sheets. */
export const PHONE = "(max-width: 720px)";
const SHOWN_FOR = 2500;
/** So few options are buttons in the bar, whatever else shows them. */
const FEW = 6;

class Desk {
  live = $state.raw<Live | null>(null);
  title = $state.raw("");
  ui = $state.raw<TitleUi | null>(null);
  info = $state.raw<TitleInfo | null>(null);
  cards = $state.raw<Record<string, CardInfo>>({});

  /** The thing whose options are shown. */
  open = $state.raw<string | null>(null);
  /** The thing that shows itself in passing. */
  tip = $state.raw<string | null>(null);
  /** What was done last by pressing a thing or an option, and where: it can be taken back there. */
  did = $state.raw<{ text: string; at: Point } | null>(null);
  /** The card that is enlarged, the rule that is read. */
  zoom = $state.raw<string | null>(null);
  rule = $state.raw<string | null>(null);
  settings = $state(false);
  /** The thing that is highlighted because the log speaks of it. */
  shown = $state.raw<string | null>(null);
  /** The thing Tab comes back to. */
  here = $state.raw<string | null>(null);
  /** Things that can be seen on the board. */
  seen = $state.raw<ReadonlySet<string>>(new Set());
  /** Keys of options that the board offers in a way of its own, such as by a tile one moves about. */
  aimed = $state.raw<ReadonlySet<string>>(new Set());
  /** What the game refused last. */
  refused = $state.raw<Refused | null>(null);
  /** A bot is asked what it would do; and what it said, of the picture it was asked about. */
  asking = $state(false);
  advice = $state.raw<Advice | null>(null);
  /** An earlier moment that the board shows instead; nothing can be chosen there. */
  past = $state.raw<Frame | null>(null);

  /** In a game looked back at: somebody tries what they would choose. */
  quiz = $state.raw<{ ask: Ask; choose: (key: string) => void } | null>(null);
  /** In a game looked back at: asks of a thing what it was for then. */
  told = $state.raw<((thing: string) => Promise<Sight | null>) | null>(null);

  picture: Picture | null = $derived(this.live?.picture ?? null);
  /** My own question, from where I sit. */
  ask: Ask | null = $derived(
    this.quiz
      ? this.quiz.ask
      : this.past
        ? null
        : (this.picture?.asks.find(({ seat, options }) => options && seat === this.picture?.seat) ?? null),
  );
  options: Choice[] = $derived(this.ask?.options ?? []);
  /** What a bot would choose here: the best answer, and others as good. */
  hinted: Choice[] = $derived(this.advice?.version === this.picture?.version ? this.#named(this.advice?.keys ?? []) : []);
  /** What the best of them is about. */
  advised: ReadonlySet<string> = $derived(new Set(this.hinted[0]?.about));
  lit: ReadonlyMap<string, Choice[]> = $derived(byThing(this.options));
  /** Options that are about nothing one could click on. */
  loose: Choice[] = $derived(this.options.filter(({ key, about }) => !this.aimed.has(key) && !about.some((thing) => this.seen.has(thing))));
  /** The buttons in the bar. */
  answers: Choice[] = $derived(this.options.length <= FEW ? this.options : this.loose);
  /** I have moved, and the others wait for me to say so. */
  holding: boolean = $derived(this.picture !== null && this.picture.seat !== null && this.picture.held === this.picture.seat);

  /** Brings a title's board and words to the table. */
  async lay(title: string, modules: readonly string[], content: string, lang: Lang): Promise<void> {
    this.title = title;
    const names = titleInfo(title, lang).then((info) => (this.info = info ? played(info, modules) : null)); // the waiting room needs no more
    const [ui, { cards: all }] = await Promise.all([titleUi(title), cards(title, lang, content), names]);
    this.cards = Object.fromEntries(all.map((card) => [card.id, card]));
    this.ui = ui;
  }

  clear(): void {
    this.live = null;
    this.close();
    this.zoom = this.rule = this.shown = this.here = this.refused = this.did = this.past = this.told = this.advice = this.quiz = null;
  }

  close(): void {
    this.open = this.tip = null;
  }

  /** `card:COM018`, or something else of the catalogue by its kind: `building:salt_barge`. */
  card(thing: string): CardInfo | null {
    const [kind = "", name = ""] = thing.split(":");
    const card = this.cards[name] ?? null;
    return kind === "card" || card?.filters["kind"]?.includes(kind) ? card : null;
  }

  /** The signs of what can be done with a thing, each once. */
  signs(thing: string): string[] {
    return [...new Set((this.lit.get(thing) ?? []).map(({ key }) => this.sign(key)))];
  }

  sign(key: string): string {
    return this.ui?.badges[key.split(" ", 1)[0]!] ?? "";
  }

  /** What a thing is called; `wood` for `good:wood`. */
  named(thing: string): string {
    const [kind = "", name = ""] = thing.split(":");
    return this.card(thing)?.name ?? this.info?.things[kind]?.[name] ?? name;
  }

  role(name: string | null): string | null {
    return name && (this.info?.roles.find((role) => role.name === name)?.text ?? name);
  }

  /** Somebody pressed a thing. Where there is one thing to do, and it is meant or can be taken back, it is done; else it
   *  shows what there is. */
  async press(thing: string, at: Point, meant = false): Promise<void> {
    const opening = this.open !== thing;
    this.close();
    if (!opening) return;
    const option = await this.#only(thing, meant);
    if (option) await this.choose(option.key, at);
    else this.open = thing;
  }

  async #only(thing: string, meant: boolean): Promise<Choice | null> {
    const [option, ...more] = this.lit.get(thing) ?? [];
    const { live, picture } = this;
    const seat = picture?.seat ?? null;
    if (!option || more.length || !live || seat === null || picture?.undo_policy === "strict") return null;
    if (meant) return option;
    const sight = await live.look(thing, seat);
    return sight?.options[0]?.whole && this.picture === picture ? option : null;
  }

  /** A closer look at a thing; null, where there is nobody to ask. */
  look(thing: string): Promise<Sight | null> | null {
    return this.told?.(thing) ?? (this.picture ? (this.live?.look(thing, this.picture.seat) ?? null) : null);
  }

  enlarge(thing: string): void {
    this.close();
    this.zoom = thing;
  }

  /** Lets a thing be found on the board. */
  show(thing: string): void {
    reveal(element(thing));
    this.shown = thing;
    setTimeout(() => this.shown === thing && (this.shown = null), SHOWN_FOR);
  }

  /** `at`: where it was chosen, on the board. */
  async choose(key: string, at: Point | null = null): Promise<void> {
    const text = this.options.find((option) => option.key === key)?.text ?? "";
    this.close();
    if (this.quiz) return this.quiz.choose(key);
    await this.#play((live, seat) => live.move(key, seat));
    if (at) this.did = { text, at };
  }

  #named(keys: readonly string[]): Choice[] {
    return keys.flatMap((key) => this.options.find((option) => option.key === key) ?? []);
  }

  /** Ask a bot what it would do. */
  async hint(): Promise<void> {
    const { live, picture } = this;
    if (!live || !this.ask || !picture?.hints || picture.seat === null || this.asking) return;
    this.asking = true;
    const reply = await live.hint(picture.seat);
    this.asking = false;
    if (reply.is === "answer") return this.hear(reply);
    this.advice = reply;
    const thing = this.hinted[0]?.about.find((thing) => this.seen.has(thing));
    if (thing) reveal(element(thing));
  }

  async undo(): Promise<void> {
    if (this.picture?.undo?.may) await this.#play((live, seat) => live.undo(seat));
    else if (this.picture?.undo?.reason) toast(plain(this.picture.undo.reason));
  }

  async redo(): Promise<void> {
    if (this.picture?.redo) await this.#play((live, seat) => live.redo(seat));
  }

  async done(): Promise<void> {
    if (this.holding) await this.#play((live, seat) => live.done(seat));
  }

  /** One thing at a time: what is chosen while a move is on its way was chosen for another picture. */
  async #play(request: (live: Live, seat: number) => Promise<Answer>): Promise<void> {
    const seat = this.picture?.seat ?? null;
    if (!this.live || this.live.busy || seat === null) return;
    this.refused = this.did = null;
    this.hear(await request(this.live, seat));
  }

  hear({ ok, problem, refusal }: Answer): void {
    if (refusal) this.refused = refusal;
    else if (!ok) toast(t(knows(`error-${problem}`) ? `error-${problem}` : "error-unknown"), problem === "stale" ? "news" : "trouble");
  }
}

function byThing(options: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of options) {
    for (const thing of option.about) found.set(thing, [...(found.get(thing) ?? []), option]);
  }
  return found;
}

let met: WeakRef<HTMLElement | SVGElement> | null = null; // weak: what is gone takes with it what its player saw

/** Of a thing that lies in two places, the one somebody is at is meant. */
export function meet(element: HTMLElement | SVGElement): void {
  met = new WeakRef(element);
}

/** Where a thing is on the screen. */
export function element(thing: string): HTMLElement | SVGElement | null {
  const here = met?.deref();
  if (here?.isConnected && here.dataset.thing === thing) return here;
  return document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
}

/** There is one table on the screen at a time. */
export const desk = new Desk();
