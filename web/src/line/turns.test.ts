import { describe, expect, test } from "vitest";
import { along, endsOf, isDeadEnd, neighbour, nextStops, roadsOf, tapped, trapOf, turnsOf, waysTo, wholeTurn } from "./turns";

const offer = (action: string, total: number | null = 0, turn_zone = 0) => ({
  action,
  total,
  turn_zone,
  shared: 0,
  eliminates: action.endsWith("#"),
});

// Two markers with a turn from C3; one goes on at a green light, one loops.
const turns = turnsOf([
  offer("C3-C4-D4", 5, 1),
  offer("C3-D3-D4", 7, 2),
  offer("C3-C4-B4>A4", 3),
  offer("C3-C4-B4>B5", 4),
  offer("C3-D3-D2#", null),
]);

describe("marker by marker", () => {
  test("the next stops are those that some legal turn passes next", () => {
    expect(nextStops(turns, [])).toEqual(["C4", "D3"]);
    expect(nextStops(turns, ["C4"])).toEqual(["D4", "B4"]);
    expect(nextStops(turns, ["C4", "B4"])).toEqual(["A4", "B5"]);
  });

  test("a path is a turn only when it is whole", () => {
    expect(wholeTurn(turns, ["C4", "B4"])).toBeNull();
    expect(wholeTurn(turns, ["C4", "D4"])?.action).toBe("C3-C4-D4");
    expect(along(turns, ["C4"])).toHaveLength(3);
  });

  test("a tap on the next stop adds a marker", () => {
    expect(tapped(turns, [], "C4")).toEqual(["C4"]);
    expect(tapped(turns, ["C4"], "B4")).toEqual(["C4", "B4"]);
  });
});

describe("an end at once", () => {
  test("the way that brings most is taken first", () => {
    expect(tapped(turns, [], "D4")).toEqual(["D3", "D4"]);
    expect(waysTo(turns, "D4").map((turn) => turn.total)).toEqual([7, 5]);
  });

  test("the path so far is kept if it leads there", () => {
    expect(tapped(turns, ["C4"], "D4")).toEqual(["C4", "D4"]);
    expect(tapped(turns, ["C4"], "A4")).toEqual(["C4", "B4", "A4"]);
  });

  test("another end changes the mind", () => {
    expect(tapped(turns, ["C4", "D4"], "B5")).toEqual(["C4", "B4", "B5"]);
  });

  test("a stop that no turn passes is no answer", () => {
    expect(tapped(turns, [], "K9")).toBeNull();
  });

  test("every end is lit, with the best way there", () => {
    expect([...endsOf(turns)].map(([end, turn]) => [end, turn.action])).toEqual([
      ["D4", "C3-D3-D4"],
      ["A4", "C3-C4-B4>A4"],
      ["B5", "C3-C4-B4>B5"],
      ["D2", "C3-D3-D2#"],
    ]);
  });

  test("a turn that eliminates is the last choice", () => {
    const both = turnsOf([offer("C3-D3#", null), offer("C3-C4>D4>D3", 1)]);
    expect(endsOf(both).get("D3")?.eliminates).toBe(false);
  });
});

describe("dead ends", () => {
  const dead = (action: string, total: number, dead_end: number) => ({ ...offer(action, total), dead_end });

  test("a way that leaves a way out comes before one with more points that does not", () => {
    const both = turnsOf([dead("C3-C4-D4", 9, 2), offer("C3-D3-D4", 1), offer("C3-C2-D2>D4#", null)]);
    expect(waysTo(both, "D4").map((turn) => turn.action)).toEqual(["C3-D3-D4", "C3-C4-D4", "C3-C2-D2>D4#"]);
    expect(isDeadEnd(endsOf(both).get("D4")!)).toBe(false);
  });

  test("of turns over the same stops the safest is taken", () => {
    const same = turnsOf([offer("C3-C4>D4#", null), dead("C3-C4>D4", 3, 1), offer("C3-C4+D4", 2)]);
    expect(wholeTurn(same, ["C4", "D4"])?.action).toBe("C3-C4+D4");
  });

  test("a trap is known only when no turn leaves a way out", () => {
    const [loop, into, free] = turnsOf([offer("C3-D3#", null), dead("C3-C4", 3, 3), offer("C3-B3", 1)]);
    expect(trapOf([loop!, into!, free!])).toBeNull();
    expect(trapOf([loop!, into!])).toBe("dead-end");
    expect(trapOf([into!])).toBe("dead-end");
    expect(trapOf([loop!])).toBe("out");
    expect(trapOf([])).toBeNull();
  });
});

test("roads are named once", () => {
  expect(roadsOf("C3", turns.slice(0, 2))).toEqual([["C3", "C4"], ["C4", "D4"], ["C3", "D3"], ["D3", "D4"]]);
});

test("arrow keys go to the nearest stop in their direction", () => {
  const places = [
    { name: "A", x: 0, y: 0 },
    { name: "B", x: 80, y: 10 },
    { name: "C", x: 160, y: 0 },
  ];
  expect(neighbour(places, { x: 0, y: 0 }, "ArrowRight")?.name).toBe("B");
  expect(neighbour(places, { x: 0, y: 0 }, "ArrowLeft")).toBeNull();
});
