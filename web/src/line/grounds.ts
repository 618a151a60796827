// What never changes on a board, as the server draws it. Whoever asks for the same twice gets the same.
import { api } from "../lib/api";
import type { Ground } from "./picture.svelte";

const asked = new Map<string, Promise<Ground>>();
const known = new Map<string, Ground>();

export function boardAddress(city: string, lying: boolean, language: string, table?: string): string {
  const query = new URLSearchParams({ lying: String(lying), language });
  if (table !== undefined) query.set("table", table);
  return `/api/boards/${encodeURIComponent(city)}?${query}`;
}

export function groundAt(address: string): Promise<Ground> {
  const found = asked.get(address) ?? fetched(address);
  asked.set(address, found);
  return found;
}

/** A ground that is there already. */
export function knownGround(address: string): Ground | null {
  return known.get(address) ?? null;
}

async function fetched(address: string): Promise<Ground> {
  try {
    const ground = await api.get<Ground>(address);
    known.set(address, ground);
    return ground;
  } catch (error) {
    asked.delete(address); // to be tried again
    throw error;
  }
}
