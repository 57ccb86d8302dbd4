/** Wishes for the draft: a note on this device until the choice. They choose nothing by themselves. */

import { read, write } from "../device/device.svelte";

interface Note {
  table: string;
  round: number;
  wishes: string[];
}

export function readWishes(table: string, round: number): string[] {
  const note = read<Note | null>("wishes", null);
  return note?.table === table && note.round === round && Array.isArray(note.wishes) ? note.wishes : [];
}

export function keepWishes(table: string, round: number, wishes: string[]): void {
  if (wishes.length === 0 && read<Note | null>("wishes", null) === null) return; // nothing to rub out
  write("wishes", wishes.length > 0 ? ({ table, round, wishes } satisfies Note) : null);
}

/** Mark the next wish, or rub this one out. */
export const toggled = (wishes: string[], key: string): string[] =>
  wishes.includes(key) ? wishes.filter((one) => one !== key) : [...wishes, key];

/** Return the first wish among the offered cards. */
export const granted = (wishes: string[], cards: string[]): string | undefined => wishes.find((key) => cards.includes(key));

/** Return the better wishes that were not offered. */
export const missed = (wishes: string[], cards: string[]): string[] => {
  const first = wishes.findIndex((key) => cards.includes(key));
  return first < 0 ? wishes : wishes.slice(0, first);
};
