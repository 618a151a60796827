import { describe, expect, it } from "vitest";
import { cornerOf } from "./corner";

const SIGHT = { x: 100, y: 200, width: 400, height: 500 };

describe("the corner of the overview", () => {
  it("is at the lower left, where nothing can be pressed there", () => {
    expect(cornerOf([], SIGHT, 1, 108, 180)).toBe("left bottom");
    expect(cornerOf([{ x: 450, y: 650 }], SIGHT, 1, 108, 180)).toBe("left bottom");
    expect(cornerOf([{ x: 40, y: 680 }], SIGHT, 1, 108, 180)).toBe("left bottom"); // out of sight
  });

  it("gives way to stops that can be pressed", () => {
    const low = { x: 150, y: 650 };
    const high = { x: 150, y: 250 };
    expect(cornerOf([low], SIGHT, 1, 108, 180)).toBe("left top");
    expect(cornerOf([low, high], SIGHT, 1, 108, 180)).toBe("right top");
    expect(cornerOf([low, high, { x: 480, y: 220 }], SIGHT, 1, 108, 180)).toBe("left bottom"); // no better one
  });

  it("knows how large the board is shown", () => {
    expect(cornerOf([{ x: 190, y: 650 }], SIGHT, 1, 108, 180)).toBe("left top");
    expect(cornerOf([{ x: 190, y: 650 }], SIGHT, 2, 108, 180)).toBe("left bottom");
  });
});
