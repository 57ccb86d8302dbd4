/** Registration of the service worker, where the browser allows one: over https and on localhost. */

import { BUILD, ROOT } from "../page/build";
import { isSite } from "../page/site";
import { LANGUAGES } from "../text/languages";
import { catalogUrl, textsUrl } from "./textUrls";

export async function beginWorker(language: string): Promise<void> {
  if (!("serviceWorker" in navigator) || BUILD === "") return;
  const first = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(`${ROOT}worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    const kept = isSite ? [...LANGUAGES.keys()] : [language];
    if (first) active?.postMessage({ words: kept.flatMap((one) => [textsUrl(one), catalogUrl(one)]) });
  } catch {
    // Private windows may refuse. The page then works online only.
  }
}
