/** Requests to the server, typed. What it refuses is thrown as an `ApiError` that knows its code. */
import { knows, t } from "./lang.svelte";
import type { Problem } from "./messages";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, { method: "GET" });
}

/** A file goes as it is: read as JSON here, its large numbers would be rounded. */
export function post<T = void>(path: string, body?: unknown): Promise<T> {
  return ask<T>(path, posted(body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body)));
}

/** With a header no other site's form can send. */
function posted(body: BodyInit | null): RequestInit {
  return { method: "POST", headers: { "X-Stead": "1", "Content-Type": "application/json" }, body };
}

/** What takes a while, and tells bit by bit how far it is. */
export async function follow<T>(path: string, body: unknown, heard: (news: T) => void): Promise<void> {
  const answer = await fetched(path, posted(JSON.stringify(body)));
  if (!answer.ok) throw new ApiError(answer.status, problem(await answer.text()));
  if (!answer.headers.get("Content-Type")?.startsWith("text/event-stream")) return heard((await answer.json()) as T);
  let rest = "";
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split("\n\n");
      rest = lines.pop()!;
      for (const line of lines) heard(JSON.parse(line.slice("data: ".length)) as T);
    }
  } catch {
    throw new ApiError(0, { error: "offline", args: {} });
  }
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  const answer = await fetched(path, request);
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, problem(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

async function fetched(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new ApiError(0, { error: "offline", args: {} });
  }
}

function problem(text: string): Problem {
  try {
    const said = JSON.parse(text) as Partial<Problem>;
    if (typeof said.error === "string") return { error: said.error, args: said.args ?? {} };
  } catch {
    // Something between us and the server answered in its stead.
  }
  return { error: "unknown", args: {} };
}

/** What went wrong, in words. */
export function sorry(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const id = `error-${error.problem.error}`;
  return knows(id) ? t(id, error.problem.args) : t("error-unknown");
}
