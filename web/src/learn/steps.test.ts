import { expect, test } from "vitest";
import { BUS } from "./bus";
import { DEPOT } from "./depot";
import { METRO } from "./metro";
import { standingAt, stopsOf, type Step } from "./steps";

const STEPS: Step[] = [
  { words: "a", show: "board", spot: null, deed: { kind: "send", action: "depart 4" } },
  { words: "b", show: "board", spot: null, deed: { kind: "choose", action: "E6-E5" } },
  { words: "c", show: "sheet", spot: null, deed: { kind: "send", action: "E6-E5" } },
  { words: "d", show: "board", spot: null, deed: { kind: "choose", action: "E5-D5-D4" } },
  { words: "e", show: "board", spot: null, deed: { kind: "undo" } },
];

test("a step begins where the steps before it have led", () => {
  expect(standingAt(STEPS, 0)).toEqual({ decisions: [], chosen: null });
  expect(standingAt(STEPS, 2)).toEqual({ decisions: ["depart 4"], chosen: "E6-E5" });
  expect(standingAt(STEPS, 3)).toEqual({ decisions: ["depart 4", "E6-E5"], chosen: null });
  expect(standingAt(STEPS, 4).chosen).toBe("E5-D5-D4");
  expect(standingAt(STEPS, 5).chosen).toBeNull();
});

test("the stops of a turn do not hold where it began", () => {
  expect(stopsOf("C4-C3-C2>C1")).toEqual(["C3", "C2", "C1"]);
  expect(stopsOf(null)).toEqual([]);
});

test.each([{ steps: BUS }, { steps: METRO }, { steps: DEPOT }])("a lesson has fifteen steps at most, and a turn that is sent was chosen first", ({ steps }) => {
  expect(steps.length).toBeLessThanOrEqual(15);
  steps.forEach(({ deed }, place) => {
    if (deed.kind === "send" && /^[A-Z]\d/.test(deed.action)) {
      expect(standingAt(steps, place).chosen).toBe(deed.action);
    }
  });
});
