// Made by tools/web_sources.py; a change here is lost.

/** A line game as one seat, or a spectator (`seat` null), sees it. */
export interface BusLineView {
  city: string;
  common: ObjectiveView[];
  fast_roads: string | null;
  game: string;
  hand: number[] | null;
  inspector: number;
  kept: number | null;
  options: Record<string, boolean>;
  order: number[];
  pending: number[];
  phase: string;
  played: number[];
  rival: string[];
  round: number;
  rush_hours: number | null;
  seat: number | null;
  seats: BusSeatView[];
  ticket: number | null;
  to_come: number[];
}

/** What everybody sees of a player, and the personal objective if the viewer may know it. */
export interface BusSeatView {
  departure: number | null;
  eliminated: boolean;
  line: string[];
  personal: number | null;
  seat: number;
  shape: string | null;
  sheet: BusSheetView;
  sheet_type: number;
}

/** Ticked boxes by zone. */
export interface BusSheetView {
  common: (number | null)[];
  grannies: number;
  interns: number;
  monuments: number;
  museums: number;
  professionals: RowsView;
  spots: Spots;
  students: number;
  tourists: RowsView;
  traffic: number;
  turn_zone: number;
  universities: number;
}

/** How many entrances are circled, and how many of these are crossed out. */
export interface Entrances {
  circled: number;
  crossed: number;
}

/** Ticked boxes of one row by shade, at most two each. */
export interface FlirtRow {
  dark: number;
  light: number;
}

/** The rows of flirts, which of them is open (3: none), and the points of the closed ones. */
export interface FlirtsView {
  open: number;
  points: number;
  rows: FlirtRow[];
}

/** A turn: the boxes it ticks in the turn zone, its traffic or connection ticks before the cap, whether it loops. */
export interface LegalTurn {
  action: string;
  dead_end?: number;
  eliminates: boolean;
  shared: number;
  turn_zone: number;
}

/** A line game as one seat, or a spectator (`seat` null), sees it. */
export interface MetroLineView {
  city: string;
  common: ObjectiveView[];
  fast_roads: string | null;
  game: string;
  hand: number[] | null;
  inspector: number;
  kept: number | null;
  options: Record<string, boolean>;
  order: number[];
  pending: number[];
  phase: string;
  played: number[];
  rival: string[];
  round: number;
  rush_hours: number | null;
  seat: number | null;
  seats: MetroSeatView[];
  ticket: number | null;
  to_come: number[];
}

/** What everybody sees of a player, and the personal objective if the viewer may know it. */
export interface MetroSeatView {
  departure: number | null;
  eliminated: boolean;
  line: string[];
  personal: number | null;
  seat: number;
  shape: string | null;
  sheet: MetroSheetView;
  sheet_type: number;
}

/** Ticked boxes by zone. */
export interface MetroSheetView {
  cinemas: number;
  common: (number | null)[];
  connections: number;
  entrances: Entrances;
  flirts: FlirtsView;
  grannies: number;
  operas: number;
  personal: number;
  students: number;
  theaters: number;
  tourists: RowsView;
  turn_zone: number;
}

/** A common objective and the value of its visible side. */
export interface ObjectiveView {
  objective: string;
  value: number;
}

/** Rows of boxes: ticks in each, which of them is open (3: none), and the points of the closed ones. */
export interface RowsView {
  open: number;
  points: number;
  ticks: number[];
}

/** The standings now, and the winners once the game is over. */
export interface Scores {
  over: boolean;
  seats: SeatScore[];
  winners: number[];
}

/** Points by zone; an item the viewer may not know is null and not counted. An eliminated seat has none. */
export interface SeatScore {
  breakdown: Record<string, number | null> | null;
  eliminated: boolean;
  rank: number;
  total: number | null;
}

/** What is written in the space of each sightseeing spot; null while it was not reached. */
export interface Spots {
  monument: number | null;
  museum: number | null;
  office: number | null;
  university: number | null;
}
