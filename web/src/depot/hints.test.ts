import { beforeAll, describe, expect, test } from "vitest";
import { language, LANGUAGES, say } from "../lib/words.svelte";
import type { Choice } from "./choosing";
import { UNDECIDED } from "./rules";
import { buttonsOf, hintOf, type Situation } from "./hints";

// What the game may offer in each phase: words with cards, and words alone.
const OFFERED: Record<string, { cards: string[]; alone: string[] }> = {
  choose: { cards: ["place", "use", "call"], alone: ["decline"] },
  waiting_room: { cards: ["board"], alone: [] },
  hand: { cards: ["board"], alone: ["end"] },
  exchange: { cards: ["swap"], alone: ["skip"] },
  sadden: { cards: ["sadden"], alone: [] },
  penalty: { cards: ["discard"], alone: [] },
  refill: { cards: ["take"], alone: [] },
};
const CARDS = ["RA1", "GBA", "BGE", "YL1", "RSU", "BDR", "GCO", "YST", "RBP"];
const BUSES = ["R3", "G4a", "B5", "Y4b"];

/** The same numbers every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function situation(seed: number): Situation {
  const draw = chance(seed);
  const phases = Object.keys(OFFERED);
  const phase = phases[draw(phases.length)] ?? "choose";
  const offered = OFFERED[phase] ?? { cards: [], alone: [] };
  const choices: Choice[] = [];
  for (const word of offered.cards) {
    const count = draw(3);
    for (let number = 0; number < count; number += 1) {
      const from = phase === "choose" ? BUSES : CARDS;
      const size = word === "swap" ? 2 : word === "sadden" || word === "take" ? 1 + draw(2) : 1;
      const cards = Array.from({ length: size }, (_, place) => from[(draw(from.length) + place) % from.length] ?? "");
      choices.push({ action: `${word} ${cards.join(" ")}`, word, cards });
    }
  }
  for (const word of offered.alone) if (draw(2)) choices.push({ action: word, word, cards: [] });
  const open = choices.filter((choice) => choice.cards.length > 0);
  const choice = open.length > 0 && draw(2) ? (open[draw(open.length)] ?? null) : null;
  const isWhole = choice !== null && (phase !== "exchange" || draw(2) === 1);
  const chosen = choice === null ? [] : isWhole ? choice.cards : choice.cards.slice(0, 1);
  return { phase, choices, chosen, choice: isWhole ? choice : null, active: draw(2) ? "R4a" : "B3", rules: UNDECIDED };
}

const SEEDS = Array.from({ length: 600 }, (_, seed) => seed * 7919 + 1);

describe.each(LANGUAGES)("in %s", (spoken) => {
  beforeAll(() => language.load(spoken));
  const quoted = (text: string) => [...text.matchAll(/[“„«]\s?(.+?)\s?[”“»]/g)].map((found) => found[1]);

  test("a hint names only buttons that are there", () => {
    let named = 0;
    for (const seed of SEEDS) {
      const now = situation(seed);
      const labels = buttonsOf(now).map((button) => button.label);
      for (const name of quoted(hintOf(now))) {
        expect(labels).toContain(name);
        named += 1;
      }
    }
    expect(named).toBeGreaterThan(50);
  });

  test("a button that is a decision by itself is named until something is chosen", () => {
    for (const seed of SEEDS) {
      const now = situation(seed);
      if (now.choice) continue;
      const alone = buttonsOf(now).filter((button) => button.action !== null);
      expect(quoted(hintOf(now))).toEqual(alone.map((button) => button.label));
    }
  });

  test("a hint names only ways to a bus that are offered", () => {
    for (const seed of SEEDS) {
      const now = situation(seed);
      if (now.phase !== "choose" || now.choice) continue;
      for (const word of ["place", "use", "call"]) {
        expect(hintOf(now).includes(say(`web-depot-way-${word}`))).toBe(now.choices.some((choice) => choice.word === word));
      }
    }
  });

  test("no hint names a button by itself, without asking whether it is there", () => {
    const keys = ["exchange", "exchange-second", "penalty", "refill", "use", "call", "discard"];
    const hints = [
      ...keys.map((key) => say(`web-depot-hint-${key}`)),
      say("web-depot-hint-hand"),
      say("web-depot-hint-waiting_room", { bus: "§" }),
      say("web-depot-hint-choose", { ways: "§" }),
    ];
    for (const word of ["end", "skip", "decline"]) {
      const label = say(`web-depot-go-${word}`).toLocaleLowerCase();
      for (const hint of hints) expect(hint.toLocaleLowerCase().split(/[^\p{L}]+/u).join(" ")).not.toMatch(new RegExp(`(^| )${label}( |$)`, "u"));
    }
  });

  test("every button of a decision carries out an action that is offered", () => {
    for (const seed of SEEDS) {
      const now = situation(seed);
      for (const button of buttonsOf(now)) {
        if (button.action !== null) expect(now.choices.map((choice) => choice.action)).toContain(button.action);
        if (button.word === "go") expect(button.isReady).toBe(now.choice !== null);
        if (button.kind === "undo") expect(now.chosen.length).toBeGreaterThan(0);
      }
    }
  });
});
