/** A face for somebody or something that has none of its own: always the same one. */

import type { CharacterEntry } from "../http";

/** One of an edition's characters, but none of those that could be taken for a player's real one. */
export function faceFor(
  edition: { characters: Pick<CharacterEntry, "key">[] } | undefined,
  whose: string,
  playing: string[] = [],
): string | null {
  const faces = (edition?.characters ?? []).map(({ key }) => key).filter((key) => !playing.includes(key));
  return faces[spread(whose) % Math.max(1, faces.length)] ?? null;
}

const spread = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
