/** A finished game, step by step, as a source for the board. */

import type { GameTimeline, ReplayStep } from "../../http";
import type { Line, TableInfo, View } from "../../protocol";
import { api } from "../connection/api";
import type { Source } from "./board";
import { preferences } from "../device/device.svelte";
import { sentences } from "../text/texts.svelte";
import { isQuiet } from "../story/story";
import type { TableConnection } from "../connection/tableConnection.svelte";

export const EVERYONE = -2;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds per step: a base, plus time to read. */
const MOMENT = 900;
const LETTER = 22;
const MAX_TOLD = 2;
const MAX_KEPT = 80;

export class Replay implements Source {
  /** The requested step, and whose view: a seat, -1 for a spectator, or all. */
  step = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  speed: number = $state(1);
  /** The step shown: the previous one until the requested one has loaded. */
  shown: { moment: ReplayStep; eyes: number } | null = $state.raw(null);
  course: GameTimeline | null = $state.raw(null);

  readonly question = null;
  readonly hint = null;
  readonly busy = false;
  readonly past = null;
  readonly wishes = [];

  #kept = new Map<string, Promise<ReplayStep>>();

  constructor(
    readonly table: Pick<TableConnection, "id" | "seat" | "token" | "info" | "names">,
    step: number,
    eyes: number,
  ) {
    this.step = step;
    this.eyes = eyes;
  }

  get id(): string {
    return this.table.id;
  }

  get info(): TableInfo | null {
    return this.table.info;
  }

  get seat(): number {
    return Math.max(-1, this.shown?.eyes ?? -1);
  }

  get steps(): number {
    return this.shown?.moment.steps ?? this.step;
  }

  get view(): View | null {
    if (!this.shown) return null;
    const { moment, eyes } = this.shown;
    return eyes === EVERYONE ? { ...moment.view, players: moment.hands } : moment.view;
  }

  /** All lines up to the step shown. */
  get lines(): Line[] {
    const { course, shown } = this;
    return course && shown ? course.lines.filter((line) => line.version <= shown.moment.step) : [];
  }

  /** The latest lines of the step shown. */
  get sentence(): string {
    const lines = (this.shown?.moment.lines ?? []).filter((line) => !isQuiet(line.event, this.seat));
    return sentences(lines.slice(-MAX_TOLD).map((line) => line.text));
  }

  /** How long the current step stays during playback, in ms. */
  get time(): number {
    return (MOMENT + LETTER * this.sentence.length) / this.speed;
  }

  names(): string[] {
    return this.table.names();
  }

  remembers(): boolean {
    return true;
  }

  lookAt(version: number | null): void {
    if (version !== null) this.go(version);
  }

  async act(): Promise<void> {
    // The game is over.
  }

  go(step: number): void {
    this.step = Math.min(this.steps, Math.max(0, step));
  }

  next(): void {
    this.go(this.step + 1);
    if (this.step >= this.steps) this.playing = false;
  }

  /** Start or stop playback; restart at the end. */
  toggle(): void {
    if (!this.playing && this.step >= this.steps) this.step = 0;
    this.playing = !this.playing;
  }

  /** Load the requested step and prefetch the next. */
  async load(): Promise<void> {
    const { step, eyes } = this;
    const moment = await this.#fetch(step, eyes);
    if (step !== this.step || eyes !== this.eyes) return;
    this.shown = { moment, eyes };
    if (step < moment.steps) void this.#fetch(step + 1, eyes);
  }

  async loadCourse(): Promise<void> {
    this.course = await api.course(this.id, this.table.token, Math.max(-1, this.eyes), preferences.language);
  }

  #fetch(step: number, eyes: number): Promise<ReplayStep> {
    const key = `${step} ${eyes} ${preferences.language}`;
    const found = this.#kept.get(key) ?? api.replay(this.id, this.table.token, step, Math.max(-1, eyes), preferences.language);
    this.#kept.delete(key);
    this.#kept.set(key, found);
    for (const [old] of [...this.#kept].slice(0, -MAX_KEPT)) this.#kept.delete(old);
    return found;
  }
}
