import { beforeAll, expect, test } from "vitest";
import { language } from "../lib/words.svelte";
import { logOf } from "./log";

beforeAll(() => language.load("en"));

test("a turn is one line that says where, what it cost and what it ticked", () => {
  const lines = logOf(
    [
      {
        seq: 7,
        events: [
          { type: "placed", seat: 1, start: "D5", stop: "C5", kind: "shape", shared: 1 },
          { type: "ticked", seat: 1, zone: "traffic", row: null, box: 0, stop: "C5" },
          { type: "ticked", seat: 1, zone: "tourists", row: 0, box: 1, stop: "C5" },
          { type: "placed", seat: 1, start: "C5", stop: "C4", kind: "green_light", shared: 0 },
          { type: "ticked", seat: 1, zone: "turn_zone", row: null, box: 0, stop: "C4" },
          { type: "inspector_passed", seat: 0 },
        ],
      },
    ],
    ["Ada", "Bruno"],
  );
  expect(lines).toEqual([{ key: "7", seat: 1, name: "Bruno", text: "D5 to C4, one turn box, one traffic jam. Tourists." }]);
});

test("what is more than a turn has a line of its own", () => {
  const [, line] = logOf(
    [
      {
        seq: 3,
        events: [
          { type: "placed", seat: 0, start: "D5", stop: "C5", kind: "shape", shared: 0 },
          { type: "eliminated", seat: 0, stop: "C5" },
        ],
      },
    ],
    ["Ada"],
  );
  expect(line?.text).toContain("Ada");
  expect(line?.seat).toBe(0);
});
