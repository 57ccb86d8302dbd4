/** Texts put together by messages, so that each language has its own separators. */

type Say = (id: string, args: Record<string, string>) => string;

/** A text, or nothing: what has no text is left out. */
export type Part = string | false | null | undefined;

/** Join texts by a message with `$first` and `$rest`. */
export function joinTexts(say: Say, id: string, parts: Part[]): string {
  const [last = "", ...before] = parts.filter((part) => typeof part === "string" && part !== "").reverse() as string[];
  return before.reduce((rest, first) => say(id, { first, rest }), last);
}
