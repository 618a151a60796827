// The legal actions as cards that can be touched. The server says what is legal and which cards an action names:
// `R3` is a bus in one action and a place in another, so no text is taken apart here.
import type { DepotOffer, DepotView } from "../generated/depot";

/** A legal action with the cards that stand for it on the table; none for a mere word such as `end`. */
export interface Choice {
  action: string;
  word: string;
  cards: string[];
}

type Room = Pick<DepotView, "left" | "right">;

export function choicesOf(legal: readonly DepotOffer[]): Choice[] {
  return legal.map(({ action, word, bus, travellers }) => ({ action, word, cards: bus === undefined ? (travellers ?? []) : [bus] }));
}

/** The cards that may be touched next, if some are chosen already. */
export function litBy(choices: readonly Choice[], chosen: readonly string[]): Set<string> {
  const open = choices.filter((choice) => choice.cards.length > chosen.length && chosen.every((card) => choice.cards.includes(card)));
  const going = open.length > 0 ? open : choices;
  return new Set(going.flatMap((choice) => choice.cards).filter((card) => open.length === 0 || !chosen.includes(card)));
}

/** The action that exactly these cards stand for. */
export function choiceOf(choices: readonly Choice[], chosen: readonly string[]): Choice | null {
  if (chosen.length === 0) return null;
  return choices.find((choice) => choice.cards.length === chosen.length && chosen.every((card) => choice.cards.includes(card))) ?? null;
}

/** What is chosen after a card was touched: it is added, taken away again, or takes the place of what does not go with it. */
export function touched(choices: readonly Choice[], chosen: readonly string[], card: string, room: Room): string[] | null {
  if (choices[0]?.word === "take") return refilled(choices, card, room);
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const fits = (cards: string[]) => choices.some((choice) => cards.every((one) => choice.cards.includes(one)));
  for (let from = 0; from <= chosen.length; from += 1) {
    const tried = [...chosen.slice(from), card];
    if (fits(tried)) return tried;
  }
  return null;
}

/** A refill goes up to the touched card in its column, and takes the rest from the other. */
function refilled(choices: readonly Choice[], card: string, room: Room): string[] | null {
  const column = room.left.includes(card) ? room.left : room.right;
  const within = (choice: Choice) => choice.cards.filter((taken) => column.includes(taken)).length;
  const taking = choices.filter((choice) => choice.cards.includes(card));
  return taking.sort((one, other) => within(one) - within(other))[0]?.cards ?? null;
}
