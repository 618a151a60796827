// A person at a line game: what they see, the turn they are putting together, and sending it.
import type { BusLineView, MetroLineView, Scores } from "../generated/line";
import { Refusal } from "../lib/api";
import { problem } from "../lib/problems";
import { settings } from "../lib/settings.svelte";
import type { TableLike } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import type { BoardPicture, Moment } from "./picture.svelte";
import { along, endsOf, isDeadEnd, nextStops, roadsOf, tapped, trapOf, turnsOf, waysTo, wholeTurn, type Turn } from "./turns";

export type LineView = BusLineView | MetroLineView;

export class LinePlay {
  path = $state.raw<string[]>([]);
  isSending = $state(false);
  isAskingTwice = $state(false);
  answer = $state("");
  /** The lit stop that is pointed at. */
  hovered = $state<string | null>(null);
  /** Whose line a turn was sent for, and how it lay then. */
  #sent = { seat: -1, length: 0, end: "" };

  constructor(
    readonly store: TableLike,
    readonly picture: () => BoardPicture | null,
  ) {}

  get view(): LineView {
    return this.store.view as LineView;
  }

  get scores(): Scores {
    return this.store.scores as Scores;
  }

  names = $derived.by(() => this.store.info?.seats.map((seat) => seat.name ?? say("drawing-player", { number: seat.seat + 1 })) ?? []);

  #asked = $derived.by(() => (this.store.info?.paused ? null : (this.store.asked.find((asked) => this.store.seats.includes(asked.seat)) ?? null)));

  /** The seat whose decision it is, of those that are mine. */
  get seat(): number | null {
    return this.#asked?.seat ?? this.store.seat;
  }

  get isMyTurn(): boolean {
    return this.#asked?.phase === "turn";
  }

  get isDeparting(): boolean {
    return this.#asked?.phase === "departure";
  }

  turns = $derived.by(() => {
    const asked = this.#asked;
    const end = asked && this.view.seats[asked.seat]?.line.at(-1);
    if (asked?.phase !== "turn" || !end) return [];
    // After a take-back what is asked may come a moment before the view that it belongs to.
    return turnsOf(asked.legal.filter((offered) => String(offered.action).startsWith(`${end}-`)));
  });

