import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./access.css";
import { applyPreferences, preferences } from "./lib/device.svelte";
import { loadArt } from "./lib/art";
import { speak } from "./lib/language";
import { beginWorker } from "./lib/worker";

applyPreferences();
const target = document.getElementById("app");
if (target) {
  await Promise.all([speak(preferences.language), loadArt()]);
  mount(App, { target });
  void beginWorker(preferences.language);
}
