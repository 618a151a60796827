// What a new table should be like, while it is being put together.
import type { Clock, TableWishes } from "../generated/protocol";
import { api } from "../lib/api";
import { cityFor, gameOf, type GameName } from "../lib/games";

export type Company = "bots" | "friends";
export const BOTS = ["greedy", "random"] as const;
export type BotName = (typeof BOTS)[number];

export const CLOCKS = [
  { name: "none", clock: { kind: "none", seconds: 0, increment: 0 } },
  { name: "minute", clock: { kind: "move", seconds: 60, increment: 0 } },
  { name: "quick", clock: { kind: "fischer", seconds: 300, increment: 10 } },
] as const satisfies readonly { name: string; clock: Clock }[];
export type ClockName = (typeof CLOCKS)[number]["name"];

export class Wishes {
  game = $state<GameName>("bus");
  seats = $state(3);
  city = $state<string | null>(null);
  bot = $state<BotName>("greedy");
  clock = $state<ClockName>("none");
  isPublic = $state(false);
  takeBacks = $state(true);
  chat = $state(true);
  openPersonal = $state(false);

  constructor(game: GameName) {
    this.play(game);
  }

  get sizes(): number[] {
    const { name, least, most } = gameOf(this.game);
    const first = name === "depot" ? least : 1;
    return Array.from({ length: most - first + 1 }, (_, place) => first + place);
  }

  play(game: GameName): void {
    this.game = game;
    this.seat(Math.min(Math.max(this.seats, gameOf(game).least), gameOf(game).most));
  }

  seat(seats: number): void {
    this.seats = seats;
    const chosen = gameOf(this.game).cities.find((city) => city.name === this.city);
    const fits = chosen !== undefined && (seats === 1 || (chosen.least <= seats && seats <= chosen.most));
    if (!fits) this.city = cityFor(gameOf(this.game), seats);
  }

  /** Another city; the number of players goes along. */
  go(city: string): void {
    const chosen = gameOf(this.game).cities.find((known) => known.name === city);
    this.city = city;
    if (chosen && this.seats !== 1) this.seats = Math.min(Math.max(this.seats, chosen.least), chosen.most);
  }

  table(company: Company): TableWishes {
    const clock = CLOCKS.find((known) => known.name === this.clock)?.clock ?? CLOCKS[0].clock;
    const wishes: TableWishes = {
      game: this.game,
      seats: this.seats,
      public: company === "friends" && this.isPublic,
      take_backs: this.takeBacks,
      chat: this.chat,
      clock,
    };
    if (this.city) wishes.city = this.city;
    if (this.game === "bus" && this.openPersonal) wishes.options = { open_personal: true };
    return wishes;
  }
}

/** Open the table; against bots the game begins at once. Gives its code. */
export async function openTable(wishes: Wishes, company: Company): Promise<string> {
  const table = await api.newTable(wishes.table(company));
  if (company === "bots") {
    for (const { seat, name, bot } of table.seats) {
      if (!name && !bot) await api.command(table.id, { type: "add_bot", seat, bot: wishes.bot });
    }
    await api.command(table.id, { type: "start" });
  }
  return table.id;
}
