/** Sentences of the server with marked things in them: `Build ⟦card:COM018|Coal Mine⟧.` */

export interface Mark {
  thing: string;
  text: string;
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
