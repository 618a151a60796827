// How things stand for a player, in two or three words.
import { say } from "../lib/words.svelte";
import type { DepotPlay } from "./play.svelte";

export function standing(play: DepotPlay, seat: number): string {
  const { view, store } = play;
  const info = store.info?.seats[seat];
  if (play.isOver) return play.scores.winners.includes(seat) ? say("drawing-winner") : say("drawing-depot-rank", { rank: play.scores.seats[seat]?.rank ?? 0 });
  const isBot = info?.bot != null || info?.minded_by != null;
  if (view.current === seat) {
    if (play.isMyTurn && play.seat === seat) return say("web-your-turn");
    if (play.moment || !view.pending.includes(seat)) return say("drawing-depot-turn-of");
    return isBot ? say("web-thinking") : say("drawing-to-play");
  }
  if (info?.minded_by) return say("web-minded");
  if (!isBot && !store.present.includes(seat)) return say("web-away");
  if (view.seats[seat]?.revealed) return say("depot-open-hand");
  return (view.current + 1) % view.seats.length === seat ? say("web-next") : say("web-waiting");
}
