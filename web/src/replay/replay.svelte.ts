// A record that is looked at: all of its moments, and which of them is shown.
import type { PlayedRecord, PlayedStep } from "../generated/edge";
import { patched } from "../lib/patch";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1_400; // milliseconds a step
const PACE_OF_DEPOT = 900; // many of its steps are small
const PACE_OF_DAY_END = 6_000; // there is much to read

/** What a moment shows of its step, where that ended a day: what was done, the end of the day, or the beginning of the next. */
export type Part = "done" | "ended" | "begun";

export interface Moment {
  /** So many steps were made. */
  readonly at: number;
  readonly part: Part | null;
  readonly view: unknown;
  readonly scores: unknown;
}

export class Replay {
  /** The number of the moment that is shown. */
  place = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** What is beside the game: its steps or its review. */
  tab = $state<"steps" | "review">("steps");
  /** What promised more than the step that led to a moment, to be drawn there. */
  preferred = $state.raw<{ at: number; action: string } | null>(null);
  /** Before the first step and after each; the end of a day is one of its own. */
  readonly moments: readonly Moment[];
  /** The moments at which rounds, turns or the end of a day begin. */
  readonly #stops: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly told: PlayedRecord,
    at: number | null = null,
  ) {
    const moments: Moment[] = [{ at: 0, part: null, view: told.view, scores: told.scores }];
    told.steps.forEach((step, place) => moments.push(...momentsOf(step, place + 1, moments.at(-1)?.view)));
    this.moments = moments;
    const { steps } = told;
    const starts = new Set(steps.flatMap((step, place) => (place === 0 || !isSameTurn(steps[place - 1], step) ? [place] : [])));
    this.#stops = moments.flatMap(({ at, part }, place) => (part === "ended" || (starts.has(at) && part !== "done") ? [place] : []));
    this.go(at ?? 0);
  }

  /** The number of the last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  get moment(): Moment {
    return this.moments[this.place] as Moment;
  }

  /** How many steps were made here. */
  get at(): number {
    return this.moment.at;
  }

  /** The step that led here. */
  get step(): PlayedStep | null {
    return this.told.steps[this.at - 1] ?? null;
  }

  get view(): unknown {
    return this.moment.view;
  }

  get scores(): unknown {
    return this.moment.scores;
  }

  /** To the moment after so many steps. */
  go(at: number): void {
    const wanted = Math.max(0, Math.min(this.told.steps.length, Math.trunc(at) || 0));
    this.show(this.moments.findIndex((moment) => moment.at === wanted));
  }

  /** To a moment by its number. */
  show(place: number): void {
    this.pause();
    this.place = Math.max(0, Math.min(this.last, place));
  }

  /** To the beginning of the next round, or of this one and then of the one before. */
  turn(by: 1 | -1): void {
    const target = by > 0 ? this.#stops.find((place) => place > this.place) : this.#stops.findLast((place) => place < this.place);
    this.show(target ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.place >= this.last) this.place = 0;
    this.isPlaying = true;
    this.#beat();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #beat(): void {
    clearTimeout(this.#timer);
    const pace = (this.moment.part === "ended" ? PACE_OF_DAY_END : this.told.game === "depot" ? PACE_OF_DEPOT : PACE) / this.speed;
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.place += 1;
      if (this.place >= this.last) this.pause();
      else this.#beat();
    }, pace);
  }
}

/** The moments of the step with this number. */
function momentsOf(step: PlayedStep, at: number, before: unknown): Moment[] {
  const after = { at, part: null, view: patched(before, step.changes), scores: step.scores };
  const end = step.day_end;
  if (!end) return [after];
  const ended = { at, view: patched(before, end.changes), scores: end.scores };
  return [{ ...ended, part: "done" }, { ...ended, part: "ended" }, { ...after, part: "begun" }];
}

function isSameTurn(one: PlayedStep | undefined, other: PlayedStep): boolean {
  return one?.day === other.day && one.round === other.round;
}
