import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/early";
import { idly } from "./lib/later.svelte";
import { router } from "./lib/router.svelte";
import { language } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";
import { loadScreen } from "./screens";
import "virtual:tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/controls.css";

async function open(target: HTMLElement): Promise<void> {
  const { route } = router;
  settings.show();
  const table = route.screen === "table" ? begin(route.id, settings.language) : null;
  // The page begins with words, never with keys, and with its screen.
  await Promise.all([table, language.load(settings.language), loadScreen(route.screen)]);
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) void open(target); // not awaited here: the files of a screen need those of the page to be there

// What makes it an app comes after the page itself. Without a secure connection there is no worker, and no harm.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  idly(() => void navigator.serviceWorker.register("/worker.js").catch(() => undefined), 5_000);
}
