// The board as the server draws it: a ground that stays, and layers for each moment.
import { api } from "../lib/api";

export interface StopPlace {
  name: string;
  x: number;
  y: number;
  half_width: number;
  half_height: number;
}

interface RoadPlace {
  name: string;
  start: string;
  end: string;
}

export interface Geometry {
  width: number;
  height: number;
  unit: number;
  lying: boolean;
  stops: StopPlace[];
  roads: RoadPlace[];
}

export interface AboutStop {
  icons: string[];
  spot: string | null;
  departure: number | null;
  letter: string | null;
}

export interface Ground {
  geometry: Geometry;
  stops: Record<string, AboutStop>;
  personal: string[][];
  ground: string;
  definitions: string;
}

export interface Layers {
  below: string;
  stops: string;
  above: string;
  definitions: string;
}

/** What lies on a board, as `BoardWishes` in `server/edge/pictures.py` has it. */
export interface Moment {
  lines: Record<string, string[]>;
  eliminated: string[];
  awake: string | null;
  letters: string[];
  viewer: string | null;
  lit: Record<string, { turn_boxes: number; shared: number; loops: boolean }>;
  reach: [string, string][];
  chosen: string[];
  to_play: string[];
}

const KEPT = 40;

export class BoardPicture {
  ground = $state.raw<Ground | null>(null);
  layers = $state.raw<Layers | null>(null);
  #address: string;
  #known = new Map<string, Layers>();
  #wanted = "";

  constructor(city: string, table: string, isOwn: boolean, lying: boolean, language: string) {
    const query = new URLSearchParams({ lying: String(lying), language });
    if (isOwn) query.set("table", table);
    this.#address = `/api/boards/${encodeURIComponent(city)}?${query}`;
  }

  async load(): Promise<void> {
    this.ground = await api.get<Ground>(this.#address);
  }

  /** Show a moment; of several that were asked for, the last one counts. */
  async show(moment: Moment): Promise<void> {
    const key = JSON.stringify(moment);
    if (key === this.#wanted) return;
    this.#wanted = key;
    const known = this.#known.get(key);
    if (known) {
      this.layers = known;
      return;
    }
    const layers = await api.post<Layers>(this.#address, moment);
    this.#known.set(key, layers);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? "");
    if (this.#wanted === key) this.layers = layers;
  }

  place(stop: string): StopPlace | null {
    return this.ground?.geometry.stops.find((known) => known.name === stop) ?? null;
  }
}
