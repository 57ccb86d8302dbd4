/** Faces for bots, derived from a name. */

import type { CharacterEntry } from "../../http";

/** Return the characters of an edition in a pseudorandom order, seeded by a name. */
export function facesFor(edition: { characters: Pick<CharacterEntry, "key">[] } | undefined, whose: string): string[] {
  const faces = (edition?.characters ?? []).map(({ key }) => key);
  return faces.sort((one, other) => hash(whose + one) - hash(whose + other));
}

/** Hash a text. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return sum;
}
