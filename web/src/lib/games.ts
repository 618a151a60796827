// What the page must know of games before there is a table: their names, cities and numbers of players.
import type { PictogramName } from "../generated/pictograms";
import type { TableWishes } from "../generated/protocol";

export type GameName = TableWishes["game"];

export interface CityChoice {
  name: string;
  least: number;
  most: number;
}

export interface GameChoice {
  name: GameName;
  icon: PictogramName;
  minutes: number;
  least: number;
  most: number;
  cities: CityChoice[];
}

export const GAMES: readonly GameChoice[] = [
  {
    name: "bus",
    icon: "bus",
    minutes: 40,
    least: 2,
    most: 5,
    cities: [
      { name: "new_york", least: 2, most: 3 },
      { name: "london", least: 4, most: 5 },
    ],
  },
  {
    name: "metro",
    icon: "train",
    minutes: 40,
    least: 2,
    most: 5,
    cities: [
      { name: "rome", least: 2, most: 3 },
      { name: "paris", least: 4, most: 5 },
    ],
  },
  { name: "depot", icon: "card", minutes: 45, least: 2, most: 6, cities: [] },
];

export function gameOf(name: string): GameChoice {
  const found = GAMES.find((game) => game.name === name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
}

/** The city that is made for so many players; the first for one alone. */
export function cityFor(game: GameChoice, seats: number): string | null {
  const fitting = game.cities.find((city) => city.least <= seats && seats <= city.most);
  return (fitting ?? game.cities[0])?.name ?? null;
}
