import { expect, test } from "vitest";
import { patched } from "./patch";

test("changes are made one after the other, and the old value stays", () => {
  const before = { round: 1, played: [3], seats: [{ line: ["C3"] }, { line: ["D4"] }] };
  const after = patched(before, [
    { op: "replace", path: "/round", value: 2 },
    { op: "add", path: "/played/-", value: 7 },
    { op: "add", path: "/seats/0/line/-", value: "C4" },
    { op: "remove", path: "/seats/1/line/0" },
    { op: "add", path: "/a~1b~0", value: null },
  ]);
  expect(after).toEqual({ round: 2, played: [3, 7], seats: [{ line: ["C3", "C4"] }, { line: [] }], "a/b~": null });
  expect(before).toEqual({ round: 1, played: [3], seats: [{ line: ["C3"] }, { line: ["D4"] }] });
});

test("a whole value can be replaced", () => {
  expect(patched({ a: 1 }, [{ op: "replace", path: "", value: { b: 2 } }])).toEqual({ b: 2 });
});

test("what does not change is the same object", () => {
  const before = { one: { deep: 1 }, other: { deep: 1 } };
  expect(patched(before, [{ op: "replace", path: "/one/deep", value: 2 }]).other).toBe(before.other);
});
