/** Decks: what they are made of, whether one is right (the server knows), and those that I keep. */
import { get, post } from "./api";
import { me } from "./me.svelte";
import type { DeckBox, DeckCheck, DeckInfo, KeepDeck, Lang, MyDecks, RoleDecks, TitleInfo } from "./messages";

export const BASE = "base";
export const READY = "ready";

export function checkDeck({ title, modules }: DeckBox, line: string, format: string, lang: Lang): Promise<DeckCheck> {
  return post(`/api/titles/${encodeURIComponent(title)}/decks/check?lang=${lang}`, { line, format, modules });
}

/** The sets that a line puts into the deck: those of the base but for what it takes out, and what it adds. */
export function setsOf({ sets }: RoleDecks, line: string): Set<string> {
  const parts = new Set(line.split(/\s+/));
  return new Set(sets.filter(({ id, mark }) => (mark ? parts.has(`+${id}`) : !parts.has(`-${id}`))).map(({ id }) => id));
}

/** The line of a deck that holds these sets. */
export function lineOf({ role, sets }: RoleDecks, inside: ReadonlySet<string>): string {
  const out = sets.filter(({ id, mark }) => !mark && !inside.has(id)).map(({ id }) => `-${id}`);
  const added = sets.filter(({ id, mark }) => mark && inside.has(id)).map(({ id }) => `+${id}`);
  return [role, ...out, ...added].join(" ");
}

/** The setting that says which decks a table allows, where decks are built at all. */
export function deckSetting(info: TitleInfo | null | undefined, modules: readonly string[]): string {
  return info?.modules.find(({ name, decks }) => decks && modules.includes(name))?.decks ?? "";
}

/** A deck, if it can be played by this role at a table that allows so much; null: that of the base. Of others' decks nothing is
    known here. */
export function fitting(deck: string | null, role: string | null, format: string): string | null {
  if (deck === null || deck === READY) return format === BASE ? null : deck;
  return kept.decks.some((one) => one.line === deck && one.role === role && one.fits.includes(format)) ? deck : null;
}

let mine = $state.raw<MyDecks | null>(null);
let whose = "";

export const kept = {
  get decks(): readonly DeckInfo[] {
    return mine?.decks ?? [];
  },
  get most(): number {
    return mine?.most ?? 0;
  },
};

/** See that mine are known. Whoever has no name yet has none. */
export async function findKept(): Promise<void> {
  if (!me.player) mine = null;
  else if (!mine || whose !== me.player.id) {
    whose = me.player.id;
    mine = await get<MyDecks>("/api/decks");
  }
}

export async function keepDeck(deck: KeepDeck, id: string | null, lang: Lang): Promise<DeckInfo> {
  const saved = await post<DeckInfo>(`/api/decks${id ? `/${id}` : ""}?lang=${lang}`, deck);
  mine = await get<MyDecks>("/api/decks");
  return saved;
}

export async function dropDeck(id: string): Promise<void> {
  mine = await post<MyDecks>(`/api/decks/${id}/delete`);
}
