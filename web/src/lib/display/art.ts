/** Fetches the drawings once and inserts them into the page, where `use` finds them by name. */

import { BUILD, ROOT } from "../page/build";
import { textOf } from "../connection/packed";

export async function loadArt(): Promise<void> {
  const answer = await fetch(`${ROOT}assets/art.svg.gz?${BUILD}`).catch(() => null);
  if (!answer?.ok) return;
  const drawn = new DOMParser().parseFromString(await textOf(answer), "image/svg+xml").documentElement;
  drawn.setAttribute("class", "art-store");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(drawn);
}
