// A JSON Patch (RFC 6902) with the operations that the server uses: add, remove, replace.
import type { Change } from "../generated/protocol";

/** The value with the changes; the old value is not touched, and keeps what has not changed. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((current, change) => changed(current, keysOf(change.path), change), value) as T;
}

function changed(value: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...deeper] = path;
  if (key === undefined) return change.value;
  if (Array.isArray(value)) return changedList(value, key, deeper, change);
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (deeper.length > 0) copy[key] = changed(copy[key], deeper, change);
  else if (change.op === "remove") delete copy[key];
  else copy[key] = change.value;
  return copy;
}

function changedList(list: readonly unknown[], key: string, deeper: readonly string[], change: Change): unknown[] {
  const copy = [...list];
  const place = key === "-" ? copy.length : Number(key);
  if (deeper.length > 0) copy[place] = changed(copy[place], deeper, change);
  else if (change.op === "add") copy.splice(place, 0, change.value);
  else if (change.op === "remove") copy.splice(place, 1);
  else copy[place] = change.value;
  return copy;
}

function keysOf(path: string): string[] {
  if (path === "") return [];
  return path
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
