// Time for a Baby to shout, in words. What is said to everybody depends on nothing that only some know.
import { say } from "../lib/words.svelte";
import type { DepotPlay } from "./play.svelte";

/** What the countdown of the window that is open is for; a window that nobody has located says the same to all. */
export function windowLabel(play: DepotPlay): string {
  const window = play.store.window;
  if (window?.kind !== "open") return say("web-depot-window-blind");
  const seat = window.seat ?? -1;
  return seat === play.seat ? say("web-depot-window-mine") : say("web-depot-window-open", { name: play.names[seat] ?? "" });
}
