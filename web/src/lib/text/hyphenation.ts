/** Soft hyphens in the long words of names, by the rules of a language. */

import type { Hyphenation } from "./languages";

const SOFT_HYPHEN = "\u00AD";

/** Return a function that marks where a word may be broken; without rules it leaves words as they are. */
export function hyphenator(rules: Hyphenation | null): (word: string) => string {
  if (!rules) return (word) => word;
  const exceptions = new Map((rules.words ?? []).map((word) => [word.replaceAll("-", ""), word.split("-")]));
  const syllable = syllableStart(rules);
  return (word) => {
    const parts = exceptions.get(word.toLowerCase());
    return parts ? divided(word, parts) : word.replace(syllable, SOFT_HYPHEN);
  };
}

/** Divide a word like an exception, whatever the case of its letters. */
function divided(word: string, parts: string[]): string {
  let end = 0;
  return parts.map((part) => word.slice(end, (end += part.length))).join(SOFT_HYPHEN);
}

/** Return a pattern for where a syllable begins inside a word: before a consonant, or several that belong together, and
 * after another syllable, which has a vowel. */
function syllableStart({ vowels, together = [], endings = [] }: Hyphenation): RegExp {
  const vowel = `[${vowels}]`;
  const longest = [...together].sort((one, other) => other.length - one.length);
  const within = longest.flatMap((one) => [...one].slice(1).map((_, index) => `${one.slice(0, index + 1)}(?=${one.slice(index + 1)})`));
  const apart = within.length > 0 ? `(?<!${within.join("|")})` : "";
  const ending = endings.length > 0 ? `(?!(?:${endings.join("|")})\\b)` : "";
  const onset = [...longest, `(?!${vowel})\\p{L}`].join("|");
  return new RegExp(`(?<=\\p{L}{2})(?<=${vowel}\\p{L}*)${apart}${ending}(?=(?:${onset})${vowel}\\p{L})`, "giu");
}
