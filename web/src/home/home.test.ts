import { expect, test } from "vitest";
import { codeIn } from "./codes";
import { Wishes } from "./wishes.svelte";

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
