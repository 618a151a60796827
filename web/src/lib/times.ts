// Times and dates as the language writes them.
import type { Clock } from "../generated/protocol";
import { language, say } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock: `1:05`, `2:07:00`, or days. */
export function left(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY) return say("web-days", { count: Math.floor(seconds / DAY) });
  const parts = [Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const hours = Math.floor(seconds / HOUR);
  return [...(hours > 0 ? [hours] : []), ...parts]
    .map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, "0")))
    .join(":");
}

/** A length of time in words, like “5 minutes”. */
export function lasting(seconds: number): string {
  const [value, unit] = seconds >= DAY ? [seconds / DAY, "day"] : seconds >= MINUTE ? [seconds / MINUTE, "minute"] : [seconds, "second"];
  return new Intl.NumberFormat(language.current, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(value);
}

/** How long one may think at a table. */
export function clockWords(clock: Clock): string {
  if (!clock.kind || clock.kind === "none") return say("web-clock-none");
  const seconds = lasting(clock.seconds ?? 0);
  if (clock.kind === "move") return say("web-clock-each", { time: seconds });
  return say("web-clock-budget", { time: seconds, more: lasting(clock.increment ?? 0) });
}

/** How long ago something was, like “5 minutes ago”. */
export function ago(moment: number, now = Date.now()): string {
  const seconds = Math.min(0, (moment - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  if (seconds > -MINUTE) return words.format(0, "minute");
  if (seconds > -HOUR) return words.format(Math.round(seconds / MINUTE), "minute");
  if (seconds > -DAY) return words.format(Math.round(seconds / HOUR), "hour");
  return words.format(Math.round(seconds / DAY), "day");
}

/** A day, like “16 Nov 2026”. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: "medium" }).format(moment);
}
