/** Moments shown before the table changes: calls, attacks, and what is done to the reader. */

import type { GameEvent, Line } from "../../protocol";
import type { Pace } from "../device/device.svelte";
import { isQuiet, type Entry } from "./story";

/** A call, a silence, an attack on any player, or a major or minor attack on the reader. */
export interface Moment {
  kind: "call" | "silence" | "attack" | "blow" | "glance";
  entry: Entry;
  /** its log line */
  line: Line;
  /** over the whole width; otherwise a flag on the plate of its player */
  large: boolean;
}

const LENGTH: Record<Moment["kind"], number> = { call: 1500, silence: 700, attack: 1500, blow: 3000, glance: 1500 };
/** Milliseconds between a flag and the animations of its update. */
const LEAD = 700;
const SPEED: Record<Pace, number> = { calm: 1.45, normal: 1, brisk: 0.65 };
/** With more seats than this, moments are shorter. */
const UNHURRIED_SEATS = 4;
/** Maximum milliseconds of queued ribbons; more are left out. */
const MAX_WAIT = 4000;

/** Marks that attack a player at once; others are only placed. */
const ATTACKS = new Set(["killed", "robbed", "bewitched"]);

export const speedOf = (pace: Pace, seats: number): number => (SPEED[pace] * UNHURRIED_SEATS) / Math.max(UNHURRIED_SEATS, seats);
export const lengthOf = (moment: Moment, speed: number): number => Math.round(LENGTH[moment.kind] * speed);
export const leadOf = (speed: number): number => Math.round(LEAD * speed);

/** Return whether an event is a public attack by another player. */
function isAttack(event: GameEvent, me: number): boolean {
  switch (event.event) {
    case "Marked":
      return event.seat !== me && ATTACKS.has(event.mark);
    case "DistrictDestroyed":
    case "DistrictSaved":
      return event.by !== me;
    case "MarkShown":
      return true;
    default:
      return false;
  }
}

/** Return the kind of an entry's first moment. Silences are moments in round 1 only. */
function kindOf({ kind, blow }: Entry, early: boolean): Moment["kind"] | null {
  if (blow) return blow.kind === "named" ? "attack" : blow.kind === "touched" ? "glance" : "blow";
  if (kind === "silence") return early ? "silence" : null;
  return kind === "turn" ? "call" : null;
}

/** Return the moments of an entry from this line on. */
function momentsIn(entry: Entry, from: number, me: number, round: number): Moment[] {
  const early = (entry.round || round) <= 1; // The log may begin in the middle of a round.
  const kind = kindOf(entry, early);
  return entry.lines.flatMap((line, index): Moment[] => {
    if (line.number < from) return [];
    const large = kind !== "call" || (early && entry.seat !== me);
    const opening: Moment[] = index === 0 && kind ? [{ kind, entry, line, large }] : [];
    const attack: Moment[] = !entry.blow && isAttack(line.event, me) ? [{ kind: "attack", entry, line, large: true }] : [];
    return [...opening, ...attack];
  });
}

/** Return the moments of the lines from this number on, in order; an attack on the reader is one moment. `round` is where the log begins. */
export function momentsOf(entries: Entry[], from: number, me: number, round: number): Moment[] {
  const found = entries.flatMap((entry) => momentsIn(entry, from, me, round)).sort((one, other) => one.line.number - other.line.number);
  const felt = new Set(found.filter((moment) => moment.entry.blow).map((moment) => moment.line.number));
  return found.filter((moment) => moment.entry.blow || moment.kind === "call" || !felt.has(moment.line.number));
}

/** Return the lines whose ribbons are left out to keep the wait short: the earliest ones. Attacks on the reader stay. */
export function late(queue: readonly Moment[], speed: number): Set<Line> {
  let wait = 0;
  const left = new Set<Line>();
  for (const moment of queue.filter((one) => one.large && !isBlow(one)).reverse()) {
    wait += lengthOf(moment, speed);
    if (wait > MAX_WAIT) left.add(moment.line);
  }
  return left;
}

export const isBlow = (moment: Moment): boolean => moment.kind === "blow" || moment.kind === "glance";

/** Return the moment that stays as a flag when a question arrives: an attack on the reader, or else their own call. */
export const remaining = (moments: readonly Moment[], me: number): Moment | undefined =>
  moments.findLast(isBlow) ?? moments.findLast((moment) => moment.kind === "call" && moment.entry.seat === me);

/** Return the lines of what a character brings when it is called. */
export const brings = (entry: Entry, me: number): Line[] =>
  entry.lines.slice(1).filter((line) => line.version === entry.lines[0]?.version && !isQuiet(line.event, me)).slice(0, 3);
