// What is said aloud as a game goes on.
import { GAMES } from "../lib/games";
import { say } from "../lib/words.svelte";
import { shapeWords, trapWords } from "./describing";
import type { LogLine } from "./log";
import type { LinePlay } from "./play.svelte";

/** A built-in city as players call it, any other by its own name. */
export function cityName(city: string): string {
  const isOurs = GAMES.some((game) => game.cities.some((known) => known.name === city));
  return isOurs ? say(city) : city.replaceAll("_", " ");
}

/** The newest news, and whose turn it is, for screen readers. */
export function spoken(play: LinePlay, lines: readonly LogLine[]): string {
  const newest = lines.findLast((line) => !line.withdrawn);
  const key = newest?.key.split(".")[0];
  const news = lines.filter((line) => line.key.split(".")[0] === key).map((line) => `${line.name} ${line.text}`.trim());
  const mine = play.seat === null ? undefined : play.view.seats[play.seat];
  const turn = play.isMyTurn
    ? say("web-announce-turn", { shape: shapeWords(mine?.shape ?? null), count: play.offers.ends.size, stop: mine?.line.at(-1) ?? "" })
    : play.isDeparting
      ? say("web-depart-choose")
      : "";
  const trap = play.isMyTurn ? trapWords(play) : "";
  return [...news, ...(play.path.length > 0 ? [] : [turn, trap])].filter(Boolean).join(" ");
}
