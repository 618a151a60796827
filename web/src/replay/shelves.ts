// The replays that were opened on this device, and where each of them is found again.
import type { PlayedRecord } from "../generated/edge";
import { Shelf, newId, type Kept } from "../lib/shelf";
import type { Source } from "./links";

export interface Opened extends Kept {
  game: string;
  city: string | null;
  names: string[];
  /** The id of its table, if it has one on this server. */
  table: string | null;
  record: Record<string, unknown>;
}

class OpenedShelf extends Shelf<Opened> {
  /** Remember a record that was looked at. */
  note(told: PlayedRecord, source: Source | null): string {
    const same = JSON.stringify(told.record);
    const table = source?.kind === "table" ? source.id : null;
    const before = this.all().find((one) => JSON.stringify(one.record) === same);
    const id = before?.id ?? newId();
    const { game, city, names, record } = told;
    this.put({ id, at: Date.now(), game, city, names, table: table ?? before?.table ?? null, record });
    return id;
  }
}

export const opened = new OpenedShelf("replays", 20);
