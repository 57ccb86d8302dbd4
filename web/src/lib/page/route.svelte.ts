/** The route: which page the URL shows. */

import { ROOT } from "./build";
import { begin, depth, leaveFor } from "./layers.svelte";
import { isSite } from "./site";

/** Return the path. A static site is one file, so its path follows the #. */
const path = (): string => (isSite ? /^#(\/.*)$/.exec(location.hash)?.[1] ?? "/" : location.pathname + location.search);

/** Return the URL of a page of this app. */
export const address = (path: string): string => (isSite ? (path === "/" ? ROOT : `${ROOT}#${path}`) : path);

/** Return the query parameters. */
export const asked = (): URLSearchParams => new URLSearchParams(path().split("?")[1]);

/** Replace the query without navigating. */
export const askFor = (query: string): void => replace((path().split("?")[0] ?? "/") + query);

/** Replace the URL of the current history entry. */
const replace = (path: string): void => history.replaceState(history.state, "", address(path));

/** What the address asks of its page, as a layer above it: Back then leads to the page, though the link led further. */
export function askedAbove(): URLSearchParams {
  const found = asked();
  if (depth() === 0) askFor("");
  return found;
}

/** Return the link of a position. It follows the #, so that it is sent to no server. */
export const positionAddress = (position: string): string => `${location.origin}${ROOT}#position=${position}`;

/** Return the position of such a link and remove it from the URL. */
function takePosition(): string | null {
  const found = /^#position=(.*)$/s.exec(location.hash);
  if (found) replace("/");
  return found?.[1] ?? null;
}

function read(): { table: string | null; replay: boolean; position: string | null } {
  const position = takePosition();
  return { table: /^\/t\/([\w-]+)/.exec(path())?.[1] ?? null, replay: asked().has("replay"), position };
}

export const route = $state(read());

/** Whether the player has a question; shown in the title. */
export const attention = $state({ asked: false });

/** Whether a board fills the window, without the page header. */
export const stage = $state({ playing: false });

function update(): void {
  Object.assign(route, read());
}

addEventListener("popstate", update);
begin(route.replay ? 1 : 0);

export function go(path: string): void {
  leaveFor(address(path));
  update();
  scrollTo(0, 0);
}

/** Return the fragment of the URL and remove it, because it may contain a token. */
export function takeFragment(): [string, string] | null {
  const found = /^#(\w+)=([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  replace(path());
  return [found[1] ?? "", found[2] ?? ""];
}
