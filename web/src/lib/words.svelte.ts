// The words of the page, from the same Fluent files as everything else. A language is loaded when it is first wanted.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** What a language calls itself: the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
  de: () => import("words:de"),
};

// Words that only some screens need, and that come with them.
const MORE: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en/learn"),
  fr: () => import("words:fr/learn"),
  de: () => import("words:de/learn"),
};

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

/** The first of the browser's languages that the page speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

class Speaker {
  current = $state<Language>("en");
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  #wantsMore = false;

  async load(language: Language): Promise<void> {
    if (!this.#bundles[language]) {
      const text = (await FILES[language]()).default;
      this.#bundles = { ...this.#bundles, [language]: bundleOf(language, text) };
    }
    const bundle = this.#bundles[language];
    if (this.#wantsMore && bundle && !bundle.hasMessage("learn-you")) {
      const text = (await MORE[language]()).default;
      if (!bundle.hasMessage("learn-you")) bundle.addResource(new FluentResource(text));
    }
    this.current = language;
    document.documentElement.lang = language;
  }

  /** Know the words for learners too: those of the lessons and of the glossary. */
  async learn(): Promise<void> {
    this.#wantsMore = true;
    await this.load(this.current);
  }

  has(key: string): boolean {
    return this.#bundles[this.current]?.hasMessage(key) ?? false;
  }

  say(key: string, values?: Values): string {
    const bundle = this.#bundles[this.current];
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) throw new Error(`no words for ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values ?? null, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text;
  }
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors[0]) throw errors[0];
  return bundle;
}

export const language = new Speaker();

/** What the page says for a key, in the language that is spoken now. */
export function say(key: string, values?: Values): string {
  return language.say(key, values);
}

/** A time or a number as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language.current).format(value).replace("-", "−");
}
