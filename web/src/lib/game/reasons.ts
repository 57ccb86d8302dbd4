/** Short forms of refusals, for places with little room. */

import type { RefusalInfo } from "../../protocol";
import { hasText, idOf, say } from "../text/texts.svelte";

/** Return the short form of a refusal. Third-party reasons have none and are given in full. */
export function short({ reason, reason_text }: RefusalInfo): string {
  const { code, need = 0, have = 0 } = reason;
  const id = `short-${idOf(code)}`;
  return hasText(id) ? say(id, { need, have, missing: need - have }) : reason_text;
}
