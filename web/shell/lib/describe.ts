/** Settings of a table in a few words. */
import { t } from "./lang.svelte";
import type { Brief, Clock, TitleInfo } from "./messages";

const DAY = 86400;

export function clockText({ kind = "none", bank = 0, increment = 0 }: Clock): string {
  if (kind === "live") return t("clock-live-is", { minutes: bank / 60, seconds: increment });
  if (kind === "daily") return bank % DAY ? t("clock-hours-a-turn", { hours: bank / 3600 }) : t("clock-days-a-turn", { days: bank / DAY });
  return t("clock-none");
}

/** The variants that differ from the usual game: in each list its first. */
export function variantTexts(options: Brief["options"], info: TitleInfo | undefined): string[] {
  return (info?.settings ?? []).flatMap(({ name, text, values }) => {
    const chosen = values.find(({ value }) => value === options[name]);
    if (!chosen || chosen === values[0]) return [];
    return [chosen.value === true ? text : `${text}: ${chosen.text}`];
  });
}

/** Are the roles of a title no more than places at the table? Then nobody cares which is whose. */
export function placesOnly({ roles }: TitleInfo): boolean {
  return roles.every(({ lines }) => !lines.length);
}

export function roleText(role: string | null, info: TitleInfo | undefined): string {
  return info?.roles.find(({ name }) => name === role)?.text ?? t("role-lot");
}
