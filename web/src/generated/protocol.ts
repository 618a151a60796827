// Made by tools/web_sources.py; a change here is lost.

export const VERSION = 1;

/** A decision as the rules write it; `seen` is the last `seq` that the client had when it was made. */
export interface Act {
  type: "act";
  id?: number;
  action: string;
  seen: number;
  seat?: number | null;
}

/** The host puts a bot into a free seat. */
export interface AddBot {
  type: "add_bot";
  id?: number;
  seat: number;
  bot: string;
}

/** The host replaces all choices of the set-up before the game. */
export interface Arrange {
  type: "arrange";
  id?: number;
  choices: HostChoices;
}

/** Ask to stop the clocks. */
export interface AskPause {
  type: "ask_pause";
  id?: number;
}

/** Take the own last turn back: at once against bots only, else if everybody agrees. */
export interface AskTakeBack {
  type: "ask_take_back";
  id?: number;
}

/** A decision that a seat owes, with every legal action; costs and gains for line games. */
export interface Asked {
  seat: number;
  phase: string;
  legal: (Record<string, unknown>)[];
  until?: number | null;
}

/** Time for a Baby to shout, in Depot, as everybody may know it. */
export interface BabyWindow {
  kind: "blind" | "open";
  until?: number | null;
  seat?: number | null;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  code: string;
}

/** One operation of a JSON Patch (RFC 6902) on the view. */
export interface Change {
  op: string;
  path: string;
  value?: unknown;
}

export interface Chat {
  type: "chat";
  id?: number;
  text: string;
}

export interface ChatMessage {
  type: "chat";
  number: number;
  at: number;
  name: string;
  text: string;
  seat?: number | null;
}

/** Conditions that must all hold; without any, the Baby shouts at its first chance. */
export interface Clause {
  would_complete?: boolean;
  would_block?: boolean;
  profiles?: ("A" | "BA" | "BP" | "CO" | "DR" | "GE" | "L" | "ST" | "SU")[] | null;
  misses?: boolean;
  closing?: boolean;
  empties_my_hand?: boolean;
  current?: number[] | null;
  garage_empty?: boolean;
}

/** How long a seat may think: not at all limited, `seconds` a decision, or a budget with an increment. */
export interface Clock {
  kind?: "fischer" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** The host closes the table. */
export interface Close {
  type: "close";
  id?: number;
}

export type Command = Sit | Leave | AddBot | FreeSeat | Kick | Mute | Arrange | Start | Close | Act | GiveOrders | AskTakeBack | AskPause | Vote | Resume | Resign | Return | Chat | Nudge | Rematch;

/** The table of Depot stops between two days, `until` everybody has gone on or that moment has come. */
export interface DayStop {
  until?: number | null;
  ready?: number[];
}

/** A command was carried out, and is stored. */
export interface Done {
  type: "done";
  id: number;
}

/** What happened, as this viewer may hear it. */
export interface Frame {
  type: "frame";
  seq: number;
  events?: (Record<string, unknown>)[];
  changes?: Change[];
  scores?: Record<string, unknown> | null;
  asked?: Asked[] | null;
  clocks?: SeatClock[] | null;
  take_back?: "ask" | "now" | null;
  back_to?: number | null;
  stop?: DayStop | null;
  window?: BabyWindow | null;
}

/** The host removes whoever sits there before the game. */
export interface FreeSeat {
  type: "free_seat";
  id?: number;
  seat: number;
}

/** Replace the own standing orders. */
export interface GiveOrders {
  type: "orders";
  id?: number;
  orders: Orders;
  seat?: number | null;
}

/** What the rules leave to the host; the defaults are what the rules say where nobody chooses. */
export interface HostChoices {
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
}

/** The host sends the person in a seat away for good; during a game a bot plays on. */
export interface Kick {
  type: "kick";
  id?: number;
  seat: number;
}

/** Give up a seat before the game. */
export interface Leave {
  type: "leave";
  id?: number;
}

export type Message = Frame | TableNews | Snapshot | ChatMessage | Presence | Nudged | Done | Refused | Bye;

/** The host allows or forbids the person in a seat to chat. */
export interface Mute {
  type: "mute";
  id?: number;
  seat: number;
  muted: boolean;
}

/** Remind the person in a seat that it is their turn. */
export interface Nudge {
  type: "nudge";
  id?: number;
  seat: number;
}

export interface Nudged {
  type: "nudged";
  by: number;
}

/** The sheet of a seat. */
export interface Orders {
  R?: Clause[];
  G?: Clause[];
  B?: Clause[];
  Y?: Clause[];
}

/** The seats whose people are connected, and how many watch. */
export interface Presence {
  type: "presence";
  seats: number[];
  watching: number;
}

/** A command was not carried out, and nothing changed. `reason`: the rule's own code for what is `illegal`. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  detail?: string;
  reason?: string;
}

/** A new table with the same people, once the game is over. */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** Hand the own seat to a bot. */
export interface Resign {
  type: "resign";
  id?: number;
}

/** End a pause. */
export interface Resume {
  type: "resume";
  id?: number;
}

/** Take the own seat back from the bot. */
export interface Return {
  type: "return";
  id?: number;
}

/** How long a seat has left; `until` while it runs. */
export interface SeatClock {
  left: number | null;
  until?: number | null;
}

/** Who sits in a seat. `minded_by`: the bot that plays for somebody who left or ran out of time. */
export interface SeatInfo {
  seat: number;
  name?: string | null;
  is_guest?: boolean;
  bot?: string | null;
  minded_by?: string | null;
}

/** Take a free seat; at a hot-seat table with a name for it. */
export interface Sit {
  type: "sit";
  id?: number;
  seat: number;
  name?: string | null;
}

/** Everything that a viewer may know now: the view at `seq`, and the frames after the client's last one. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  now: number;
  seq: number;
  seat: number | null;
  seats: number[];
  is_host: boolean;
  table: TableInfo;
  view?: Record<string, unknown> | null;
  scores?: Record<string, unknown> | null;
  since?: Frame[];
  asked?: Asked[] | null;
  clocks?: SeatClock[] | null;
  take_back?: "ask" | "now" | null;
  chat?: ChatMessage[];
  orders?: Record<string, unknown> | null;
  stop?: DayStop | null;
  window?: BabyWindow | null;
}

/** The host starts the game; every seat must be taken. */
export interface Start {
  type: "start";
  id?: number;
}

/** What everybody may know of a table, whatever is dealt. */
export interface TableInfo {
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
  id: string;
  game: "bus" | "depot" | "metro";
  city: string | null;
  own_city: Record<string, unknown> | null;
  options: Record<string, boolean | string>;
  status: "closed" | "over" | "playing" | "waiting";
  public: boolean;
  pace: "days" | "live";
  clock: Clock;
  chat: boolean;
  hints: boolean;
  take_backs: boolean;
  hot_seat: boolean;
  host: number | null;
  seats: SeatInfo[];
  paused?: boolean;
  vote?: VoteInfo | null;
  took_back?: boolean;
  rematch?: string | null;
}

/** Something about the table itself changed: who sits there, a vote, a pause, the end. */
export interface TableNews {
  type: "table";
  table: TableInfo;
  asked?: Asked[] | null;
  clocks?: SeatClock[] | null;
  take_back?: "ask" | "now" | null;
  stop?: DayStop | null;
  window?: BabyWindow | null;
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

/** Agree to what was asked, or refuse it. */
export interface Vote {
  type: "vote";
  id?: number;
  yes: boolean;
}

/** Something that needs everybody's consent. */
export interface VoteInfo {
  about: "pause" | "take_back";
  asked_by: number;
  agreed: number[];
}
