import { describe, expect, test } from "vitest";
import { choiceOf, choicesOf, litBy, touched } from "./choosing";

const room = { left: ["RGE", "GA1", "YA2"], right: ["BA1", "BDR"] };
const choices = (...actions: string[]) => choicesOf(actions.map((action) => ({ action })), room);

test("a head of the waiting room is the card that stands there", () => {
  expect(choices("board L", "board R").map((choice) => choice.cards)).toEqual([["RGE"], ["BA1"]]);
});

describe("one card", () => {
  const boarding = choices("board RA1", "board RL1", "end");

  test("what can be touched is lit, and a word alone lights nothing", () => {
    expect([...litBy(boarding, [])]).toEqual(["RA1", "RL1"]);
    expect(choiceOf(boarding, [])).toBeNull();
  });

  test("another card takes the place of the chosen one, which stays lit", () => {
    expect(touched(boarding, ["RA1"], "RL1", room)).toEqual(["RL1"]);
    expect([...litBy(boarding, ["RA1"])]).toContain("RL1");
  });

  test("the chosen card again is a change of mind, any other card no answer", () => {
    expect(touched(boarding, ["RA1"], "RA1", room)).toEqual([]);
    expect(touched(boarding, [], "YA1", room)).toBeNull();
  });
});

describe("an exchange", () => {
  const swaps = choices("skip", "swap RA1 L1", "swap RA1 GSU", "swap YA1 L1");

  test("begins with either of the two cards", () => {
    expect([...litBy(swaps, [])].sort()).toEqual(["GA1", "GSU", "RA1", "YA1"]);
    expect([...litBy(swaps, ["RA1"])].sort()).toEqual(["GA1", "GSU"]);
    expect([...litBy(swaps, ["GA1"])].sort()).toEqual(["RA1", "YA1"]);
  });

  test("is whole with the second, in whatever order", () => {
    expect(choiceOf(swaps, ["RA1"])).toBeNull();
    expect(choiceOf(swaps, ["GA1", "YA1"])?.action).toBe("swap YA1 L1");
  });
});

test("of two who become unhappy the older choice gives way", () => {
  const sad = choices("sadden RA1 RA2", "sadden RA1 RL1", "sadden RA2 RL1");
  expect(touched(sad, ["RA1"], "RA2", room)).toEqual(["RA1", "RA2"]);
  expect(touched(sad, ["RA1", "RA2"], "RL1", room)).toEqual(["RA2", "RL1"]);
});

test("a refill goes up to the touched card and takes the rest from the other column", () => {
  const refills = choicesOf(
    [
      { action: "take 1", travellers: ["RGE", "BA1", "BDR"] },
      { action: "take 2", travellers: ["RGE", "GA1", "BA1"] },
      { action: "take 3", travellers: ["RGE", "GA1", "YA2"] },
    ],
    room,
  );
  const action = (card: string) => choiceOf(refills, touched(refills, [], card, room) ?? [])?.action;
  expect(action("RGE")).toBe("take 1");
  expect(action("GA1")).toBe("take 2");
  expect(action("YA2")).toBe("take 3");
  expect(action("BA1")).toBe("take 2");
  expect(action("BDR")).toBe("take 1");
});
