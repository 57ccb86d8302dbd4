/** Keyboard shortcuts of the table. Each can be changed, or all switched off; stored on this device. */

import { read, write } from "../device/device.svelte";

export const DEFAULT_KEYS = {
  gold: "g",
  cards: "c",
  end: "e",
  undo: "u",
  hint: "h",
  skip: "s",
  answers: "a",
  question: "q",
  hand: "w",
  city: "y",
  players: "p",
  log: "l",
  chat: "t",
  command: "/",
  help: "?",
} as const;

export type Shortcut = keyof typeof DEFAULT_KEYS;
export const SHORTCUTS = Object.keys(DEFAULT_KEYS) as Shortcut[];

interface Kept {
  on: boolean;
  changed: Partial<Record<Shortcut, string>>;
}

export const keys: Kept = $state({ on: true, changed: {}, ...read<Partial<Kept>>("keys", {}) });

export const keyFor = (shortcut: Shortcut): string => keys.changed[shortcut] ?? DEFAULT_KEYS[shortcut];

/** Return the shortcut of a key; none while shortcuts are off. */
export const shortcutOf = (key: string): Shortcut | undefined =>
  keys.on ? SHORTCUTS.find((shortcut) => keyFor(shortcut) === key.toLowerCase()) : undefined;

/** Assign another key to a shortcut. If impossible, return the shortcut that already has the key, or "unfit". */
export function changeKey(shortcut: Shortcut, key: string): Shortcut | "unfit" | null {
  const wanted = key.toLowerCase();
  if ([...wanted].length !== 1 || /[\s\d]/.test(wanted)) return "unfit";
  const owner = SHORTCUTS.find((other) => other !== shortcut && keyFor(other) === wanted);
  if (owner) return owner;
  keys.changed[shortcut] = wanted;
  saveKeys();
  return null;
}

export function resetKeys(): void {
  keys.on = true;
  keys.changed = {};
  saveKeys();
}

export function saveKeys(): void {
  write("keys", keys);
}

const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea, dialog";

/** Return whether a key press belongs to a field or dialog instead of the table. A dialog that was just closed may
 * still have the focus for a moment. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null && target.closest("dialog:not([open])") === null;
