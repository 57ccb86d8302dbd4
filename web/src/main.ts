import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyPreferences, preferences } from "./lib/device.svelte";
import { loadArt } from "./lib/art";
import { loadCards } from "./lib/cards.svelte";
import { loadTexts } from "./lib/texts.svelte";

applyPreferences();
const target = document.getElementById("app");
if (target) {
  await Promise.all([loadTexts(preferences.language), loadCards(preferences.language), loadArt()]);
  mount(App, { target });
}
