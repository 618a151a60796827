// Games of a real table that this device keeps, to go on with later.
import type { DepotDay } from "../generated/edge";
import { Shelf, type Kept } from "../lib/shelf";

export interface LineHelp extends Kept {
  kind: "line";
  game: string;
  city: string;
  names: string[];
  record: Record<string, unknown>;
  /** Turns that were entered but do not fit since an earlier one was corrected. */
  rest: string[];
}

export interface DepotHelp extends Kept {
  kind: "depot";
  names: string[];
  teams: boolean;
  /** By seat, then by day. */
  days: Required<DepotDay>[][];
}

export type Help = LineHelp | DepotHelp;

export const helps = new Shelf<Help>("helper", 20);

export const EMPTY_DAY: Required<DepotDay> = { passengers: 0, pairs: 0, unhappy: 0, hand: 0, buses: [], night: 0 };
