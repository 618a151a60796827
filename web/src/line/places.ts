// The places of a line game on a phone that every screen of one has.
import { say } from "../lib/words.svelte";

export const boardAndSheet = () =>
  [
    { name: "board", label: say("web-tab-board"), icon: "map" },
    { name: "sheet", label: say("web-tab-sheet"), icon: "sheet" },
  ] as const;
