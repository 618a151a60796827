// The words and signs of each game, with their pictures. What they mean is in `web_learn.ftl`.
import type { PictogramName } from "../generated/pictograms";
import type { GameName } from "../lib/games";

export interface TermEntry {
  /** The key of the word itself. */
  word: string;
  /** The key of what it means. */
  text: string;
  icon: PictogramName;
  /** Whether it stands on a board as a sign. */
  isSign: boolean;
  games: readonly GameName[];
}

const LINE: readonly GameName[] = ["bus", "metro"];
const BUS: readonly GameName[] = ["bus"];
const METRO: readonly GameName[] = ["metro"];
const DEPOT: readonly GameName[] = ["depot"];

function sign(word: string, games: readonly GameName[], icon = word as PictogramName): TermEntry {
  return { word, text: `glossary-${word}`, icon, isSign: true, games };
}

function thing(code: string, word: string, icon: PictogramName, games: readonly GameName[]): TermEntry {
  return { word, text: `glossary-${code}`, icon, isSign: false, games };
}

function profile(code: string, icon: PictogramName): TermEntry {
  return { word: `depot-profile-${code}`, text: `depot-about-${code}`, icon, isSign: false, games: DEPOT };
}

export const TERMS = {
  ticket: thing("ticket", "icon-ticket", "ticket", LINE),
  inspector: thing("inspector", "drawing-inspector", "inspector", LINE),
  turn_zone: thing("turn_zone", "turn_zone", "turn", LINE),
  traffic: thing("traffic", "traffic", "traffic", BUS),
  connections: thing("connections", "connections", "connections", METRO),
  green_light: sign("green_light", BUS),
  entrance: sign("entrance", METRO, "metro"),
  granny: sign("granny", LINE),
  student: sign("student", LINE),
  university: sign("university", BUS),
  cinema: sign("cinema", METRO),
  tourist: sign("tourist", LINE),
  monument: sign("monument", BUS),
  museum: sign("museum", BUS),
  opera: sign("opera", METRO),
  theater: sign("theater", METRO),
  professional: sign("professional", BUS),
  office: sign("office", BUS),
  intern: thing("intern", "intern", "intern", BUS),
  flirt: sign("flirt", METRO, "flirt_light"),
  restaurant: sign("restaurant", METRO),
  spot: thing("spot", "drawing-spot", "star", BUS),
  common: thing("common", "common", "objective", LINE),
  personal: thing("personal", "personal", "map", LINE),
  platform: thing("platform", "depot-platform", "bus", DEPOT),
  hand: thing("hand", "depot-hand", "card", DEPOT),
  room: thing("room", "depot-room", "people", DEPOT),
  garage: thing("garage", "depot-garage", "bus", DEPOT),
  passengers: thing("passengers", "passengers", "happy", DEPOT),
  unhappy: thing("unhappy", "unhappy", "unhappy", DEPOT),
  night: thing("night", "night", "moon", DEPOT),
  anonymous: profile("A", "anonymous"),
  surfer: profile("SU", "surfer"),
  lover: profile("L", "lovers"),
  general: profile("GE", "general"),
  baby: profile("BA", "baby"),
  star: profile("ST", "celebrity"),
  drunkard: profile("DR", "drunkard"),
  backpacker: profile("BP", "backpacker"),
  corrupter: profile("CO", "corrupter"),
} as const satisfies Record<string, TermEntry>;

export type TermName = keyof typeof TERMS;

// The parts of a score that are called by the word of the glossary, or by more than one of it.
const COUNTED: Record<string, TermName> = {
  grannies: "granny",
  students: "student",
  tourists: "tourist",
  professionals: "professional",
  flirts: "flirt",
  entrances: "entrance",
  lovers: "lover",
};

/** The word that explains a part of a score, if there is one. */
export function termOf(item: string): TermName | null {
  return COUNTED[item] ?? (item in TERMS ? (item as TermName) : null);
}

/** The words of a game, in the order in which they are met. */
export function termsOf(game: GameName): [TermName, TermEntry][] {
  const all = Object.entries(TERMS) as [TermName, TermEntry][];
  return all.filter(([, term]) => term.games.includes(game));
}
