// A learner at a line game: everything works as at a table, but only what the step asks for is let through.
import type { BoardPicture } from "../line/picture.svelte";
import { LinePlay } from "../line/play.svelte";
import type { Lesson } from "./lesson.svelte";
import { stopsOf } from "./steps";

export class LessonPlay extends LinePlay {
  constructor(
    readonly lesson: Lesson,
    picture: () => BoardPicture | null,
  ) {
    super(lesson.store, picture);
  }

  /** Begin a step as it is meant to begin. */
  begin(): void {
    this.reset();
    this.path = stopsOf(this.lesson.chosen);
  }

  override async tap(stop: string): Promise<void> {
    const deed = this.lesson.deed;
    if (deed?.kind === "free") return super.tap(stop);
    if (deed?.kind === "choose") {
      const stops = stopsOf(deed.action);
      if (!stops.includes(stop)) return this.lesson.stray();
      this.path = stops.slice(0, stops.indexOf(stop) + 1);
      if (this.chosen?.action === deed.action) this.lesson.next();
      return;
    }
    const departure = this.departures.find((one) => one.stop === stop);
    if (departure) return this.depart(departure.action);
    if (deed?.kind === "send" && this.path.at(-1) === stop) return super.tap(stop);
    this.lesson.stray();
  }

  override async depart(action: string): Promise<void> {
    const deed = this.lesson.deed;
    if (deed?.kind === "send" && deed.action === action) return super.depart(action);
    this.lesson.stray();
  }

  override otherWay(): void {
    if (this.lesson.deed?.kind === "free") super.otherWay();
    else this.lesson.stray();
  }

  override undo(): void {
    this.#leave(() => super.undo());
  }

  override clear(): void {
    this.#leave(() => super.clear());
  }

  override async confirm(isSure = false): Promise<void> {
    const deed = this.lesson.deed;
    if (deed?.kind === "free" || (deed?.kind === "send" && this.chosen?.action === deed.action)) return super.confirm(isSure);
    this.lesson.stray();
  }

  /** Whoever takes back what they were to send is asked to choose again. */
  #leave(take: () => void): void {
    const deed = this.lesson.deed;
    if (deed?.kind === "send") return this.lesson.go(this.lesson.place - 1);
    if (deed?.kind !== "undo") return take();
    this.reset();
    this.lesson.chosen = null;
    this.lesson.next();
  }
}
