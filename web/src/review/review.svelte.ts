// The review of a record: asked for, waited for, and there.
import type { PlayedRecord, Review, ReviewAnswer } from "../generated/edge";
import { Refusal, api } from "../lib/api";
import { problem } from "../lib/problems";

const PACE = 700; // milliseconds between two questions

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How much is done, of 1; nothing while it waits for others. */
  share = $state(0);
  isFailed = $state(false);
  wrong = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(readonly told: PlayedRecord) {}

  /** Ask for it; what is known at once is there at once. */
  async begin(): Promise<void> {
    this.isFailed = false;
    this.wrong = "";
    await this.#ask(() => api.post<ReviewAnswer>("/api/reviews", { record: this.told.record }));
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  async #ask(asking: () => Promise<ReviewAnswer>): Promise<void> {
    try {
      this.#hear(await asking());
    } catch (error) {
      if (this.#isOver) return;
      const code = error instanceof Refusal ? error.code : "";
      if (code === "not_found") await this.begin(); // the server was started anew, or another one answers
      else if (code === "no_connection" || code === "too_often") this.#timer = setTimeout(() => void this.#ask(asking), 3 * PACE);
      else this.wrong = problem(error);
    }
  }

  #hear(answer: ReviewAnswer): void {
    if (this.#isOver) return;
    this.share = answer.of ? (answer.done ?? 0) / answer.of : 0;
    this.isFailed = answer.failed ?? false;
    if (answer.review) this.review = answer.review;
    else if (!this.isFailed) this.#timer = setTimeout(() => void this.#ask(() => api.get<ReviewAnswer>(`/api/reviews/${answer.id}`)), PACE);
  }
}

// One for each record that is looked at, however often the panel is opened and closed.
const known = new WeakMap<PlayedRecord, Reviewing>();

export function reviewing(told: PlayedRecord): Reviewing {
  const found = known.get(told) ?? new Reviewing(told);
  known.set(told, found);
  return found;
}
