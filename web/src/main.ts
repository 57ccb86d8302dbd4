import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./access.css";
import { keepEngine, startEngine } from "./here/here.svelte";
import { applyPreferences, hasPlayed, preferences } from "./lib/device.svelte";
import { loadArt } from "./lib/art";
import { speak } from "./lib/language";
import { isSite } from "./lib/site";
import { beginWorker } from "./lib/worker";

const LATER = 10_000; // when the page has come to rest

/** Whoever has played here can go on when the server is out of reach, unless they pay for what they load. */
function keepForLater(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!isSite && hasPlayed() && !connection?.saveData) setTimeout(keepEngine, LATER);
}

if (isSite) startEngine(); // first of all: it takes longest
applyPreferences();
const target = document.getElementById("app");
if (target) {
  await Promise.all([speak(preferences.language), loadArt()]);
  mount(App, { target });
  void beginWorker(preferences.language).then(keepForLater);
}
