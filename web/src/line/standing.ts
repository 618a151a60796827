// How things stand for a player, in two or three words.
import { say } from "../lib/words.svelte";
import type { LinePlay } from "./play.svelte";

export function standing(play: LinePlay, seat: number): string {
  const { view, store } = play;
  const info = store.info?.seats[seat];
  if (view.seats[seat]?.eliminated) return say("drawing-eliminated");
  if (view.phase === "over") return play.scores.winners.includes(seat) ? say("drawing-winner") : "";
  const isBot = info?.bot != null || info?.minded_by != null;
  if (view.pending.includes(seat)) {
    if (seat === play.seat && !isBot) return say("web-your-turn");
    return isBot ? say("web-thinking") : say("drawing-to-play");
  }
  if (info?.minded_by) return say("web-minded");
  if (!isBot && !store.present.includes(seat)) return say("web-away");
  if (view.order[view.order.indexOf(view.pending[0] ?? -1) + 1] === seat && view.pending.length > 0) return say("web-next");
  return say("web-waiting");
}
