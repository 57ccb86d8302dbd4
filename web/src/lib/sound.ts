/** Small synthesized sounds: no recordings, no downloads. */

import { preferences } from "./device.svelte";

type Note = [pitch: number, at: number, length: number, shape: OscillatorType];

const SOUNDS: Record<string, Note[]> = {
  turn: [[523, 0, 0.12, "triangle"], [659, 0.12, 0.12, "triangle"], [784, 0.24, 0.22, "triangle"]],
  gold: [[1318, 0, 0.06, "square"], [1760, 0.05, 0.1, "square"]],
  card: [[330, 0, 0.05, "sawtooth"]],
  build: [[147, 0, 0.1, "square"], [196, 0.1, 0.14, "square"]],
  ruin: [[220, 0, 0.12, "sawtooth"], [110, 0.1, 0.3, "sawtooth"]],
  call: [[392, 0, 0.1, "sine"]],
  harm: [[311, 0, 0.14, "triangle"], [233, 0.14, 0.28, "triangle"]],
  end: [[523, 0, 0.18, "triangle"], [659, 0.16, 0.18, "triangle"], [784, 0.32, 0.18, "triangle"], [1047, 0.48, 0.4, "triangle"]],
};

let context: AudioContext | null = null;

export function play(name: string): void {
  // Browsers let no page make a sound before the first click or key.
  if (preferences.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const begin = context.currentTime + 0.01;
    for (const [pitch, at, length, shape] of SOUNDS[name] ?? []) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.type = shape;
      tone.frequency.value = pitch;
      const loud = preferences.volume * (shape === "triangle" || shape === "sine" ? 0.16 : 0.05);
      level.gain.setValueAtTime(loud, begin + at);
      level.gain.exponentialRampToValueAtTime(0.0001, begin + at + length);
      tone.connect(level).connect(context.destination);
      tone.start(begin + at);
      tone.stop(begin + at + length + 0.05);
    }
  } catch {
    // No sound card, or the browser wants a click first: silence is fine.
  }
}
