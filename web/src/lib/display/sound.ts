/** Synthesized sounds: no recordings, no downloads. */

import type { GameEvent } from "../../protocol";
import { preferences } from "../device/device.svelte";

/** Kinds of sound with a switch in the preferences. */
export const KINDS = ["turn", "call", "coins", "cards", "build", "crown", "strike", "ruin", "end"] as const;
export type Kind = (typeof KINDS)[number];

interface Tone {
  at?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
  /** the pitch in the end, if it glides */
  to?: number;
  /** seconds until it is loudest */
  attack?: number;
  /** everything above this pitch is muffled */
  muffle?: number;
}

let context: AudioContext | null = null;
let room: AudioNode | null = null;
let hiss: AudioBuffer | null = null;

/** Return the output node, with a compressor against distortion. */
function way(audio: AudioContext): AudioNode {
  if (room) return room;
  const press = audio.createDynamicsCompressor();
  press.connect(audio.destination);
  return (room = press);
}

function swell(audio: AudioContext, { at = 0, length, loud, attack = 0.004 }: Tone): GainNode {
  const begin = audio.currentTime + 0.01 + at;
  const level = audio.createGain();
  level.gain.setValueAtTime(0.0001, begin);
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * preferences.volume), begin + attack);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  level.connect(way(audio));
  return level;
}

function through(audio: AudioContext, source: AudioNode, level: AudioNode, type: BiquadFilterType, pitch: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(level);
  return filter;
}

function tone(audio: AudioContext, pitch: number, tone: Tone): void {
  const begin = audio.currentTime + 0.01 + (tone.at ?? 0);
  const source = audio.createOscillator();
  const level = swell(audio, tone);
  source.type = tone.shape ?? "sine";
  source.frequency.setValueAtTime(pitch, begin);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.length);
  if (tone.muffle) through(audio, source, level, "lowpass", tone.muffle);
  else source.connect(level);
  source.start(begin);
  source.stop(begin + tone.length + 0.05);
}

/** Air, paper, stone: noise around a pitch that may glide. */
function noise(audio: AudioContext, type: BiquadFilterType, pitch: number, tone: Tone): void {
  hiss ??= whiteNoise(audio);
  const begin = audio.currentTime + 0.01 + (tone.at ?? 0);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = through(audio, source, swell(audio, tone), type, pitch);
  if (tone.to) filter.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.length);
  source.start(begin);
  source.stop(begin + tone.length + 0.05);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const values = buffer.getChannelData(0);
  for (let index = 0; index < values.length; index += 1) values[index] = Math.random() * 2 - 1;
  return buffer;
}

// -- the sounds

function clink(audio: AudioContext, at: number, pitch: number, loud = 0.09): void {
  for (const [part, share] of [[1, 1], [1.62, 0.6], [2.51, 0.3]] as const)
    tone(audio, pitch * part, { at, length: 0.16 / part, loud: loud * share });
}

function horn(audio: AudioContext, pitch: number, at: number, length: number, loud: number, muffle: number): void {
  for (const apart of [0.997, 1.003]) tone(audio, pitch * apart, { at, length, loud, shape: "sawtooth", attack: 0.035, muffle });
}

function drum(audio: AudioContext, at: number, loud: number): void {
  tone(audio, 95, { at, length: 0.7, loud, to: 42 });
  noise(audio, "lowpass", 300, { at, length: 0.12, loud: loud * 0.6 });
}

function blow(audio: AudioContext, at: number): void {
  noise(audio, "lowpass", 1400, { at, length: 0.07, loud: 0.3 });
  tone(audio, 210, { at, length: 0.11, loud: 0.35, to: 120, shape: "triangle" });
}

/** One note for each rank, up the scale. */
const SCALE = [262, 294, 330, 349, 392, 440, 494, 523, 587];

