// Why something was not done, in words.
import { Refusal } from "./api";
import { language, say } from "./words.svelte";

export function problem(error: unknown): string {
  const code = error instanceof Refusal ? error.code : "failed";
  const key = `refusal-${code}`;
  return say(language.has(key) ? key : "refusal-failed");
}

/** Why a file is no record that can be used, and where the first fault in it is. */
export function faultWords(error: unknown): { wrong: string; detail: string } {
  if (!(error instanceof Refusal) || error.code !== "faults") return { wrong: problem(error), detail: "" };
  const action = /^actions\[(\d+)\]$/.exec(error.at)?.[1];
  const place = error.at ? say("web-replay-fault-at", { place: error.at }) : "";
  return {
    wrong: say("web-replay-no-record"),
    detail: action === undefined ? place : say("web-replay-fault-action", { number: Number(action) + 1 }),
  };
}
