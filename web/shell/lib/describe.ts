/** Settings of a table in a few words. */
import { t } from "./lang.svelte";
import type { Brief, Clock, TitleInfo } from "./messages";

const DAY = 86400;

/** A title as it is played with these modules: whom one can play, how many can, which bots do, what is agreed on, what things are
 *  called. */
export function played(info: TitleInfo, modules: readonly string[]): TitleInfo {
  const used = info.modules.filter(({ name }) => modules.includes(name));
  const things = used.reduce((things, module) => merged(things, module.things), info.things);
  return {
    ...info,
    players: [info.players[0], info.players[1] + used.reduce((n, { seats }) => n + seats, 0)],
    roles: [...info.roles, ...used.flatMap(({ roles }) => roles)],
    settings: [...info.settings, ...used.flatMap(({ settings }) => settings)],
    bots: info.bots.filter(({ name }) => used.every(({ bots }) => bots.includes(name))),
    things,
  };
}

function merged(these: TitleInfo["things"], those: TitleInfo["things"]): TitleInfo["things"] {
  const kinds = new Set([...Object.keys(these), ...Object.keys(those)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, { ...these[kind], ...those[kind] }]));
}

/** What is played: "Settlers with Aztecs". */
export function gameText(info: TitleInfo, modules: readonly string[]): string {
  const used = info.modules.filter(({ name }) => modules.includes(name));
  return used.reduce((title, module) => t("new-module", { title, module: module.text }), info.text);
}

/** The picture of what is played: that of a module says more than that of its title. */
export const coverOf = (title: string, modules: readonly string[]): string => `/covers/${modules[0] ?? title}.svg`;

/** What these modules are called. */
export function moduleTexts(modules: readonly string[], info: TitleInfo | undefined): string[] {
  return modules.map((module) => t("with-module", { module: info?.modules.find(({ name }) => name === module)?.text ?? module }));
}

/** What these bots at one table cost in patience, if one would notice; each is the name of a level. */
export function slowText({ bots }: Pick<TitleInfo, "bots">, names: readonly string[]): string {
  const waits = names.flatMap((name) => bots.find((bot) => bot.name === name)?.seconds || []);
  return waits.length ? t("bots-slow", { n: waits.length, seconds: Math.max(...waits) }) : "";
}

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
