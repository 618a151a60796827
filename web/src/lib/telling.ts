// Events in words: one sentence for each, from the same words as the terminal's.
import type { GameEvent } from "./table.svelte";
import { say, type Values } from "./words.svelte";

// Fields that count from 0, and those that name something players have a word for.
const COUNTED = new Set(["slot", "row", "box", "place", "now_at"]);
const NAMING = new Set(["zone", "column", "source"]);
const SEATS = new Set(["seat", "first"]);

export function tell(event: GameEvent, names: readonly string[]): string {
  const values: Values = { reason: "played" };
  for (const [key, value] of Object.entries(event)) {
    if (key === "type") continue;
    if (SEATS.has(key)) values.name = names[Number(value)] ?? "?";
    else if (COUNTED.has(key)) values[key] = typeof value === "number" ? value + 1 : 0;
    else if (NAMING.has(key)) values[key] = say(String(value));
    else if (key === "winners" && Array.isArray(value)) {
      values.winners = value.map((seat) => names[Number(seat)] ?? "?").join(", ");
      values.count = value.length;
    } else if (Array.isArray(value)) values[key] = value.join(", ") || say("nobody");
    else if (typeof value === "string" || typeof value === "number") values[key] = value;
    else values[key] = "none";
  }
  if (event.type === "objective_reached" || event.type === "objective_turned") {
    values.objective = say(String(event.objective));
  }
  if (event.type === "placed") {
    values.road ??= "plain"; // an older server does not say it
    values.met = Number(event.shared) - (values.road === "plain" ? 0 : 1);
  }
  if (event.type === "room_exchanged") values.moved = Number(values.place) - Number(values.now_at);
  if (event.type === "day_scored") {
    values.total = Object.values(values).reduce<number>((sum, value) => sum + (typeof value === "number" ? value : 0), 0);
  }
  return say(`event-${event.type}`, values);
}
