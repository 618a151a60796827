// The lesson of Depot. Its deal is `server/lessons/depot.json`.
import type { Step } from "./steps";

export const DEPOT: readonly Step[] = [
  { words: "depot-table", show: "board", spot: { part: "room" }, deed: { kind: "read" } },
  { words: "depot-bus", show: "board", spot: { piece: "G4a" }, deed: { kind: "choose", action: "place G4a" } },
  { words: "depot-place", show: "board", spot: { part: "go" }, deed: { kind: "send", action: "place G4a" } },
  { words: "depot-front", show: "board", spot: { piece: "GA1" }, deed: { kind: "send", action: "board L" } },
  { words: "depot-own", show: "board", spot: { piece: "GL1" }, deed: { kind: "send", action: "board GL1" } },
  { words: "depot-pair", show: "board", spot: { piece: "GL2" }, deed: { kind: "send", action: "board GL2" } },
  { words: "depot-fill", show: "board", spot: { piece: "RGE" }, deed: { kind: "send", action: "take 1" } },
  { words: "depot-quiet", show: "board", spot: { part: "quiet" }, deed: { kind: "send", action: "pass" } },
  { words: "depot-baby", show: "board", spot: { part: "baby" }, deed: { kind: "send", action: "shout" } },
  { words: "depot-use", show: "board", spot: { piece: "B3" }, deed: { kind: "send", action: "use B3" } },
  { words: "depot-last", show: "board", spot: { piece: "BA2" }, deed: { kind: "send", action: "board BA2" } },
  { words: "depot-free", show: "board", spot: { part: "room" }, deed: { kind: "free" } },
  { words: "depot-stuck", show: "board", spot: { part: "hand" }, deed: { kind: "read" } },
];
