// What happened in a line game, a line for each turn: who, from where to where, what it ticked.
import type { GameEvent, Told } from "../lib/table.svelte";
import { tell } from "../lib/telling";
import { say } from "../lib/words.svelte";

export interface LogLine {
  key: string;
  seat: number | null;
  name: string;
  text: string;
  withdrawn?: boolean;
}

// Said in the line of the turn itself, or too small to be said.
const PART_OF_A_TURN = new Set(["placed", "ticked", "off_map", "entrance_crossed", "inspector_passed", "departure_chosen"]);
const COSTS = new Set(["turn_zone", "traffic", "connections"]);

export function logOf(told: readonly Told[], names: readonly string[]): LogLine[] {
  return told.flatMap(({ seq, events, withdrawn }) => linesOf(seq, events, names).map((line) => (withdrawn ? { ...line, withdrawn } : line)));
}

function linesOf(seq: number, events: readonly GameEvent[], names: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  const placed = events.filter((event) => event.type === "placed");
  const first = placed[0];
  if (first) {
    const seat = Number(first.seat);
    lines.push({ key: `${seq}`, seat, name: names[seat] ?? "", text: turnText(placed, events) });
  }
  events.forEach((event, place) => {
    if (PART_OF_A_TURN.has(event.type ?? "")) return;
    const seat = event.type === "eliminated" || event.type === "departed" ? Number(event.seat) : null;
    lines.push({ key: `${seq}.${place}`, seat, name: "", text: tell(event, names) });
  });
  return lines;
}

function turnText(placed: readonly GameEvent[], events: readonly GameEvent[]): string {
  const ticked = events.filter((event) => event.type === "ticked" && event.seat === placed[0]?.seat);
  const count = (...zones: string[]) => ticked.filter((event) => zones.includes(String(event.zone))).length;
  const costs = [
    ...(count("turn_zone") ? [say("web-log-turns", { count: count("turn_zone") })] : []),
    ...(count("traffic") ? [say("web-log-traffic", { count: count("traffic") })] : []),
    ...(count("connections") ? [say("web-log-connections", { count: count("connections") })] : []),
  ];
  const found = ticked.filter((event) => !COSTS.has(String(event.zone))).map((event) => say(String(event.zone)));
  const route = say("web-log-route", { start: String(placed[0]?.start), end: String(placed.at(-1)?.stop) });
  return [[route, ...costs].join(", ") + ".", ...(found.length > 0 ? [found.join(", ") + "."] : [])].join(" ");
}
