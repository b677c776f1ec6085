/** Where we are: the address as reactive state, links followed without loading the page anew. */

let url = $state.raw(new URL(location.href));

export const route = {
  get path(): string {
    return url.pathname;
  },
  get query(): URLSearchParams {
    return url.searchParams;
  },
  /** Without the `#`. */
  get hash(): string {
    return decodeURIComponent(url.hash.slice(1));
  },
};

/** Go there; `replace` leaves no trace in the history. A path may be relative: `go("?step=12", { replace: true })`. */
export function go(path: string, { replace = false } = {}): void {
  const next = new URL(path, location.href);
  if (replace || next.href === location.href) history.replaceState(null, "", next);
  else history.pushState(null, "", next);
  if (next.pathname !== url.pathname) scrollTo(0, 0);
  url = next;
}

/** The named parts of a path that fits a pattern (`/t/:id`), or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given[i]!);
    else if (part !== given[i]) return null;
  }
  return params;
}

addEventListener("popstate", () => (url = new URL(location.href)));

addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest("a");
  if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
});
