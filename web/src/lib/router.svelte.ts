// Which screen an address shows. The server sends the page for each of these (`server/edge/pages.py`).
import type { GameName } from "./games";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: GameName }
  | { screen: "table"; id: string }
  | { screen: "tables" }
  | { screen: "settings" }
  | { screen: "learn"; game: GameName | null }
  | { screen: "rules"; game: GameName }
  | { screen: "replay"; id: string | null }
  | { screen: "replays" }
  | { screen: "helper"; id: string | null }
  | { screen: "daily" }
  | { screen: "games" }
  | { screen: "leaders" }
  | { screen: "account" }
  | { screen: "class"; code: string | null }
  | { screen: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0) return { screen: "lost" };
  if (first === "") return { screen: "home" };
  if (first === "new") return { screen: "new", game: second === "metro" || second === "depot" ? second : "bus" };
  if (first === "t" && second !== "") return { screen: "table", id: decodeURIComponent(second) };
  if (first === "tables" && second === "") return { screen: "tables" };
  if (first === "learn" && second === "") return { screen: "learn", game: null };
  if (first === "learn" && isGame(second)) return { screen: "learn", game: second };
  if (first === "rules" && isGame(second)) return { screen: "rules", game: second };
  if (first === "replay") return { screen: "replay", id: second === "" ? null : decodeURIComponent(second) };
  if (first === "helper") return { screen: "helper", id: second === "" ? null : decodeURIComponent(second) };
  if (first === "c" && second !== "") return { screen: "class", code: decodeURIComponent(second) };
  if (first === "classes" && second === "") return { screen: "class", code: null };
  if (second === "" && isList(first)) return { screen: first };
  if (first === "settings" && second === "") return { screen: "settings" };
  return { screen: "lost" };
}

function isGame(name: string): name is GameName {
  return name === "bus" || name === "metro" || name === "depot";
}

const LISTS = ["replays", "daily", "games", "leaders", "account"] as const;

function isList(name: string): name is (typeof LISTS)[number] {
  return LISTS.some((known) => known === name);
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  go(path: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? "replaceState" : "pushState"](null, "", path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Let links within the page change the screen instead of loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on the same screen
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