  /** The departures to choose from, with their stops. */
  departures = $derived.by(() => {
    const stops = Object.entries(this.picture()?.ground?.stops ?? {});
    if (!this.isDeparting || !this.#asked) return [];
    return this.#asked.legal.flatMap((offered) => {
      const action = String(offered.action);
      const number = Number(action.split(" ")[1]);
      const stop = stops.find(([, about]) => about.departure === number)?.[0];
      return stop ? [{ action, number, stop }] : []; // none before the board is there
    });
  });

  chosen = $derived.by(() => wholeTurn(this.turns, this.path));

  /** What every turn comes to, if none leaves a way out. */
  trap = $derived.by(() => trapOf(this.turns));

  /** Whether a turn is asked for twice: it eliminates, or leads into a dead end that can be avoided. */
  isGrave(turn: Turn): boolean {
    return turn.eliminates || (isDeadEnd(turn) && this.trap === null);
  }

  /** The turn to show what it brings: the one pointed at, otherwise the chosen one. */
  considered = $derived.by(() => {
    if (this.isSending) return null;
    const pointed = this.hovered === null || this.hovered === this.path.at(-1) ? undefined : this.offers.ends.get(this.hovered);
    return pointed ?? this.chosen;
  });

  /** The ways to where the chosen turn ends. */
  get ways(): Turn[] {
    return this.chosen ? waysTo(this.turns, this.chosen.end) : [];
  }

  /** What may be tapped: ends with the best way there, and stops on the way. */
  offers = $derived.by(() => {
    if (this.isSending) return { ends: new Map<string, Turn>(), steps: [] };
    const within = this.chosen ? this.turns : along(this.turns, this.path);
    const ends = endsOf(within);
    const steps = nextStops(this.turns, this.path).filter((stop) => !ends.has(stop));
    return { ends, steps };
  });

  moment = $derived.by((): Moment => {
    const view = this.view;
    const me = this.seat;
    const lines: Record<string, string[]> = {};
    for (const seat of view.seats) if (seat.line.length > 0) lines[seat.seat] = seat.line;
    if (view.rival.length > 0) lines.rival = view.rival;
    const mine = me === null ? undefined : lines[me];
    // What was sent lies on the board at once, and once only.
    const sent = this.#sent;
    if (this.isSending && me === sent.seat && mine?.length === sent.length && mine.at(-1) === sent.end) lines[me] = [...mine, ...this.path];
    const isOpen = !this.isSending && this.turns.length > 0;
    const lit: Moment["lit"] = {};
    if (isOpen) {
      for (const [end, turn] of this.offers.ends) {
        lit[end] = { turn_boxes: turn.turn_zone, shared: turn.shared, loops: turn.eliminates, dead_end: isDeadEnd(turn) };
      }
    }
    for (const { stop } of this.departures) lit[stop] = { turn_boxes: 0, shared: 0, loops: false, dead_end: false };
    const own = me === null ? null : (view.seats[me]?.personal ?? null);
    const start = mine?.at(-1);
    // A path of the decision before may still be there for a moment: it leads nowhere now.
    const followed = along(this.turns, this.path);
    const path = followed.length > 0 ? this.path : [];
    return {
      lines,
      eliminated: view.seats.filter((seat) => seat.eliminated).map((seat) => String(seat.seat)),
      awake: view.fast_roads,
      letters: own === null ? [] : (this.picture()?.ground?.personal[own - 1] ?? []),
      viewer: me === null ? null : String(me),
      lit,
      reach: isOpen && start ? roadsOf(start, followed.filter((turn) => !turn.eliminates)) : [],
      chosen: isOpen ? path : [],
      to_play: view.pending.map(String),
    };
  });

  /** A new decision begins with an empty path. */
  reset(): void {
    this.path = [];
    this.hovered = null;
    this.isSending = false;
    this.isAskingTwice = false;
    this.answer = "";
  }

  async tap(stop: string): Promise<void> {
    this.answer = "";
    const departure = this.departures.find((one) => one.stop === stop);
    if (departure) return this.depart(departure.action);
    if (!this.isMyTurn || this.isSending) return;
    if (this.chosen && this.path.at(-1) === stop) return this.confirm();
    const path = tapped(this.turns, this.path, stop);
    if (!path) {
      this.answer = say("web-not-reachable", { stop });
      return;
    }
    const isDirect = path.length !== this.path.length + 1 || this.path.length === 0;
    this.path = path;
    const chosen = this.chosen;
    if (settings.oneTap && isDirect && chosen && !this.isGrave(chosen) && this.ways.length === 1) await this.confirm();
  }

  /** The next way to the same end. */
  otherWay(): void {
    const ways = this.ways;
    const place = ways.findIndex((turn) => turn.action === this.chosen?.action);
    const next = ways[(place + 1) % ways.length];
    if (next) this.path = next.stops;
  }

  /** Choose a turn that somebody else thought of. */
  plan(action: string): void {
    this.answer = "";
    this.path = this.turns.find((turn) => turn.action === action)?.stops ?? [];
  }

  undo(): void {
    this.path = this.path.slice(0, -1);
    this.answer = "";
  }

  clear(): void {
    this.path = [];
    this.answer = "";
  }

  async confirm(isSure = false): Promise<void> {
    const turn = this.chosen;
    if (!turn || this.isSending) return;
    if (this.isGrave(turn) && !isSure) {
      this.isAskingTwice = true;
      return;
    }
    this.isAskingTwice = false;
    await this.#send(turn.action);
  }

  async depart(action: string): Promise<void> {
    await this.#send(action);
  }

  async #send(action: string): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const line = this.view.seats[seat]?.line ?? [];
    this.#sent = { seat, length: line.length, end: line.at(-1) ?? "" };
    this.isSending = true;
    try {
      await this.store.act(action, seat);
    } catch (error) {
      this.isSending = false;
      // After a lost connection the snapshot says whether it was carried out.
      if (!(error instanceof Refusal && error.code === "stale")) this.answer = problem(error);
    }
  }
}
