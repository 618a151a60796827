// How a day ended, in words, from what lies on the table at its end.
import { say } from "../lib/words.svelte";
import type { DepotPlay } from "./play.svelte";

export function dayEnd(play: DepotPlay, day: number): string {
  const { view, names } = play;
  const reason = view.ends[day - 1] ?? "";
  // Whoever has watched the next day begin sees other hands already.
  if (!play.isStopped) return say("event-day_ended", { day, reason });
  const nameOf = (is: (seat: (typeof view.seats)[number]) => boolean) => names[view.seats.find(is)?.seat ?? -1] ?? "";
  const name = nameOf((seat) => seat.travellers + seat.buses === 0);
  const stuck = nameOf((seat) => seat.revealed);
  return say(`web-depot-ended-${reason}`, { name, stuck });
}
