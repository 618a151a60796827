// Where a replay is found: at its table, on this device, or in the link itself.
export type Source = { kind: "table"; id: string } | { kind: "kept"; id: string } | { kind: "packed"; text: string };

export interface Place {
  source: Source | null;
  step: number | null;
  /** Whether the review is wanted at once: `/replay/ID#review`. */
  isReview?: boolean;
}

const MOST = 1_000_000; // characters of a record

/** What an address says: `/replay/ID#12`, `/replay#kept=ID&step=12` or `/replay#game=…&step=12`. */
export function placeOf(id: string | null, hash: string): Place {
  const text = hash.replace(/^#/, "");
  const values = new URLSearchParams(/^\d+$/.test(text) ? `step=${text}` : text);
  const step = values.get("step");
  const kept = values.get("kept");
  const game = values.get("game");
  const source: Source | null =
    id !== null
      ? { kind: "table", id }
      : kept !== null
        ? { kind: "kept", id: kept }
        : game !== null
          ? { kind: "packed", text: game }
          : null;
  const place = { source, step: step !== null && /^\d{1,5}$/.test(step) ? Number(step) : null };
  return values.has("review") ? { ...place, isReview: true } : place;
}

export function addressOf({ source, step }: Place): string {
  if (source?.kind === "table") return `/replay/${encodeURIComponent(source.id)}#${step ?? 0}`;
  const values = new URLSearchParams();
  if (source?.kind === "kept") values.set("kept", source.id);
  if (source?.kind === "packed") values.set("game", source.text);
  values.set("step", String(step ?? 0));
  return `/replay#${values}`;
}

/** A record so small that it fits into a link. */
export async function packed(record: unknown): Promise<string> {
  const small = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record in a link; throws if there is none. */
export async function unpacked(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > MOST) throw new Error("too large"); // a small link may hold very much
  }
  return JSON.parse(await new Blob(parts as BlobPart[]).text()) as unknown;
}

/** The record in a file; throws if it is none. */
export async function recordIn(file: Blob): Promise<Record<string, unknown>> {
  if (file.size > MOST) throw new Error("too large");
  const value: unknown = JSON.parse(await file.text());
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new Error("no record");
  return value as Record<string, unknown>;
}
