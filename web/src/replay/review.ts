// The place of the bots' review: once `review/ReviewPanel.svelte` is there, a replay has a tab for it.
import type { Component } from "svelte";
import type { PlayedRecord } from "../generated/edge";
import type { Replay } from "./replay.svelte";

export interface Review {
  default: Component<{ replay: Replay }>;
  /** Whether there is anything to say of this record; of every finished one if nothing is said. */
  isReviewable?: (told: PlayedRecord) => boolean;
}

const found = import.meta.glob<Review>("../review/ReviewPanel.svelte");

/** The review of a record; none if this page has none, or none of this record. */
export async function reviewOf(told: PlayedRecord): Promise<Review["default"] | null> {
  const load = Object.values(found)[0];
  if (!load) return null;
  const review = await load();
  return (review.isReviewable?.(told) ?? told.over) ? review.default : null;
}
