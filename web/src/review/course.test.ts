import { expect, test } from "vitest";
import type { Moment, SeatReview } from "../generated/edge";
import { courses, momentAt, neighbourAt, scaleOf } from "./course";

const moment = (place: number, round: number, best: number, expected: number): Moment => ({
  place,
  round,
  action: "A1-A2",
  expected,
  best: { action: "A1-B1", expected: best, reasons: [] },
  lost: best - expected,
  luck: 0,
});
const seat: SeatReview = {
  seat: 0,
  total: 40,
  expected_at_start: 50,
  luck: 0,
  lost: 10,
  lost_in_hindsight: null,
  moments: [moment(0, 1, 50, 48), moment(2, 1, 49, 49), moment(4, 2, 47, 39)],
  critical: [2],
};

test("a day of Depot is a line of its own, a line game is one", () => {
  expect(courses(seat, "total").map((points) => points.length)).toEqual([6]);
  expect(courses(seat, "lead").map((points) => points.length)).toEqual([4, 2]);
});

test("a step belongs to the decision that led there", () => {
  expect(momentAt(seat, 0)).toBeNull();
  expect(momentAt(seat, 1)?.place).toBe(0);
  expect(momentAt(seat, 2)?.place).toBe(0);
  expect(momentAt(seat, 3)?.place).toBe(2);
  expect([neighbourAt(seat, 1, 1)?.place, neighbourAt(seat, 1, -1), neighbourAt(seat, 5, -1)?.place]).toEqual([2, null, 2]);
});

test("rules of a graph are round numbers around everything", () => {
  expect(scaleOf({ game: "bus", unit: "total", seats: [seat] })).toEqual({ low: 0, high: 50, step: 10 });
});
