/** The layout of the table for the window, the text size and the number of seats. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "../device/device.svelte";

/** Matches where all cities do not fit at once: phones, upright tablets, large zoom. */
export const phone = new MediaQuery("(max-width: 720px), (max-height: 480px), (max-width: 1100px) and (orientation: portrait)");
/** Matches where a phone board has room for three other cities: upright tablets. */
export const roomy = new MediaQuery("(min-width: 600px) and (min-height: 900px)");
/** Matches where pages have one column. */
export const narrow = new MediaQuery("(max-width: 760px)");

/** Return whether the towers of a result lie down, one below the other. */
export const towersLie = (seats: number): boolean => phone.current && !(roomy.current && seats <= 4);

/** From this many seats on, streets stand in two columns. */
const CROWD = 6;
/** From this text size on, up to five cities are drawn in the boxes of a small window, however large the screen is. */
const LARGE = 1.25;

/** Layouts besides the phone's: by number of players, or tight for small windows and large text. */
export type Layout = "duo" | "trio" | "usual" | "crowded" | "tight";

/** Return whether the window is small for its text size, as at 150 % zoom. */
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

/** Return whether the board shows one other city at a time: on phones, and where two columns would be too small to read. */
export const showsOneCity = (seats: number): boolean => phone.current || (seats >= CROWD && isTight());
