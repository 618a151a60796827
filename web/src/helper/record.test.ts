import { expect, test } from "vitest";
import { continued, corrected, drawn, rushOf, shuffled, withRush, withTickets, withoutLast, type TableRecord } from "./record";

const record: TableRecord = {
  options: {},
  players: [{ name: "Ann" }, { name: "Ben" }],
  setup: { sheets: [1, 2], personal: [null, null], common: ["granny", "tourist"], departures: [1, 2], tickets: [4, 9], inspector: 0 },
  actions: ["A1-A2", "B1-B2"],
  result: { over: false },
};

test("what was entered last goes first: a ticket without turns, else a turn", () => {
  expect(withoutLast(record, 1).setup.tickets).toEqual([4]);
  expect(withoutLast(record, 1).actions).toEqual(record.actions);
  expect(withoutLast(withTickets(record, [4]), 1).actions).toEqual(["A1-A2"]);
});

test("a result never outlives a change", () => {
  expect("result" in withTickets(record, [1])).toBe(false);
});

test("a correction keeps what comes after it, and what does not fit is entered anew, one by one", () => {
  const actions = corrected(["a", "b", "c", "d"], 1, "x");
  expect(actions).toEqual(["a", "x", "c", "d"]);
  // The server played two of them; c does not fit any more.
  expect(continued(actions.slice(0, 2), actions.slice(2), "y")).toEqual(["a", "x", "y", "d"]);
  expect(continued(["a"], [], "b")).toEqual(["a", "b"]);
});

test("chance takes each once", () => {
  expect(shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  expect([1, 2]).toContain(drawn([1, 2]));
  expect(drawn([])).toBeUndefined();
});

test("a rush-hour card comes up once in its part of the pile, at the latest with the last ticket there", () => {
  const windows = [
    [0, 2],
    [3, 5],
  ];
  const alone: TableRecord = { ...record, setup: { ...record.setup, tickets: [], rush: [2, 5] } };
  const at = (tickets: number[], of = alone): ReturnType<typeof rushOf> => rushOf(withTickets(of, tickets).setup, windows);
  expect(at([4])).toEqual({ card: 0, isNow: false, isForced: false, left: 2 });
  expect(at([4, 9])).toEqual({ card: 0, isNow: true, isForced: true, left: 1 });
  const early = withRush(withTickets(alone, [4]), at([4])!, true, windows);
  expect(early.setup.rush).toEqual([1, 5]);
  expect(at([4], early)?.isNow).toBe(true);
  expect(at([4, 9], early)).toBeNull();
  expect(at([4, 9, 7], early)?.card).toBe(1);
  expect(withRush(early, at([4], early)!, false, windows).setup.rush).toEqual([2, 5]);
  expect(rushOf(record.setup, windows)).toBeNull();
});
