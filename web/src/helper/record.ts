// The record of a real table, as far as it has gone: pure changes of it. What fits is for the server to say.
export interface Setup {
  sheets: number[];
  personal: (number | null)[];
  common: string[];
  departures: (number | null)[];
  tickets: number[];
  inspector: number;
  /** Of somebody alone: before which tickets the rush-hour cards lie, and the line of the rival. */
  rush?: number[];
  rival?: string[];
}

export interface TableRecord {
  [key: string]: unknown;
  options: Record<string, boolean>;
  players: { name: string }[];
  setup: Setup;
  actions: string[];
}

export function asTable(record: Record<string, unknown>): TableRecord {
  return record as unknown as TableRecord;
}

/** With other turns; a written result would be that of the old ones. */
export function withTurns(record: TableRecord, actions: readonly string[]): TableRecord {
  const { result: _, ...kept } = record;
  return { ...(kept as TableRecord), actions: [...actions] };
}

export function withTickets(record: TableRecord, tickets: readonly number[]): TableRecord {
  return withTurns({ ...record, setup: { ...record.setup, tickets: [...tickets] } }, record.actions);
}

/** The turn at a place is another one; those after it are kept for as long as they fit. */
export function corrected(actions: readonly string[], place: number, action: string): string[] {
  return [...actions.slice(0, place), action, ...actions.slice(place + 1)];
}

/** The next turn was entered; it takes the place of the first one that did not fit, if there is any. */
export function continued(actions: readonly string[], rest: readonly string[], action: string): string[] {
  return [...actions, action, ...rest.slice(1)];
}

/** Without what was entered last: a turn, or the ticket of a round in which nobody has had one. */
export function withoutLast(record: TableRecord, lastRound: number): TableRecord {
  const { tickets } = record.setup;
  if (tickets.length > lastRound) return withTickets(record, tickets.slice(0, -1));
  return withTurns(record, record.actions.slice(0, -1));
}

/** The card of a rush hour that may come up with the next ticket: its place among them, and whether it does. */
export interface Rush {
  card: number;
  isNow: boolean;
  /** Whether it must, because it has not come before. */
  isForced: boolean;
  /** Among so many tickets it may still lie before any. */
  left: number;
}

/** `windows`: from which to which ticket each card may lie. One that has not come yet is kept at the last of them. */
export function rushOf({ tickets, rush }: Setup, windows: readonly (readonly number[])[]): Rush | null {
  const place = tickets.length;
  const card = windows.findIndex(([first = 0, last = 0]) => first <= place && place <= last);
  const at = rush?.[card];
  const last = windows[card]?.[1] ?? 0;
  return at === undefined || at < place ? null : { card, isNow: at === place, isForced: place === last, left: last - place + 1 };
}

/** With a rush-hour card that comes up with the next ticket, or later. */
export function withRush(record: TableRecord, { card }: Rush, isNow: boolean, windows: readonly (readonly number[])[]): TableRecord {
  const { setup } = record;
  const place = isNow ? setup.tickets.length : (windows[card]?.[1] ?? 0);
  return { ...record, setup: { ...setup, rush: (setup.rush ?? []).map((old, other) => (other === card ? place : old)) } };
}

/** One of some numbers, by chance. */
export function drawn<T>(from: readonly T[]): T | undefined {
  const most = Math.floor(0x1_0000_0000 / from.length) * from.length;
  let number: number;
  do number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  while (number >= most); // so that none comes more often
  return from[number % from.length];
}

export function shuffled<T>(from: readonly T[]): T[] {
  const left = [...from];
  const found: T[] = [];
  while (left.length > 0) {
    const next = drawn(left.map((_, place) => place)) ?? 0;
    found.push(...left.splice(next, 1));
  }
  return found;
}
