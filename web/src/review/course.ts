// Reviews as numbers that can be drawn: what each seat could expect before and after each of its decisions.
import type { Moment, Review, SeatReview } from "../generated/edge";

export interface Point {
  /** Steps of the replay; a decision leads from one to the next. */
  at: number;
  value: number;
}

/** One piece for each stretch that belongs together: a whole line game, a day of Depot. */
export function courses(seat: SeatReview, unit: Review["unit"]): Point[][] {
  const found: Point[][] = [];
  let day: number | null = null;
  for (const moment of seat.moments) {
    if (day === null || (unit === "lead" && moment.round !== day)) found.push([]);
    day = moment.round;
    found.at(-1)?.push({ at: Math.max(0, moment.place + 0.65), value: moment.best.expected }, { at: moment.place + 1, value: moment.expected });
  }
  return found;
}

/** The lowest and the highest rule of a graph, and how far rules are apart. */
export function scaleOf(review: Review): { low: number; high: number; step: number } {
  const values = review.seats.flatMap((seat) => seat.moments.flatMap((moment) => [moment.best.expected, moment.expected]));
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = [5, 10, 20, 50, 100].find((one) => (most - least) / one <= 5) ?? 200;
  return { low: Math.floor(least / step) * step, high: Math.max(step, Math.ceil(most / step) * step), step };
}

/** The decision that led to a step, or the last one before it. */
export function momentAt(seat: SeatReview, at: number): Moment | null {
  return seat.moments.findLast((moment) => moment.place < at) ?? null;
}

/** The next decision of a seat from a step on, or the one before. */
export function neighbourAt(seat: SeatReview, at: number, by: 1 | -1): Moment | null {
  return (by > 0 ? seat.moments.find((moment) => moment.place + 1 > at) : seat.moments.findLast((moment) => moment.place + 1 < at)) ?? null;
}
