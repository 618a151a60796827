// The three widths that screens are made for (`look.md`, 8), and what follows from how a device is held.
import { MediaQuery } from "svelte/reactivity";

export const isWide = new MediaQuery("min-width: 1200px");
export const isPhone = new MediaQuery("max-width: 767px");
const isLandscape = new MediaQuery("orientation: landscape");

/** Whether a board is shown on its side: New York is tall, and most screens are wide. */
export function liesDown(city: string | null | undefined): boolean {
  return city === "new_york" && isLandscape.current && !isPhone.current;
}
