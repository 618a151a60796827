// What is said aloud as a game goes on, and the tone of one's own turn.
import { GAMES } from "../lib/games";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import { shapeWords } from "./describing";
import type { LogLine } from "./log";
import type { LinePlay } from "./play.svelte";

/** A built-in city as players call it, any other by its own name. */
export function cityName(city: string): string {
  const isOurs = GAMES.some((game) => game.cities.some((known) => known.name === city));
  return isOurs ? say(city) : city.replaceAll("_", " ");
}

/** The newest news, and whose turn it is, for screen readers. */
export function spoken(play: LinePlay, lines: readonly LogLine[]): string {
  const newest = lines.at(-1);
  const key = newest?.key.split(".")[0];
  const news = lines.filter((line) => line.key.split(".")[0] === key).map((line) => `${line.name} ${line.text}`.trim());
  const mine = play.seat === null ? undefined : play.view.seats[play.seat];
  const turn = play.isMyTurn
    ? say("web-announce-turn", { shape: shapeWords(mine?.shape ?? null), count: play.offers.ends.size, stop: mine?.line.at(-1) ?? "" })
    : play.isDeparting
      ? say("web-depart-choose")
      : "";
  return [...news, ...(play.path.length > 0 ? [] : [turn])].join(" ");
}

let audio: AudioContext | null = null;

/** A short, soft tone; only for those who switched it on. */
export function soundOfTurn(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.35);
}
