// What can wait: a screen first shows what is played with, and the rest as soon as that is there to be pressed.
import { untrack } from "svelte";

const LATEST = 1_500; // milliseconds, whatever happens

export class Later {
  isTime = $state(false);

  /** `isReady`: whether the first is there; what waits comes after the frame that shows it. */
  constructor(isReady: () => boolean) {
    $effect(() => {
      if (untrack(() => this.isTime)) return undefined;
      const come = (): void => void (this.isTime = true);
      // Where nothing is painted, as behind another window, no frame comes.
      const frame = isReady() ? requestAnimationFrame(() => idly(come)) : 0;
      const timer = setTimeout(come, LATEST);
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}

/** When there is nothing more urgent to do. */
export function idly(work: () => void, timeout = 400): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout });
  else setTimeout(work, 50);
}
