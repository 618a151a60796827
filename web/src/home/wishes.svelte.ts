// What a new table should be like, while it is being put together.
import { isMoot, type Options, type RuleValue } from "../depot/rules";
import { DRUNKARD_READINGS, HOUSE_RULES, TEAM_PLAYERS } from "../generated/choices";
import type { Clock, TableWishes } from "../generated/protocol";
import { api } from "../lib/api";
import { cityFor, gameOf, type GameName } from "../lib/games";
import { language } from "../lib/words.svelte";
import { chosen, fitted, USUAL, type Choices, type TableKind } from "../table/choices";
import type { OwnCity } from "./ownCity";

/** Who plays: bots at once, friends who come by a link, or several people at this device. */
export type Company = "bots" | "friends" | "device";
export const BOTS = ["regular", "expert", "master", "greedy", "random"] as const;
export type BotName = (typeof BOTS)[number];

const DAY = 24 * 60 * 60;
export const CLOCKS = [
  { name: "none", pace: "live", clock: { kind: "none", seconds: 0, increment: 0 } },
  { name: "minute", pace: "live", clock: { kind: "move", seconds: 60, increment: 0 } },
  { name: "quick", pace: "live", clock: { kind: "fischer", seconds: 300, increment: 10 } },
  { name: "day", pace: "days", clock: { kind: "move", seconds: DAY, increment: 0 } },
  { name: "three-days", pace: "days", clock: { kind: "move", seconds: 3 * DAY, increment: 0 } },
] as const satisfies readonly { name: string; pace: "live" | "days"; clock: Clock }[];
export type ClockName = (typeof CLOCKS)[number]["name"];

export interface HouseRule {
  name: string;
  /** What it may be, the usual first. */
  values: readonly RuleValue[];
}

/** The rule that the language editions read differently: the reading of the language on screen is the usual one. */
const READING = "drunkard_scope";

function clockNamed(name: ClockName): (typeof CLOCKS)[number] {
  return CLOCKS.find((known) => known.name === name) ?? CLOCKS[0];
}

export class Wishes {
  game = $state<GameName>("bus");
  seats = $state(3);
  city = $state<string | null>(null);
  ownCity = $state.raw<OwnCity | null>(null);
  bot = $state<BotName>("regular");
  clock = $state<ClockName>("none");
  isPublic = $state(false);
  takeBacks = $state(true);
  chat = $state(true);
  hints = $state(false);
  anyCity = $state(false);
  rules = $state.raw<Options>({});
  choices = $state.raw<Choices>(USUAL);

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
    this.rules = {};
    this.choices = USUAL;
    if (this.ownCity?.game !== game) this.ownCity = null;
    this.seat(Math.min(Math.max(this.seats, gameOf(game).least), gameOf(game).most));
  }

  seat(seats: number): void {
    this.seats = seats;
    const chosen = gameOf(this.game).cities.find((city) => city.name === this.city);
    const fits = chosen !== undefined && (this.anyCity || seats === 1 || (chosen.least <= seats && seats <= chosen.most));
    if (!fits) this.city = cityFor(gameOf(this.game), seats);
  }

  /** Another city; the number of players goes along, unless any number may play there. */
  go(city: string): void {
    const chosen = gameOf(this.game).cities.find((known) => known.name === city);
    this.city = city;
    this.ownCity = null;
    const most = chosen && Math.min(this.seats, chosen.most);
    if (chosen && most !== undefined && this.seats !== 1) this.seats = this.anyCity ? most : Math.max(most, chosen.least);
  }

  /** The house rules that fit the table as it is. */
  get houseRules(): readonly HouseRule[] {
    return Object.entries<readonly RuleValue[]>(HOUSE_RULES[this.game])
      .map(([name, values]) => ({ name, values }))
      .filter(({ name }) => (name !== "teams" || this.seats === TEAM_PLAYERS) && !isMoot(name, this.rules));
  }

  /** The value of a rule where nobody chooses; the language says what the leaflet does. */
  usual(rule: HouseRule): RuleValue {
    return rule.name === READING ? DRUNKARD_READINGS[language.current] : (rule.values[0] ?? false);
  }

  rule(rule: HouseRule): RuleValue {
    return this.rules[rule.name] ?? this.usual(rule);
  }

  /** The table as far as it decides about the host's choices. */
  kind(pace: TableKind["pace"] = clockNamed(this.clock).pace): TableKind {
    const { game, seats } = this;
    return { game, seats, pace, options: Object.fromEntries(this.houseRules.map((rule) => [rule.name, this.rule(rule)])) };
  }

  setRule(rule: HouseRule, value: RuleValue): void {
    this.rules = { ...this.rules, [rule.name]: value };
  }

  table(company: Company): TableWishes {
    const { clock, ...wished } = clockNamed(this.clock);
    const pace = company === "friends" ? wished.pace : "live";
    // Which reading is meant is always said: the language of the page need not be that of the browser.
    const told = this.houseRules.filter((rule) => rule.name === READING || this.rule(rule) !== rule.values[0]);
    const options: Options = Object.fromEntries(told.map((rule) => [rule.name, this.rule(rule)]));
    if (this.anyCity && this.game !== "depot") options.any_city = true;
    const wishes: TableWishes = {
      ...chosen(fitted(this.choices, this.kind(pace))),
      game: this.game,
      seats: this.seats,
      public: company === "friends" && this.isPublic,
      hot_seat: company === "device",
      take_backs: this.takeBacks,
      hints: this.hints,
      chat: this.chat && company !== "device",
      clock,
      pace,
      options,
    };
    if (this.ownCity) wishes.own_city = this.ownCity.content;
    else if (this.city) wishes.city = this.city;
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
