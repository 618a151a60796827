// What a table needs is asked for at once, while its screen is still being loaded: the connection, the files of its
// game and its board. The document says which game that is (`server/edge/built.py`); without that it comes later.
import { boardAddress, groundAt } from "../line/grounds";
import { TableStore } from "./table.svelte";
import { liesDown } from "./widths";

const PATIENCE = 400; // milliseconds; whoever waits longer is told that it is being connected

let begun: TableStore | null = null;

/** Done when the table can be shown as it is, or when it takes too long for that. */
export async function begin(id: string, language: string): Promise<void> {
  const store = (begun = new TableStore(id));
  const [game, city] = (document.querySelector<HTMLMetaElement>('meta[name="table"]')?.content ?? "").split(" ");
  const arrival = store.arrival();
  const needed: Promise<unknown>[] = [arrival];
  if (game === "depot") needed.push(import("../depot/DepotTable.svelte"));
  else if (game) needed.push(import("../line/LineTable.svelte"));
  if (city) {
    const board = [import("../line/first"), arrival, groundAt(boardAddress(city, liesDown(city), language))] as const;
    needed.push(Promise.all(board).then(([{ drawFirst }]) => drawFirst(store, language)));
  }
  // What fails here is asked for again by the screen that needs it.
  await Promise.race([Promise.allSettled(needed), new Promise((over) => setTimeout(over, PATIENCE))]);
}

/** The table at an address; the one that was begun, if it is that. */
export function tableAt(id: string): TableStore {
  const store = begun?.id === id ? begun : new TableStore(id);
  begun = null;
  return store;
}
