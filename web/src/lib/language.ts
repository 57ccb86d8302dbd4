/** The language of the page, which may change at any time. */

import { loadCards } from "./cards.svelte";
import { preferences, savePreferences, type Language } from "./device.svelte";
import { loadTexts } from "./texts.svelte";

let wanted = "";

/** Show everything in a language, once all its words are loaded, and remember it. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const fetched = await Promise.all([loadTexts(language), loadCards(language)]);
  if (wanted !== language) return;
  for (const use of fetched) use();
  preferences.language = language;
  savePreferences();
}
