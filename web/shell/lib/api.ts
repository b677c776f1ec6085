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
  return ask<T>(path, {
    method: "POST",
    headers: { "X-Stead": "1", "Content-Type": "application/json" }, // a header no other site's form can send
    body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
  });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new ApiError(0, { error: "offline", args: {} });
  }
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, problem(text));
  return (text ? JSON.parse(text) : undefined) as T;
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
