// What can be done now, in words, and the buttons of the action bar. Both come from the legal actions alone, so that a
// hint never speaks of a button or a card that is not there.
import { language, say } from "../lib/words.svelte";
import { busObject, profileOf, series, travellerName } from "./cards";
import type { Choice } from "./choosing";

/** What hints and buttons depend on. */
export interface Situation {
  phase: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** The action that the chosen cards stand for. */
  choice: Choice | null;
  active: string | null;
  /** The house rules in force, as texts take them. */
  rules: Readonly<Record<string, string>>;
}

export interface BarButton {
  word: string;
  label: string;
  kind: "" | "primary" | "warn" | "undo";
  /** The action that it sends; none for what carries out the choice, or takes it away. */
  action: string | null;
  isReady: boolean;
}

const ALONE = new Set(["end", "skip", "decline"]);
const WAYS = ["place", "use", "call"];

/** The buttons for an own decision, in their order. */
export function buttonsOf({ phase, choices, chosen, choice }: Situation): BarButton[] {
  const buttons: BarButton[] = choices
    .filter((one) => one.cards.length === 0 && ALONE.has(one.word))
    .map(({ word, action }) => ({ word, label: say(`web-depot-go-${word}`), kind: "", action, isReady: true }));
  if (phase === "exchange") {
    if (chosen.length > 0) buttons.push({ word: "undo", label: say("web-undo"), kind: "undo", action: null, isReady: true });
  } else if (choices.some((one) => one.cards.length > 0)) {
    const kind = phase === "penalty" || phase === "sadden" ? "warn" : "primary";
    buttons.push({ word: "go", label: say(`web-depot-go-${choice?.word ?? phase}`), kind, action: null, isReady: choice !== null });
  }
  return buttons;
}

/** What to do next, or what the choice brings. */
export function hintOf(now: Situation): string {
  const alone = buttonsOf(now).filter((button) => button.action !== null);
  const ways = alone.map((button) => say("web-depot-hint-or", { button: button.label }));
  return [hint(now), ...(now.choice ? [] : ways)].filter(Boolean).join(" ");
}

function hint({ phase, choices, chosen, choice, active, rules }: Situation): string {
  const [first] = chosen;
  if (phase === "exchange") {
    if (first) return say("web-depot-hint-exchange-second");
    return choices.some((one) => one.cards.length > 0) ? say("web-depot-hint-exchange") : "";
  }
  if (phase === "sadden") return say("web-depot-hint-sadden", { count: Math.max(1, ...choices.map((one) => one.cards.length)) });
  if (phase === "refill") return choice ? say("web-depot-hint-taken", { who: series(choice.cards.map(travellerName)) }) : say("web-depot-hint-refill");
  if (choice?.word === "board" && first) return say(`depot-about-${profileOf(first)}`, rules);
  if (choice) return say(`web-depot-hint-${choice.word}`, rules);
  if (phase === "choose") {
    const ways = WAYS.filter((word) => choices.some((one) => one.word === word)).map((word) => say(`web-depot-way-${word}`));
    return ways.length > 0 ? say("web-depot-hint-choose", { ways: eitherOf(ways) }) : "";
  }
  if (phase === "hand" && !choices.some((one) => one.cards.length > 0)) return "";
  return say(`web-depot-hint-${phase}`, { bus: active ? busObject(active) : "" });
}

function eitherOf(ways: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: "disjunction" }).format(ways);
}
