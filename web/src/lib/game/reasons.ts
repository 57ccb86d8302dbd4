/** Why something cannot be done, in two words, where there is room for no more. */

import type { RefusalInfo } from "../../protocol";
import { hasText, idOf, say } from "../text/texts.svelte";

/** Cards from outside have no short words for reasons of their own: theirs are given in full. */
export function short({ reason, reason_text }: RefusalInfo): string {
  const { code, need = 0, have = 0 } = reason;
  const id = `short-${idOf(code)}`;
  return hasText(id) ? say(id, { need, have, missing: need - have }) : reason_text;
}
