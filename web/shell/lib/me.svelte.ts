/** Who sits before this screen. */
import { get, post } from "./api";
import type { Me, Player } from "./messages";

let known = $state.raw<Me | null>(null);
let asking = $state.raw<((named: boolean) => void) | null>(null);

export const me = {
  /** Nothing is known before the first answer of the server. */
  get known(): boolean {
    return known !== null;
  },
  get player(): Player | null {
    return known?.player ?? null;
  },
  get pushKey(): string {
    return known?.push_key ?? "";
  },
  get myTurn(): number {
    return known?.my_turn ?? 0;
  },
  /** Somebody waits for a name: `App` shows the question. */
  get asked(): boolean {
    return asking !== null;
  },
};

export async function refresh(): Promise<void> {
  known = await get<Me>("/api/me");
}

/** The list of my tables came: it knows best at how many it is my turn. */
export function myTurns(count: number): void {
  if (known) known = { ...known, my_turn: count };
}

export async function guest(name: string): Promise<void> {
  known = await post<Me>("/api/guest", { name });
}

export async function makeAccount(name: string, password: string): Promise<void> {
  known = await post<Me>("/api/account", { name, password });
}

export async function signIn(name: string, password: string, keepGuest: boolean): Promise<void> {
  known = await post<Me>("/api/sign-in", { name, password, keep_guest: keepGuest });
}

export async function signOut(): Promise<void> {
  known = await post<Me>("/api/sign-out");
}

export async function rename(name: string): Promise<void> {
  known = await post<Me>("/api/name", { name });
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  known = await post<Me>("/api/password", { old, new: fresh });
}

/** Before whatever needs a name: asks for one where there is none, then goes on. False: they would rather not. */
export async function introduce(): Promise<boolean> {
  if (!me.known) await refresh();
  if (me.player) return true;
  asking?.(false);
  return new Promise((resolve) => (asking = resolve));
}

/** The question was answered, or closed. */
export function introduced(): void {
  asking?.(me.player !== null);
  asking = null;
}
