// The place of the bots' review, which comes with its own words when a replay is opened.
import type { Component } from "svelte";
import type { PlayedRecord } from "../generated/edge";
import type { Replay } from "./replay.svelte";

/** `look`: bring the board into sight, where something else is shown instead. */
export type Panel = Component<{ replay: Replay; look?: (() => void) | null }>;

/** The review of a record; none if there is none of this record. */
export async function reviewOf(told: PlayedRecord): Promise<Panel | null> {
  const { default: panel, isReviewable } = await import("../review/ReviewPanel.svelte");
  return isReviewable(told) ? panel : null;
}
