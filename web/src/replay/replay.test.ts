import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayedRecord } from "../generated/edge";
import { Replay } from "./replay.svelte";

const step = (day: number, round: number, value: number) => ({
  seat: 0,
  action: "",
  day,
  round,
  events: [],
  changes: [{ op: "replace", path: "/value", value }],
  scores: { seats: [], winners: [], over: false },
});
const told = {
  record: {},
  game: "bus",
  city: "rome",
  names: ["Ann"],
  bots: [null],
  over: true,
  opening: [],
  view: { value: 0, same: [] },
  scores: {},
  steps: [step(1, 1, 1), step(1, 1, 2), step(1, 2, 3), step(2, 1, 4), step(2, 1, 5)],
  asked: [],
  rest: [],
} satisfies PlayedRecord;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every moment has its view", () => {
  const replay = new Replay(told);
  expect(replay.views.map((view) => (view as { value: number }).value)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a moment is never outside of the game", () => {
  expect(new Replay(told, 99).at).toBe(5);
  expect(new Replay(told, -1).at).toBe(0);
  expect(new Replay(told, Number.NaN).at).toBe(0);
});

test("rounds and days are jumped to", () => {
  const replay = new Replay(told);
  const seen = [1, 1, 1, 1].map((by) => {
    replay.turn(by as 1);
    return replay.at;
  });
  expect(seen).toEqual([2, 3, 5, 5]);
  const back = [-1, -1, -1].map((by) => {
    replay.turn(by as -1);
    return replay.at;
  });
  expect(back).toEqual([3, 2, 0]);
});

test("it plays to its end, stops there and begins again", () => {
  const replay = new Replay(told, 3);
  replay.play();
  vi.advanceTimersByTime(60_000);
  expect([replay.at, replay.isPlaying]).toEqual([5, false]);
  replay.play();
  expect([replay.at, replay.isPlaying]).toEqual([0, true]);
  replay.go(2);
  vi.advanceTimersByTime(60_000);
  expect([replay.at, replay.isPlaying]).toEqual([2, false]);
});
