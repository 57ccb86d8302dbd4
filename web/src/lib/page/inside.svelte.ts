/** Loads the larger part of the page lazily: after the home page is painted, or at once if the address needs it. */

import { cardsCame } from "../text/language";

type Inside = typeof import("../../pages/inside");

let found: Inside | null = $state.raw(null);
let lost = $state(false);

/** Return the loaded modules; null until they are loaded. */
export const inside = (): Inside | null => found;

/** Return whether loading failed. Only reloading the page helps. */
export const isInsideLost = (): boolean => lost;

/** Load the modules and the cards they need. Afterwards a newer version may replace the files on the server. */
export async function loadInside(): Promise<void> {
  try {
    const [parts] = await Promise.all([import("../../pages/inside"), cardsCame]);
    found = parts;
  } catch {
    lost = true;
  }
}
