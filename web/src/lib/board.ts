/** What all parts of a table share. */

import { getContext, setContext } from "svelte";
import type { View } from "../protocol";
import type { Asking } from "./asking.svelte";
import type { Herald } from "./herald.svelte";
import type { TableLink } from "./table.svelte";

export interface Board {
  readonly link: TableLink;
  readonly view: View;
  readonly asking: Asking;
  readonly herald: Herald;
  /** Open the page of a card. */
  explain(card: string): void;
}

/** What the table needs on any screen. */
export interface Shape {
  /** The seats of the others, in order, beginning at the reader's left; all of them for a spectator. */
  others: number[];
  /** Open or close the list of all answers. */
  list: () => void;
  help: () => void;
  /** The card being read. */
  reading: string | null;
  /** Whether the story is open, where it has no place of its own. */
  told?: boolean;
  panel?: HTMLElement | undefined;
}

const KEY = Symbol("board");

export const shareBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
