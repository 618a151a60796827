// A standing order in words.
import type { Clause, TableInfo } from "../generated/protocol";
import { say } from "../lib/words.svelte";
import { profileName } from "./cards";

/** The conditions that are only true or false, in the order in which they are asked about. */
export const CONDITIONS = ["would_complete", "would_block", "misses", "closing", "empties_my_hand", "garage_empty"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The conditions that can come true under the house rules of a table. */
export function conditionsUnder(windows: unknown): readonly Condition[] {
  return CONDITIONS.filter((condition) => condition !== "closing" || windows !== "attempt");
}

/** When somebody without an order is asked whether their Baby shouts. */
export function askedAbout(info: TableInfo | null): "always" | "located" | "never" {
  if (info?.pace !== "days") return "always";
  return info.baby_async === "orders_only" ? "never" : "located";
}

export function clauseWords(clause: Clause, names: readonly string[]): string {
  const parts = CONDITIONS.filter((condition) => clause[condition]).map((condition) => say(`web-depot-if-${condition}`));
  if (clause.profiles?.length) parts.push(say("web-depot-if-profiles", { who: clause.profiles.map(profileName).join(", ") }));
  if (clause.current?.length) parts.push(say("web-depot-if-current", { who: clause.current.map((seat) => names[seat] ?? "").join(", ") }));
  return parts.length > 0 ? say("web-depot-order-if", { conditions: parts.join("; ") }) : say("web-depot-order-first");
}
