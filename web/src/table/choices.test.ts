import { beforeAll, expect, test } from "vitest";
import type { TableInfo } from "../generated/protocol";
import { language } from "../lib/words.svelte";
import { belongs, chosen, choiceWords, different, fitted, moved, USUAL, type ChoiceName, type Choices, type TableKind } from "./choices";

const kind = (some: Partial<TableKind>): TableKind => ({ game: "depot", seats: 4, pace: "live", options: {}, ...some });
const everything: Choices = {
  sheets: [3, null, 3, 1],
  equal_sheets: true,
  first: 3,
  ties: [2, 0, 3, 1],
  beat: 5000,
  open_window: 30,
  day_pause: 90,
  card_memory: "off",
  baby_async: "orders_only",
  team_hands: "open",
};
const sent = (table: TableKind): string[] => Object.keys(chosen(fitted(everything, table))).sort();

beforeAll(() => language.load("en"));

test("only what belongs to a table is sent", () => {
  expect(sent(kind({ game: "bus" }))).toEqual(["equal_sheets", "first", "sheets"]);
  expect(sent(kind({ game: "metro", seats: 1 }))).toEqual(["sheets"]);
  expect(sent(kind({}))).toEqual(["beat", "card_memory", "day_pause", "first", "open_window", "ties"]);
  expect(sent(kind({ pace: "days" }))).toEqual(["baby_async", "card_memory", "first", "ties"]);
  expect(sent(kind({ options: { teams: true } }))).toContain("team_hands");
  expect(sent(kind({ options: { teams: true }, seats: 3 }))).not.toContain("team_hands");
});

test("where Babies do not shout, nothing about their answers can be chosen", () => {
  const quiet = { baby_windows: "none" };
  for (const pace of ["live", "days"] as const) {
    for (const name of ["beat", "open_window", "baby_async"] as ChoiceName[]) expect(belongs(name, kind({ pace, options: quiet }))).toBe(false);
  }
});

test("choices fit the number of seats", () => {
  expect(fitted(everything, kind({ game: "bus", seats: 2 }))).toMatchObject({ sheets: [3, null], first: null });
  expect(fitted(everything, kind({ game: "bus", seats: 5 })).sheets).toEqual([3, null, 3, 1, null]);
  expect(fitted(everything, kind({ seats: 3 })).ties).toEqual([]);
  expect(chosen(USUAL)).toEqual({});
});

test("where sheets must differ, the first of two equal ones stays", () => {
  expect(different([3, null, 3, 1])).toEqual([3, null, null, 1]);
});

test("a seat moves within the order of ties", () => {
  expect(moved([0, 1, 2], 2, 1)).toEqual([0, 2, 1]);
  expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
});

test("everything that was chosen is told by the names of the players", () => {
  const seats = ["Ann", "Bea", "Cy", "Di"].map((name, seat) => ({ seat, name }));
  const info = { ...everything, game: "depot", pace: "live", options: { teams: true }, seats } as unknown as TableInfo;
  const told = choiceWords(info).join(" ");
  expect(told).toContain("Starts day 1: Di");
  expect(told).toContain("Cy, Ann, Di, Bea");
  expect(told).toContain("5 seconds");
  expect(told).toContain("Pause after day 1: 1.5 minutes");
  expect(told).toContain("Known cards are not listed.");
  expect(told).toContain("Partners see each other’s hands.");
  expect(choiceWords({ ...info, game: "bus" }).join(" ")).toContain("Ann 3, Bea dealt, Cy 3, Di 1");
  expect(choiceWords({ ...info, ...USUAL })).toEqual([]);
  expect(choiceWords({ ...info, ...USUAL }, true)).toHaveLength(7);
});
