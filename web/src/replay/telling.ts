// What a step did, in words.
import type { Scores } from "../generated/depot";
import type { PlayedStep } from "../generated/edge";
import type { GameEvent } from "../lib/table.svelte";
import { tell } from "../lib/telling";
import { say } from "../lib/words.svelte";
import { logOf as depotLog } from "../depot/log";
import { logOf } from "../line/log";
import type { Moment, Part, Replay } from "./replay.svelte";

/** The sentences of a step, or of a part of it: the first says the turn itself, the others what it led to. */
export function stepWords(game: string, step: PlayedStep, names: readonly string[], part: Part | null = null): string[] {
  const events = partOf(step, part);
  if (game !== "depot") return logOf([{ seq: 0, events }], names).map((line) => line.text);
  const said = depotLog([{ seq: 0, events }], names, (step.scores as unknown as Scores).teams).flatMap((line) => line.text || []);
  // What the log leaves out is all that some decisions do.
  return said.length > 0 ? said : [events.map((event) => tell(event, names)).join(" ") || step.action];
}

/** The events of a step that belong to one of its parts. */
function partOf(step: PlayedStep, part: Part | null): GameEvent[] {
  const events = step.events as GameEvent[];
  const end = step.day_end;
  if (!part || !end) return events;
  const ended = events.findIndex((event) => event.type === "day_ended");
  if (part === "done") return events.slice(0, ended);
  return part === "ended" ? events.slice(ended, end.events) : events.slice(end.events);
}

/** Where a step is in its game: a round, or a turn of a day. */
export function placeWords(game: string, day: number, round: number): string {
  return game === "depot" ? say("web-replay-day-turn", { day, turn: round }) : say("web-replay-round", { round });
}

/** Where a moment of a step is: the end of a day has no turn, and the beginning is part of the first. */
export function momentPlace(game: string, step: PlayedStep, part: Part | null): string {
  if (part === "ended") return say("web-depot-day-over", { day: step.day });
  return part === "begun" ? placeWords(game, step.day + 1, 1) : placeWords(game, step.day, step.round);
}

/** A moment in words: where it is, whose step it was, what happened. */
export function momentWords({ told }: Replay, { at, part }: Moment): { place: string; who: string; said: string } {
  const step = told.steps[at - 1];
  if (!step) return { place: say("web-replay-begin"), who: "", said: say("web-replay-begin-more") };
  const isOfSeat = part === null || part === "done";
  return {
    place: momentPlace(told.game, step, part),
    who: isOfSeat ? (told.names[step.seat] ?? "") : "",
    said: stepWords(told.game, step, told.names, part).join(" "),
  };
}
