// Made by tools/web_sources.py; a change here is lost.

/** A decision that a seat owes, with every legal action; costs and gains for line games. */
export interface Asked {
  seat: number;
  phase: string;
  legal: (Record<string, unknown>)[];
  until?: number | null;
}

/** One operation of a JSON Patch (RFC 6902) on the view. */
export interface Change {
  op: string;
  path: string;
  value?: unknown;
}

/** A decision as `act` would send it. */
export interface CheckWishes {
  action: string;
  seen: number;
  seat?: number | null;
}

/** An action and what can be expected of it: the total at the end of a line game, the lead of a day of Depot. */
export interface Choice {
  action: string;
  expected: number;
  reasons: Reason[];
  cards?: string[];
}

/** A class; results are there when it has ended. */
export interface ClassInfo {
  code: string;
  game: string;
  city: string | null;
  seats: number;
  is_host: boolean;
  ended: boolean;
  tables: ClassTable[];
  results: ClassResult[];
}

/** The link of a class is `/c/{code}`. */
export interface ClassMade {
  code: string;
}

/** How a seat of a class did. Everybody in the same seat was dealt the same. */
export interface ClassResult {
  place: number;
  name: string;
  seat: number;
  total: number | null;
  table: string;
}

/** Where I sit. */
export interface ClassSeat {
  table: string;
}

/** One table of a class. */
export interface ClassTable {
  id: string;
  status: string;
  names: string[];
  is_mine: boolean;
}

/** What is played at every table; `seats` is the size of a group. Empty seats are filled with the bot. */
export interface ClassWishes {
  wishes: TableWishes;
  bot?: string;
}

