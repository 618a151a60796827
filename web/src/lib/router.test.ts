import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("every address has its screen", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf("/t/aB3-_x")).toEqual({ screen: "table", id: "aB3-_x" });
  expect(routeOf("/new/depot")).toEqual({ screen: "new", game: "depot" });
  expect(routeOf("/new")).toEqual({ screen: "new", game: "bus" });
  expect(routeOf("/replay/aB3")).toEqual({ screen: "replay", id: "aB3" });
  expect(routeOf("/replay")).toEqual({ screen: "replay", id: null });
  expect(routeOf("/helper")).toEqual({ screen: "helper", id: null });
  expect(routeOf("/c/abc")).toEqual({ screen: "class", code: "abc" });
  expect(routeOf("/daily")).toEqual({ screen: "daily" });
  expect(routeOf("/daily/more")).toEqual({ screen: "lost" });
  expect(routeOf("/t/")).toEqual({ screen: "lost" });
  expect(routeOf("/what/ever/else")).toEqual({ screen: "lost" });
});
