/** What all parts of a table share. */

import { getContext, setContext } from "svelte";
import type { View } from "../protocol";
import type { Asking } from "./asking.svelte";
import type { TableLink } from "./table.svelte";

export interface Board {
  readonly link: TableLink;
  readonly view: View;
  readonly asking: Asking;
  /** Open the page of a card. */
  explain(card: string): void;
}

const KEY = Symbol("board");

export const shareBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
