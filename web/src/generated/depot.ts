// Made by tools/web_sources.py; a change here is lost.

/** What a shout would answer; `traveller` and `source` are null at the closing window (D60b). */
export interface AnnouncedView {
  bus: string;
  source: string | null;
  traveller: string | null;
}

/** A docked bus; `blocked` means full and kept by a lone lover (D31). */
export interface BusView {
  blocked: boolean;
  bus: string;
  capacity: number;
  free: number;
  passengers: string[];
}

/** A legal action of Depot and what it names; of a refill `travellers` are all that it takes. */
export interface DepotOffer {
  action: string;
  bus?: string;
  column?: "left" | "right";
  count?: number;
  place?: number;
  travellers?: string[];
  word: string;
}

/** A game of Depot as one seat, or a spectator (`seat` null), sees it. */
export interface DepotView {
  active: string | null;
  announced: AnnouncedView | null;
  boarded: number;
  bus_pile: number;
  current: number;
  day: number;
  departed: string[];
  dock: BusView[];
  ends: string[];
  fresh: boolean;
  game: string;
  garage: string[];
  last_lap: number | null;
  left: string[];
  options: Record<string, boolean | string>;
  pending: number[];
  phase: string;
  pile: number;
  right: string[];
  seat: number | null;
  seats: SeatView[];
  turn: number;
}

/** Cards of a hand. */
export interface HandView {
  buses: string[];
  travellers: string[];
}

/** The standings now, and the winners once the game is over. */
export interface Scores {
  over: boolean;
  seats: SeatScore[];
  teams?: TeamScore[];
  winners: number[];
}

/** Points of a seat; an item the viewer may not know is null and not counted. */
export interface SeatScore {
  breakdown: Record<string, number | null>;
  days: (Record<string, number | null>)[];
  eliminated: boolean;
  passengers: number;
  rank: number;
  total: number;
}

/** What everybody sees of a player, and the hand and the unhappy pile if the viewer may see them. */
export interface SeatView {
  buses: number;
  hand: HandView | null;
  known: HandView;
  passengers: string[];
  revealed: boolean;
  seat: number;
  travellers: number;
  unhappy: number;
  unhappy_cards: string[] | null;
}

/** The sum of two seats (D79). */
export interface TeamScore {
  rank: number;
  seats: number[];
  total: number;
}
