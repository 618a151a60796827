// How large the board is shown, and which part of it: wheel, fingers, buttons.
import type { Geometry, StopPlace } from "./picture.svelte";

const LARGEST = 2.2;
const PHONE = 62; // pixels between stops where fitting would make them smaller than fingers
const READABLE = 0.62;

export class Zoom {
  scale = $state(1);
  #viewport: HTMLElement | null = null;
  #geometry: Geometry | null = null;
  #isChosen = false;
  #fingers = new Map<number, { x: number; y: number }>();

  /** Fit the board to its place, and follow what fingers and wheel do there. */
  watch(viewport: HTMLElement, geometry: Geometry): () => void {
    this.#viewport = viewport;
    this.#geometry = geometry;
    const sized = new ResizeObserver(() => {
      if (!this.#isChosen) this.scale = this.#usual();
    });
    sized.observe(viewport);
    this.scale = this.#usual();
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 300), event);
    };
    viewport.addEventListener("wheel", wheel, { passive: false });
    viewport.addEventListener("pointerdown", this.#down);
    viewport.addEventListener("pointermove", this.#move);
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) viewport.addEventListener(name, this.#up);
    return () => {
      sized.disconnect();
      viewport.removeEventListener("wheel", wheel);
      viewport.removeEventListener("pointerdown", this.#down);
      viewport.removeEventListener("pointermove", this.#move);
      for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) viewport.removeEventListener(name, this.#up);
    };
  }

  get #fit(): number {
    if (!this.#viewport || !this.#geometry) return 1;
    const { clientWidth, clientHeight } = this.#viewport;
    return Math.min(clientWidth / this.#geometry.width, clientHeight / this.#geometry.height);
  }

  #usual(): number {
    const fit = Math.min(this.#fit, 1.25);
    return fit < READABLE && this.#geometry ? PHONE / this.#geometry.unit : fit;
  }

  /** Larger or smaller, around a point of the screen or the middle. */
  by(factor: number, around?: { clientX: number; clientY: number }): void {
    const viewport = this.#viewport;
    if (!viewport) return;
    const next = Math.min(LARGEST, Math.max(Math.min(this.#fit, 0.9), this.scale * factor));
    const edge = viewport.getBoundingClientRect();
    const x = around ? around.clientX - edge.left : viewport.clientWidth / 2;
    const y = around ? around.clientY - edge.top : viewport.clientHeight / 2;
    const ratio = next / this.scale;
    const left = (viewport.scrollLeft + x) * ratio - x;
    const top = (viewport.scrollTop + y) * ratio - y;
    this.scale = next;
    this.#isChosen = true;
    requestAnimationFrame(() => viewport.scrollTo(left, top));
  }

  get isWhole(): boolean {
    return this.scale <= this.#fit + 0.01;
  }

  /** The whole board, or a part of it that fingers can use. */
  turn(): void {
    this.by(this.isWhole ? this.#usual() / this.scale : this.#fit / this.scale);
  }

  /** Bring stops into sight, if not all of them are. */
  bring(places: readonly StopPlace[], isCalm: boolean): void {
    const viewport = this.#viewport;
    if (!viewport || places.length === 0) return;
    requestAnimationFrame(() => {
      const xs = places.map((place) => place.x * this.scale);
      const ys = places.map((place) => place.y * this.scale);
      const left = (Math.min(...xs) + Math.max(...xs)) / 2 - viewport.clientWidth / 2;
      const top = (Math.min(...ys) + Math.max(...ys)) / 2 - viewport.clientHeight / 2;
      viewport.scrollTo({ left, top, behavior: isCalm ? "instant" : "smooth" });
    });
  }

  #down = (event: PointerEvent): void => {
    if (event.pointerType === "touch") this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || this.#fingers.size !== 2) return;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (was > 0) this.by(is / was, { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
}
