import { expect, test } from "vitest";
import { qrModules, qrPath } from "./qr";

test("a link fits, and a longer text needs a larger code", () => {
  expect(qrModules("A")).toHaveLength(21);
  expect(qrModules("http://192.168.1.20:8000/t/abcdefghijkl")).toHaveLength(29);
  expect(qrModules("x".repeat(134))).toHaveLength(41);
  expect(() => qrModules("x".repeat(135))).toThrow(RangeError);
});

test("the corners carry the marks that readers look for", () => {
  const rows = qrModules("All aboard");
  const mark = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const corner = (x: number, y: number) =>
    mark.map((_, dy) => mark.map((_, dx) => (rows[y + dy]?.[x + dx] ? "1" : "0")).join(""));
  expect(corner(0, 0)).toEqual(mark);
  expect(corner(rows.length - 7, 0)).toEqual(mark);
  expect(corner(0, rows.length - 7)).toEqual(mark);
});

test("the picture has a quiet zone", () => {
  expect(qrPath("A").size).toBe(29);
  expect(qrPath("A").path.startsWith("M4 4h1v1h-1z")).toBe(true);
});
