/** Faces for those who have none of their own: always the same ones for the same name. */

import type { CharacterEntry } from "../../http";

/** The characters of an edition in an order of their own. */
export function facesFor(edition: { characters: Pick<CharacterEntry, "key">[] } | undefined, whose: string): string[] {
  const faces = (edition?.characters ?? []).map(({ key }) => key);
  return faces.sort((one, other) => spread(whose + one) - spread(whose + other));
}

/** A number that looks random. */
function spread(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return sum;
}
