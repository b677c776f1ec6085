/** The votes as the log tells them: its sentence names every voter, the building and the weight of the vote. */
import { segments } from "../../shell/lib/marks";
import type { Step } from "../../shell/lib/messages";

export interface Vote {
  seat: number;
  building: string;
  weight: number;
}

/** The last votes revealed, if there was a vote and the log goes back so far. */
export function lastVotes(log: readonly Step[], seats: number, you: number | null): { n: number; votes: Vote[] } | null {
  if (seats < 2) return null;
  for (const { n, lines } of log.toReversed()) {
    const votes = lines.map((line) => read(line, you)).find(({ length }) => length === seats);
    if (votes) return { n, votes };
  }
  return null;
}

/** "East 5 for the Town Hall, you 3 for the University", in whatever order a language says it. Who has no mark is the reader. */
function read(line: string, you: number | null): Vote[] {
  const parts = segments(line);
  const weights = parts.flatMap((part) => (typeof part === "string" ? (part.match(/\d+/g) ?? []) : [])).map(Number);
  const votes: Vote[] = [];
  let seat = you;
  for (const part of parts) {
    if (typeof part === "string") continue;
    const [kind, name = ""] = part.thing.split(":");
    if (kind === "seat") seat = Number(name);
    else if (kind !== "building" || seat === null) return [];
    else {
      votes.push({ seat, building: name, weight: weights[votes.length] ?? 0 });
      seat = you;
    }
  }
  return votes.length === weights.length ? votes : [];
}
