// What lies on a board when its table is opened is asked for before the screen is put together, and is drawn meanwhile.
import type { TableStore } from "../lib/table.svelte";
import { liesDown } from "../lib/widths";
import { boardAddress } from "./grounds";
import { BoardPicture } from "./picture.svelte";
import { LinePlay } from "./play.svelte";

let begun: BoardPicture | null = null;

export function drawFirst(store: TableStore, language: string): void {
  if (!store.view || !store.info || store.info.hot_seat) return; // something else is shown first
  const play = new LinePlay(store, () => begun);
  begun = pictureAt(addressOf(play.view.city, store, language));
  void begun.show(play.moment).catch(() => undefined);
}

/** Where the board of a table is: that of a city which everybody has, or its own. */
export function addressOf(city: string, { id, info }: TableStore, language: string): string {
  return boardAddress(city, liesDown(city), language, info?.own_city == null ? undefined : id);
}

/** A board; the one that was begun, if it is that. */
export function pictureAt(address: string): BoardPicture {
  return begun?.address === address ? begun : new BoardPicture(address);
}
