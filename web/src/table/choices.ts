// What a host may choose of the rules, and what belongs to which table. Values and defaults come from the server's code.
import { ONLY_FOR, TEAM_PLAYERS, USUAL_CHOICES } from "../generated/choices";
import type { HostChoices, TableInfo } from "../generated/protocol";
import { usualOf, type Options } from "../depot/rules";
import { lasting } from "../lib/times";
import { say } from "../lib/words.svelte";

export type Choices = Required<HostChoices>;
export type ChoiceName = keyof Choices;

export const USUAL = USUAL_CHOICES as unknown as Choices;
const NAMES = Object.keys(USUAL) as ChoiceName[];

/** The kind of table that somebody chooses for. */
export interface TableKind {
  game: TableInfo["game"];
  seats: number;
  pace: TableInfo["pace"];
  options: Options;
}

/** Whether a choice makes a difference at such a table. */
export function belongs(name: ChoiceName, table: TableKind): boolean {
  const isDepot = table.game === "depot";
  const foreign: readonly string[] = isDepot ? ONLY_FOR.line : ONLY_FOR.depot;
  const shouts = isDepot && (table.options.baby_windows ?? usualOf("baby_windows")) !== "none";
  if (foreign.includes(name)) return false;
  if (name === "beat" || name === "open_window") return shouts && table.pace === "live";
  if (name === "day_pause") return table.pace === "live";
  if (name === "baby_async") return shouts && table.pace === "days";
  if (name === "team_hands") return table.options.teams === true && table.seats === TEAM_PLAYERS;
  return name === "sheets" || name === "card_memory" || table.seats > 1;
}

/** The same choices with the usual ones where they do not fit such a table. */
export function fitted(choices: Choices, table: TableKind): Choices {
  const { seats } = table;
  const sheets = choices.sheets.slice(0, seats);
  const fitting: Choices = {
    ...choices,
    sheets: sheets.some((sheet) => sheet !== null) ? [...sheets, ...Array<null>(seats - sheets.length).fill(null)] : [],
    first: choices.first !== null && choices.first < seats ? choices.first : null,
    ties: choices.ties.length === seats ? choices.ties : [],
  };
  const usual = NAMES.filter((name) => !belongs(name, table)).map((name) => [name, USUAL[name]]);
  return { ...fitting, ...(Object.fromEntries(usual) as Partial<Choices>) };
}

/** Only what differs from the usual: what is sent. */
export function chosen(choices: Choices): HostChoices {
  const isUsual = (name: ChoiceName): boolean => JSON.stringify(choices[name]) === JSON.stringify(USUAL[name]);
  return Object.fromEntries(NAMES.filter((name) => !isUsual(name)).map((name) => [name, choices[name]]));
}

/** Sheets that are all different: of equal ones the first seat keeps its own, the others are dealt. */
export function different(sheets: readonly (number | null)[]): (number | null)[] {
  return sheets.map((sheet, seat) => (sheet !== null && sheets.indexOf(sheet) < seat ? null : sheet));
}

/** The seats with one of them moved to another place. */
export function moved(order: readonly number[], from: number, to: number): number[] {
  const next = order.filter((_, place) => place !== from);
  next.splice(to, 0, order[from] ?? 0);
  return next;
}

export function choicesOf(info: TableInfo): Choices {
  return { ...USUAL, ...Object.fromEntries(NAMES.filter((name) => info[name] !== undefined).map((name) => [name, info[name]])) };
}

export function kindOf(info: TableInfo): TableKind {
  return { game: info.game, seats: info.seats.length, pace: info.pace, options: info.options };
}

export function namesAt(info: TableInfo): string[] {
  return info.seats.map(({ name, seat }) => name ?? say("drawing-player", { number: seat + 1 }));
}

/** What the host chose, a text each; `all`: also what is as usual. */
export function choiceWords(info: TableInfo, all = false): string[] {
  const table = kindOf(info);
  const choices = fitted(choicesOf(info), table);
  const names = namesAt(info);
  const told = NAMES.filter((name) => belongs(name, table) && (all || name in chosen(choices)));
  return told.map((name) => words(name, choices, names, table)).filter(Boolean);
}

function words(name: ChoiceName, choices: Choices, names: string[], { game }: TableKind): string {
  const dealt = say("web-choice-drawn");
  switch (name) {
    case "sheets":
      return say("web-fact-sheets", {
        sheets: names.map((player, seat) => say("web-fact-sheet", { name: player, sheet: choices.sheets[seat] ?? say("web-choice-sheet-dealt") })).join(", "),
      });
    case "equal_sheets":
      return say(`web-fact-equal_sheets-${choices.equal_sheets}`);
    case "first":
      return say(game === "depot" ? "web-fact-first-depot" : "web-fact-first-line", { name: choices.first === null ? dealt : (names[choices.first] ?? "") });
    case "ties":
      return say("web-fact-ties", { names: choices.ties.map((seat) => names[seat] ?? "").join(", ") || dealt });
    case "beat":
      return say("web-fact-beat", { time: lasting(choices.beat / 1000) });
    case "open_window":
      return say("web-fact-open_window", { time: lasting(choices.open_window) });
    case "day_pause":
      return say("web-fact-day_pause", { time: lasting(choices.day_pause) });
    case "card_memory":
    case "baby_async":
    case "team_hands":
      return say(`web-fact-${name}-${choices[name]}`);
  }
}
