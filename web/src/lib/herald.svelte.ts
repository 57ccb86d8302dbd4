/** Shows one moment after the other, each once, and never later than it helps. */

import type { Line } from "../protocol";
import { moves, preferences } from "./device.svelte";
import { lengthOf, momentsOf, trimmed, type Moment } from "./moments";
import { tell, type Reader } from "./story";
import type { TableLink } from "./table.svelte";

export class Herald {
  now: Moment | null = $state.raw(null);
  /** Whether the moment shown waits for the reader. */
  waits = $state(false);

  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget: (() => void)[];

  constructor(readonly link: TableLink) {
    this.#forget = [
      link.onLines((lines, live) => {
        if (live) this.hear(lines);
      }),
      link.onAnswer(() => this.waits && this.skip()),
    ];
  }

  get reader(): Reader {
    const { seat, situation } = this.link;
    return { seat, characters: situation?.view.players[seat]?.characters ?? [] };
  }

  /** Whether the reader has something better to do than to watch. */
  get asked(): boolean {
    return this.link.question !== null;
  }

  hear(lines: Line[]): void {
    const first = lines[0]?.number;
    if (first === undefined || document.hidden || this.link.past !== null) return;
    this.#queue.push(...momentsOf(tell(this.link.lines, this.reader), first));
    queueMicrotask(() => this.settle()); // the question comes with the lines, but after them
  }

  /** Once more, from this line on, also if the reader is asked. */
  replay(from: number): void {
    clearTimeout(this.#timer);
    this.#queue = momentsOf(tell(this.link.lines, this.reader), from);
    this.#next();
  }

  /** Make room if the reader is asked or too much has gathered; begin if nothing is shown. */
  settle(): void {
    if (document.hidden) this.#queue = [];
    this.#queue = trimmed(this.#queue, this.link.seat, this.asked, preferences.pace);
    const late = this.now !== null && (document.hidden || (this.asked && this.now.entry.blow === null && !this.now.brief));
    if (this.now === null || late) this.#next();
    else if (this.waits !== this.#mustWait()) this.#time();
  }

  /** Leave the moment shown; a blow leads to the next, a call takes all calls with it. */
  skip(): void {
    if (this.now && !this.now.entry.blow) this.#queue = this.#queue.filter((moment) => moment.entry.blow);
    this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const forget of this.#forget) forget();
  }

  #next(): void {
    this.now = this.#queue.shift() ?? null;
    this.#time();
  }

  /** Great blows wait for a key while the reader is asked, or where nothing moves. */
  #mustWait(): boolean {
    return this.now?.kind === "blow" && (this.asked || !moves());
  }

  #time(): void {
    clearTimeout(this.#timer);
    const moment = this.now;
    this.waits = this.#mustWait();
    if (moment && !this.waits) this.#timer = setTimeout(() => this.#next(), lengthOf(moment, preferences.pace));
  }
}