const SOUNDS = {
  turn(audio: AudioContext): void {
    for (const [index, pitch] of [523, 659, 784].entries()) {
      tone(audio, pitch, { at: index * 0.11, length: 0.5, loud: 0.16, shape: "triangle" });
      tone(audio, pitch * 2, { at: index * 0.11, length: 0.3, loud: 0.03 });
    }
  },
  call(audio: AudioContext, rank: number): void {
    const pitch = SCALE[(rank - 1) % SCALE.length] ?? 392;
    horn(audio, pitch * 0.75, 0, 0.13, 0.07, 1500);
    horn(audio, pitch, 0.12, 0.5, 0.09, 2000);
  },
  silence(audio: AudioContext): void {
    horn(audio, 196, 0, 0.3, 0.035, 700);
  },
  coins(audio: AudioContext, count: number): void {
    for (let index = 0; index < Math.min(4, count); index += 1) clink(audio, index * 0.06, 2050 + 170 * (index % 3));
  },
  cards(audio: AudioContext): void {
    noise(audio, "bandpass", 2400, { length: 0.1, loud: 0.24, to: 5200, attack: 0.03 });
  },
  build(audio: AudioContext): void {
    blow(audio, 0);
    blow(audio, 0.17);
  },
  crown(audio: AudioContext): void {
    for (const [part, share] of [[1, 1], [2, 0.5], [2.76, 0.35], [5.4, 0.12]] as const)
      tone(audio, 587 * part, { length: 1.3 / Math.sqrt(part), loud: 0.13 * share });
  },
  strike(audio: AudioContext): void {
    noise(audio, "highpass", 5200, { length: 0.22, loud: 0.2, to: 1800, attack: 0.06 });
    for (const pitch of [2637, 3951, 5105]) tone(audio, pitch, { at: 0.13, length: 0.5, loud: 0.035 });
    drum(audio, 0.36, 0.6);
    drum(audio, 0.82, 0.35);
  },
  fall(audio: AudioContext): void {
    for (let index = 0; index < 8; index += 1) clink(audio, index * 0.13, 2600 - 190 * index, 0.08);
    drum(audio, 1.05, 0.25);
  },
  ruin(audio: AudioContext): void {
    noise(audio, "lowpass", 900, { length: 0.9, loud: 0.34, to: 160, attack: 0.08 });
    for (const [at, pitch] of [[0.1, 120], [0.26, 90], [0.38, 105], [0.55, 70]] as const) tone(audio, pitch, { at, length: 0.16, loud: 0.3, to: pitch / 2 });
  },
  end(audio: AudioContext): void {
    for (const pitch of [147, 220, 294, 370, 440, 587])
      for (const apart of [0.995, 1, 1.006]) tone(audio, pitch * apart, { length: 2.8, loud: 0.022, shape: "sawtooth", attack: 0.5, muffle: 1300 });
  },
};

export type Sound = keyof typeof SOUNDS;

/** Sounds that share the switch of another kind. */
const SWITCH: Partial<Record<Sound, Kind>> = { silence: "call", fall: "strike" };
const kindOf = (sound: Sound): Kind => SWITCH[sound] ?? (sound as Kind);

/** Play a sound unless it is off. `always` overrides the switch, for a preview. */
export function play(sound: Sound, detail = 1, always = false): void {
  if (preferences.volume <= 0 || (preferences.muted.includes(kindOf(sound)) && !always)) return;
  // Browsers allow no sound before the first click or key.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    SOUNDS[sound](context, detail);
  } catch {
    // No audio device, or the browser wants a click first.
  }
}

/** Return the sound of an event, from public information only. */
export function soundOf(event: GameEvent): Sound | null {
  switch (event.event) {
    case "GoldGained":
    case "GoldCollected":
    case "GoldMoved":
    case "GoldPut":
      return "coins";
    case "GoldPaid":
      return event.source === "build" ? null : "coins";
    case "CardsDrawn":
    case "CardsMoved":
    case "HandsSwapped":
      return "cards";
    case "DistrictBuilt":
      return "build";
    case "DistrictDestroyed":
    case "DistrictSaved":
    case "DistrictMoved":
      return "ruin";
    case "CrownMoved":
      return "crown";
    case "GameEnded":
      return "end";
    default:
      return null;
  }
}

/** Play the sounds of simultaneous events, each once; none while the page is hidden. */
export function sound(events: GameEvent[]): void {
  if (document.hidden) return;
  for (const one of new Set(events.map(soundOf))) if (one) play(one, one === "coins" ? 3 : 1);
}

const BUZZES = { asked: [60], struck: [120, 60, 200] };

/** Vibrate for a question or an attack. */
export function buzz(why: keyof typeof BUZZES): void {
  if (preferences.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZES[why]);
}
