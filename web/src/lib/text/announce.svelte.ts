/** What a screen reader announces: one sentence per event, bursts as one announcement. */

import { say } from "./texts.svelte";

export interface Spoken {
  id: number;
  text: string;
}

let count = 0;
export const spoken: { polite: Spoken; assertive: Spoken } = $state({
  polite: { id: 0, text: "" },
  assertive: { id: 0, text: "" },
});

export function announce(text: string, manner: keyof typeof spoken = "polite"): void {
  if (text) spoken[manner] = { id: ++count, text };
}

/** Forget what was said: somebody else takes the device in hand. */
export function hush(): void {
  spoken.polite.text = spoken.assertive.text = "";
}

const QUIET = 400;
const MAX_DELAY = 2000;
export const MAX_SENTENCES = 8;
export const FEW = 2; // as many sentences as somebody hears who must answer

/** A sentence, and whether it must be heard whatever else happened. */
export interface Sentence {
  text: string;
  important?: boolean;
}

/** Several sentences as one announcement; of many the important and the last ones, with the number of the others. */
export function joined(sentences: Sentence[]): string {
  let left = Math.max(0, sentences.length - MAX_SENTENCES);
  const heard = sentences.filter((one) => one.important || left-- <= 0);
  const more = sentences.length - heard.length;
  const texts = heard.map((one) => one.text);
  return [...texts, ...(more > 0 ? [say("web-live-more", { count: more })] : [])].join(" ");
}

/** In short what happened before a question, for whoever has to answer it: what was done to them, and little else. */
export function summary(sentences: Sentence[]): string {
  const important = sentences.filter((one) => one.important).slice(-FEW);
  const rest = sentences.length - important.length;
  if (rest <= FEW) return sentences.map((one) => one.text).join(" ");
  return [...important.map((one) => one.text), say("web-live-more", { count: rest })].join(" ");
}

/** Sentences that come in a burst are announced together, after a moment of quiet. */
export class AnnouncementBuffer {
  #sentences: Sentence[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  add(sentences: Sentence[]): void {
    if (sentences.length === 0) return;
    if (this.#sentences.length === 0) this.#since = Date.now();
    this.#sentences.push(...sentences);
    clearTimeout(this.#timer);
    const wait = Math.min(QUIET, Math.max(0, this.#since + MAX_DELAY - Date.now()));
    this.#timer = setTimeout(() => announce(joined(this.take())), wait);
  }

  /** What has gathered, to be announced together with something else. */
  take(): Sentence[] {
    clearTimeout(this.#timer);
    const gathered = this.#sentences;
    this.#sentences = [];
    return gathered;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
