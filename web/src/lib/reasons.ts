/** Why something cannot be done, in two words, where there is room for no more. */

import type { Reason } from "../protocol";
import { cardName } from "./cards.svelte";
import { idOf, say } from "./texts.svelte";

export function short({ code, need = 0, have = 0, card }: Reason, edition = ""): string {
  return say(`short-${idOf(code)}`, { need, have, missing: need - have, card: card ? cardName(edition, card) : "" });
}
