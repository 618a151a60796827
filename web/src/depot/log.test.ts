import { beforeAll, expect, test } from "vitest";
import { language } from "../lib/words.svelte";
import { logOf, newsOf } from "./log";

beforeAll(() => language.load("en"));

const names = ["Ada", "Bruno"];

test("a turn is one line, and those who board one after the other are named together", () => {
  const lines = logOf(
    [
      { seq: 4, events: [{ type: "turn_started", seat: 1, turn: 3 }] },
      { seq: 5, events: [{ type: "bus_placed", seat: 1, bus: "G4b" }] },
      { seq: 6, events: [{ type: "announced", seat: 1, traveller: "GA1", source: "left", bus: "G4b" }] },
      { seq: 7, events: [{ type: "boarded", seat: 1, traveller: "GA1", source: "left", bus: "G4b" }] },
      { seq: 8, events: [{ type: "boarded", seat: 1, traveller: "GGE", source: "right", bus: "G4b" }] },
      { seq: 9, events: [{ type: "bus_departed", seat: 1, bus: "G4b", passengers: ["GA1", "GGE"], unhappy: null }] },
      { seq: 10, events: [{ type: "turn_started", seat: 0, turn: 4 }] },
      { seq: 11, events: [{ type: "bus_designated", seat: 0, bus: "R3" }] },
    ],
    names,
  );
  expect(lines.map((line) => [line.seat, line.text])).toEqual([
    [
      1,
      "Bruno brings the green bus 4 to the platform. Green Anonymous and green General board from the Waiting Room. " +
        "The green bus 4 departs: green Anonymous and green General are passengers of Bruno.",
    ],
    [0, "Ada uses the red bus 3."],
  ]);
});

test("a shout is said at once, an announcement is seen", () => {
  expect(newsOf({ type: "shouted", seat: 0, traveller: "RBA", bus: "R5" }, names)).toBe("Ada shouts: the red Baby boards the red bus 5.");
  expect(newsOf({ type: "announced", seat: 0, traveller: "RA1", source: "hand", bus: "R5" }, names)).toBe("");
});

test("the points of a day have a line of their own", () => {
  const points = { type: "day_scored", seat: 1, passengers: 5, lovers: 4, unhappy: -1, hand: -2, buses: 0, night: 0 };
  const lines = logOf([{ seq: 3, events: [{ type: "day_ended", day: 1, reason: "last_lap" }, points] }], names);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.text).toContain("Bruno: 6 for the day (passengers 5, lovers 4, unhappy −1");
});
