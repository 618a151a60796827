// One viewer at one table: what the server told, kept up to date over a socket that comes back by itself.
import type { Asked, BabyWindow, ChatMessage, Command, DayStop, Frame, Message, SeatClock, Snapshot, TableInfo, TableNews } from "../generated/protocol";
import type { Verdict } from "../generated/edge";
import { api, Refusal } from "./api";
import { patched } from "./patch";
import { hangUp, type Socket } from "./sockets";

export type Link = "connecting" | "open" | "lost" | "gone";
export type GameEvent = Record<string, unknown> & { type?: string };

/** Frames with events, in the order in which they were told. */
export interface Told {
  seq: number;
  events: GameEvent[];
  /** It was taken back since. */
  withdrawn?: boolean;
}

type Open = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;
/** A command without its number, which is the socket's business. */
export type Wish = Open;

/** From where one looks: the own seat, one of several at a hot-seat table, or as anybody would. */
export type Look = "mine" | "none" | number;


/** Where something is reached that speaks like a table and is none: a lesson. */
export interface Access {
  readonly path: string;
  open: (query: URLSearchParams) => Socket;
}

const FINAL = new Set(["no_such_table", "kicked", "not_your_seat", "other_origin", "bad_token", "bad_request"]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const HISTORY = 1; // frames after the first are the whole history: the first only says that there is a table

export class TableStore {
  link = $state<Link>("connecting");
  goneBecause = $state("");
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  view = $state.raw<unknown>(null);
  scores = $state.raw<unknown>(null);
  asked = $state.raw<Asked[]>([]);
  clocks = $state.raw<SeatClock[]>([]);
  /** The table stops between two days. */
  stop = $state.raw<DayStop | null>(null);
  /** Time for a Baby to shout. */
  window = $state.raw<BabyWindow | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  orders = $state.raw<unknown>(null);
  /** Whether the last turn can be taken back now: at once, or if everybody agrees. */
  takeBack = $state<Snapshot["take_back"]>(null);
  told = $state.raw<Told[]>([]);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  nudges = $state(0);
  nudgedBy = $state<number | null>(null);
  seq = $state(0);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);

  #seen: Look;
  #arrived: (() => void)[] = [];
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #number = 0;
  #waiting = new Map<number, { done: () => void; refused: (why: Refusal) => void }>();

  constructor(
    readonly id: string,
    look: Look = "mine",
    readonly access: Access | null = null,
  ) {
    this.#seen = look;
    addEventListener("online", this.#comeBack);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#connect();
  }

  /** Where its pictures are. */
  get path(): string {
    return this.access?.path ?? `/api/tables/${encodeURIComponent(this.id)}`;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#comeBack);
    document.removeEventListener("visibilitychange", this.#comeBack);
    clearTimeout(this.#timer);
    if (this.#socket) hangUp(this.#socket);
  }

  /** Carry out a command; what is refused is thrown, with its code. While the socket opens it waits for that. */
  async command(wish: Wish): Promise<void> {
    const socket = this.#socket;
    if (socket instanceof WebSocket && socket.readyState === WebSocket.CONNECTING) await this.#opened(socket);
    if (!socket || socket !== this.#socket || socket.readyState !== WebSocket.OPEN) throw new Refusal("no_connection");
    const id = ++this.#number;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  #opened(socket: WebSocket): Promise<unknown> {
    return new Promise((settled) => {
      for (const name of ["open", "close"]) socket.addEventListener(name, settled, { once: true });
    });
  }

  /** Decide, as of what was seen. */
  act(action: string, seat: number): Promise<void> {
    return this.command({ type: "act", action, seen: this.seq, seat });
  }

  /** Whether a decision would be taken now: the refusal if not. It is a question, nothing is decided by it. */
  async check(action: string, seat: number): Promise<Refusal | null> {
    const { legal, code, detail, reason } = await api.post<Verdict>(`${this.path}/checks`, { action, seen: this.seq, seat });
    return legal ? null : new Refusal(code ?? "failed", detail, reason);
  }

  #comeBack = (): void => {
    if (this.link !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    if (this.#isClosed) return;
    const query = new URLSearchParams({ after: String(Math.max(this.seq, HISTORY)) });
    if (this.#seen !== "mine") query.set("seat", String(this.#seen));
    const address = new URL(`${this.path}/socket?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket: Socket = this.access ? this.access.open(query) : new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    for (const { refused } of this.#waiting.values()) refused(new Refusal("no_connection"));
    this.#waiting.clear();
    if (this.#isClosed || this.link === "gone") return;
    this.link = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "snapshot":
        return this.#begin(message);
      case "frame":
        return this.#frame(message);
      case "table":
        return this.#news(message);
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
        return;
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case "nudged":
        this.nudges += 1;
        this.nudgedBy = message.by;
        return;
      case "done":
        this.#waiting.get(message.id)?.done();
        this.#waiting.delete(message.id);
        return;
      case "refused":
        this.#waiting.get(message.id)?.refused(new Refusal(message.code, message.detail, message.reason));
        this.#waiting.delete(message.id);
        return;
      case "bye":
        if (FINAL.has(message.code)) {
          this.goneBecause = message.code;
          this.link = "gone";
        }
        return;
    }
  }

  #begin(snapshot: Snapshot): void {
    if (snapshot.seq < this.seq && !this.access) {
      void this.refresh(); // what was heard last was taken back before it was written: begin anew
      return;
    }
    const since = (snapshot.since ?? []).filter((frame) => frame.seq > this.seq);
    this.told = since.reduce(toldMore, this.told);
    this.seq = snapshot.seq;
    this.ahead = snapshot.now - Date.now();
    this.info = snapshot.table;
    this.seat = snapshot.seat;
    this.seats = snapshot.seats;
    this.isHost = snapshot.is_host;
    this.view = snapshot.view ?? null;
    this.scores = snapshot.scores ?? null;
    this.asked = snapshot.asked ?? [];
    this.clocks = snapshot.clocks ?? [];
    this.stop = snapshot.stop ?? null;
    this.window = snapshot.window ?? null;
    this.chat = snapshot.chat ?? [];
    this.orders = snapshot.orders ?? null;
    this.takeBack = snapshot.take_back ?? null;
    this.link = "open";
    this.#wait = FIRST_WAIT;
    for (const told of this.#arrived.splice(0)) told();
  }

  #frame(frame: Frame): void {
    if (frame.seq !== this.seq + 1) {
      this.#socket?.close(); // something was lost on the way: come back for it
      return;
    }
    this.seq = frame.seq;
    this.told = toldMore(this.told, frame);
    if (frame.changes?.length) this.view = patched(this.view, frame.changes);
    if (frame.scores) this.scores = frame.scores;
    this.asked = frame.asked ?? [];
    this.takeBack = frame.take_back ?? null;
    this.stop = frame.stop ?? null;
    this.window = frame.window ?? null;
    if (frame.clocks) this.clocks = frame.clocks;
  }

  #news({ table, asked, clocks, take_back, stop, window }: TableNews): void {
    this.info = table;
    this.asked = asked ?? [];
    this.takeBack = take_back ?? null;
    this.stop = stop ?? null;
    this.window = window ?? null;
    if (clocks) this.clocks = clocks;
  }

  /** Ask for a snapshot, for example after sitting down: a seat sees more than a spectator. Done when it is there. */
  refresh(): Promise<void> {
    const old = this.#socket;
    this.#socket = null;
    if (old) hangUp(old);
    this.seq = 0;
    this.told = [];
    const arrival = this.arrival();
    this.#connect();
    return arrival;
  }

  /** Done when the next snapshot is there. */
  arrival(): Promise<void> {
    return new Promise((arrived) => this.#arrived.push(arrived));
  }

  /** Look from another seat. What the old one knew is forgotten before anything of the new one is asked for. */
  look(from: Look): Promise<void> {
    this.#seen = from;
    this.seat = null;
    this.asked = [];
    this.orders = null;
    this.takeBack = null;
    return this.refresh();
  }
}

/** What screens need of a table; a replay and the score helper have it too, without a server behind them. */
export type TableLike = Pick<TableStore, Exclude<keyof TableStore, "arrival">>;

/** What was told so far and by one more frame; a take-back marks what it withdraws. */
export function toldMore(told: readonly Told[], frame: Frame): Told[] {
  const { seq, events, back_to } = frame;
  const before = back_to == null ? [...told] : told.map((one) => (one.seq > back_to ? { ...one, withdrawn: true } : one));
  return events?.length ? [...before, { seq, events }] : before;
}
