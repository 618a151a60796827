// A table of Depot that is only looked at: a touched card tells what it is, and nothing is played.
import { about } from "../depot/about.svelte";
import { DepotPlay } from "../depot/play.svelte";

export class RecordPlay extends DepotPlay {
  override tap(card: string): Promise<void> {
    about.card = card;
    return Promise.resolve();
  }

  override drop(): Promise<void> {
    return Promise.resolve();
  }
}
