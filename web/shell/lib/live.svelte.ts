/** The socket of one table: what it shows, and what is asked of it. It comes back by itself and repeats what was not answered. */
import { ApiError, get } from "./api";
import { Line } from "./line";
import { merged } from "./log";
import type { Advice, Answer, Brief, Lang, Past, Picture, Presence, Requests, Said, Sight, Step, Updates } from "./messages";

export type Connection = "connecting" | "live" | "reconnecting" | "closed";
type Reply = Answer | Sight | Advice | Past;
type Asking = Extract<Requests, { id: string }>;
/** A request before it is given its idempotency key. */
type Wish = Asking extends infer One ? (One extends Asking ? Omit<One, "id"> : never) : never;

/** A request without an answer for so long: the line is dead, whatever the browser believes. */
const PATIENCE = 8_000;
/** After these good-byes there is no use in coming back. */
const FINAL = ["no-table", "signed-out", "too-many", "shown-out", "bad-invite"];

export class Live {
  picture = $state.raw<Picture | null>(null);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<Said[]>([]);
  connection = $state<Connection>("connecting");
  /** Why it is closed, as an error code. */
  problem = $state<string | null>(null);
  /** The version that a move, undo or end of turn is for, while that is on its way. */
  #moved = $state<number | null>(null);
  /** One is, and no picture has come since. */
  busy = $derived(this.#moved !== null && this.#moved === this.#version);
  /** When `picture` came, by this device's clock: the clocks at the table run on from there. */
  came = $state(0);

  /** What surrounds a change of the picture: motion. */
  around: (change: () => void) => void = (change) => change();

  #line: Line;
  #waiting = new Map<string, { request: Asking; reply: (reply: Reply) => void }>();
  #sights = new Map<string, Promise<Sight | null>>();
  #sat: number | null = null;

  constructor(
    readonly table: string,
    readonly invite: string | null,
    private lang: Lang,
  ) {
    this.#line = new Line(() => this.#address(), {
      opened: () => this.#opened(),
      heard: (message) => this.#take(JSON.parse(message) as Updates),
      lost: () => void this.#lost(),
    });
  }

  close(): void {
    this.connection = "closed";
    this.#line.close();
  }

  /** Ask for the table anew: as somebody else perhaps, after a name was given. */
  reopen(): void {
    this.#line.reopen();
  }

  // What one can do

  move(key: string, seat: number): Promise<Answer> {
    return this.#play({ do: "move", version: this.#version, seat, key });
  }

  undo(seat: number): Promise<Answer> {
    return this.#play({ do: "undo", version: this.#version, seat });
  }

  redo(seat: number): Promise<Answer> {
    return this.#play({ do: "redo", version: this.#version, seat });
  }

  done(seat: number): Promise<Answer> {
    return this.#play({ do: "done", version: this.#version, seat });
  }

  order(seat: number, name: string, on: boolean): Promise<Answer> {
    return this.#ask({ do: "order", seat, name, on });
  }

  vote(seat: number, on: boolean): Promise<Answer> {
    return this.#ask({ do: "vote", seat, on });
  }

  comeBack(seat: number): Promise<Answer> {
    return this.#ask({ do: "return", seat });
  }

  leave(seat: number): Promise<Answer> {
    return this.#ask({ do: "leave", seat });
  }

  resign(seat: number): Promise<Answer> {
    return this.#ask({ do: "resign", seat });
  }

  stop(seat: number, on: boolean): Promise<Answer> {
    return this.#ask({ do: "stop", seat, on });
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ do: "say", text });
  }

  /** What can be done with a thing and what cannot; null if the table does not say. Asked once for each picture. */
  look(thing: string, seat: number | null): Promise<Sight | null> {
    const key = `${seat} ${thing}`;
    let sight = this.#sights.get(key);
    if (!sight) {
      sight = this.#ask<Reply>({ do: "look", seat, thing }).then((reply) => (reply.is === "look" ? reply : null));
      this.#sights.set(key, sight);
    }
    return sight;
  }

  /** What a bot would do in this seat's place, or why it does not say. */
  hint(seat: number): Promise<Advice | Answer> {
    return this.#ask<Advice | Answer>({ do: "hint", version: this.#version, seat });
  }

  /** Fetch the log before what we have. */
  async earlier(): Promise<void> {
    const first = this.log[0]?.n ?? (this.picture?.steps ?? -1) + 1;
    if (!first) return;
    const reply = await this.#ask<Reply>({ do: "earlier", before: first });
    if (reply.is === "earlier" && (this.log[0]?.n ?? first) === first) this.log = [...reply.log, ...this.log];
  }

  sit(seat: number | null): void {
    this.#sat = seat;
    this.#send({ do: "sit", seat });
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#send({ do: "speak", lang });
  }

  get #version(): number {
    return this.picture?.version ?? 0;
  }

  async #play(wish: Wish): Promise<Answer> {
    const version = this.#version;
    this.#moved = version;
    try {
      return await this.#ask(wish);
    } finally {
      if (this.#moved === version) this.#moved = null;
    }
  }

  #ask<T extends Reply = Answer>(wish: Wish): Promise<T> {
    const request: Asking = { ...wish, id: fresh() };
    return new Promise((reply) => {
      this.#waiting.set(request.id, { request, reply: reply as (reply: Reply) => void });
      this.#send(request);
    });
  }

  #send(request: Requests): void {
    const socket = this.#line.send(JSON.stringify(request)); // if not now, then when the line is open again
    if (!socket || !("id" in request)) return;
    setTimeout(() => this.#line.same(socket) && this.#waiting.has(request.id) && this.#line.reopen(), PATIENCE);
  }

  // The line

  #address(): string {
    const query = new URLSearchParams({ lang: this.lang, ...(this.invite && { invite: this.invite }) });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.table}/live?${query}`;
  }

  #opened(): void {
    if (this.#sat !== null) this.#send({ do: "sit", seat: this.#sat });
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  async #lost(): Promise<void> {
    if (this.connection === "closed") return;
    if (this.picture) this.connection = "reconnecting";
    else await this.#explain();
  }

  /** A refused socket does not say why; the same question by HTTP does. */
  async #explain(): Promise<void> {
    try {
      const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
      await get<Brief>(`/api/tables/${this.table}${query}`);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) this.#stop(error.problem.error);
    }
  }

  #stop(problem: string): void {
    this.problem = problem;
    this.close();
  }

  // What comes

  #take(update: Updates): void {
    switch (update.is) {
      case "table":
        return this.#show(update);
      case "chat":
        this.chat = [...this.chat.filter(({ n }) => n < (update.lines[0]?.n ?? Infinity)), ...update.lines];
        return;
      case "presence":
        return this.#greet(update);
      case "bye":
        if (FINAL.includes(update.code)) this.#stop(update.code);
        else this.#line.lost();
        return;
      default:
        this.#waiting.get(update.id)?.reply(update);
        this.#waiting.delete(update.id);
    }
  }

  #greet({ present, watching }: Presence): void {
    if (!this.picture) return;
    const people = this.picture.people.map((person) => ({ ...person, present: present.includes(person.seat) }));
    this.picture = { ...this.picture, people, watching };
  }

  #show(picture: Picture): void {
    this.connection = "live";
    this.#sights.clear();
    const before = this.picture;
    const same = before?.lang === picture.lang && before.seat === picture.seat;
    this.around(() => {
      this.came = performance.now();
      this.picture = picture;
      this.log = merged(same ? this.log : [], picture);
    });
  }
}

/** An idempotency key. (`randomUUID` is not there on a plain http address of the home network.) */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
