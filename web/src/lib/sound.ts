// Small sounds, made on the spot, only for those who switched them on: no file, no surprise.
import { settings } from "./settings.svelte";

/** Tones one after the other, as [pitch in hertz, length in seconds]. */
const TUNES = {
  turn: [[523, 0.12], [784, 0.26]],
  placed: [[330, 0.07]],
  nudge: [[880, 0.09], [880, 0.09], [1047, 0.2]],
  said: [[660, 0.08]],
  over: [[523, 0.14], [659, 0.14], [784, 0.14], [1047, 0.4]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export type Tune = keyof typeof TUNES;

const VOLUME = 0.07;
let audio: AudioContext | null = null;

export function sound(tune: Tune): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  let start = audio.currentTime;
  for (const [pitch, length] of TUNES[tune]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
    start += length * 0.8;
  }
}

/** It is one's own turn. */
export function soundOfTurn(): void {
  sound("turn");
}
