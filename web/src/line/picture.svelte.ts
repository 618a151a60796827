// The board as the server draws it: a ground that stays, and layers for each moment.
import { api } from "../lib/api";
import { groundAt, knownGround } from "./grounds";

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
  sea: boolean;
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
  lit: Record<string, { turn_boxes: number; shared: number; loops: boolean; dead_end: boolean }>;
  reach: [string, string][];
  chosen: string[];
  to_play: string[];
}

const KEPT = 40;

export class BoardPicture {
  ground = $state.raw<Ground | null>(null);
  layers = $state.raw<Layers | null>(null);
  #known = new Map<string, Layers>();
  #wanted = "";
  #isAsking = false;
  /** Whether the drawing of what is wanted is still on its way. */
  isBehind = $state(false);

  /** `address`: where its board is (`boardAddress`). */
  constructor(readonly address: string) {
    this.ground = knownGround(address);
  }

  async load(): Promise<void> {
    this.ground ??= await groundAt(this.address);
  }

  /** Show a moment. One is asked for at a time; of those that were wanted meanwhile, the last one counts. */
  async show(moment: Moment): Promise<void> {
    this.#wanted = JSON.stringify(moment);
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (let key = ""; key !== this.#wanted; ) {
        key = this.#wanted;
        const known = this.#known.get(key);
        this.isBehind = known === undefined;
        this.layers = known ?? (await this.#drawn(key));
      }
      this.isBehind = false;
    } finally {
      this.#isAsking = false;
    }
  }

  async #drawn(key: string): Promise<Layers> {
    const layers = await api.post<Layers>(this.address, JSON.parse(key));
    this.#known.set(key, layers);
    if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? "");
    return layers;
  }

  #places = $derived(new Map(this.ground?.geometry.stops.map((place) => [place.name, place])));

  place(stop: string): StopPlace | null {
    return this.#places.get(stop) ?? null;
  }
}
