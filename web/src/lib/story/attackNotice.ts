/** The words for what is done to the reader. */

import type { Entry } from "./story";
import type { Source } from "../game/board";
import { say } from "../text/texts.svelte";

const NAMED = new Set(["killed", "bewitched", "threatened"]);

/** Whether the line itself does not say it: it tells everybody the same. */
export const isNamed = (entry: Entry): boolean => NAMED.has(entry.blow?.kind ?? "");

/** In large letters. */
export function titleOf(entry: Entry): string {
  return isNamed(entry) ? say(`web-struck-${entry.blow!.kind}`) : (entry.lines[0]?.text.replace(/\.$/, "") ?? "");
}

/** Below it: who named the reader, and what follows. */
export function textOf(entry: Entry, link: Source): string {
  const { blow } = entry;
  if (!blow?.naming) return "";
  const name = link.names()[blow.by] ?? "";
  const follows = isNamed(entry) || blow.kind === "robbed" ? say(`web-struck-${blow.kind}-text`, { name }) : "";
  return `${blow.naming.text} ${follows}`.trim();
}

/** As one sentence of the story. */
export function sentenceOf(entry: Entry, link: Source): string {
  if (!isNamed(entry)) return entry.lines[0]?.text ?? "";
  const title = titleOf(entry);
  return `${title}${/[.!?]$/.test(title) ? "" : "."} ${entry.blow?.naming?.text ?? link.names()[entry.seat] ?? ""}`;
}
