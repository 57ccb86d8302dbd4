/** How the table is laid out. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "../device/device.svelte";

/** Whether there is no room for all cities at once: phones, upright tablets, large zoom. */
export const phone = new MediaQuery("(max-width: 720px), (max-height: 480px), (max-width: 1100px) and (orientation: portrait)");
/** Whether such a table has room for the cities of three others: upright tablets. */
export const roomy = new MediaQuery("(min-width: 600px) and (min-height: 900px)");
/** Whether the pages around a table have room for one column only. */
export const narrow = new MediaQuery("(max-width: 760px)");

/** From this many seats on, streets stand in two columns. */
const CROWD = 6;
/** From this text size on, up to five cities are drawn in the boxes of a small window, however large the screen is. */
const LARGE = 1.25;

/** What a table is laid out for, besides a phone: by how many play, unless the window is small or letters are large. */
export type Layout = "duo" | "trio" | "usual" | "crowded" | "tight";

/** Whether the window is small for its letters, as at 150 % zoom. */
export function isTight(): boolean {
  const scale = Math.max(1, preferences.size / 100);
  return (innerWidth.current ?? 0) < 1100 * scale || (innerHeight.current ?? 0) < 620 * scale;
}

export function layoutFor(seats: number, others: number): Layout {
  const isCrowd = seats >= CROWD;
  if (isTight() || (!isCrowd && preferences.size / 100 >= LARGE)) return "tight";
  if (isCrowd) return "crowded";
  return others === 1 ? "duo" : seats === 3 ? "trio" : "usual";
}

/** Whether only one foreign city is in sight: on phones, and where two columns of streets would be too small to read. */
export const showsOneCity = (seats: number): boolean => phone.current || (seats >= CROWD && isTight());
