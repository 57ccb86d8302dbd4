/** The time left to the player to move. */

import type { TableConnection } from "../connection/tableConnection.svelte";

/** Seconds left, counted down between messages of the server; null without a clock. */
export class Countdown {
  #now = $state(Date.now());

  constructor(readonly link: TableConnection) {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  get left(): number | null {
    const remaining = this.link.situation?.remaining ?? null;
    if (remaining === null) return null;
    const gone = this.link.info?.paused ? 0 : (this.#now - this.link.arrivedAt) / 1000;
    return Math.max(0, Math.round(remaining - gone));
  }
}
