// The words of the page, from the same Fluent files as everything else. A language is loaded when it is first wanted.
import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** What a language calls itself: the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

type Said = [string, Message["value"]][];

const FILES: Record<Language, () => Promise<{ default: Said }>> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
  de: () => import("words:de"),
};

// Words that only some screens need, and that come with them: those of lessons and the glossary, of reviews and hints.
export type Part = "learn" | "review";
const MORE: Record<Part, Record<Language, () => Promise<{ default: Said }>>> = {
  learn: {
    en: () => import("words:en/learn"),
    fr: () => import("words:fr/learn"),
    de: () => import("words:de/learn"),
  },
  review: {
    en: () => import("words:en/review"),
    fr: () => import("words:fr/review"),
    de: () => import("words:de/review"),
  },
};

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

/** The first of the browser's languages that the page speaks. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

// A browser's first number by the rules of a language takes it tens of milliseconds, on a slow device more than a
// hundred. Most of ours are the same in all.
const isPlain = (value: FluentVariable): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1000;
const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

class PlainNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value);
  }
}

function plainly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isPlain(value) ? new PlainNumber(value) : value]));
}

class Speaker {
  current = $state<Language>("en");
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  #wanted = new Set<Part>();
  #known = new Set<string>();

  async load(language: Language): Promise<void> {
    if (!this.#bundles[language]) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      add(bundle, (await FILES[language]()).default);
      this.#bundles = { ...this.#bundles, [language]: bundle };
    }
    const bundle = this.#bundles[language];
    for (const part of this.#wanted) {
      const name = `${language} ${part}`;
      if (!bundle || this.#known.has(name)) continue;
      const { default: said } = await MORE[part][language]();
      if (!this.#known.has(name)) add(bundle, said);
      this.#known.add(name);
    }
    this.current = language;
    document.documentElement.lang = language;
  }

  /** Know the words of a part of the page too. */
  async learn(part: Part = "learn"): Promise<void> {
    this.#wanted.add(part);
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
    const text = bundle.formatPattern(message.value, values ? plainly(values) : null, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return text;
  }
}

/** Words that are read already: all that is left to do is to know them. */
function add(bundle: FluentBundle, said: Said): void {
  bundle.addResource({ body: said.map(([id, value]) => ({ id, value, attributes: {} })) });
}

export const language = new Speaker();

/** What the page says for a key, in the language that is spoken now. */
export function say(key: string, values?: Values): string {
  return language.say(key, values);
}

// Making one takes a browser longer than a hundred numbers do.
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** A time or a number as the language writes it. */
export function number(value: number): string {
  if (isPlain(value)) return plain(value);
  const format = (formats[language.current] ??= new Intl.NumberFormat(language.current));
  return format.format(value).replace("-", "−");
}
