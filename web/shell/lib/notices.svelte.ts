/** How a person hears that it is their turn: the page's title, a soft sound, the system's notices, and web push when the page is closed. */
import { post } from "./api";
import { lang } from "./lang.svelte";
import { me } from "./me.svelte";
import type { Subscription } from "./messages";
import { prefs } from "./prefs.svelte";

// The page's title

let name = $state("");
let calls = $state(0);

/** What this page is called. */
export function titled(text: string): void {
  name = text;
}

/** How many tables wait for me: "(2) …" in the title. */
export function calling(count: number): void {
  calls = count;
}

$effect.root(() => {
  $effect(() => {
    const words = [name, "Stead"].filter(Boolean).join(" · ");
    document.title = calls ? `(${calls}) ${words}` : words;
  });
});

// Sound: struck wood and glass, made on the spot

type Sound = "turn" | "move" | "chat" | "end";

const NOTES: Record<Sound, [pitch: number, at: number, loudness: number][]> = {
  turn: [
    [523.25, 0, 0.16],
    [783.99, 0.12, 0.14],
  ],
  move: [[392, 0, 0.05]],
  chat: [[880, 0, 0.05]],
  end: [
    [392, 0, 0.14],
    [523.25, 0.14, 0.14],
    [659.25, 0.28, 0.16],
  ],
};

let sounding: AudioContext | undefined;

export function chime(sound: Sound): void {
  if (!prefs.sound) return;
  sounding ??= new AudioContext();
  if (sounding.state === "suspended") void sounding.resume(); // browsers wait for the first press of a key or button
  for (const [pitch, at, loudness] of NOTES[sound]) strike(sounding, pitch, sounding.currentTime + at, loudness);
}

function strike(audio: AudioContext, pitch: number, at: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loudness, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + 0.6);
  tone.connect(fade).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.65);
}

// The system's notices

/** Say it through the system while the page is open but out of sight. The same `tag` replaces what was said before. */
export function notify(title: string, body: string, tag: string): void {
  if (!prefs.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones know notices from service workers only: push does it there.
  }
}

// Web push

export type Push = "unsupported" | "denied" | "off" | "on";

let push = $state<Push>("off");

export const pushed = {
  get now(): Push {
    return push;
  },
};

/** How things stand on this device. */
export async function lookAtPush(): Promise<void> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) push = "unsupported";
  else if (Notification.permission === "denied") push = "denied";
  else push = (await subscription()) ? "on" : "off";
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the browser, then tells the server. */
export async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return lookAtPush();
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: me.pushKey });
  await post("/api/push", described(made));
  push = "on";
}

export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (made) {
    await post("/api/push/remove", { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  push = "off";
}

function described(made: PushSubscription): Subscription {
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh, auth, lang: lang.code };
}
