// How large the board is shown, and which part of it: wheel, fingers, mouse, keys, buttons.
import type { Geometry, StopPlace } from "./picture.svelte";

const LARGEST = 2.2;
const PHONE = 62; // pixels between stops where fitting would make them smaller than fingers
const READABLE = 0.62;
const STEP = 1.25;
const PAN = 80; // pixels for a key
const STILL = 5; // pixels that a press may slip without being a drag

export class Zoom {
  scale = $state(1);
  /** The part of the board that is in sight, in its own units. */
  sight = $state.raw({ x: 0, y: 0, width: 0, height: 0 });
  #viewport: HTMLElement | null = null;
  #geometry: Geometry | null = null;
  #isChosen = false;
  #fingers = new Map<number, { x: number; y: number }>();
  #grip: { x: number; y: number; left: number; top: number } | null = null;
  /** Whether the last press moved the board: then it was no tap. */
  wasDragged = false;

  /** Fit the board to its place, and follow what fingers, mouse and wheel do there. */
  watch(viewport: HTMLElement, geometry: Geometry): () => void {
    this.#viewport = viewport;
    this.#geometry = geometry;
    const sized = new ResizeObserver(() => {
      if (!this.#isChosen) this.scale = this.#usual();
      this.#look();
    });
    sized.observe(viewport);
    this.scale = this.#usual();
    const stop = new AbortController();
    const { signal } = stop;
    viewport.addEventListener("wheel", this.#wheel, { passive: false, signal });
    viewport.addEventListener("scroll", this.#look, { passive: true, signal });
    viewport.addEventListener("pointerdown", this.#down, { signal });
    viewport.addEventListener("pointermove", this.#move, { signal });
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) viewport.addEventListener(name, this.#up, { signal });
    return () => {
      sized.disconnect();
      stop.abort();
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
    requestAnimationFrame(() => {
      viewport.scrollTo(left, top);
      this.#look();
    });
  }

  get isWhole(): boolean {
    return this.scale <= this.#fit + 0.01;
  }

  /** The whole board, or a part of it that fingers can use. */
  turn(): void {
    this.by(this.isWhole ? this.#usual() / this.scale : this.#fit / this.scale);
  }

  /** What a key does to the board; false if nothing. */
  key({ key, shiftKey }: KeyboardEvent): boolean {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    if (key === "+" || key === "=") this.by(STEP);
    else if (key === "-") this.by(1 / STEP);
    else if (key === "0") this.by(this.#usual() / this.scale);
    else if (shiftKey && (dx || dy)) this.#viewport?.scrollBy({ left: (dx ?? 0) * PAN, top: (dy ?? 0) * PAN });
    else return false;
    return true;
  }

  /** Bring stops into sight. */
  bring(places: readonly StopPlace[], isCalm: boolean): void {
    if (places.length === 0) return;
    const xs = places.map((place) => place.x);
    const ys = places.map((place) => place.y);
    requestAnimationFrame(() =>
      this.center((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2, isCalm),
    );
  }

  /** Put a point of the board into the middle. */
  center(x: number, y: number, isCalm = true): void {
    const viewport = this.#viewport;
    const left = x * this.scale - (viewport?.clientWidth ?? 0) / 2;
    const top = y * this.scale - (viewport?.clientHeight ?? 0) / 2;
    viewport?.scrollTo({ left, top, behavior: isCalm ? "instant" : "smooth" });
  }

  #look = (): void => {
    const viewport = this.#viewport;
    if (!viewport) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = viewport;
    const [x, y, width, height] = [scrollLeft, scrollTop, clientWidth, clientHeight].map((one) => one / this.scale) as [number, number, number, number];
    this.sight = { x, y, width, height };
  };

  /** A wheel zooms, as on any map; aside, or with Shift, it moves the board. */
  #wheel = (event: WheelEvent): void => {
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), event);
  };

  #down = (event: PointerEvent): void => {
    this.wasDragged = false;
    if (event.pointerType === "touch") this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    else if (event.button === 0 && this.#viewport) {
      const { scrollLeft: left, scrollTop: top } = this.#viewport;
      this.#grip = { x: event.clientX, y: event.clientY, left, top };
    }
  };

  #move = (event: PointerEvent): void => {
    if (this.#grip) this.#drag(event, this.#grip);
    else this.#pinch(event);
  };

  #drag(event: PointerEvent, grip: { x: number; y: number; left: number; top: number }): void {
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (Math.hypot(dx, dy) > STILL) this.wasDragged = true;
    if (this.wasDragged) this.#viewport?.scrollTo(grip.left - dx, grip.top - dy);
  }

  #pinch(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || this.#fingers.size !== 2) return;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (was > 0) this.by(is / was, { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
  }

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#grip = null;
  };
}
