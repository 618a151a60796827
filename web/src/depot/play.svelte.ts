// A person at a table of Depot: what they see, the decision they are putting together, and sending it.
import type { DepotOffer, DepotView, Scores, SeatView } from "../generated/depot";
import { Refusal } from "../lib/api";
import { problem } from "../lib/problems";
import { settings } from "../lib/settings.svelte";
import type { TableLike } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { choiceOf, choicesOf, litBy, touched } from "./choosing";
import { whyNot, whyWords } from "./refusing";

export type CardState = "" | "legal" | "chosen" | "sent";

/** What everybody hears while travellers board: somebody steps forward, or boarding is about to end. */
export interface Moment {
  seat: number;
  bus: string;
  traveller: string | null;
}

// A traveller is chosen, and a tap on the bus lets it board.
const BOARDING = new Set(["waiting_room", "hand"]);
// What is decided by one card and cannot be taken for something else.
const DAY_OVER = "day_over";
const ONE_TAP = new Set(["choose", "waiting_room", "hand"]);

export class DepotPlay {
  chosen = $state.raw<string[]>([]);
  isSending = $state(false);
  answer = $state("");

  constructor(readonly store: TableLike) {}

  get view(): DepotView {
    return this.store.view as DepotView;
  }

  get scores(): Scores {
    return this.store.scores as Scores;
  }

  names = $derived.by(() => this.store.info?.seats.map((seat) => seat.name ?? say("drawing-player", { number: seat.seat + 1 })) ?? []);

  // A pause stops everything but a Baby's window.
  #due = $derived.by(
    () => this.store.asked.find((asked) => this.store.seats.includes(asked.seat) && (asked.phase === "shout" || !this.store.info?.paused)) ?? null,
  );

  /** The decision of the game that I owe. */
  asked = $derived.by(() => (this.#due?.phase === DAY_OVER ? null : this.#due));

  /** A day is over, and the table waits for everybody before the next. */
  isStopped = $derived.by(() => this.view.phase === DAY_OVER);

  /** Somebody is stuck, and the others have a last turn. */
  isInLastLap = $derived.by(() => this.view.last_lap !== null && !this.isOver && !this.isStopped);

  /** Whether it waits for me. */
  mayGoOn = $derived.by(() => this.isStopped && this.#due?.phase === DAY_OVER);

  /** The people for whom the table waits between two days. */
  waitedFor = $derived.by(() => {
    const { info, stop } = this.store;
    if (!this.isStopped || !info) return [];
    return info.seats.filter(({ seat, bot, minded_by }) => bot == null && minded_by == null && !stop?.ready?.includes(seat)).map(({ seat }) => seat);
  });

  /** The seat whose hand is shown; none for a spectator. */
  get seat(): number | null {
    return this.view.seat;
  }

  get own(): SeatView | null {
    return this.seat === null ? null : (this.view.seats[this.seat] ?? null);
  }

  get isOver(): boolean {
    return this.scores.over;
  }

  /** What I am asked, if anything. */
  get phase(): string | null {
    return this.asked?.phase ?? null;
  }

  get isMyTurn(): boolean {
    return this.asked !== null && this.asked.phase !== "shout";
  }

  choices = $derived.by(() => (this.asked ? choicesOf(this.asked.legal as unknown as DepotOffer[]) : []));

  lit = $derived.by(() => (this.isSending ? new Set<string>() : litBy(this.choices, this.chosen)));

  choice = $derived.by(() => choiceOf(this.choices, this.chosen));

  state(card: string): CardState {
    if (this.chosen.includes(card)) return this.isSending ? "sent" : "chosen";
    return this.lit.has(card) ? "legal" : "";
  }

  /** The window that may be open right now, as everybody hears of it. */
  moment = $derived.by((): Moment | null => {
    const last = this.store.told.at(-1);
    const event = last?.events.at(-1);
    const isOpen = event?.type === "announced" || event?.type === "boarding_ended";
    // A window that closes in silence is told without an event.
    if (!isOpen || last?.seq !== this.store.seq || this.isMyTurn || this.isOver) return null;
    return { seat: Number(event.seat), bus: String(event.bus), traveller: event.traveller ? String(event.traveller) : null };
  });

  /** A new decision begins with nothing chosen. */
  reset(): void {
    this.chosen = [];
    this.isSending = false;
    this.answer = "";
  }

  async tap(card: string): Promise<void> {
    this.answer = "";
    if (this.isSending) return;
    const isAgain = this.chosen.length === 1 && this.chosen[0] === card;
    const isItsBus = card === this.view.active && BOARDING.has(this.phase ?? "");
    if (this.choice && (isAgain || isItsBus)) return this.confirm();
    const before = this.choice?.action;
    const next = this.isMyTurn ? touched(this.choices, this.chosen, card, this.view) : null;
    if (!next) return this.explain(card);
    this.chosen = next;
    const choice = this.choice;
    if (!choice) return;
    const isRepeated = choice.word === "take" && choice.action === before;
    const isAtOnce = this.phase === "exchange" || (settings.oneTap && ONE_TAP.has(this.phase ?? ""));
    if (isRepeated || isAtOnce) await this.confirm();
  }

  /** A card was carried to a place: to a bus, to the platform, or onto another card. */
  async drop(card: string, target: string): Promise<void> {
    this.answer = "";
    if (this.isSending) return;
    const alone = this.choices.find((choice) => choice.cards.length === 1 && choice.cards[0] === card);
    const both = choiceOf(this.choices, [card, target]);
    const goesThere = target === "platform" || target === this.view.active || target === card;
    const choice = both ?? (alone && goesThere && alone.word !== "discard" ? alone : null);
    if (!choice) return this.explain(both ? card : target === "platform" ? card : this.lit.has(card) ? target : card, card);
    this.chosen = choice.cards;
    await this.send(choice.action);
  }

  async confirm(): Promise<void> {
    if (this.choice) await this.send(this.choice.action);
  }

  /** Choose a decision that somebody else thought of; one without cards has a button of its own. */
  plan(action: string): void {
    this.answer = "";
    this.chosen = this.choices.find((choice) => choice.action === action)?.cards ?? [];
  }

  undo(): void {
    this.chosen = [];
    this.answer = "";
  }

  /** I have seen how the day ended. */
  async goOn(): Promise<void> {
    const due = this.#due;
    if (!this.mayGoOn || !due || this.isSending) return;
    this.isSending = true;
    try {
      await this.store.act(due.legal[0]?.action as string, due.seat);
    } catch (error) {
      if (this.mayGoOn) this.answer = problem(error); // else the day began meanwhile
    } finally {
      this.isSending = false;
    }
  }

  async send(action: string): Promise<void> {
    const seat = this.asked?.seat;
    if (seat === undefined || this.isSending) return;
    this.isSending = true;
    try {
      await this.store.act(action, seat);
    } catch (error) {
      this.isSending = false;
      // After a lost connection the snapshot says whether it was carried out.
      if (!(error instanceof Refusal && error.code === "stale")) this.answer = problem(error);
    }
  }

  /** Why nothing happens with a card: the rules are asked, and what they say is put into words. */
  async explain(card: string, carried?: string): Promise<void> {
    const asked = this.asked;
    const { action, about, words } = whyNot(this, card, carried);
    this.answer = words;
    if (!action || !asked) return;
    const refusal = await this.store.check(action, asked.seat).catch((error: unknown) => (error instanceof Refusal ? error : null));
    // Whoever has gone on meanwhile does not want to hear of it any more.
    if (refusal && asked === this.asked && this.answer === words) this.answer = whyWords(this, refusal, about);
  }
}
