import { describe, expect, test } from "vitest";
import { checkedDays, countOf, ITEMS, MOST, sent } from "./depot_counts";

const EMPTY = { passengers: 0, pairs: 0, unhappy: 0, hand: 0, buses: [], night: 0 };

describe.each(ITEMS)("%s", (item) => {
  test.each(["-1", "−3", "-0", "1.5", "1e1", "", "two", "0x2", "Infinity", String(MOST[item] + 1), "99999999999999999999"])("%s is no count", (typed) => {
    expect(countOf(typed, MOST[item])).toBeNull();
  });

  test("from none to the most are counts", () => {
    for (let count = 0; count <= MOST[item]; count += 1) expect(countOf(` ${count} `, MOST[item])).toBe(count);
  });

  test.each([-1, -0.5, 1.5, Number.NaN, "3", null, {}, MOST[item] + 1])("kept as %s it is taken out, and said whose it was", (value) => {
    const kept = [[{ ...EMPTY, passengers: 2 }], [{ ...EMPTY, [item]: value }]];
    const { days, faults } = checkedDays(kept, 2);
    expect(days).toEqual([[{ ...EMPTY, passengers: 2 }], [EMPTY]]);
    if (value !== null) expect(faults).toEqual([{ seat: 1, item }]);
  });
});

test.each([[[6]], [[-3]], [[3, 4, 5]], [["3"]]])("buses %o are no buses of a hand", (buses) => {
  expect(checkedDays([[{ ...EMPTY, buses }], [EMPTY]], 2).faults).toEqual([{ seat: 0, item: "buses" }]);
});

test.each([null, "x", [], [[]], [null, 3], [[null], [null, null]]])("kept as %o there are empty days for everybody", (kept) => {
  const { days } = checkedDays(kept, 3);
  expect(days.length).toBe(3);
  expect(new Set(days.map((own) => own.length)).size).toBe(1);
});

test("night buses are not counted for a hand that is not empty any more", () => {
  const day = { ...EMPTY, night: 4 };
  expect(sent([[day], [{ ...day, hand: 1 }], [{ ...day, buses: [3] }]]).map(([own]) => own?.night)).toEqual([4, 0, 0]);
});
