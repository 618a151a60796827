// How things stand for a player, in two or three words.
import { say } from "../lib/words.svelte";
import type { DepotPlay } from "./play.svelte";
import { partnerOf } from "./teams";

export function standing(play: DepotPlay, seat: number): string {
  const partner = partnerOf(play.scores.teams, seat);
  const together = partner === null ? "" : ` · ${say("web-depot-team-with", { name: play.names[partner] ?? "" })}`;
  return `${alone(play, seat)}${together}`;
}

function alone(play: DepotPlay, seat: number): string {
  const { view, store } = play;
  const info = store.info?.seats[seat];
  if (play.isOver) {
    if (play.scores.winners.includes(seat)) return say("drawing-winner");
    return ranked(play, seat);
  }
  if (play.isStopped && !store.stop) return ranked(play, seat); // in a record nobody is waited for
  if (play.isStopped) return play.waitedFor.includes(seat) ? say("web-depot-day-looks") : say("web-depot-day-ready");
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

function ranked({ scores }: DepotPlay, seat: number): string {
  const { rank } = scores.teams?.find((team) => team.seats.includes(seat)) ?? scores.seats[seat] ?? { rank: 0 };
  return say("drawing-depot-rank", { rank });
}
