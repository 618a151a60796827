// The legal turns as a tree of stops. The server says what is legal and what it costs; here is only the choosing.
import type { LegalTurn } from "../generated/line";

export interface OfferedTurn extends LegalTurn {
  /** The own total after the turn; none if it eliminates. */
  total: number | null;
}

export interface Turn extends OfferedTurn {
  /** The stops it passes after the end of the line. */
  stops: string[];
  /** One sign for each marker: `-` of the shape, `>` for a green light, `+` paid with an entrance. */
  kinds: string;
  end: string;
}

export function turnsOf(legal: readonly Record<string, unknown>[]): Turn[] {
  return legal.flatMap((offered) => {
    const turn = offered as unknown as OfferedTurn;
    const [, ...stops] = turn.action.match(/[A-Z]\d+/g) ?? [];
    const end = stops.at(-1);
    return end ? [{ ...turn, stops, kinds: turn.action.replace(/[^->+]/g, ""), end }] : [];
  });
}

/** Whether a turn leads into a dead end: its player will be eliminated, whatever tickets come. */
export function isDeadEnd(turn: Turn): boolean {
  return !turn.eliminates && (turn.dead_end ?? 0) > 0;
}

/** Whether no turn leaves a way out: every one eliminates, or the others lead into a dead end. */
export function trapOf(turns: readonly Turn[]): "out" | "dead-end" | null {
  if (turns.length === 0 || !turns.every((turn) => turn.eliminates || isDeadEnd(turn))) return null;
  return turns.every((turn) => turn.eliminates) ? "out" : "dead-end";
}

/** What comes first of two turns: one that leaves a way out, then one into a dead end, then one that eliminates. */
function bySafety(one: Turn, other: Turn): number {
  return Number(one.eliminates) - Number(other.eliminates) || Number(isDeadEnd(one)) - Number(isDeadEnd(other));
}

/** The turns that go on from a path, or are it. */
export function along(turns: readonly Turn[], path: readonly string[]): Turn[] {
  return turns.filter((turn) => path.every((stop, place) => turn.stops[place] === stop));
}

/** The turn that a path is, if it is a whole one; of several the safest. */
export function wholeTurn(turns: readonly Turn[], path: readonly string[]): Turn | null {
  if (path.length === 0) return null;
  const whole = along(turns, path).filter((turn) => turn.stops.length === path.length);
  return whole.sort(bySafety)[0] ?? null;
}

/** The stops that may come next on a path. */
export function nextStops(turns: readonly Turn[], path: readonly string[]): string[] {
  return [...new Set(along(turns, path).flatMap((turn) => turn.stops[path.length] ?? []))];
}

/** The ways to end at a stop, the best first: the safest, then the most points, then the least cost. */
export function waysTo(turns: readonly Turn[], end: string): Turn[] {
  return turns
    .filter((turn) => turn.end === end)
    .sort(
      (one, other) =>
        bySafety(one, other) ||
        (other.total ?? 0) - (one.total ?? 0) ||
        one.turn_zone - other.turn_zone ||
        one.stops.length - other.stops.length,
    );
}

/** Every stop where a turn may end, with the best way there. */
export function endsOf(turns: readonly Turn[]): Map<string, Turn> {
  const ends = new Map<string, Turn>();
  for (const { end } of turns) {
    const best = ends.has(end) ? undefined : waysTo(turns, end)[0];
    if (best) ends.set(end, best);
  }
  return ends;
}

/** What a tap on a stop means for a path: the next marker, a whole turn that ends there, or nothing. */
export function tapped(turns: readonly Turn[], path: readonly string[], stop: string): string[] | null {
  const longer = [...path, stop];
  if (wholeTurn(turns, longer)) return longer;
  const within = waysTo(along(turns, path), stop)[0];
  if (within && !nextStops(turns, path).includes(stop)) return within.stops;
  if (nextStops(turns, path).includes(stop)) return within && !within.eliminates ? within.stops : longer;
  const anywhere = waysTo(turns, stop)[0];
  if (anywhere) return anywhere.stops;
  return nextStops(turns, []).includes(stop) ? [stop] : null;
}

/** The roads that turns use, each once. */
export function roadsOf(start: string, turns: readonly Turn[]): [string, string][] {
  const roads = new Map<string, [string, string]>();
  for (const turn of turns) {
    [start, ...turn.stops].reduce((from, to) => {
      roads.set([from, to].sort().join("-"), [from, to]);
      return to;
    });
  }
  return [...roads.values()];
}

/** The lit stop that lies nearest in a direction; the keyboard goes there. */
export function neighbour<Place extends { name: string; x: number; y: number }>(
  places: readonly Place[],
  from: { x: number; y: number },
  key: string,
): Place | null {
  const dx = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
  const dy = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && far < least) [best, least] = [place, far];
  }
  return best;
}
