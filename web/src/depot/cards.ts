// What the id of a card says, and what players call it.
import { FIGURES, SYMBOLS } from "../generated/depot_cards";
import { say } from "../lib/words.svelte";

export type Colour = keyof typeof SYMBOLS;
export type Profile = keyof typeof FIGURES;
export const LETTERS = ["R", "G", "B", "Y"] as const;
export type Letter = (typeof LETTERS)[number];
export const PROFILES = Object.keys(FIGURES) as Profile[];

const COLOURS: Record<string, Colour> = { R: "red", G: "green", B: "blue", Y: "yellow" };

export function colourOf(card: string): Colour {
  return COLOURS[card[0] ?? ""] ?? "red";
}

/** `RA1` and `RA2` are the same to everybody; the number only tells two cards apart. */
export function profileOf(traveller: string): Profile {
  return traveller.slice(1).replace(/\d$/, "") as Profile;
}

/** Buses are named by their seats, travellers by a profile. */
export function isBus(card: string): boolean {
  return /^.\d/.test(card);
}

export function capacityOf(bus: string): number {
  return Number(bus[1]);
}

/** How many windows a traveller is drawn in. */
export function widthOf(traveller: string): number {
  return profileOf(traveller) === "SU" ? 2 : 1;
}

/** The colours that a drawing of this card is made with. */
export function paint(card: string): string {
  const colour = colourOf(card);
  return `--card: var(--depot-${colour}); --on-card: var(--on-depot-${colour}); --card-body: var(--depot-body-${colour})`;
}

export function colourName(letter: string): string {
  return say(`depot-colour-${letter}`);
}

export function profileName(profile: string): string {
  return say(`depot-profile-${profile}`);
}

export function travellerName(card: string): string {
  return say("depot-traveller", { colour: colourName(card[0] ?? ""), profile: profileName(profileOf(card)) });
}

export function busName(bus: string): string {
  return say("depot-bus", { colour: colourName(bus[0] ?? ""), size: capacityOf(bus) });
}

/** A bus after an article, where something is done to it: German declines it. */
export function busObject(bus: string): string {
  return say("depot-bus-object", { colour: colourName(bus[0] ?? ""), size: capacityOf(bus) });
}

export function cardName(card: string): string {
  return isBus(card) ? busName(card) : travellerName(card);
}

/** The first letter of a sentence or a sign is large. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** Things one after the other: a, b and c. */
export function series(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return say("nobody");
  return items.length === 1 ? last : say("depot-story-and", { list: items.slice(0, -1).join(", "), last });
}
