// Which screen an address shows. The server sends the page for each of these (`server/edge/pages.py`).
import type { GameName } from "./games";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: GameName }
  | { screen: "table"; id: string }
  | { screen: "tables" }
  | { screen: "settings" }
  | { screen: "lost" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0) return { screen: "lost" };
  if (first === "") return { screen: "home" };
  if (first === "new") return { screen: "new", game: second === "metro" || second === "depot" ? second : "bus" };
  if (first === "t" && second !== "") return { screen: "table", id: decodeURIComponent(second) };
  if (first === "tables" && second === "") return { screen: "tables" };
  if (first === "settings" && second === "") return { screen: "settings" };
  return { screen: "lost" };
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
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
