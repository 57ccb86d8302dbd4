/** Texts about attacks on the reader. */

import type { Entry } from "./story";
import type { Source } from "../game/board";
import { asSentence, headline, say, sentences } from "../text/texts.svelte";

const NAMED = new Set(["killed", "bewitched", "threatened"]);

/** Return whether the log line does not mention the reader, since it is the same for all. */
export const isNamed = (entry: Entry): boolean => NAMED.has(entry.blow?.kind ?? "");

/** Return the headline. */
export function titleOf(entry: Entry): string {
  return isNamed(entry) ? say(`web-struck-${entry.blow!.kind}`) : headline(entry.lines[0]?.text ?? "");
}

/** Return the text below the headline: who attacked, and what follows. */
export function textOf(entry: Entry, link: Source): string {
  const { blow } = entry;
  if (!blow?.naming) return "";
  const name = link.names()[blow.by] ?? "";
  const follows = isNamed(entry) || blow.kind === "robbed" ? say(`web-struck-${blow.kind}-text`, { name }) : "";
  return sentences([blow.naming.text, follows]);
}

/** Return the attack as one sentence of the story. */
export function sentenceOf(entry: Entry, link: Source): string {
  if (!isNamed(entry)) return entry.lines[0]?.text ?? "";
  return sentences([asSentence(titleOf(entry)), entry.blow?.naming?.text ?? link.names()[entry.seat]]);
}
