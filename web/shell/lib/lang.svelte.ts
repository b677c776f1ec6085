/** The browser's voice: the same Fluent catalogues the server speaks from, one language loaded at a time. What is common is one
 * bundle; every title has its own, in which its messages stand before the common ones. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./messages";
import { prefs } from "./prefs.svelte";

export type Args = Record<string, FluentVariable>;

const SHARED: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogues/en"),
  ru: () => import("./catalogues/ru"),
};
const OF_TITLES = import.meta.glob<string>("../../../stead/locale/*/*/browser*.ftl", { query: "?raw", import: "default" });

interface Voice {
  lang: Lang;
  common: FluentBundle;
  titles: ReadonlyMap<string, FluentBundle>;
}

let voice = $state.raw<Voice>({ lang: prefs.lang, common: new FluentBundle(prefs.lang), titles: new Map() });
/** By title the folders its words are in: its own, and those of its modules. */
const titles = new Map<string, string[]>();

/** The language spoken now: `lang.code`. It changes when its catalogue has come, never before. */
export const lang = {
  get code(): Lang {
    return voice.lang;
  },
};

export const LANGUAGES: { value: Lang; text: string }[] = [
  { value: "en", text: "English" },
  { value: "ru", text: "Русский" },
];

let latest: Promise<void> = Promise.resolve();

/** Speak this language from now on. */
export function speak(code: Lang): Promise<void> {
  prefs.lang = code;
  const mine: Promise<void> = load(code).then((loaded) => {
    if (mine !== latest) return latest; // something else was wanted meanwhile
    voice = loaded;
    document.documentElement.lang = code;
  });
  return (latest = mine);
}

async function load(code: Lang): Promise<Voice> {
  const [common, ...own] = await Promise.all([
    SHARED[code]().then((loaded) => parse(loaded.default)),
    ...[...titles].map(async ([title, folders]) => [title, parse(await ofTitle(code, folders))] as const),
  ]);
  const bundles = own.map(([title, resources]) => [title, bundle(code, [...resources, ...common])] as const);
  return { lang: code, common: bundle(code, common), titles: new Map(bundles) };
}

const parse = (texts: string[]): FluentResource[] => texts.map((text) => new FluentResource(text));

/** Of two messages with one id the first is meant. */
function bundle(code: Lang, resources: FluentResource[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const resource of resources) made.addResource(resource);
  return made;
}

/** Learn the words of a title's board, and of what its modules put there. */
export async function learn(title: string, modules: readonly string[] = []): Promise<void> {
  if (titles.has(title)) return;
  titles.set(title, [title, ...modules]);
  await speak(prefs.lang);
}

async function ofTitle(code: Lang, folders: string[]): Promise<string[]> {
  const paths = Object.keys(OF_TITLES).filter((path) => folders.some((folder) => path.includes(`/${code}/${folder}/browser`)));
  return Promise.all(paths.map((path) => OF_TITLES[path]!()));
}

/** Is there such a message? */
export function knows(id: string): boolean {
  return voice.common.hasMessage(id);
}

/** A message (`lobby-open`) or an attribute of one (`undo-strict.help`), in the language spoken now. */
export function t(id: string, args?: Args): string {
  return say(voice.common, id, args);
}

/** The same for a title: its own messages, and the common ones. */
export function titled(title: string): typeof t {
  return (id, args) => say(voice.titles.get(title) ?? voice.common, id, args);
}

function say(bundle: FluentBundle, id: string, args?: Args): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}

// Numbers and dates

export function number(value: number): string {
  return new Intl.NumberFormat(voice.lang).format(value);
}

/** A share of the whole, from 0 to 1: "54 %". */
export function share(value: number, digits = 0): string {
  return new Intl.NumberFormat(voice.lang, { style: "percent", maximumFractionDigits: digits }).format(value);
}

/** What is added to a share, or taken from it, in points: "+12", "−3". */
export function signedShare(value: number, digits = 0): string {
  const points = new Intl.NumberFormat(voice.lang, { signDisplay: "exceptZero", maximumFractionDigits: digits }).format(value * 100);
  return points.replace("-", "−");
}

/** A moment (seconds since 1970) as a date, with the time of day where `time` is asked for. */
export function date(at: number, time = false): string {
  const style = time ? ({ dateStyle: "medium", timeStyle: "short" } as const) : ({ dateStyle: "medium" } as const);
  return new Intl.DateTimeFormat(voice.lang, style).format(at * 1000);
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 minutes ago", "yesterday". */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = at - now;
  const format = new Intl.RelativeTimeFormat(voice.lang, { numeric: "auto" });
  for (const [unit, seconds] of SPANS) {
    if (Math.abs(passed) >= seconds) return format.format(Math.round(passed / seconds), unit);
  }
  return format.format(0, "second");
}
