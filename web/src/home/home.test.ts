import { beforeAll, expect, test } from "vitest";
import { language } from "../lib/words.svelte";
import { codeIn } from "./codes";
import { Wishes } from "./wishes.svelte";

beforeAll(() => language.load("en"));

test("a link to a table is as good as its code", () => {
  expect(codeIn(" https://play.example/t/abcDEF-_12?x=1 ")).toBe("abcDEF-_12");
  expect(codeIn("abcDEF-_12")).toBe("abcDEF-_12");
  expect(codeIn("abc")).toBeNull();
  expect(codeIn("../../etc")).toBeNull();
});

test("the city goes along with the number of players, and the other way round", () => {
  const wishes = new Wishes("bus");
  wishes.seat(2);
  expect(wishes.city).toBe("new_york");
  wishes.seat(5);
  expect(wishes.city).toBe("london");
  wishes.go("new_york");
  expect(wishes.seats).toBe(3);
  wishes.play("metro");
  expect(wishes.city).toBe("rome");
  wishes.play("depot");
  expect(wishes.city).toBeNull();
  expect(wishes.sizes).toEqual([2, 3, 4, 5, 6]);
});

test("the Drunkard is read as in the leaflet of the language on screen, and always said", async () => {
  const wishes = new Wishes("depot");
  for (const [spoken, reading] of [["en", "departing_bus"], ["fr", "own_pile"], ["de", "departing_bus"]] as const) {
    await language.load(spoken);
    expect(wishes.table("friends").options).toEqual({ drunkard_scope: reading });
  }
  await language.load("fr");
  const [rule] = wishes.houseRules;
  if (rule) wishes.setRule(rule, "departing_bus");
  expect(wishes.table("friends").options).toEqual({ drunkard_scope: "departing_bus" });
  await language.load("en");
});

test("house rules that make no difference are neither shown nor sent", () => {
  const wishes = new Wishes("depot");
  wishes.seat(4);
  for (const rule of wishes.houseRules) wishes.setRule(rule, rule.name === "baby_windows" ? "none" : rule.values[1] ?? false);
  wishes.seat(3);
  expect(wishes.houseRules.map((rule) => rule.name)).not.toContain("teams");
  expect(Object.keys(wishes.table("bots").options ?? {})).not.toContain("baby_exempts_penalty");
  expect(Object.keys(wishes.table("bots").options ?? {})).not.toContain("teams");
});

test("choices for tables over days are sent only for such a table", () => {
  const wishes = new Wishes("depot");
  wishes.clock = "day";
  wishes.choices = { ...wishes.choices, baby_async: "orders_only", beat: 0 };
  expect(wishes.table("friends")).toMatchObject({ pace: "days", baby_async: "orders_only" });
  expect(wishes.table("friends").beat).toBeUndefined();
  expect(wishes.table("bots")).toMatchObject({ pace: "live", beat: 0 });
  expect(wishes.table("bots").baby_async).toBeUndefined();
});
