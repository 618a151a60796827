import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";
import "virtual:tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/controls.css";

const target = document.getElementById("app");
if (target) {
  settings.show();
  // Whoever opens a table needs its screen in any case: it comes while the words do.
  if (location.pathname.startsWith("/t/")) void import("./table/TablePage.svelte");
  // The page begins with words, never with keys.
  await language.load(settings.language);
  mount(App, { target });
}

// What makes it an app comes after the page itself. Without a secure connection there is no worker, and no harm.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const later = (work: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000));
  later(() => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
