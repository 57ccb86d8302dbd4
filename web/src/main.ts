import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./access.css";
import { engineSettled, keepEngine, startEngine } from "./here/here.svelte";
import { applyPreferences, hasPlayed, preferences } from "./lib/device.svelte";
import { loadArt } from "./lib/art";
import { loadInside } from "./lib/inside.svelte";
import { beginToSpeak } from "./lib/language";
import { route } from "./lib/route.svelte";
import { isSite } from "./lib/site";
import { beginWorker } from "./lib/worker";

const LATER = 10_000; // when the page has come to rest

/** Whoever has played here can go on when the server is out of reach, unless they pay for what they load. */
function keepForLater(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!isSite && hasPlayed() && !connection?.saveData) setTimeout(keepEngine, LATER);
}

/** Until what is on the page can be seen; a page in the background is not painted, and need not wait. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === "hidden") done();
    else requestAnimationFrame(() => setTimeout(done));
  });

applyPreferences();
const target = document.getElementById("app");
if (target) {
  const leadsInside = route.table !== null || route.position !== null;
  const come = leadsInside ? loadInside() : null;
  await Promise.all([beginToSpeak(preferences.language), loadArt()]);
  mount(App, { target });
  await painted();
  if (isSite) startEngine();
  await (come ?? loadInside());
  if (isSite) await engineSettled;
  void beginWorker(preferences.language).then(keepForLater);
}
