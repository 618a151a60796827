// Where the overview lies, so that it covers no stop that can be pressed.

export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Corner = "left bottom" | "left top" | "right top";

const CORNERS: readonly Corner[] = ["left bottom", "left top", "right top"]; // the fourth has a button on phones
const EDGE = 8; // pixels between the overview and the edges
const TARGET = 23; // half a stop that can be pressed

/** The first corner in which an overview of that size covers the fewest of these places of the board. */
export function cornerOf(places: readonly { x: number; y: number }[], sight: Sight, scale: number, width: number, height: number): Corner {
  const covered = (corner: Corner): number =>
    places.filter((place) => {
      const x = (place.x - sight.x) * scale;
      const y = (place.y - sight.y) * scale;
      const across = corner.startsWith("left") ? x : sight.width * scale - x;
      const down = corner.endsWith("bottom") ? sight.height * scale - y : y;
      return across > -TARGET && across < EDGE + width + TARGET && down > -TARGET && down < EDGE + height + TARGET;
    }).length;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
