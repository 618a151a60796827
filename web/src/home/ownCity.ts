// A city of one's own, from a file. Whether it can be played in is for the server to say.
import { Refusal } from "../lib/api";
import type { GameName } from "../lib/games";

export interface OwnCity {
  name: string;
  game: GameName;
  content: Record<string, unknown>;
}

const LARGEST = 500_000; // characters

export async function readCity(file: Blob): Promise<OwnCity> {
  const text = file.size <= LARGEST ? await file.text() : "";
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Refusal("no_city");
  }
  return cityIn(content);
}

export function cityIn(content: unknown): OwnCity {
  if (content === null || typeof content !== "object" || Array.isArray(content)) throw new Refusal("no_city");
  const city = content as Record<string, unknown>;
  const { game, city: name } = city;
  if (game !== "bus" && game !== "metro") throw new Refusal("no_city");
  return { name: String(name ?? ""), game, content: city };
}
