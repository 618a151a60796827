// A learner at Depot: everything works as at a table, but only what the step asks for is let through.
import type { Choice } from "../depot/choosing";
import { DepotPlay } from "../depot/play.svelte";
import type { Lesson } from "./lesson.svelte";

export class DepotLessonPlay extends DepotPlay {
  constructor(readonly lesson: Lesson) {
    super(lesson.store);
  }

  /** Begin a step as it is meant to begin. */
  begin(): void {
    this.reset();
    this.chosen = this.#choiceOf(this.lesson.chosen)?.cards ?? [];
  }

  override async tap(card: string): Promise<void> {
    const deed = this.lesson.deed;
    if (deed?.kind === "free") return super.tap(card);
    const wanted = this.#wanted;
    if (!wanted?.cards.includes(card) || this.isSending) return this.lesson.stray();
    if (deed?.kind === "send" && this.choice?.action === wanted.action) return this.send(wanted.action);
    this.chosen = wanted.cards;
    if (deed?.kind === "choose") this.lesson.next();
  }

  override async drop(card: string, target: string): Promise<void> {
    const deed = this.lesson.deed;
    if (deed?.kind === "free") return super.drop(card, target);
    const wanted = this.#wanted;
    if (deed?.kind === "send" && wanted?.cards.includes(card)) return this.send(wanted.action);
    return this.tap(card);
  }

  override undo(): void {
    if (this.lesson.deed?.kind === "send" && this.lesson.chosen) this.lesson.go(this.lesson.place - 1);
    else super.undo();
  }

  override async send(action: string): Promise<void> {
    const deed = this.lesson.deed;
    if (deed?.kind === "free" || (deed?.kind === "send" && deed.action === action)) return super.send(action);
    this.lesson.stray();
  }

  override async explain(card: string, carried?: string): Promise<void> {
    if (this.lesson.deed?.kind === "free") return super.explain(card, carried);
    this.lesson.stray();
  }

  get #wanted(): Choice | null {
    const deed = this.lesson.deed;
    return deed?.kind === "choose" || deed?.kind === "send" ? this.#choiceOf(deed.action) : null;
  }

  #choiceOf(action: string | null): Choice | null {
    return this.choices.find((choice) => choice.action === action) ?? null;
  }
}
