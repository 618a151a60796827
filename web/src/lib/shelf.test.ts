import { beforeEach, expect, test, vi } from "vitest";
import { Shelf } from "./shelf";

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("the newest comes first, and there is room for so many only", () => {
  const shelf = new Shelf("test", 2);
  for (const id of ["a", "b", "c"]) shelf.put({ id, at: 1 });
  expect(shelf.all().map((item) => item.id)).toEqual(["c", "b"]);
  shelf.put({ id: "b", at: 2 });
  expect(shelf.all()).toEqual([{ id: "b", at: 2 }, { id: "c", at: 1 }]);
  shelf.remove("b");
  expect(shelf.get("b")).toBeNull();
  expect(new Shelf("test", 2).get("c")).toEqual({ id: "c", at: 1 });
});

test("what somebody else wrote there does no harm", () => {
  localStorage.setItem("allaboard-shelf-test", '[1, null, {"id": "x"}, {"id": "y", "at": 1}]');
  expect(new Shelf("test", 5).all().map((item) => item.id)).toEqual(["y"]);
  localStorage.setItem("allaboard-shelf-test", "{");
  expect(new Shelf("test", 5).all()).toEqual([]);
});
