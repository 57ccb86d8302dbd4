/** The service worker, where the browser allows one: on https, and on this machine. */

import { BUILD, ROOT } from "./build";
import { catalogueAt, textsAt } from "./words";

export async function beginWorker(language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || BUILD === "") return;
  const first = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(`${ROOT}worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    if (first) active?.postMessage({ words: [textsAt(language), catalogueAt(language)] });
  } catch {
    // Private windows may refuse: the page works without it, but not offline.
  }
}
