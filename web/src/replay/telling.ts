// What a step did, in words.
import type { PlayedStep } from "../generated/edge";
import type { GameEvent } from "../lib/table.svelte";
import { tell } from "../lib/telling";
import { say } from "../lib/words.svelte";
import { logOf } from "../line/log";

/** The sentences of a step: the first says the turn itself, the others what it led to. */
export function stepWords(game: string, step: PlayedStep, names: readonly string[]): string[] {
  const events = step.events as GameEvent[];
  if (game !== "depot") return logOf([{ seq: 0, events }], names).map((line) => line.text);
  const said = events.filter((event) => !(event.type === "announced" && follows(events, event))).map((event) => tell(event, names));
  return said.length > 0 ? said : [step.action];
}

/** A traveller who boards at once needs no announcement. */
function follows(events: readonly GameEvent[], announced: GameEvent): boolean {
  const next = events[events.indexOf(announced) + 1];
  return next?.type === "boarded" && next.traveller === announced.traveller;
}

/** Where a step is in its game: a round, or a turn of a day. */
export function placeWords(game: string, day: number, round: number): string {
  return game === "depot" ? say("web-replay-day-turn", { day, turn: round }) : say("web-replay-round", { round });
}
