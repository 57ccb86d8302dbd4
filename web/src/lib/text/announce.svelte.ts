/** Announcements for screen readers: one sentence per event, bursts as one announcement. */

import { say, sentences as joinSentences } from "./texts.svelte";

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

/** Forget what was said, because another player takes over the device. */
export function hush(): void {
  spoken.polite.text = spoken.assertive.text = "";
}

const QUIET = 400;
const MAX_DELAY = 2000;
export const MAX_SENTENCES = 8;
export const FEW = 2; // sentences before a question

/** A sentence, and whether it is announced however many there are. */
export interface Sentence {
  text: string;
  important?: boolean;
}

/** Join sentences to one announcement: of many the important and the last ones, with the number of the others. */
export function joined(sentences: Sentence[]): string {
  let left = Math.max(0, sentences.length - MAX_SENTENCES);
  const heard = sentences.filter((one) => one.important || left-- <= 0);
  const more = sentences.length - heard.length;
  const texts = heard.map((one) => one.text);
  return joinSentences([...texts, more > 0 && say("web-live-more", { count: more })]);
}

/** Summarize for the player to move what happened before a question: what was done to them, and little else. */
export function summary(sentences: Sentence[]): string {
  const important = sentences.filter((one) => one.important).slice(-FEW);
  const rest = sentences.length - important.length;
  if (rest <= FEW) return joinSentences(sentences.map((one) => one.text));
  return joinSentences([...important.map((one) => one.text), say("web-live-more", { count: rest })]);
}

/** A buffer that announces a burst of sentences together, after a moment of quiet. */
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

  /** Return what has gathered, to announce it together with something else, and forget it. */
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
