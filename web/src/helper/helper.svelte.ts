// A line game of a real table: people enter what they drew, the server says what fits and what it is worth.
import type { PlayedRecord } from "../generated/edge";
import { api } from "../lib/api";
import { patched } from "../lib/patch";
import { problem } from "../lib/problems";
import { language } from "../lib/words.svelte";
import { RecordTable } from "../replay/record_table.svelte";
import type { LineView } from "../line/play.svelte";
import { asTable, continued, corrected, withRush, withTickets, withTurns, withoutLast, type Rush, type TableRecord } from "./record";
import { helps, type LineHelp } from "./shelf";

export class Helper extends RecordTable {
  /** The whole game as it was entered, and what could come next. */
  played = $state.raw<PlayedRecord | null>(null);
  /** The turn that is being corrected, if one is. */
  correcting = $state<number | null>(null);
  wrong = $state("");
  isBusy = $state(false);
  readonly help: LineHelp;

  constructor(help: LineHelp) {
    super();
    this.help = help;
    this.seats = help.names.map((_, seat) => seat);
  }

  get record(): TableRecord {
    return asTable(this.played?.record ?? this.help.record);
  }

  get rest(): string[] {
    return this.played?.rest ?? this.help.rest;
  }

  /** The players wait for the next ticket. */
  get needsTicket(): boolean {
    return this.played !== null && !this.played.over && this.played.asked.length === 0 && this.correcting === null;
  }

  /** Secret objectives that nobody has entered. */
  get untold(): number {
    return this.record.setup.personal.filter((number) => number === null).length;
  }

  async load(): Promise<void> {
    await this.#judge(this.record, this.rest);
  }

  override async act(action: string): Promise<void> {
    const { actions } = this.record;
    const place = this.correcting;
    const all = place === null ? continued(actions, this.rest, action) : corrected([...actions, ...this.rest], place, action);
    await this.#judge(withTurns(this.record, all), []);
  }

  async ticket(number: number, round: number | null = null): Promise<void> {
    const { tickets } = this.record.setup;
    const all = round === null ? [...tickets, number] : tickets.map((old, place) => (place === round - 1 ? number : old));
    await this.#judge(withTickets(this.record, all), this.rest);
  }

  /** A rush-hour card lies before the next ticket, or does not. */
  async rush(rush: Rush, isNow: boolean, windows: readonly (readonly number[])[]): Promise<void> {
    await this.#judge(withRush(this.record, rush, isNow, windows), this.rest);
  }

  async undo(): Promise<void> {
    await this.#judge(withoutLast(this.record, this.played?.steps.at(-1)?.round ?? 0), []);
  }

  /** Other names, sheets or objectives: the turns stay as far as they fit. */
  async setUp(record: TableRecord): Promise<void> {
    await this.#judge({ ...record, actions: this.record.actions }, this.rest);
  }

  async forgetRest(): Promise<void> {
    await this.#judge(this.record, []);
  }

  /** Enter a turn anew, at the position before it. */
  async correct(place: number): Promise<void> {
    await this.#asking(async () => {
      const before = await this.#ask(withTurns(this.record, this.record.actions.slice(0, place)));
      this.correcting = place;
      this.#show(before);
    });
  }

  stopCorrecting(): void {
    this.correcting = null;
    if (this.played) this.#show(this.played);
  }

  async #judge(record: TableRecord, rest: readonly string[]): Promise<void> {
    await this.#asking(async () => {
      const told = await this.#ask(withTurns(record, [...record.actions, ...rest]));
      this.correcting = null;
      this.played = told;
      this.#show(told);
      const { names, record: written, rest: left } = told;
      helps.put({ ...this.help, at: Date.now(), names, record: written, rest: left });
    });
  }

  async #asking(work: () => Promise<void>): Promise<void> {
    this.wrong = "";
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.wrong = problem(error);
      throw error;
    } finally {
      this.isBusy = false;
    }
  }

  #ask(record: TableRecord): Promise<PlayedRecord> {
    return api.post<PlayedRecord>(`/api/replays?language=${language.current}`, { record, lenient: true });
  }

  #show(told: PlayedRecord): void {
    const view = told.steps.reduce((before, step) => patched(before, step.changes), told.view as unknown);
    this.seatAll(told.game as "bus", told.city, told.names);
    this.view = view as LineView;
    this.scores = told.steps.at(-1)?.scores ?? told.scores;
    this.asked = told.asked;
    this.seq += 1;
  }
}
