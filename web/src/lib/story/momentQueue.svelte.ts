/** Tells what is about to happen before the table shows it: large on a ribbon, small on a flag, and never over a question. */

import type { Line, Update } from "../../protocol";
import { moves, preferences } from "../device/device.svelte";
import { isBlow, late, leadOf, lengthOf, momentsOf, remaining, speedOf, type Moment } from "./moments";
import { landing } from "../display/motion";
import { tell, type Reader } from "./story";
import type { TableConnection } from "../connection/tableConnection.svelte";

/** How long a ribbon takes to roll up; and where it has to give way at once. */
export const ROLL = 400;
export const YIELD = 120;
const FLAG = 2000;

export class MomentQueue {
  /** What is told over the whole width; the table stands still meanwhile. */
  now: Moment | null = $state.raw(null);
  /** What is told on the plate of a player; the table goes on. */
  flag: Moment | null = $state.raw(null);
  /** Whether the moment shown waits for the reader. */
  waits = $state(false);
  /** How long a flag has been alone before the things that come with it begin to move. */
  lead = 0;

  #queue: Moment[] = []; // of the update that is next, or of the story once more
  #update: Update | null = null; // whose moments these are; null if they are told once more
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lowering: ReturnType<typeof setTimeout> | undefined;
  #landsAt = 0;
  #skipped = -1; // up to this line the reader wants no more ribbons
  #forget: () => void;

  constructor(readonly link: TableConnection) {
    link.setGate(() => this.look());
    this.#forget = link.onAnswer(() => this.#lower());
  }

  get reader(): Reader {
    const { seat, situation } = this.link;
    return { seat, characters: situation?.view.players[seat]?.characters ?? [] };
  }

  /** Whether the reader has something better to do than to watch. */
  get asked(): boolean {
    return this.link.question !== null;
  }

  get speed(): number {
    return speedOf(preferences.pace, this.link.info?.seats.length ?? 0);
  }

  /** Go on if nothing is told; at once if the reader is asked, or does not look. */
  look(): void {
    if (document.hidden || this.link.past !== null || this.link.held.some((update) => this.#asks(update))) this.#yield();
    else if (!this.#isTelling) this.#next();
  }

  /** Tell it once more, from this line on, also if the reader is asked. */
  replay(from: number): void {
    this.#showAll();
    this.#queue = this.#momentsIn(this.link.lines, from).map((moment) => ({ ...moment, large: true }));
    this.#tell();
  }

  /** Leave the moment shown; a blow leads to the next, a call takes all calls with it. */
  skip(): void {
    if (this.now && !isBlow(this.now)) {
      this.#queue = this.#queue.filter(isBlow);
      this.#skipped = this.link.held.at(-1)?.lines.at(-1)?.number ?? this.#skipped;
    }
    this.#tell();
  }

  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#lowering);
    this.#forget();
    this.link.setGate(null);
  }

  get #isTelling(): boolean {
    return this.#timer !== undefined || this.now !== null;
  }

  /** Whether somebody who has this device in hand is asked. */
  #asks({ situation: { question, view } }: Update): boolean {
    const info = this.link.info;
    return question !== null || (info?.one_device === true && info.seats[view.asked ?? -1]?.kind === "player");
  }

  #momentsOf(update: Update): Moment[] {
    const first = update.lines[0]?.number ?? Infinity;
    const before = this.link.held.slice(0, this.link.held.indexOf(update) + 1).flatMap((one) => one.lines);
    return this.#momentsIn([...this.link.lines, ...before], first);
  }

  #momentsIn(lines: Line[], from: number): Moment[] {
    return momentsOf(tell(lines, this.reader), from, this.link.seat, this.link.situation?.view.round ?? 0);
  }

  /** Take up the update that is next: what is large is told first, once everything has landed. */
  #next(): void {
    const [update] = this.link.held;
    if (!update) return;
    const left = late(this.link.held.flatMap((one) => this.#momentsOf(one)), this.speed);
    const moments = this.#momentsOf(update);
    const large = moments.filter((moment) => moment.large && (isBlow(moment) || !(left.has(moment.line) || moment.line.number <= this.#skipped)));
    this.#update = update;
    this.#queue = large;
    const small = moments.findLast((moment) => !moment.large);
    if (small) this.#raise(small, FLAG * this.speed);
    this.lead = small && large.length === 0 ? leadOf(this.speed) : 0;
    if (large.length === 0) return this.#show();
    this.#after(Math.max(0, this.#landsAt - Date.now()), () => this.#tell());
  }

  /** The first of the queue, for its time; after the last, what it was about happens. */
  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const told = this.now !== null;
    this.now = this.#queue.shift() ?? null;
    this.waits = this.now?.kind === "blow" && !moves();
    if (this.now && !this.waits) this.#after(lengthOf(this.now, this.speed), () => this.#tell());
    else if (!this.now && this.#update) this.#after(told && moves() ? ROLL * this.speed : 0, () => this.#show());
  }

  /** Show the update that was told, and take up the next one. */
  #show(): void {
    const update = this.#update;
    this.#update = null;
    if (update && update === this.link.held[0]) {
      const events = update.lines.map((line) => line.event);
      this.#landsAt = Date.now() + this.lead + (moves() ? landing(events, this.link.seat) : 0);
      this.link.show();
      this.lead = 0;
    }
    this.look();
  }

  /** Make room at once: only a flag remains of what was not told yet. */
  #yield(): void {
    const waiting = this.link.held.flatMap((update) => this.#momentsOf(update));
    const flag = document.hidden ? undefined : remaining([...(this.now ? [this.now] : []), ...this.#queue, ...waiting], this.link.seat);
    this.#showAll();
    if (flag) this.#raise(flag, isBlow(flag) ? null : FLAG);
  }

  #showAll(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#update = null;
    this.now = null;
    this.waits = false;
    this.lead = 0;
    while (this.link.held.length > 0) this.link.show();
  }

  /** Put a flag on a plate, for so long; what was done to the reader stays until they answer. */
  #raise(moment: Moment, time: number | null): void {
    clearTimeout(this.#lowering);
    this.flag = moment;
    if (time !== null) this.#lowering = setTimeout(() => this.#lower(), time);
  }

  #lower(): void {
    clearTimeout(this.#lowering);
    this.flag = null;
  }

  #after(time: number, go: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      go();
    }, time);
  }
}
