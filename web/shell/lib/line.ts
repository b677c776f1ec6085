/** A socket that comes back by itself: after a pause that grows, or at once when the network or the person is back. */

const FIRST_PAUSE = 300;
const GROWTH = 1.7;
const LONGEST_PAUSE = 8_000;
/** A line that held for so long was a good one: the next pause is short again. */
const STEADY = 5_000;
/** After so long in the background a socket may be dead without anybody having noticed. */
const NAP = 30_000;

export interface Ears {
  opened: () => void;
  heard: (message: string) => void;
  /** It is gone, and on its way back. */
  lost: () => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #openedAt = Infinity;
  #hiddenAt = 0;

  constructor(
    private address: () => string,
    private ears: Ears,
  ) {
    addEventListener("online", this.reopen);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.#woken);
    this.#open();
  }

  close(): void {
    removeEventListener("online", this.reopen);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.#woken);
    this.#drop();
  }

  /** Sends it now, or not at all: the socket it went through is the answer. */
  send(message: string): WebSocket | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    this.#socket.send(message);
    return this.#socket;
  }

  /** Is this still the socket we speak through? */
  same(socket: WebSocket | null): boolean {
    return socket !== null && socket === this.#socket;
  }

  reopen = (): void => {
    this.#tries = 0;
    this.#drop();
    this.#open();
    this.ears.lost();
  };

  lost = (): void => {
    this.#drop();
    if (Date.now() - this.#openedAt > STEADY) this.#tries = 0;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * GROWTH ** this.#tries++) * (0.5 + Math.random());
    this.#timer = window.setTimeout(() => this.#open(), pause);
    this.ears.lost();
  };

  #woken = (): void => {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#hiddenAt > NAP) this.reopen();
  };

  #open(): void {
    this.#openedAt = Infinity;
    const socket = (this.#socket = new WebSocket(this.address()));
    socket.onopen = () => {
      this.#openedAt = Date.now();
      this.ears.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.ears.heard(data);
    socket.onclose = this.lost;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }
}
