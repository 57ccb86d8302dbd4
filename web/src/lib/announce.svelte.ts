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

const QUIET = 400;
const LONGEST = 2000;
export const MOST = 8;

/** Several sentences as one announcement; of many only the last, with the number of those before. */
export function joined(sentences: string[]): string {
  const left = sentences.length - MOST;
  const last = sentences.slice(-MOST).join(" ");
  return left > 0 ? `${last} ${say("web-live-more", { count: left })}` : last;
}

/** Sentences that come in a burst are announced together, after a moment of quiet. */
export class Gatherer {
  #sentences: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  add(sentences: string[]): void {
    if (sentences.length === 0) return;
    if (this.#sentences.length === 0) this.#since = Date.now();
    this.#sentences.push(...sentences);
    clearTimeout(this.#timer);
    const wait = Math.min(QUIET, Math.max(0, this.#since + LONGEST - Date.now()));
    this.#timer = setTimeout(() => this.flush(), wait);
  }

  /** Announce now what has gathered. */
  flush(): void {
    clearTimeout(this.#timer);
    announce(joined(this.#sentences));
    this.#sentences = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
