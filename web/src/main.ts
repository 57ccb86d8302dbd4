import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./access.css";
import { engineSettled, keepEngine, startEngine } from "./local/local.svelte";
import { applyPreferences, hasPlayed, preferences } from "./lib/device/device.svelte";
import { loadArt } from "./lib/display/art";
import { watchPresses } from "./lib/input/pressed";
import { loadInside } from "./lib/page/inside.svelte";
import { beginToSpeak } from "./lib/text/language";
import { route } from "./lib/page/route.svelte";
import { isSite } from "./lib/page/site";
import { beginWorker } from "./lib/connection/serviceWorker";

const LATER = 10_000; // when the page has come to rest
const PAINT_TIMEOUT = 1_000; // milliseconds; browsers without paint timing never report a paint

/** Whoever has played here can go on when the server is out of reach, unless they pay for what they load. */
function keepForLater(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!isSite && hasPlayed() && !connection?.saveData) setTimeout(keepEngine, LATER);
}

/** Wait until the page is on the screen, so that nothing else competes with it for a slow line. A page in the background is never painted. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === "hidden") {
      done();
      return;
    }
    setTimeout(done, PAINT_TIMEOUT);
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      done();
    }).observe({ type: "paint", buffered: true });
  });

applyPreferences();
watchPresses();
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
