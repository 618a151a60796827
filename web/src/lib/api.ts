// Requests to the server. What it refuses has a code, and codes have words.
import type { Command, TableInfo, TableWishes } from "../generated/protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
    /** Which rule said no, where one did. */
    readonly reason = "",
    /** Where in a file the first fault is, where it is one. */
    readonly at = "",
  ) {
    super(code);
  }
}

export interface Me {
  id: string;
  name: string;
  is_guest: boolean;
  recovery?: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: "bus" | "metro" | "depot";
  city: string | null;
  status: string;
  pace: string;
  seats: number;
  taken: number;
  updated: number;
}

async function asked<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  // The language that is read here is what the browser accepts, as far as the server is concerned.
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  const request: RequestInit = { method, credentials: "same-origin", headers };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refusal("no_connection");
  }
  if (!answer.ok) throw await refusalOf(answer);
  const type = answer.headers.get("Content-Type") ?? "";
  if (type.includes("pdf")) return (await answer.blob()) as T;
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as { code?: string; detail?: string; faults?: { at: string }[] };
    return new Refusal(problem.code ?? "failed", problem.detail ?? "", "", problem.faults?.[0]?.at ?? "");
  } catch {
    return new Refusal("failed");
  }
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => asked<T>("GET", path, undefined, signal),
  post: <T>(path: string, body: unknown, signal?: AbortSignal) => asked<T>("POST", path, body, signal),
  delete: <T>(path: string) => asked<T>("DELETE", path),
  me: () => asked<Me | null>("GET", "/api/me"),
  newGuest: (name: string) => asked<Me>("POST", "/api/guests", { name }),
  openTables: (wanted: Record<string, string> = { status: "waiting", free: "true" }) =>
    asked<TableLine[]>("GET", `/api/tables?${new URLSearchParams(wanted)}`),
  myTables: () => asked<TableLine[]>("GET", "/api/tables/mine"),
  newTable: (wishes: TableWishes) => asked<TableInfo>("POST", "/api/tables", wishes),
  command: (table: string, command: Command) =>
    asked<unknown>("POST", `/api/tables/${encodeURIComponent(table)}/commands`, command),
};
