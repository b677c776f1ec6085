/** What a person prefers on this device. */
import type { Lang } from "./messages";

export interface Prefs {
  lang: Lang;
  theme: "system" | "light" | "dark";
  speed: "off" | "quick" | "normal" | "slow";
  sound: boolean;
  /** End of turn: ask each time, or end by itself where nothing is left to decide. */
  confirm: "always" | "never";
  /** Say in the page (title, system notification) when it is my turn. */
  notices: boolean;
  cards: "small" | "normal" | "large";
}

const KEY = "stead";

function usual(): Prefs {
  const lang = navigator.languages.some((tag) => tag.startsWith("ru")) ? "ru" : "en";
  return { lang, theme: "system", speed: "normal", sound: true, confirm: "always", notices: true, cards: "normal" };
}

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
  } catch {
    return {}; // storage may be forbidden, or hold something that is not ours
  }
}

export const prefs: Prefs = $state({ ...usual(), ...kept() });

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(stillness.matches);
stillness.addEventListener("change", () => (still = stillness.matches));

const PACE = { off: 0, quick: 0.5, normal: 1, slow: 2 };

/** By what durations of motion are multiplied; 0: things are simply there. */
export function pace(): number {
  return still ? 0 : PACE[prefs.speed];
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(prefs);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // They hold for this visit then.
    }
  });
  $effect(() => {
    document.documentElement.dataset.theme = prefs.theme;
  });
  $effect(() => {
    document.documentElement.classList.toggle("still", pace() === 0);
  });
});
