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
  // The page begins with words, never with keys.
  await language.load(settings.language);
  mount(App, { target });
}
