/** The time of day at the table: dawn when the game begins, dusk when it ends. */

import type { View } from "../../protocol";

export const DAY = ["dawn", "morning", "noon", "afternoon", "evening", "dusk"] as const;
export type Day = (typeof DAY)[number];

const ROUNDS = 10; // rounds until dusk, even if the game goes on

/** Return how much of the day is over, from 0 to 1. It never decreases, because its inputs only advance. */
export function sunAt({ round, first, result }: Pick<View, "round" | "first" | "result">): number {
  if (result || first.length > 0) return 1;
  return Math.min(1, Math.max(0, (round - 1) / ROUNDS));
}

export const dayAt = (sun: number): Day => DAY[Math.min(DAY.length - 1, Math.floor(sun * DAY.length))]!;
