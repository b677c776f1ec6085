/** Short news that come and go by themselves. */

export interface Toast {
  id: number;
  text: string;
  kind: "news" | "trouble";
}

const STAYS = 5000;
let count = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = {
  get shown(): Toast[] {
    return shown;
  },
};

export function toast(text: string, kind: Toast["kind"] = "news"): void {
  const id = count++;
  shown = [...shown.filter((other) => other.text !== text).slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}
