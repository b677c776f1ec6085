/** Sentences of the server with marked things in them: `Build ⟦card:COM018|Coal Mine⟧.` */

export interface Mark {
  thing: string;
  text: string;
  /** Quotation marks and stops that stay on its line. */
  before?: string;
  after?: string;
}

const MARK = /⟦([^|⟧]+)\|([^⟧]*)⟧/;

/** Plain text and marks, in turn. */
export function segments(sentence: string): (string | Mark)[] {
  const parts = sentence.split(MARK); // text, thing, its text, text, …
  const found: (string | Mark)[] = [];
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) found.push(parts[i]!);
    if (i + 2 < parts.length) found.push({ thing: parts[i + 1]!, text: parts[i + 2]! });
  }
  return found;
}

/** The sentence without its marks, for names and notices. */
export function plain(sentence: string): string {
  return segments(sentence)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** Plain text and marks, each mark with the signs around it that no line may end or begin with. */
export function glued(sentence: string): (string | Mark)[] {
  const found = segments(sentence);
  for (const [i, mark] of found.entries()) {
    if (typeof mark === "string") continue;
    const [left, right] = [found[i - 1], found[i + 1]];
    const before = typeof left === "string" ? /[«“„(]*$/.exec(left)![0] : "";
    const after = typeof right === "string" ? /^[»”“).,:;?!…]*/.exec(right)![0] : "";
    found[i] = { ...mark, before, after };
    if (before) found[i - 1] = (left as string).slice(0, -before.length);
    if (after) found[i + 1] = (right as string).slice(after.length);
  }
  return found;
}
