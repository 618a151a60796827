// The lesson of Metro, in Rome. Its deal is `server/lessons/metro.json`.
import type { Step } from "./steps";

export const METRO: readonly Step[] = [
  { words: "metro-depart", show: "board", spot: { stop: "J4" }, deed: { kind: "send", action: "depart 3" } },
  { words: "metro-fast", show: "board", spot: { part: "ticket" }, deed: { kind: "read" } },
  { words: "metro-lit", show: "board", spot: { stop: "K4" }, deed: { kind: "choose", action: "J4-K4" } },
  { words: "metro-connect", show: "sheet", spot: { zone: "connections" }, deed: { kind: "send", action: "J4-K4" } },
  { words: "metro-turn", show: "board", spot: { stop: "J3" }, deed: { kind: "choose", action: "K4-K3-J3" } },
  { words: "metro-close", show: "sheet", spot: { zone: "tourists" }, deed: { kind: "send", action: "K4-K3-J3" } },
  { words: "metro-loop", show: "board", spot: { stop: "J4" }, deed: { kind: "read" } },
  { words: "metro-entrance", show: "board", spot: { stop: "H3" }, deed: { kind: "choose", action: "J3-I3-H3" } },
  { words: "metro-circle", show: "sheet", spot: { zone: "entrances" }, deed: { kind: "send", action: "J3-I3-H3" } },
  { words: "metro-couple", show: "board", spot: { stop: "F4" }, deed: { kind: "choose", action: "H3-G3-G4-F4" } },
  { words: "metro-heart", show: "sheet", spot: { zone: "flirts" }, deed: { kind: "send", action: "H3-G3-G4-F4" } },
  { words: "metro-extra", show: "board", spot: { stop: "E5" }, deed: { kind: "choose", action: "F4-E4+E5" } },
  { words: "metro-paid", show: "sheet", spot: { zone: "entrances" }, deed: { kind: "send", action: "F4-E4+E5" } },
  { words: "metro-personal", show: "sheet", spot: { zone: "personal" }, deed: { kind: "read" } },
  { words: "metro-free", show: "board", spot: null, deed: { kind: "free" } },
];
