import { expect, test } from "vitest";
import { dayBefore } from "./titles";

test("the day before is found across months and years", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
  expect(dayBefore("2026-01-01", -1)).toBe("2026-01-02");
});
