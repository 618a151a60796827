import type { TableStore } from "../lib/table.svelte";

/** Whether my name shows at a table and can be changed there: not where each seat at one device has a name of its own. */
export function isMyName(store: TableStore): boolean {
  const { info, seats } = store;
  return info !== null && seats.length > 0 && !info.hot_seat && (info.status === "waiting" || info.status === "playing");
}
