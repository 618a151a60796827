// What is counted for a player at the end of a day of Depot: only numbers that can be counted are kept.
import type { DepotDay } from "../generated/edge";

export type Day = Required<DepotDay>;
export type Item = "passengers" | "pairs" | "unhappy" | "hand" | "night";

/** As many as the server takes of each. */
export const MOST: Record<Item, number> = { passengers: 56, pairs: 4, unhappy: 56, hand: 7, night: 56 };
export const ITEMS = Object.keys(MOST) as Item[];
const BUS_SEATS = new Set([3, 4, 5]);

export function isCount(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

/** A typed number, or none if it is no count: a minus, a fraction, letters, too many. */
export function countOf(typed: string, most: number): number | null {
  const text = typed.trim();
  if (!/^\d+$/.test(text)) return null;
  const value = Number(text);
  return isCount(value, most) ? value : null;
}

export interface Fault {
  seat: number;
  item: Item | "buses";
}

/** Days that were kept: whatever is no count is taken out, and said. */
export function checkedDays(kept: unknown, seats: number): { days: Day[][]; faults: Fault[] } {
  const faults: Fault[] = [];
  const rows = Array.isArray(kept) ? (kept as unknown[]) : [];
  const length = Math.max(1, Math.min(2, ...rows.map((own) => (Array.isArray(own) ? own.length : 1))));
  const days = Array.from({ length: seats }, (_, seat) => {
    const own = Array.isArray(rows[seat]) ? (rows[seat] as unknown[]) : [];
    return Array.from({ length }, (_, place) => checkedDay((own[place] ?? {}) as Record<string, unknown>, (item) => faults.push({ seat, item })));
  });
  return { days, faults };
}

function checkedDay(kept: Record<string, unknown>, fault: (item: Item | "buses") => void): Day {
  const day: Day = { passengers: 0, pairs: 0, unhappy: 0, hand: 0, buses: [], night: 0 };
  for (const item of ITEMS) {
    const value = kept[item] ?? 0;
    if (isCount(value, MOST[item])) day[item] = value;
    else fault(item);
  }
  const buses: unknown[] = Array.isArray(kept.buses) ? kept.buses : [];
  day.buses = buses.filter((seats): seats is number => BUS_SEATS.has(seats as number)).slice(0, 2);
  if (day.buses.length < buses.length) fault("buses");
  return day;
}

/** As it is sent: night buses are only for an empty hand, and what was counted before stays out of it. */
export function sent(days: readonly (readonly Day[])[]): Day[][] {
  return days.map((own) => own.map((day) => (day.hand > 0 || day.buses.length > 0 ? { ...day, night: 0 } : { ...day })));
}
