// What a lesson is made of: short steps, each with one thing to look at and one thing to do.

/** What is pointed at. */
export type Spot =
  | { stop: string }
  | { zone: string }
  | { piece: string }
  | { part: string };

/** What the learner is asked to do. */
export type Deed =
  | { kind: "read" } // and to say so
  | { kind: "choose"; action: string } // put this turn together, without sending it
  | { kind: "send"; action: string } // decide this
  | { kind: "undo" }
  | { kind: "free" }; // decide anything

export interface Step {
  /** The key of its words. */
  words: string;
  /** What a phone shows of the table. */
  show: "board" | "sheet";
  spot: Spot | null;
  deed: Deed;
}

/** How things stand when a step begins: what was decided before it, and what is put together and not sent. */
export interface Standing {
  decisions: string[];
  chosen: string | null;
}

export function standingAt(steps: readonly Step[], place: number): Standing {
  const standing: Standing = { decisions: [], chosen: null };
  for (const { deed } of steps.slice(0, place)) {
    if (deed.kind === "choose") standing.chosen = deed.action;
    if (deed.kind === "send") standing.decisions.push(deed.action);
    if (deed.kind === "send" || deed.kind === "undo") standing.chosen = null;
  }
  return standing;
}

/** The stops that a turn passes after the end of the line. */
export function stopsOf(action: string | null): string[] {
  return action?.match(/[A-Z]\d+/g)?.slice(1) ?? [];
}
