/** The language of the page, which may change at any time. */

import { loadCards } from "../game/cards.svelte";
import { preferences, savePreferences } from "../device/device.svelte";
import type { Language } from "./languages";
import { loadTexts } from "./texts.svelte";

let wanted = "";

let come: () => void;
/** Resolves when the names and texts of the cards are loaded for the first time. */
export const cardsCame = new Promise<void>((done) => (come = done));

/** Load the first language. The home page needs only its texts, so the cards follow in the background. */
export async function beginToSpeak(language: Language): Promise<void> {
  wanted = language;
  const use = await loadTexts(language);
  use();
  void loadCards(language).then((use) => {
    if (wanted === language) use();
    come();
  });
}

/** Switch to a language once its texts and cards are loaded, and remember it. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  const fetched = await Promise.all([loadTexts(language), loadCards(language)]);
  if (wanted !== language) return;
  for (const use of fetched) use();
  preferences.language = language;
  savePreferences();
}
