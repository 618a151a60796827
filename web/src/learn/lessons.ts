// The lessons there are.
import type { GameName } from "../lib/games";
import { BUS } from "./bus";
import { DEPOT } from "./depot";
import { METRO } from "./metro";
import type { Step } from "./steps";

export const LESSONS: Partial<Record<GameName, readonly Step[]>> = { bus: BUS, metro: METRO, depot: DEPOT };
