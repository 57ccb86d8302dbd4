/** The context shared by all components of a table. */

import { getContext, setContext, type Snippet } from "svelte";
import type { View } from "../../protocol";
import type { Guide } from "./guide.svelte";
import type { AnswerSelection } from "./answerSelection.svelte";
import type { MomentQueue } from "../story/momentQueue.svelte";
import type { TableConnection } from "../connection/tableConnection.svelte";
import { say } from "../text/texts.svelte";

/** What components read: a live table, or a step of a replay. */
export type Source = Pick<
  TableConnection,
  | "id" | "seat" | "info" | "view" | "question" | "hint" | "busy" | "lines" | "past" | "wishes"
  | "names" | "remembers" | "lookAt" | "act"
>;

/** Return the name of a seat; the reader's own is “You”. */
export const nameOf = (link: Pick<Source, "seat" | "names">, seat: number): string =>
  seat === link.seat ? say("web-you") : (link.names()[seat] ?? "");

export interface Board {
  readonly link: Source;
  /** The connection and the queue of moments of a live game; null in a replay. */
  readonly live: { readonly link: TableConnection; readonly moments: MomentQueue } | null;
  readonly view: View;
  /** The guide of the tutorial; null in a replay. */
  readonly guide: Guide | null;
  readonly selection: AnswerSelection;
  /** Open the explanation of a card. */
  explain(card: string): void;
  /** Show the result of a finished game. */
  toResult(): void;
}

/** Properties of a board on any screen. */
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
  /** Whether the chat is open, where it takes the place of the story. */
  chatting?: boolean;
  panel?: HTMLElement | undefined;
  /** Content beside the table in place of the story. */
  rail?: Snippet | undefined;
}

const KEY = Symbol("board");

export const shareBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
