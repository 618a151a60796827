// A table without a server behind it: a moment of a record, for screens that know tables.
import type { Asked, TableInfo } from "../generated/protocol";
import { Refusal } from "../lib/api";
import type { TableLike } from "../lib/table.svelte";

export class RecordTable implements TableLike {
  readonly id = "";
  readonly access = null;
  readonly path = "";
  link: TableLike["link"] = "open";
  goneBecause = "";
  seat: number | null = null;
  seats: number[] = [];
  isHost = false;
  clocks: TableLike["clocks"] = [];
  chat: TableLike["chat"] = [];
  orders = null;
  takeBack = null;
  stop = null;
  window = null;
  told: TableLike["told"] = [];
  watching = 0;
  nudges = 0;
  nudgedBy = null;
  ahead = 0;
  info = $state.raw<TableInfo | null>(null);
  present = $state.raw<number[]>([]);
  view = $state.raw<unknown>(null);
  scores = $state.raw<unknown>(null);
  asked = $state.raw<Asked[]>([]);
  seq = $state(0);

  close(): void {}

  refresh(): Promise<void> {
    return Promise.resolve();
  }

  look(): Promise<void> {
    return Promise.resolve();
  }

  command(): Promise<void> {
    return Promise.reject(new Refusal("not_playing"));
  }

  act(_action: string, _seat: number): Promise<void> {
    return Promise.reject(new Refusal("not_playing"));
  }

  check(_action: string, _seat: number): Promise<Refusal> {
    return Promise.resolve(new Refusal("not_playing"));
  }

  /** Let these players sit here. */
  seatAll(game: TableInfo["game"], city: string | null, names: readonly string[]): void {
    this.info = {
      id: "",
      game,
      city,
      own_city: null,
      options: {},
      status: "playing",
      public: false,
      pace: "live",
      clock: {},
      chat: false,
      hints: false,
      take_backs: true,
      hot_seat: true,
      beat: 0,
      host: null,
      seats: names.map((name, seat) => ({ seat, name })),
    };
    this.present = names.map((_, seat) => seat);
  }
}
