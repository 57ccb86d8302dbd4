/** Which page is shown, according to the address. */

function read(): { table: string | null; replay: boolean } {
  const found = /^\/t\/([\w-]+)/.exec(location.pathname);
  return { table: found?.[1] ?? null, replay: new URLSearchParams(location.search).has("replay") };
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

export function go(path: string): void {
  history.pushState(null, "", path);
  update();
  scrollTo(0, 0);
}

/** What follows the # of a link; it is removed from the address at once, because it may be a token. */
export function takeFragment(): [string, string] | null {
  const found = /^#(\w+)=([\w-]+)$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return [found[1] ?? "", found[2] ?? ""];
}
