/** What is known of each character of the round. */

import type { QuestionInfo, View } from "../../protocol";
import { characterOf } from "./cards.svelte";
import { nameOf, type Source } from "./board";
import { tokenOf } from "../story/story";
import { say } from "../text/texts.svelte";
import type { Choice } from "./targets";

/** out: discarded face up; shown: revealed; called: being called; silent: no player answered. */
export type RankState = "out" | "shown" | "called" | "silent" | "waiting";

export function stateOf(view: View, key: string, rank: number): RankState {
  if (view.faceup.includes(key)) return "out";
  if (key in view.revealed) return "shown";
  if (view.called === rank) return "called";
  const over = view.called === 0 && view.phase !== "draft" && view.phase !== "start";
  return view.called > rank || over ? "silent" : "waiting";
}

export const isKilled = (view: View, key: string): boolean =>
  view.marks.some((mark) => mark.character === key && mark.mark === "killed");

/** Describe a character in a few words: whose it is, or what became of it. */
export function told(link: Source, key: string): string {
  const view = link.view!;
  const by = view.revealed[key];
  if (by !== undefined) return nameOf(link, by);
  if (isKilled(view, key)) return say("web-mark-killed");
  const state = stateOf(view, key, characterOf(view.edition, key)?.rank ?? 0);
  if (state !== "waiting") return say(`web-rank-${state}`);
  const mine = view.players[link.seat]?.characters?.includes(key) ?? false;
  if (mine && view.phase !== "draft" && view.players.length <= 3) return say("web-you-later");
  return mine ? say("web-you") : view.phase === "draft" ? "" : say("web-rank-waiting");
}

/** Tokens being placed: the mark, the targets so far, and whether another follows. */
export interface Placing {
  mark: string;
  chosen: string[];
  next: boolean;
}

export function placing(question: QuestionInfo | null, open: Choice[]): Placing | null {
  const choice = open.find((one) => one.target === "character" && tokenOf(one.verb) !== undefined);
  if (!question || !choice) return null;
  const chosen = question.named;
  return { mark: tokenOf(choice.verb)!, chosen, next: !chosen.includes(choice.card ?? "") };
}
