// Why something was not done, in words.
import { Refusal } from "./api";
import { language, say } from "./words.svelte";

export function problem(error: unknown): string {
  const code = error instanceof Refusal ? error.code : "failed";
  const key = `refusal-${code}`;
  return say(language.has(key) ? key : "refusal-failed");
}
