// What a stop is and what going there would mean, in words: for screen readers and for the action bar.
import { number, say } from "../lib/words.svelte";
import type { BoardPicture } from "./picture.svelte";
import type { LinePlay } from "./play.svelte";
import { isDeadEnd, type Turn } from "./turns";

const ICONS: Record<string, string> = {
  metro: "entrance",
  flirt_light: "drawing-flirt-light",
  flirt_dark: "drawing-flirt-dark",
};

/** What a stop shows, like “Granny, Tourist”. */
export function stopWords(picture: BoardPicture, stop: string): string {
  const about = picture.ground?.stops[stop];
  if (!about) return stop;
  return [...about.icons.map((icon) => say(ICONS[icon] ?? icon)), ...(about.spot ? [about.spot] : [])].join(", ");
}

/** What a turn costs, the cost first. */
export function costWords(turn: Turn, game: string): string {
  if (turn.eliminates) return say("web-cost-out");
  const parts = [
    ...(turn.turn_zone ? [say("web-cost-turns", { count: turn.turn_zone })] : []),
    ...(turn.shared ? [say(`web-cost-${game === "bus" ? "traffic" : "connections"}`, { count: turn.shared })] : []),
  ];
  return parts.length > 0 ? parts.join(" ") : say("web-cost-nothing");
}

/** That a turn leads into a dead end; nothing if it does not. */
export function deadEndWords(turn: Turn): string {
  return isDeadEnd(turn) ? say("dead-end-after", { turns: turn.dead_end ?? 0 }) : "";
}

/** That no turn leaves a way out; nothing if one does. */
export function trapWords(play: LinePlay): string {
  return play.trap === null ? "" : say(`every-turn-${play.trap}`);
}

/** The name of the button on a stop. */
export function aboutStop(play: LinePlay, picture: BoardPicture, stop: string): string {
  const what = stopWords(picture, stop);
  const departure = play.departures.find((one) => one.stop === stop);
  if (departure) return say("web-stop-departure", { stop, what, number: departure.number });
  const turn = play.path.at(-1) === stop && play.chosen ? play.chosen : play.offers.ends.get(stop);
  if (!turn) return say("web-stop-step", { stop, what });
  if (turn.eliminates) return say("web-stop-loop", { stop, what });
  if (isDeadEnd(turn)) return say("web-stop-dead-end", { stop, what, warning: deadEndWords(turn) });
  return say("web-stop-end", { stop, what, cost: costWords(turn, play.view.game), total: number(turn.total ?? 0) });
}

/** A turn by its ends, like “H3 to I2 by I3”. */
export function turnWords(start: string, path: readonly string[]): string {
  const end = path.at(-1) ?? start;
  const by = path.slice(0, -1).join(", ");
  return by ? say("web-turn-by", { start, end, by }) : say("web-turn", { start, end });
}

const SHAPE_WORDS: Record<string, string> = {
  "1": "one",
  "2": "two",
  "2t": "two-turn",
  "2/2t": "two-either",
  "3": "three",
  "3tt": "three-turns",
};

export function shapeWords(shape: string | null): string {
  const word = shape === null ? undefined : SHAPE_WORDS[shape];
  return word ? say(`web-shape-${word}`) : "";
}
