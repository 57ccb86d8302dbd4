/** Which page is shown, according to the address. */

import { ROOT } from "./build";
import { begin, depth, leaveFor } from "./layers.svelte";
import { isSite } from "./site";

/** Without a server there is one file, so what would follow the server's name follows the # instead. */
const path = (): string => (isSite ? /^#(\/.*)$/.exec(location.hash)?.[1] ?? "/" : location.pathname + location.search);

/** The address of a page of ours, as a link has it. */
export const address = (path: string): string => (isSite ? (path === "/" ? ROOT : `${ROOT}#${path}`) : path);

/** What the address asks of its page. */
export const asked = (): URLSearchParams => new URLSearchParams(path().split("?")[1]);

/** Ask for something else of the same page, without going anywhere. */
export const askFor = (query: string): void => replace((path().split("?")[0] ?? "/") + query);

/** Another address for the same entry of the history. */
const replace = (path: string): void => history.replaceState(history.state, "", address(path));

/** What the address asks of its page, as a layer above it: Back then leads to the page, though the link led further. */
export function askedAbove(): URLSearchParams {
  const found = asked();
  if (depth() === 0) askFor("");
  return found;
}

/** The link of a position: it stands behind the #, so that no server gets it. */
export const positionAddress = (position: string): string => `${location.origin}${ROOT}#position=${position}`;

/** The position of such a link, which is removed from the address at once. */
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

/** Whether the player is asked something, which the title of the window shows. */
export const attention = $state({ asked: false });

/** Whether the board of a table fills the window: it has no header but its own. */
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

/** What follows the # of a link; it is removed from the address at once, because it may be a token. */
export function takeFragment(): [string, string] | null {
  const found = /^#(\w+)=([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  replace(path());
  return [found[1] ?? "", found[2] ?? ""];
}
