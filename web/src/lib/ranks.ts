/** What is known of each character of the round. */

import type { View } from "../protocol";

/** out: put away face up; shown: somebody revealed it; called: it is its turn to answer; silent: nobody answered. */
export type RankState = "out" | "shown" | "called" | "silent" | "waiting";

export function stateOf(view: View, key: string, rank: number): RankState {
  if (view.faceup.includes(key)) return "out";
  if (key in view.revealed) return "shown";
  if (view.called === rank) return "called";
  const over = view.called === 0 && view.phase !== "draft" && view.phase !== "start";
  return view.called > rank || over ? "silent" : "waiting";
}
