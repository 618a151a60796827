// The lesson of Bus, in New York. Its deal is `server/lessons/bus.json`.
import type { Step } from "./steps";

export const BUS: readonly Step[] = [
  { words: "bus-depart", show: "board", spot: { stop: "E6" }, deed: { kind: "send", action: "depart 4" } },
  { words: "bus-ticket", show: "board", spot: { part: "ticket" }, deed: { kind: "read" } },
  { words: "bus-lit", show: "board", spot: { stop: "E5" }, deed: { kind: "choose", action: "E6-E5" } },
  { words: "bus-pencil", show: "sheet", spot: { zone: "tourists" }, deed: { kind: "send", action: "E6-E5" } },
  { words: "bus-turn", show: "board", spot: { stop: "F4" }, deed: { kind: "choose", action: "E5-F5-F4" } },
  { words: "bus-passed", show: "sheet", spot: { zone: "universities" }, deed: { kind: "send", action: "E5-F5-F4" } },
  { words: "bus-loop", show: "board", spot: { stop: "E5" }, deed: { kind: "read" } },
  { words: "bus-jam", show: "board", spot: { stop: "C4" }, deed: { kind: "choose", action: "F4-E4-D4-C4" } },
  { words: "bus-close", show: "sheet", spot: { zone: "tourists" }, deed: { kind: "send", action: "F4-E4-D4-C4" } },
  { words: "bus-green", show: "board", spot: { stop: "C1" }, deed: { kind: "choose", action: "C4-C3-C2>C1" } },
  { words: "bus-traffic", show: "sheet", spot: { zone: "traffic" }, deed: { kind: "send", action: "C4-C3-C2>C1" } },
  { words: "bus-bend", show: "board", spot: { stop: "D2" }, deed: { kind: "choose", action: "C1-D1-D2" } },
  { words: "bus-undo", show: "sheet", spot: { part: "undo" }, deed: { kind: "undo" } },
  { words: "bus-goals", show: "sheet", spot: { zone: "common" }, deed: { kind: "read" } },
  { words: "bus-free", show: "board", spot: null, deed: { kind: "free" } },
];
