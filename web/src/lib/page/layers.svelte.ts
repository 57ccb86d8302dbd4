/**
 * What lies above a page: dialogs, the menu, a replay. Back closes the topmost of them.
 *
 * Each open layer has one entry of the history above the entry of its page, and the state of an entry says how many
 * layers are open there. An entry whose layers are gone is never shown: whoever comes to it, by Forward or by Back from
 * a later page, is sent on to the entry of the page below it. So nothing that was closed opens again by itself.
 */

interface Layer {
  close: () => void;
}

const open: Layer[] = [];
let isScheduled = false;
let isTraversing = false; // a step back was asked for and has not happened yet

/** Return the number of layers at the current history entry. */
export const depth = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

const stateAt = (layer: number): { layer: number } | null => (layer > 0 ? { layer } : null);

/** Let Back close a layer while it is open. Call this during component initialization. */
export function layer(isOpen: () => boolean, close: () => void): void {
  const isShown = $derived(isOpen());
  $effect(() => {
    if (!isShown) return;
    const own = { close };
    open.push(own);
    schedule();
    return () => {
      const index = open.indexOf(own);
      if (index >= 0) open.splice(index, 1);
      schedule();
    };
  });
}

/** Batch changes: a menu often gives way to a dialog at the same time. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    match();
  });
}

/** Make the history match the open layers. */
function match(): void {
  if (isTraversing) return;
  const surplus = depth() - open.length;
  if (surplus > 0) stepBack(surplus);
  for (let number = depth() + 1; number <= open.length; number += 1) push(number);
}

function stepBack(count: number): void {
  isTraversing = true;
  history.go(-count);
}

function push(number: number): void {
  try {
    history.pushState(stateAt(number), "", location.href);
  } catch {
    // Safari refuses more than a hundred entries in half a minute: then Back leaves the page, as it would without us.
  }
}

/** Close layers beyond the current history entry, topmost first, unless they opened during a step back of ours. */
function arrive(): void {
  const isOwn = isTraversing;
  isTraversing = false;
  if (!isOwn) for (const one of open.splice(depth()).reverse()) one.close();
  schedule();
}

/** Go to another page: its entry takes the place of the topmost layer's. */
export function leaveFor(address: string): void {
  if (depth() > 0) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

/** Begin with a page that was just loaded: layers do not survive that, except for those that the address names. */
export function begin(kept: number): void {
  addEventListener("popstate", arrive);
  if (depth() > 0 && kept > 0) history.replaceState(stateAt(kept), "", location.href);
  else if (depth() > 0) stepBack(depth());
}
