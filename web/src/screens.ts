// Every screen with its own files, which are loaded when it is first shown.
import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

type Module = { default: Component<never> };

const SCREENS: Record<Route["screen"], () => Promise<Module>> = {
  home: () => import("./home/Home.svelte"),
  tables: () => import("./home/TablesPage.svelte"),
  new: () => import("./home/NewTable.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  rules: () => import("./learn/RulesPage.svelte"),
  settings: () => import("./home/SettingsPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  replays: () => import("./replay/ReplaysPage.svelte"),
  helper: () => import("./helper/HelperPage.svelte"),
  daily: () => import("./daily/DailyPage.svelte"),
  games: () => import("./daily/GamesPage.svelte"),
  leaders: () => import("./daily/LeadersPage.svelte"),
  account: () => import("./people/AccountPage.svelte"),
  class: () => import("./classes/ClassPage.svelte"),
  lost: () => import("./home/Lost.svelte"),
};

/** A screen, which takes what its address says. */
type Screen = Component<Route>;

// What is there already need not be waited for.
const known = new Map<string, Screen>();

export async function loadScreen(name: Route["screen"]): Promise<Screen> {
  const screen = (await SCREENS[name]()).default as unknown as Screen;
  known.set(name, screen);
  return screen;
}

export function screenOf(name: Route["screen"]): Screen | Promise<Screen> {
  return known.get(name) ?? loadScreen(name);
}
