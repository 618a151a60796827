// The board of a record: that of a city which everybody has, or of one that is written out in the record.
import type { PlayedRecord } from "../generated/edge";
import { boardAddress } from "../line/grounds";
import { BoardPicture, type Ground, type Moment } from "../line/picture.svelte";

export class RecordPicture extends BoardPicture {
  readonly #told: PlayedRecord;

  constructor(told: PlayedRecord, lying: boolean, language: string) {
    super(boardAddress(told.city ?? "", lying && !told.board, language));
    this.#told = told;
  }

  override async load(): Promise<void> {
    if (this.#told.board) this.ground = this.#told.board as unknown as Ground;
    else await super.load();
  }

  override show(moment: Moment): Promise<void> {
    return super.show(this.#told.board ? ({ ...moment, own_city: this.#told.record.city } as Moment) : moment);
  }
}
