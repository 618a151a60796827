// The teams of a team game: who plays together, and, from the standings, who has won.
import { TEAMS } from "../generated/choices";
import type { Scores } from "../generated/depot";

export interface Team {
  readonly seats: readonly number[];
}

/** The teams of a table with such options; none where everybody plays alone. */
export function teamsUnder(options: unknown): readonly Team[] {
  return (options as { teams?: unknown } | undefined)?.teams === true ? TEAMS.map((seats) => ({ seats })) : [];
}

/** `Ann + Cy`. */
export function teamName(team: Team, names: readonly string[]): string {
  return team.seats.map((seat) => names[seat] ?? "").join(" + ");
}

export function isWinningTeam(scores: Scores, team: Team): boolean {
  return scores.over && team.seats.every((seat) => scores.winners.includes(seat));
}

/** The partner of a seat in a team game. */
export function partnerOf(teams: readonly Team[] | undefined, seat: number): number | null {
  const team = teams?.find((one) => one.seats.includes(seat));
  return team?.seats.find((other) => other !== seat) ?? null;
}

/** The names of the winning teams. */
export function winningTeams(scores: Scores, names: readonly string[]): string[] {
  return (scores.teams ?? []).filter((team) => isWinningTeam(scores, team)).map((team) => teamName(team, names));
}

/** Everybody who plays, partners together. */
export function playersOf(names: readonly string[], teams: readonly Team[] = []): string {
  return (teams.length > 0 ? teams.map((team) => teamName(team, names)) : names).join(", ");
}
