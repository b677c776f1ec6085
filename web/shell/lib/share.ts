/** Links that open for others what we look at. */

/** `?invite=…`, or nothing where a table is open to everybody. */
export function inviteQuery(invite: string | null | undefined): string {
  return invite ? `?${new URLSearchParams({ invite })}` : "";
}

/** The address of a replay, at a step if one is given, through these eyes, with a panel open; with what opens a table that is not public. */
export function replayLink(
  id: string,
  { step, as, invite, panel }: { step?: number; as?: string; invite?: string | null; panel?: string | null } = {},
): string {
  const query = new URLSearchParams();
  if (step !== undefined) query.set("step", String(step));
  if (as) query.set("as", as);
  if (panel) query.set("panel", panel);
  if (invite) query.set("invite", invite);
  return `/t/${id}/replay${query.size ? `?${query}` : ""}`;
}

/** Into the clipboard; false where the browser does not let us (a plain http address of the home network). */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
