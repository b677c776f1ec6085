import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../../shell/lib/line";

/** A socket that does what a test tells it to. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(message: string): void {
    this.sent.push(message);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
}

const page = new EventTarget();
const heard: string[] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses as they are meant
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", { setTimeout: (task: () => void, pause: number) => setTimeout(task, pause) });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  Socket.all = [];
  heard.length = 0;
  line = new Line(() => "ws://table", {
    opened: () => heard.push("opened"),
    heard: (message) => heard.push(message),
    lost: () => heard.push("lost"),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const now = () => Socket.all.at(-1)!;

test("it sends only while it is open", () => {
  expect(line.send("too early")).toBeNull();
  now().open();
  expect(line.same(line.send("now") as WebSocket)).toBe(true);
  expect(now().sent).toEqual(["now"]);
  now().onmessage?.({ data: "hello" });
  expect(heard).toEqual(["opened", "hello"]);
});

test("it comes back after pauses that grow", () => {
  const pauses: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    now().onclose?.();
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    pauses.push(Date.now() - before);
  }
  expect(Socket.all).toHaveLength(9);
  expect(pauses[0]).toBe(300);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(8000);
});

test("a line that held was a good one: the next pause is short again", () => {
  for (let tries = 0; tries < 5; tries++) {
    now().onclose?.();
    vi.advanceTimersToNextTimer();
  }
  now().open();
  vi.advanceTimersByTime(6000);
  now().onclose?.();
  vi.advanceTimersByTime(300);
  expect(Socket.all).toHaveLength(7);
});

test("back on the network it opens at once, and the old socket is not heard any more", () => {
  const old = now();
  page.dispatchEvent(new Event("offline"));
  page.dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
  expect(old.onmessage).toBeNull();
  expect(line.same(old as unknown as WebSocket)).toBe(false);
});

test("closed, it stays closed", () => {
  line.close();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(1);
});
