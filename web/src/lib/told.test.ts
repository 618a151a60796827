import { beforeAll, expect, test } from "vitest";
import { logOf as depotLog } from "../depot/log";
import { logOf as lineLog } from "../line/log";
import { toldMore, type Told } from "./table.svelte";
import { language } from "./words.svelte";

beforeAll(() => language.load("en"));

const placed = (start: string, stop: string) => ({ type: "placed", seat: 0, start, stop, kind: "shape", shared: 0 });
const used = (bus: string) => ({ type: "bus_designated", seat: 0, bus });

test("a take-back withdraws the frames after the one it goes back to, and nothing else", () => {
  const frames = [
    { type: "frame", seq: 2, events: [placed("A1", "A2")] },
    { type: "frame", seq: 3, events: [placed("A2", "A3")] },
    { type: "frame", seq: 4, back_to: 2 },
    { type: "frame", seq: 5, events: [placed("A2", "B2")] },
    { type: "frame", seq: 6, events: [placed("B2", "B3")] },
    { type: "frame", seq: 7, back_to: 4 },
  ] as const;
  const told = frames.reduce((before: Told[], frame) => toldMore(before, frame as never), []);
  expect(told.map(({ seq, withdrawn = false }) => [seq, withdrawn])).toEqual([
    [2, false],
    [3, true],
    [5, true],
    [6, true],
  ]);
});

test("the log marks withdrawn turns as withdrawn", () => {
  const told = [
    { seq: 2, events: [placed("A1", "A2")] },
    { seq: 3, events: [placed("A2", "A3")], withdrawn: true },
  ];
  expect(lineLog(told, ["Ada"]).map((line) => line.withdrawn ?? false)).toEqual([false, true]);
});

test("in Depot a turn that was taken back in part is two lines", () => {
  const told = [
    { seq: 2, events: [used("R3")] },
    { seq: 3, events: [{ type: "boarded", seat: 0, traveller: "RA1", source: "left", bus: "R3" }], withdrawn: true },
    { seq: 5, events: [{ type: "boarded", seat: 0, traveller: "RA2", source: "left", bus: "R3" }] },
  ];
  expect(depotLog(told, ["Ada"]).map((line) => [line.withdrawn ?? false, line.seat])).toEqual([
    [false, 0],
    [true, 0],
    [false, 0],
  ]);
});
