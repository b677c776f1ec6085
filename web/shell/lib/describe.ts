/** Settings of a table in a few words. */
import { t } from "./lang.svelte";
import type { Brief, Clock, TitleInfo } from "./messages";

const DAY = 86400;

export function clockText({ kind = "none", bank = 0, increment = 0 }: Clock): string {
  if (kind === "live") return t("clock-live-is", { minutes: bank / 60, seconds: increment });
  if (kind === "daily") return bank % DAY ? t("clock-hours-a-turn", { hours: bank / 3600 }) : t("clock-days-a-turn", { days: bank / DAY });
  return t("clock-none");
}

/** The variants that differ from the usual game: those switched on, and those of a list that are not its first. */
export function variantTexts(options: Brief["options"], info: TitleInfo | undefined): string[] {
  return (info?.settings ?? []).flatMap(({ name, text, values }) => {
    const chosen = options[name];
    if (chosen === true) return [text];
    const value = values.find((other) => other.value === chosen);
    return typeof chosen === "string" && value && value !== values[0] ? [`${text}: ${value.text}`] : [];
  });
}

export function roleText(role: string | null, info: TitleInfo | undefined): string {
  return info?.roles.find(({ name }) => name === role)?.text ?? t("role-lot");
}
