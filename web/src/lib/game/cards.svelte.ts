/** The cards of the editions and the bots, from the server's catalog. */

import type { BotEntry, Catalog, CharacterEntry, DistrictEntry, EditionEntry, PresetEntry } from "../../http";
import { api } from "../connection/api";
import { hasText, idOf, say } from "../text/texts.svelte";

let found: Catalog | null = $state.raw(null);
let characters: Map<string, CharacterEntry> = $state.raw(new Map());
let districts: Map<string, DistrictEntry> = $state.raw(new Map());

const id = (edition: string, key: string): string => `${edition}/${key}`;

/** Fetch the catalog in a language; the function returned puts it to use. */
export async function loadCards(language: string): Promise<() => void> {
  const fresh = await api.catalog(language);
  return () => {
    characters = new Map(fresh.editions.flatMap((e) => e.characters.map((c) => [id(e.key, c.key), c])));
    districts = new Map(fresh.editions.flatMap((e) => e.districts.map((d) => [id(e.key, d.key), d])));
    found = fresh;
  };
}

export const catalog = (): Catalog | null => found;

/** The cards that a game is played with: enough to read its rules. */
export interface Cards {
  edition: string;
  characters: string[];
  districts: string[];
  complete_size: number;
}

/** The cards of a usual game, for whoever reads the rules before playing. */
export function rulesToRead(): Cards | null {
  const edition = found?.editions[0];
  const preset = edition?.presets[0];
  if (!edition || !preset) return null;
  const { characters, districts } = preset;
  return { edition: edition.key, characters, districts, complete_size: edition.sizes[4]?.[0] ?? 7 };
}

export function editionOf(key: string): EditionEntry | undefined {
  return found?.editions.find((edition) => edition.key === key);
}

/** A bot by its key; one that is no longer installed has its key as its name. */
export const botOf = (key: string): BotEntry =>
  found?.bots.find((bot) => bot.key === key) ?? { key, name: key, text: "" };

/** A district's key without the sign of the gold on it. */
export const plain = (name: string): string => name.replace(/\++$/, "");

export const characterOf = (edition: string, key: string): CharacterEntry | undefined =>
  characters.get(id(edition, key));

export const districtOf = (edition: string, name: string): DistrictEntry | undefined =>
  districts.get(id(edition, plain(name)));

/** The verbs that a card's ability is answered with. */
export const verbsOf = (edition: string, card: string): readonly string[] =>
  (characterOf(edition, card) ?? districtOf(edition, card))?.verbs ?? [];

/** The address of the drawing of a card from outside; null for those that the page has itself. */
export const drawingOf = (edition: string, card: string): string | null =>
  (characterOf(edition, card) ?? districtOf(edition, card))?.drawing ?? null;

export function kindOf(edition: string, card: string): "characters" | "districts" | null {
  if (characterOf(edition, card)) return "characters";
  return districtOf(edition, card) ? "districts" : null;
}

export function cardName(edition: string, name: string): string {
  const key = plain(name);
  const card = characterOf(edition, key) ?? districtOf(edition, key);
  const words = card?.name ?? key;
  return name === key ? words : (districtOf(edition, key)?.beautified ?? words);
}

const VOWEL = "[aeiouyáàâãéèêëíìîïóòôõúùûü]";
/** Where a syllable begins inside a word: before a consonant, or before two that are pronounced as one; but mail-er is no mai-ler. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2})(?<![bcdfgptv](?=[lr])|[cpt]h(?=[lr])|(?<!h)[cpst](?=h)|g(?=n))(?!(?:ler|wer)\\b)(?=(?:[bcdfgptv][lr]|(?<!h)[cpst]h|gn|(?!${VOWEL})\\p{L})${VOWEL}\\p{L})`,
  "giu",
);

/** A name whose long words may be hyphenated where a reader would do so. */
export function breakable(name: string, least = 6): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < least ? word : word.replace(SYLLABLE, "\u00AD")));
}

/** A text in which no number that begins a sentence stands alone at the end of a line. */
export const unbroken = (text: string): string => text.replace(/(^|[.:] )(\d) /g, "$1$2\u00A0");

const LAST_RANK = 8; // of a list: a ninth character comes with the number of seats

/** The list of cards that a table plays with, and its edition. */
export function castName({ edition, characters, districts }: Pick<Cards, "edition" | "characters" | "districts">, seats: number): string {
  const box = editionOf(edition);
  const played = characters.filter((key) => (characterOf(edition, key)?.rank ?? 0) <= LAST_RANK);
  const replaced = seats === 2 ? 1 : 0; // one of a list may not be fit for two players
  const isList = ({ characters: listed, districts: unique }: PresetEntry): boolean =>
    played.filter((key) => !listed.includes(key)).length <= replaced && isSame(districts, unique);
  const list = box?.presets.find(isList)?.name ?? say("web-own-list");
  return say("web-cast-of", { list, edition: box?.name ?? edition });
}

const isSame = (one: string[], other: string[]): boolean => one.length === other.length && one.every((key) => other.includes(key));

export function scoreItem(edition: string, item: string): string {
  const message = `score-${idOf(item)}`;
  return hasText(message) ? say(message) : cardName(edition, item);
}

/** The cost of a built district: one more if it is beautified. */
export function costOf(edition: string, name: string): number {
  return (districtOf(edition, name)?.cost ?? 0) + (name.length - plain(name).length);
}
