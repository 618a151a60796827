import { expect, test } from "vitest";
import { addressOf, packed, placeOf, unpacked } from "./links";

test("an address names a game and a moment", () => {
  expect(placeOf("abc", "#12")).toEqual({ source: { kind: "table", id: "abc" }, step: 12 });
  expect(placeOf("abc", "")).toEqual({ source: { kind: "table", id: "abc" }, step: null });
  expect(placeOf(null, "#kept=x&step=3")).toEqual({ source: { kind: "kept", id: "x" }, step: 3 });
  expect(placeOf("abc", "#review")).toEqual({ source: { kind: "table", id: "abc" }, step: null, isReview: true });
  expect(placeOf(null, "#nothing")).toEqual({ source: null, step: null });
  expect(placeOf("abc", "#-1")).toEqual({ source: { kind: "table", id: "abc" }, step: null });
});

test("what is shared is found again", () => {
  for (const place of [
    { source: { kind: "table" as const, id: "a-_b" }, step: 4 },
    { source: { kind: "kept" as const, id: "x y" }, step: 0 },
    { source: { kind: "packed" as const, text: "a-_b" }, step: 9 },
  ]) {
    const address = new URL(addressOf(place), "http://here");
    const id = address.pathname.split("/")[2];
    expect(placeOf(id === undefined ? null : decodeURIComponent(id), address.hash)).toEqual(place);
  }
});

test("a record fits into a link and comes out as it was", async () => {
  const record = { players: [{ name: "Zoë 🚌" }], actions: Array.from({ length: 60 }, (_, place) => `A${place}-B2`) };
  const text = await packed(record);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual(record);
});

test("a link that would unfold without end is refused", async () => {
  await expect(unpacked(await packed("x".repeat(3_000_000)))).rejects.toThrow();
  await expect(unpacked("nonsense")).rejects.toThrow();
});
