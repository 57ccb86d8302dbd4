/** Plays moments before the table shows them: large as a ribbon, small as a flag, never over a question. */

import type { Line, Update } from "../../protocol";
import { moves, preferences } from "../device/device.svelte";
import { isBlow, late, leadOf, lengthOf, momentsOf, remaining, speedOf, type Moment } from "./moments";
import { landing } from "../display/motion";
import { tell, type Reader } from "./story";
import type { TableConnection } from "../connection/tableConnection.svelte";

/** Milliseconds a ribbon takes to roll up; YIELD is used when a question arrives. */
export const ROLL = 400;
export const YIELD = 120;
const FLAG = 2000;
/** Milliseconds of rest before each update that happened while the guide explained. */
const REST = 300;

export class MomentQueue {
  /** The moment shown over the whole width. Updates are held meanwhile. */
  now: Moment | null = $state.raw(null);
  /** The moment shown as a flag. Updates continue. */
  flag: Moment | null = $state.raw(null);
  /** Whether the moment shown waits for a press. */
  waits = $state(false);
  /** Milliseconds between a flag and the animations of its update. */
  lead = 0;

  #queue: Moment[] = []; // moments of the next update, or of a replayed story
  #update: Update | null = null; // the update of these moments; null during a replay
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lowering: ReturnType<typeof setTimeout> | undefined;
  #landsAt = 0;
  #skipped = -1; // Ribbons up to this line are skipped.
  #waiting = false; // the guide explains the table as it is
  #behind = false; // what happened meanwhile is shown one by one, even if a question follows
  /** Called after every update that was shown; it may call `wait`. */
  shown: (() => void) | null = null;
  #forget: () => void;

  constructor(readonly link: TableConnection) {
    link.setGate(() => this.look());
    this.#forget = link.onAnswer(() => this.#lower());
  }

  get reader(): Reader {
    const { seat, situation } = this.link;
    return { seat, characters: situation?.view.players[seat]?.characters ?? [] };
  }

  /** Whether the reader has a question to answer. */
  get asked(): boolean {
    return this.link.question !== null;
  }

  get speed(): number {
    return speedOf(preferences.pace, this.link.info?.seats.length ?? 0);
  }

  /** Leave the table as it is while the guide explains it, and continue afterwards. */
  wait(waiting: boolean): void {
    if (this.#waiting === waiting) return;
    this.#waiting = waiting;
    if (waiting) return;
    this.#behind = this.link.held.length > 0;
    this.look();
  }

  /** Let everything happen without a pause until the reader is asked: what is held, and what the bots still answer. */
  hurry(): void {
    if (!this.link.held.some((update) => this.#asks(update))) void this.link.request("skip");
    if (!this.#behind || this.#waiting) return;
    this.#behind = false;
    this.look();
  }

  /** Continue if no moment is shown; at once if the reader has a question or the page is hidden. */
  look(): void {
    if (this.#waiting && !document.hidden) return;
    if (this.link.held.length === 0) this.#behind = false;
    const asked = !this.#behind && this.link.held.some((update) => this.#asks(update));
    if (document.hidden || this.link.past !== null || asked) this.#yield();
    else if (!this.#isTelling) this.#next();
  }

  /** Replay the moments from this line on, even if the reader has a question. */
  replay(from: number): void {
    this.#showAll();
    this.#queue = this.#momentsIn(this.link.lines, from).map((moment) => ({ ...moment, large: true }));
    this.#tell();
  }

  /** Skip the moment shown. After an attack the next one follows; skipping a call skips all calls. */
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

  /** Whether a player on this device has a question to answer. */
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

  /** Begin the next update: play its large moments once all animations have ended. */
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
    const flying = Math.max(0, this.#landsAt - Date.now());
    if (large.length > 0) this.#after(flying, () => this.#tell());
    else if (this.#behind) this.#after(flying + REST * this.speed, () => this.#show());
    else this.#show();
  }

  /** Play the first moment of the queue. After the last one, show the update. */
  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const told = this.now !== null;
    this.now = this.#queue.shift() ?? null;
    this.waits = this.now?.kind === "blow" && !moves();
    if (this.now && !this.waits) this.#after(lengthOf(this.now, this.speed), () => this.#tell());
    else if (!this.now && this.#update) this.#after(told && moves() ? ROLL * this.speed : 0, () => this.#show());
  }

  /** Show the update and begin the next one. */
  #show(): void {
    const update = this.#update;
    this.#update = null;
    if (update && update === this.link.held[0]) {
      const events = update.lines.map((line) => line.event);
      this.#landsAt = Date.now() + this.lead + (moves() ? landing(events, this.link.seat) : 0);
      this.#showOne();
      this.lead = 0;
    }
    this.look();
  }

  /** Give way to a question at once, leaving at most a flag. */
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
    while (this.link.held.length > 0 && !(this.#waiting && !document.hidden)) this.#showOne();
  }

  #showOne(): void {
    this.link.show();
    this.shown?.();
  }

  /** Show a flag for this time; without a time it stays until the reader answers. */
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
