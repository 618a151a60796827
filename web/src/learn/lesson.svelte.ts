// A learner in a lesson: at which step they are, and the table that goes with it.
//
// The server keeps nothing of a lesson. It is told all decisions and answers with a snapshot, which reaches the
// table's store through something that looks like its socket.
import { api, Refusal } from "../lib/api";
import type { GameName } from "../lib/games";
import type { Socket } from "../lib/sockets";
import { TableStore, type Access } from "../lib/table.svelte";
import { language } from "../lib/words.svelte";
import { standingAt, type Deed, type Step } from "./steps";

export class Lesson implements Access {
  place = $state(0);
  decisions = $state.raw<string[]>([]);
  /** What is put together when the step begins. */
  chosen = $state.raw<string | null>(null);
  /** How often something else was tried at this step. */
  strayed = $state(0);
  readonly store: TableStore;

  constructor(
    readonly game: GameName,
    readonly steps: readonly Step[],
  ) {
    this.store = new TableStore(game, "mine", this);
  }

  get isOver(): boolean {
    return this.place >= this.steps.length;
  }

  get step(): Step | null {
    return this.steps[this.place] ?? null;
  }

  get deed(): Deed | null {
    return this.step?.deed ?? null;
  }

  close(): void {
    this.store.close();
  }

  /** The step is done. */
  next(): void {
    this.place += 1;
    this.strayed = 0;
  }

  stray(): void {
    this.strayed += 1;
  }

  /** Be at a step, whatever was done before. */
  go(place: number): void {
    const { decisions, chosen } = standingAt(this.steps, place);
    this.chosen = chosen;
    this.place = place;
    this.strayed = 0;
    this.decisions = decisions;
    this.store.refresh();
  }

  // What the table's store needs.

  get path(): string {
    const moment = this.decisions.length > 0 ? this.decisions.join("~") : "start";
    return `/api/lessons/${this.game}/${encodeURIComponent(moment)}`;
  }

  open = (): Socket => {
    const socket = new LessonSocket(this);
    void socket.tell(0);
    return socket;
  };

  /** Decide, and hear what came of it. Nothing has changed if it is refused. */
  async decide(action: string, socket: LessonSocket): Promise<void> {
    const before = this.decisions;
    this.decisions = [...before, action];
    this.chosen = null;
    try {
      await socket.hear(this.store.seq);
    } catch (error) {
      this.decisions = before;
      throw error;
    }
    const deed = this.deed;
    if (deed?.kind === "free" || (deed?.kind === "send" && deed.action === action)) this.next();
  }
}

const OPEN = 1;
const CLOSED = 3;

/** Speaks like the socket of a table; what it says it has asked for. */
class LessonSocket implements Socket {
  readyState = OPEN;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #lesson: Lesson;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
  }

  /** Ask for how things stand, and pass it on. */
  async hear(after: number): Promise<void> {
    const query = new URLSearchParams({ language: language.current, after: String(after) });
    this.#say(await api.get<object>(`${this.#lesson.path}?${query}`));
  }

  /** The same, and whoever does not hear it tries again. */
  async tell(after: number): Promise<void> {
    try {
      await this.hear(after);
    } catch {
      this.close();
    }
  }

  send: Socket["send"] = (data) => {
    const command = JSON.parse(String(data)) as { type: string; id: number; action: string };
    if (command.type !== "act") return this.#say({ type: "refused", id: command.id, code: "unknown_command", detail: "" });
    this.#lesson.decide(command.action, this).then(
      () => this.#say({ type: "done", id: command.id }),
      (error: unknown) => this.#say({ type: "refused", id: command.id, code: error instanceof Refusal ? error.code : "failed", detail: "" }),
    );
  };

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }

  #say(message: object): void {
    if (this.readyState !== OPEN) return;
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
