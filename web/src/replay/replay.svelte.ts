// A record that is looked at: all of its moments, and which of them is shown.
import type { PlayedRecord, PlayedStep } from "../generated/edge";
import { patched } from "../lib/patch";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1_400; // milliseconds a step
const PACE_OF_DEPOT = 900; // many of its steps are small

export class Replay {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** What is beside the game: its steps or its review. */
  tab = $state<"steps" | "review">("steps");
  /** What promised more than the step that led to a moment, to be drawn there. */
  preferred = $state.raw<{ at: number; action: string } | null>(null);
  /** The view before the first step and after each. */
  readonly views: readonly unknown[];
  /** The number of steps before each round, or each turn of Depot. */
  readonly turns: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly told: PlayedRecord,
    at: number | null = null,
  ) {
    const views: unknown[] = [told.view];
    for (const step of told.steps) views.push(patched(views.at(-1), step.changes));
    this.views = views;
    const steps = told.steps;
    this.turns = steps.flatMap((step, place) => (place === 0 || !isSameTurn(steps[place - 1], step) ? [place] : []));
    this.at = this.#within(at ?? 0);
  }

  get last(): number {
    return this.told.steps.length;
  }

  /** The step that led here. */
  get step(): PlayedStep | null {
    return this.told.steps[this.at - 1] ?? null;
  }

  get view(): unknown {
    return this.views[this.at];
  }

  get scores(): unknown {
    return this.step?.scores ?? this.told.scores;
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
  }

  go(at: number): void {
    this.pause();
    this.at = this.#within(at);
  }

  /** To the beginning of the next round, or of this one and then of the one before. */
  turn(by: 1 | -1): void {
    const target = by > 0 ? this.turns.find((place) => place > this.at) : this.turns.findLast((place) => place < this.at);
    this.go(target ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
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
    const pace = (this.told.game === "depot" ? PACE_OF_DEPOT : PACE) / this.speed;
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      this.at += 1;
      if (this.at >= this.last) this.pause();
      else this.#beat();
    }, pace);
  }
}

function isSameTurn(one: PlayedStep | undefined, other: PlayedStep): boolean {
  return one?.day === other.day && one.round === other.round;
}
