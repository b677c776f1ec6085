/** Keys that work anywhere at a table. By their place on the keyboard: they are the same in every layout. */

export interface Ways {
  options: () => void;
  undo: () => void;
  redo: () => void;
  done: () => void;
  hint: () => void;
  log: () => void;
  chat: () => void;
  board: () => void;
  help: () => void;
}

const KEYS: Record<string, keyof Ways> = {
  KeyO: "options",
  KeyU: "undo",
  KeyY: "redo",
  KeyE: "done",
  KeyH: "hint",
  KeyL: "log",
  KeyC: "chat",
  KeyB: "board",
};

/** For the help: what is pressed, and the message that says what for. */
export const SHOWN_KEYS: [keys: string[], text: string][] = [
  [["Tab", "← ↑ → ↓"], "keys-walk"],
  [["Enter"], "keys-act"],
  [["I"], "keys-enlarge"],
  [["O"], "keys-options"],
  [["1", "…", "9"], "keys-number"],
  [["H"], "keys-hint"],
  [["E"], "keys-done"],
  [["U", "Ctrl Z"], "keys-undo"],
  [["Y", "Ctrl Shift Z"], "keys-redo"],
  [["B"], "keys-board"],
  [["L", "C"], "keys-side"],
  [["Esc"], "keys-close"],
  [["?"], "keys-help"],
];

export const REPLAY_KEYS: typeof SHOWN_KEYS = [
  [["←", "→"], "keys-step"],
  [["Home", "End"], "keys-ends"],
  [["Space"], "keys-play"],
  [["I"], "keys-enlarge"],
  [["?"], "keys-help"],
];

export function keyed(event: KeyboardEvent, ways: Ways): void {
  const target = event.target as Element;
  if (target.closest("input:not([type=range]), textarea, select, [contenteditable]") || document.querySelector("dialog:modal")) return;
  const control = event.ctrlKey || event.metaKey;
  const undoing = event.code === "KeyZ" && control && !event.altKey;
  const way = undoing
    ? event.shiftKey
      ? "redo"
      : "undo"
    : event.key === "?"
      ? "help"
      : control || event.altKey || event.shiftKey
        ? undefined
        : KEYS[event.code];
  if (!way) return;
  event.preventDefault();
  ways[way]();
}
