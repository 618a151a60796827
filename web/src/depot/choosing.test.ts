import { describe, expect, test } from "vitest";
import type { DepotOffer } from "../generated/depot";
import { readAction } from "./actions";
import { choiceOf, choicesOf, litBy, touched } from "./choosing";

const room = { left: ["RGE", "GA1", "YA2"], right: ["BA1", "BDR"] };

/** An offer as the server sends it. */
function offer(action: string, ...travellers: string[]): DepotOffer {
  return { action, word: action.split(" ")[0] ?? "", ...(travellers.length > 0 ? { travellers } : {}) };
}

test("a head of the waiting room is the card that stands there", () => {
  const heads = choicesOf([{ ...offer("board L", "RGE"), column: "left", place: 0 }, { ...offer("board R", "BA1"), column: "right", place: 0 }]);
  expect(heads.map((choice) => choice.cards)).toEqual([["RGE"], ["BA1"]]);
});

describe("every bus is the bus, however many travellers wait", () => {
  const BUSES = ["R", "G", "B", "Y"].flatMap((colour) => ["3", "4a", "4b", "5"].map((size) => colour + size));
  const WAITING = ["GA1", "GA2", "GA3", "GA4"];
  const LENGTHS = [0, 1, 2, 3, 4];

  test.each(BUSES)("%s", (bus) => {
    for (const word of ["place", "use", "call"]) {
      for (const length of LENGTHS) {
        const queue = WAITING.slice(0, length);
        for (const waiting of [{ left: queue, right: [] }, { left: [], right: queue }]) {
          const offered = choicesOf([{ action: `${word} ${bus}`, word, bus }]);
          expect([...litBy(offered, [])]).toEqual([bus]);
          expect(touched(offered, [], bus, waiting)).toEqual([bus]);
          expect(choiceOf(offered, [bus])?.action).toBe(`${word} ${bus}`);
          for (const traveller of WAITING) expect(touched(offered, [], traveller, waiting)).toBeNull();
        }
      }
    }
  });
});

test("the text of a decision is read by its word", () => {
  expect(readAction("board R")).toEqual({ word: "board", column: "right" });
  expect(readAction("board L")).toEqual({ word: "board", column: "left" });
  expect(readAction("take 3")).toEqual({ word: "take", count: 3 });
  for (const action of ["place R3", "use R3", "call R3", "swap GA1 R3", "board RA3", "end"]) {
    expect(readAction(action)).toEqual({ word: action.split(" ")[0] });
  }
});

describe("one card", () => {
  const boarding = choicesOf([offer("board RA1", "RA1"), offer("board RL1", "RL1"), offer("end")]);

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
  const swaps = choicesOf([offer("skip"), offer("swap RA1 L1", "RA1", "GA1"), offer("swap RA1 GSU", "RA1", "GSU"), offer("swap YA1 L1", "YA1", "GA1")]);

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
  const sad = choicesOf([offer("sadden RA1 RA2", "RA1", "RA2"), offer("sadden RA1 RL1", "RA1", "RL1"), offer("sadden RA2 RL1", "RA2", "RL1")]);
  expect(touched(sad, ["RA1"], "RA2", room)).toEqual(["RA1", "RA2"]);
  expect(touched(sad, ["RA1", "RA2"], "RL1", room)).toEqual(["RA2", "RL1"]);
});

test("a refill goes up to the touched card and takes the rest from the other column", () => {
  const refills = choicesOf([offer("take 1", "RGE", "BA1", "BDR"), offer("take 2", "RGE", "GA1", "BA1"), offer("take 3", "RGE", "GA1", "YA2")]);
  const action = (card: string) => choiceOf(refills, touched(refills, [], card, room) ?? [])?.action;
  expect(action("RGE")).toBe("take 1");
  expect(action("GA1")).toBe("take 2");
  expect(action("YA2")).toBe("take 3");
  expect(action("BA1")).toBe("take 2");
  expect(action("BDR")).toBe("take 1");
});
