/** The larger part of the page, which comes once the home page is painted, or at once if the address leads there. */

import { cardsCame } from "../text/language";

type Inside = typeof import("../../pages/inside");

let found: Inside | null = $state.raw(null);
let lost = $state(false);

/** It, as soon as it is there. */
export const inside = (): Inside | null => found;

/** Whether it could not be fetched: only loading the page anew can help. */
export const isInsideLost = (): boolean => lost;

/** Fetch it, and the cards without which it makes no sense. It is all there from then on, even if a newer version
 * replaces the files of this one. */
export async function loadInside(): Promise<void> {
  try {
    const [parts] = await Promise.all([import("../../pages/inside"), cardsCame]);
    found = parts;
  } catch {
    lost = true;
  }
}
