/** The languages of the page, as their folders declare them, and the choice among them. */

import codes from "../../../../src/citadels/locale/languages.json";

/** The code of a language, which is the name of its folder. */
export type Language = string;

/** What `language.json` declares about where the long words of names may be broken. */
export interface Hyphenation {
  vowels: string;
  together?: string[];
  endings?: string[];
  words?: string[];
}

interface About {
  name: string;
  short: string;
  tags: string[];
  hyphenation: Hyphenation | null;
}

// One import for each part, so that the parts for the server do not travel with the page.
const FILES = {
  name: import.meta.glob<string>("../../../../src/citadels/locale/*/language.json", { eager: true, import: "name" }),
  short: import.meta.glob<string>("../../../../src/citadels/locale/*/language.json", { eager: true, import: "short" }),
  tags: import.meta.glob<string[]>("../../../../src/citadels/locale/*/language.json", { eager: true, import: "tags" }),
  hyphenation: import.meta.glob<Hyphenation | null>("../../../../src/citadels/locale/*/language.json", { eager: true, import: "hyphenation" }),
};

const file = (code: string): string => `../../../../src/citadels/locale/${code}/language.json`;

/** The languages in the order of the menu; the first is the default. */
export const LANGUAGES: ReadonlyMap<Language, About> = new Map(
  codes.map((code) => [
    code,
    {
      name: FILES.name[file(code)]!,
      short: FILES.short[file(code)]!,
      tags: FILES.tags[file(code)]!,
      hyphenation: FILES.hyphenation[file(code)] ?? null,
    },
  ]),
);

export const DEFAULT_LANGUAGE: Language = codes[0]!;

/** Return the BCP 47 tag of a language's texts. */
export const tagOf = (language: Language): string => LANGUAGES.get(language)?.tags[0] ?? language;

const BY_TAG = new Map(
  [...LANGUAGES].flatMap(([code, { tags }]) => [...tags, code].map((tag): [string, Language] => [tag.toLowerCase(), code])),
);

/** Return the language for the first of these tags that has texts. Tags are shortened as in the lookup of RFC 4647. */
export function matchLanguage(wanted: readonly string[]): Language | null {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split("-");
    for (let end = parts.length; end > 0; end--) {
      const found = BY_TAG.get(parts.slice(0, end).join("-"));
      if (found) return found;
    }
  }
  return null;
}
