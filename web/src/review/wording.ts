// Decisions, points and reasons in words.
import type { Choice, Reason } from "../generated/edge";
import { readAction } from "../depot/actions";
import { busObject, travellerName } from "../depot/cards";
import { turnWords } from "../line/describing";
import { language, say } from "../lib/words.svelte";

/** Points with one decimal, as the language writes them. */
export function pointsText(points: number, isSigned = false): string {
  const format = new Intl.NumberFormat(language.current, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: isSigned ? "exceptZero" : "negative",
  });
  return format.format(points).replace("-", "−");
}

export function stopsOf(action: string): string[] {
  return action.match(/[A-Z]\d+/g) ?? [];
}

/** A turn of a line game, like “H3 to I2 by I3”. */
function turnText(action: string): string {
  const [start = "", ...stops] = stopsOf(action);
  return turnWords(start, stops);
}

/** A decision of Depot; `cards` are those that it is about. */
function decisionText(action: string, cards: readonly string[]): string {
  const { word, column, count: left } = readAction(action);
  const [first = "", second = ""] = cards;
  if (left !== undefined) {
    const right = cards.length - left;
    if (left && right) return say("depot-do-take-both", { left, right });
    return left ? say("depot-do-take-left", { left }) : say("depot-do-take-right", { right });
  }
  if (first === "") return say(`depot-do-${word}`);
  if (word === "place" || word === "use" || word === "call") return say(`depot-do-${word}`, { bus: busObject(first) });
  if (word === "swap") return say("web-review-give-take", { given: travellerName(first), taken: travellerName(second) });
  if (column) return say(`depot-do-board-${column}`, { traveller: travellerName(first) });
  if (second !== "") return say("depot-do-sadden-two", { traveller: travellerName(first), other: travellerName(second) });
  return say(`depot-do-${word}`, { traveller: travellerName(first) });
}

export function choiceText(choice: Pick<Choice, "action" | "cards">, game: string): string {
  return game === "depot" ? decisionText(choice.action, choice.cards ?? []) : turnText(choice.action);
}

function reasonText(reason: Reason): string {
  const points = reason.points ?? 0;
  return reason.zone ? say(reason.key, { points, zone: say(reason.zone) }) : say(reason.key, { points, percent: reason.percent ?? 0 });
}

/** Why, in one line; nothing where nothing was said. */
export function reasonsText(reasons: readonly Reason[]): string {
  return reasons.map(reasonText).join("; ");
}
