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
  expect(replay.moments.map(({ view }) => (view as { value: number }).value)).toEqual([0, 1, 2, 3, 4, 5]);
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

test("the end of a day is a moment of its own, and stays in sight for longer", () => {
  const end = { events: 0, changes: [{ op: "replace" as const, path: "/value", value: 30 }], scores: { at: "end" } };
  const steps = told.steps.map((one, place) => (place === 2 ? { ...one, day_end: end } : one));
  const replay = new Replay({ ...told, game: "depot", steps });
  expect(replay.moments.map(({ at, part, view }) => [at, part, (view as { value: number }).value])).toEqual([
    [0, null, 0],
    [1, null, 1],
    [2, null, 2],
    [3, "done", 30],
    [3, "ended", 30],
    [3, "begun", 3],
    [4, null, 4],
    [5, null, 5],
  ]);
  const seen = [1, 1, 1, 1].map((by) => {
    replay.turn(by as 1);
    return [replay.at, replay.moment.part];
  });
  expect(seen).toEqual([[2, null], [3, "ended"], [3, "begun"], [5, null]]);
  replay.go(3);
  expect(replay.moment.part).toBe("done");
  expect(replay.scores).toEqual({ at: "end" });
  replay.play();
  vi.advanceTimersByTime(1_000);
  expect(replay.moment.part).toBe("ended");
  vi.advanceTimersByTime(4_000);
  expect(replay.moment.part).toBe("ended");
  vi.advanceTimersByTime(2_000);
  expect(replay.moment.part).toBe("begun");
  replay.pause();
});
