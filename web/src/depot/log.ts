// What happened in Depot, a line for each turn, cards by their names: the same sentences as in the terminal.
// What can be seen on the table anyway (who came into the waiting room, that a boarding was announced) is left out.
import type { GameEvent, Told } from "../lib/table.svelte";
import { tell } from "../lib/telling";
import { number, say, type Values } from "../lib/words.svelte";
import { busName, busObject, capital, series, travellerName } from "./cards";
import { teamName, type Team } from "./teams";

export interface LogLine {
  key: string;
  seat: number | null;
  name: string;
  text: string;
  withdrawn?: boolean;
}

interface Gathered {
  key: string;
  seat: number;
  cards: string[];
}

const SILENT = new Set(["announced", "passed", "traveller_arrived", "bus_arrived", "dealt", "boarding_ended", "turn_started"]);
const POINTS = ["passengers", "lovers", "unhappy", "hand", "buses", "night"];
const ALONE = new Set(["day_started", "day_ended", "day_scored", "game_over"]);

export function logOf(told: readonly Told[], names: readonly string[], teams: readonly Team[] = []): LogLine[] {
  const teller = new Teller(names, teams);
  for (const { seq, events, withdrawn = false } of told) {
    teller.turn(withdrawn);
    for (const event of events) teller.hear(`${seq}`, event);
  }
  return teller.finished();
}

/** One event in words; nothing for what is seen anyway. */
export function newsOf(event: GameEvent, names: readonly string[], teams: readonly Team[] = []): string {
  return logOf([{ seq: 0, events: [event] }], names, teams)
    .map((line) => line.text)
    .join(" ");
}

/** What belongs together is gathered until something else happens. */
class Teller {
  #lines: LogLine[] = [];
  #sentences: string[] = [];
  #key = "";
  #seat: number | null = null;
  #gathered: Gathered | null = null;
  #withdrawn = false;

  constructor(
    readonly names: readonly string[],
    readonly teams: readonly Team[],
  ) {}

  finished(): LogLine[] {
    this.#end();
    return this.#lines;
  }

  /** What is heard from now on was taken back, or was not: a line says one of both. */
  turn(withdrawn: boolean): void {
    if (withdrawn === this.#withdrawn) return;
    this.#end();
    this.#withdrawn = withdrawn;
  }

  hear(seq: string, event: GameEvent): void {
    const type = event.type ?? "";
    if (type === "turn_started" || ALONE.has(type)) this.#end();
    if (this.#key === "") this.#key = seq;
    if (typeof event.seat === "number" && !ALONE.has(type)) this.#seat ??= event.seat;
    const card = event.traveller ? travellerName(String(event.traveller)) : "";
    if (type === "boarded") this.#gather(event.source === "hand" ? "boarded-hand" : "boarded-room", event, card);
    else if (type === "traveller_taken") this.#gather("taken", event, card);
    else if (type === "bus_taken") this.#gather("taken", event, say("depot-story-the", { card: busName(String(event.bus)) }));
    else if (!SILENT.has(type)) {
      this.#close();
      for (const sentence of sentencesOf(event, this.names, this.teams)) this.#add(sentence);
    }
    if (ALONE.has(type)) this.#end();
  }

  #gather(key: string, event: GameEvent, card: string): void {
    const seat = Number(event.seat);
    if (this.#gathered?.key !== key || this.#gathered.seat !== seat) this.#close();
    this.#gathered ??= { key, seat, cards: [] };
    this.#gathered.cards.push(card);
  }

  #close(): void {
    const gathered = this.#gathered;
    this.#gathered = null;
    if (!gathered) return;
    const { key, seat, cards } = gathered;
    this.#add(say(`depot-story-${key}`, { name: this.names[seat] ?? "", cards: series(cards), count: cards.length }));
  }

  #add(sentence: string): void {
    this.#sentences.push(capital(sentence));
  }

  #end(): void {
    this.#close();
    if (this.#sentences.length > 0) {
      this.#lines.push({ key: `${this.#key}.${this.#lines.length}`, seat: this.#seat, name: "", text: this.#sentences.join(" "), ...(this.#withdrawn ? { withdrawn: true } : {}) });
    }
    this.#sentences = [];
    this.#key = "";
    this.#seat = null;
  }
}

function sentencesOf(event: GameEvent, names: readonly string[], teams: readonly Team[]): string[] {
  const cards = (list: unknown) => series((Array.isArray(list) ? list : []).map((card) => travellerName(String(card))));
  const values: Values = { name: names[Number(event.seat ?? event.first)] ?? "" };
  for (const key of ["traveller", "given", "taken"]) if (event[key]) values[key] = travellerName(String(event[key]));
  for (const key of ["source", "column"]) if (event[key]) values[key] = say(String(event[key]));
  if (event.bus) values.bus = busObject(String(event.bus));
  switch (event.type) {
    case "day_started":
      return [say("depot-story-day", { ...values, day: Number(event.day) })];
    case "bus_placed":
      return [say("depot-story-placed", values)];
    case "bus_designated":
      return [say("depot-story-used", values)];
    case "bus_called":
      return [say("depot-story-called", values)];
    case "shouted":
      return [say("depot-story-shouted", values)];
    case "returned":
      return [say("depot-story-returned", values)];
    case "room_exchanged":
      return [say("depot-story-swapped-room", { ...values, moved: Number(event.place !== event.now_at) })];
    case "passenger_exchanged":
      return [say("depot-story-swapped-bus", values)];
    case "exchange_skipped":
      return [say("depot-story-skipped", values)];
    case "bus_departed": {
      const count = Array.isArray(event.passengers) ? event.passengers.length : 0;
      const left = say("depot-story-departed", { ...values, bus: busName(String(event.bus)), passengers: cards(event.passengers), count });
      return event.unhappy ? [left, say("depot-story-left-alone", { traveller: travellerName(String(event.unhappy)) })] : [left];
    }
    case "saddened":
      return [say("depot-story-saddened", { ...values, travellers: cards(event.travellers) })];
    case "penalized":
      return [say("depot-story-penalized", values)];
    case "discarded":
      return [say("depot-story-discarded", values)];
    case "hand_revealed":
      return [say("depot-story-stuck", { ...values, travellers: cards(event.travellers) })];
    case "sat_out":
      return [say("depot-story-sat-out", values)];
    case "day_scored": {
      const points = POINTS.map((item) => [item, Number(event[item])] as const);
      for (const [item, count] of points) values[item] = number(count);
      return [say("event-day_scored", { ...values, total: number(points.reduce((sum, [, count]) => sum + count, 0)) })];
    }
    case "game_over":
      return [teams.length > 0 ? teamsWon(event, names, teams) : tell(event, names)];
    default:
      return [tell(event, names)];
  }
}

function teamsWon(event: GameEvent, names: readonly string[], teams: readonly Team[]): string {
  const winners = Array.isArray(event.winners) ? event.winners.map(Number) : [];
  const found = teams.filter((team) => team.seats.every((seat) => winners.includes(seat))).map((team) => teamName(team, names));
  return say("event-game_over_teams", { count: found.length, teams: found.join(", ") });
}
