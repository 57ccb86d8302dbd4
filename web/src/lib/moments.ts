/** What stops the table for a breath: the call of each character, and what is done to the reader. */

import type { Line } from "../protocol";
import type { Pace } from "./device.svelte";
import { isQuiet, type Entry } from "./story";

/** A call, a silence, a great blow to the reader, or one that is worth a glance. */
export interface Moment {
  kind: "call" | "silence" | "blow" | "glance";
  entry: Entry;
  /** the number of the line that it begins with */
  number: number;
  /** shortened, because the reader is asked and may go on at once */
  brief: boolean;
}

const LENGTH: Record<Moment["kind"], number> = { call: 1900, silence: 750, blow: 5000, glance: 1700 };
const BRIEF = 1000;
const SPEED: Record<Pace, number> = { calm: 1.45, normal: 1, brisk: 0.65 };
/** Calls that would keep the reader longer than this are left out. */
const MOST = 4000;

export const speedOf = (pace: Pace): number => SPEED[pace];

export const lengthOf = (moment: Moment, pace: Pace): number =>
  moment.brief ? Math.min(BRIEF, LENGTH[moment.kind]) : Math.round(LENGTH[moment.kind] * SPEED[pace]);

function kindOf(entry: Entry): Moment["kind"] | null {
  if (entry.kind === "silence") return "silence";
  if (entry.kind === "turn") return "call";
  if (entry.blow === null || entry.blow.kind === "named") return null;
  return entry.blow.kind === "touched" ? "glance" : "blow";
}

/** The moments of the lines from this number on. */
export function momentsOf(entries: Entry[], from: number): Moment[] {
  const found: Moment[] = [];
  for (const entry of entries) {
    const number = entry.lines[0]?.number ?? -1;
    const kind = number >= from ? kindOf(entry) : null;
    if (kind) found.push({ kind, entry, number, brief: false });
  }
  const struck = new Set(found.filter((moment) => moment.entry.blow).map((moment) => moment.number));
  return found.filter((moment) => moment.kind !== "silence" || !struck.has(moment.number));
}

/** What is left of a queue so that nobody is held up: blows stay, calls give way. */
export function trimmed(queue: Moment[], me: number, asked: boolean, pace: Pace): Moment[] {
  if (asked) {
    const own = queue.findLast((moment) => moment.kind === "call" && moment.entry.seat === me);
    return queue
      .filter((moment) => moment === own || moment.entry.blow)
      .map((moment) => (moment.kind === "blow" ? moment : { ...moment, brief: true }));
  }
  let wait = 0;
  const late = new Set<Moment>();
  for (const moment of queue.filter((one) => one.entry.blow === null).reverse()) {
    wait += lengthOf(moment, pace);
    if (wait > MOST) late.add(moment);
  }
  return queue.filter((moment) => !late.has(moment));
}

/** What a character brings as soon as it is called: the lines that came with it. */
export const brings = (entry: Entry, me: number): Line[] =>
  entry.lines.slice(1).filter((line) => line.version === entry.lines[0]?.version && !isQuiet(line.event, me)).slice(0, 3);
