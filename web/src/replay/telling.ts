// What a step did, in words.
import type { Scores } from "../generated/depot";
import type { PlayedStep } from "../generated/edge";
import type { GameEvent } from "../lib/table.svelte";
import { tell } from "../lib/telling";
import { say } from "../lib/words.svelte";
import { logOf as depotLog } from "../depot/log";
import { logOf } from "../line/log";

/** The sentences of a step: the first says the turn itself, the others what it led to. */
export function stepWords(game: string, step: PlayedStep, names: readonly string[]): string[] {
  const events = step.events as GameEvent[];
  if (game !== "depot") return logOf([{ seq: 0, events }], names).map((line) => line.text);
  const said = depotLog([{ seq: 0, events }], names, (step.scores as unknown as Scores).teams).flatMap((line) => line.text || []);
  // What the log leaves out is all that some decisions do.
  return said.length > 0 ? said : [events.map((event) => tell(event, names)).join(" ") || step.action];
}

/** Where a step is in its game: a round, or a turn of a day. */
export function placeWords(game: string, day: number, round: number): string {
  return game === "depot" ? say("web-replay-day-turn", { day, turn: round }) : say("web-replay-round", { round });
}
