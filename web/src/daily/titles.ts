// What games are called in lists, and when they were.
import { gameOf, type GameName } from "../lib/games";
import type { PictogramName } from "../generated/pictograms";
import { language, say } from "../lib/words.svelte";
import { cityName } from "../line/speaking";

export function titleOf(game: string, city: string | null): string {
  return city ? say("drawing-title", { game: say(game), city: cityName(city) }) : say(game);
}

export function iconOf(game: string): PictogramName {
  return gameOf(game as GameName).icon;
}

/** A moment as a day, as the language writes it. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: "medium" }).format(moment);
}

/** A day that is the same everywhere, like 2026-11-15. */
export function worldDay(day: string): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));
}

export function dayBefore(day: string, days = 1): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
