// What a person has set for themselves on this device.
import { isLanguage, preferredLanguage, type Language } from "./words.svelte";

export type ThemeChoice = "system" | "light" | "dark";
export type MotionChoice = "system" | "less";

const KEY = "allaboard-settings";

interface Kept {
  theme?: string;
  language?: string;
  oneTap?: boolean;
  sound?: boolean;
  motion?: string;
}

class Settings {
  theme = $state<ThemeChoice>("system");
  language = $state<Language>(preferredLanguage());
  oneTap = $state(false);
  sound = $state(false);
  motion = $state<MotionChoice>("system");

  constructor() {
    const kept = read();
    if (kept.theme === "light" || kept.theme === "dark") this.theme = kept.theme;
    if (isLanguage(kept.language)) this.language = kept.language;
    this.oneTap = kept.oneTap === true;
    this.sound = kept.sound === true;
    if (kept.motion === "less") this.motion = "less";
  }

  /** Let the document look as it is set, and remember it. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
  }

  keep(): void {
    this.show();
    const { theme, language, oneTap, sound, motion } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, oneTap, sound, motion }));
    } catch {
      // A private window keeps nothing; the settings hold until it is closed.
    }
  }

  /** Whether things should appear in place instead of moving there. */
  get isCalm(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
