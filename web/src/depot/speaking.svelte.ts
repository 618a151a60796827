// What is said aloud as a game of Depot goes on: what happened, who steps forward, what I am asked.
import { say } from "../lib/words.svelte";
import { busObject, travellerName } from "./cards";
import { dayEnd } from "./day_end";
import { newsOf } from "./log";
import type { DepotPlay } from "./play.svelte";

const TOGETHER = 400; // milliseconds within which news are said in one breath

export class Speaker {
  #news = $state.raw<string[]>([]);
  #isLapNews = $state(false); // somebody is stuck
  #heard = -1;
  #at = 0;

  constructor(readonly play: DepotPlay) {}

  /** Take note of what was told since the last time. */
  hear(): void {
    const told = this.play.store.told;
    const from = this.#heard;
    this.#heard = told.length;
    if (from < 0 || told.length < from) return; // what was before one came is in the log
    const news = told.slice(from).flatMap(({ events }) => events.map((event) => newsOf(event, this.play.names, this.play.scores.teams)).filter(Boolean));
    if (news.length === 0) return;
    const now = Date.now();
    const isSameBreath = now - this.#at < TOGETHER;
    this.#news = [...(isSameBreath ? this.#news : []), ...news].slice(-6);
    this.#isLapNews = told.slice(from).some(({ events }) => events.some((event) => event.type === "hand_revealed")) || (this.#isLapNews && isSameBreath);
    this.#at = now;
  }

  text = $derived.by(() => {
    const { play } = this;
    const parts = [...this.#news];
    if (this.#isLapNews && play.isInLastLap) parts.push(say("web-depot-stuck-turns", { turns: play.view.last_lap ?? 0 }));
    if (play.isStopped) {
      parts.push(dayEnd(play, play.view.day));
      if (play.mayGoOn) parts.push(say("web-depot-day-ask", { day: play.view.day + 1 }));
      return parts.join(" ");
    }
    const moment = play.moment;
    if (moment && moment.seat !== play.seat) {
      const bus = busObject(moment.bus);
      parts.push(moment.traveller ? say("depot-announced", { traveller: travellerName(moment.traveller), bus }) : say("depot-closing", { bus }));
    }
    if (play.phase && !play.isSending) parts.push(say(`depot-ask-${play.phase}`));
    if (play.isMyTurn && !play.isSending && play.chosen.length === 0) parts.push(say("web-depot-lit-count", { count: play.lit.size }));
    return parts.join(" ");
  });
}
