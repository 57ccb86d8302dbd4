/** The service worker, where the browser allows one: on https, and on this machine. */

import { BUILD } from "./build";

export async function beginWorker(language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || BUILD === "") return;
  const first = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    if (first) active?.postMessage({ words: [`/api/texts/${language}`, `/api/catalogue?language=${language}`] });
  } catch {
    // Private windows may refuse: the page works without it, but not offline.
  }
}
