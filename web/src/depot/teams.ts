// The teams of a team game, from the standings: who plays together, and who has won.
import type { Scores, TeamScore } from "../generated/depot";

export type Team = Pick<TeamScore, "seats">;

/** `Ann + Cy`. */
export function teamName(team: Team, names: readonly string[]): string {
  return team.seats.map((seat) => names[seat] ?? "").join(" + ");
}

export function isWinningTeam(scores: Scores, team: Team): boolean {
  return scores.over && team.seats.every((seat) => scores.winners.includes(seat));
}

/** The partner of a seat in a team game. */
export function partnerOf(scores: Scores, seat: number): number | null {
  const team = scores.teams?.find((one) => one.seats.includes(seat));
  return team?.seats.find((other) => other !== seat) ?? null;
}

/** The names of the winning teams. */
export function winningTeams(scores: Scores, names: readonly string[]): string[] {
  return (scores.teams ?? []).filter((team) => isWinningTeam(scores, team)).map((team) => teamName(team, names));
}