/** How long a seat may think: not at all limited, `seconds` a decision, or a budget with an increment. */
export interface Clock {
  kind?: "fischer" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** A deal of today; `table` is where I play it, once I do. */
export interface DailyDeal {
  day: string;
  game: string;
  city: string;
  table?: string | null;
}

/** How somebody did, once the day is over. Who was eliminated has no total. */
export interface DailyLine {
  place: number;
  name: string;
  total: number | null;
  table: string;
}

/** Where my try is played. */
export interface DailyTry {
  table: string;
}

/** The end of Depot's first day, amid what an action did: after so many of its events, before the next is dealt. */
export interface DayEnd {
  events: number;
  changes: Change[];
  scores: Record<string, unknown>;
}

/** What lies before a player at the end of a day; `night` are the travellers on buses at the platform. */
export interface DepotDay {
  passengers?: number;
  pairs?: number;
  unhappy?: number;
  hand?: number;
  buses?: number[];
  night?: number;
}

/** The days of every seat, as many for each; with `teams` the first and third play against the others. */
export interface DepotDays {
  seats: DepotDay[][];
  teams?: boolean;
}

/** Counts that no table can have: what is wrong, on which day (from 1), at which seats. */
export interface DepotDoubt {
  doubt: string;
  day: number;
  seats: number[];
}

/** The standings as `score` prints them; `doubts` are counts that no table can have, `doubted` says whose. */
export interface DepotStandings {
  scores: Record<string, unknown>;
  doubts: string[];
  doubted?: DepotDoubt[];
}

/** What lies on the table before a line game begins. */
export interface HelperCity {
  game: string;
  city: string;
  players: [number, number];
  departures: Record<string, string>;
  objectives: string[];
  common: number;
  solo_common: number;
  rush: ([number, number])[];
  personal: string[][];
  sheets: number;
  tickets: number;
  blank: Record<string, unknown>;
}

/** For which of the own seats; at most tables there is only one. */
export interface HintWishes {
  seat?: number | null;
}

/** The decisions that promise most, best first. `unit` says what is expected: a total, or the lead of a day. */
export interface Hints {
  seat: number;
  unit: "lead" | "total";
  choices: Choice[];
}

/** One decision of the seat. */
export interface Moment {
  place: number;
  round: number;
  action: string;
  expected: number;
  best: Choice;
  lost: number;
  luck: number;
  lost_in_hindsight?: number | null;
  reachable?: number | null;
  severity?: number;
  cards?: string[];
  reasons?: Reason[];
}

/** What everybody may know of a person. */
export interface PersonInfo {
  id: string;
  name: string;
  is_guest: boolean;
  statistics: Tally[];
  ratings: RatingLine[];
}

/** A record from its opening to its last action, and what could be done next. */
export interface PlayedRecord {
  record: Record<string, unknown>;
  game: string;
  city: string | null;
  names: string[];
  bots: (string | null)[];
  over: boolean;
  opening: (Record<string, unknown>)[];
  view: Record<string, unknown>;
  scores: Record<string, unknown>;
  steps: PlayedStep[];
  asked: Asked[];
  rest: string[];
  fault?: Record<string, string> | null;
  board?: Record<string, unknown> | null;
}

/** One action: whose it was, in which round (of Depot: in which turn of which day), and what it changed. */
export interface PlayedStep {
  seat: number;
  action: string;
  day: number;
  round: number;
  events: (Record<string, unknown>)[];
  changes: Change[];
  scores: Record<string, unknown>;
  day_end?: DayEnd | null;
}

/** The rating of a person in one game. */
export interface RatingLine {
  game: string;
  mu: number;
  sigma: number;
  sure: number;
  games: number;
}

/** Why a turn is good or bad: a key of words, and what it speaks of. */
export interface Reason {
  key: string;
  points?: number;
  zone?: string;
  percent?: number;
}

/** A record. With `lenient`, a record whose actions stop fitting is played as far as they do. */
export interface RecordWishes {
  record: Record<string, unknown>;
  lenient?: boolean;
}

/** A finished game in a list; its replay is at `/replay/{table}`. */
export interface ResultLine {
  table: string;
  game: string;
  city: string | null;
  finished: number;
  rated: boolean;
  took_back?: boolean;
  event: string | null;
  seats: SeatLine[];
  teams?: TeamLine[];
}

/** The review of a game. `unit` says what is expected: totals, or the lead at the end of a day. */
export interface Review {
  game: string;
  unit: "lead" | "total";
  seats: SeatReview[];
}

/** A review, or how far it has come: `done` of `of` parts, none while others are before it. */
export interface ReviewAnswer {
  id: string;
  done?: number;
  of?: number;
  review?: Review | null;
  failed?: boolean;
}

/** The record of a finished game. */
export interface ReviewWishes {
  record: Record<string, unknown>;
}

/** How a seat did. `person` is there for accounts and guests, not for bots. */
export interface SeatLine {
  seat: number;
  name: string;
  total: number | null;
  rank: number;
  person?: string | null;
  bot?: string | null;
}

/** The review of a seat. */
export interface SeatReview {
  seat: number;
  total: number | null;
  expected_at_start: number;
  luck: number;
  lost: number;
  lost_in_hindsight: number | null;
  moments: Moment[];
  critical: number[];
  lead?: number | null;
  luck_at_end?: number;
  in_hindsight?: number[];
}

/** A moment of a record: after so many actions, all of them if nothing is said. `trial` is tried out in pencil. */
export interface SheetWishes {
  record: Record<string, unknown>;
  step?: number | null;
  trial?: string | null;
}

/** A person on a leaderboard. `sure` is what is certain of the strength: mu - 3 sigma. */
export interface Standing {
  place: number;
  person: string;
  name: string;
  mu: number;
  sigma: number;
  sure: number;
  games: number;
}

/** What a new table should be like. */
export interface TableWishes {
  sheets?: (number | null)[];
  equal_sheets?: boolean;
  first?: number | null;
  ties?: number[];
  beat?: number;
  open_window?: number;
  day_pause?: number;
  card_memory?: "assisted" | "off";
  baby_async?: "ask_when_located" | "orders_only";
  team_hands?: "hidden" | "open";
  game: "bus" | "depot" | "metro";
  city?: string | null;
  own_city?: Record<string, unknown> | null;
  seats: number;
  options?: Record<string, boolean | string>;
  public?: boolean;
  pace?: "days" | "live";
  clock?: Clock;
  chat?: boolean;
  hints?: boolean;
  take_backs?: boolean;
  hot_seat?: boolean;
}

/** A person in one game and city. Points are of games that were not lost by elimination. */
export interface Tally {
  game: string;
  city: string | null;
  games: number;
  wins: number;
  average: number | null;
  best: number | null;
}

/** How a team did. */
export interface TeamLine {
  seats: number[];
  total: number;
  rank: number;
}

/** Whether the decision would be taken; if not, with which code `act` would be refused, as in `Refused`. */
export interface Verdict {
  legal: boolean;
  code?: string;
  detail?: string;
  reason?: string;
}
