/** The cards of the editions and the bots, from the server's catalog. */

import type { BotEntry, Catalog, CharacterEntry, DistrictEntry, EditionEntry, PresetEntry } from "../../http";
import { api } from "../connection/api";
import { hyphenator } from "../text/hyphenation";
import { LANGUAGES } from "../text/languages";
import { hasText, idOf, say } from "../text/texts.svelte";

let found: Catalog | null = $state.raw(null);
let characters: Map<string, CharacterEntry> = $state.raw(new Map());
let districts: Map<string, DistrictEntry> = $state.raw(new Map());
let hyphenate = $state.raw(hyphenator(null));

const id = (edition: string, key: string): string => `${edition}/${key}`;

/** Fetch the catalog in a language. Return a function that applies it. */
export async function loadCards(language: string): Promise<() => void> {
  const fresh = await api.catalog(language);
  return () => {
    characters = new Map(fresh.editions.flatMap((e) => e.characters.map((c) => [id(e.key, c.key), c])));
    districts = new Map(fresh.editions.flatMap((e) => e.districts.map((d) => [id(e.key, d.key), d])));
    hyphenate = hyphenator(LANGUAGES.get(language)?.hyphenation ?? null);
    found = fresh;
  };
}

export const catalog = (): Catalog | null => found;

/** The cards of a game, enough to show its rules. */
export interface Cards {
  edition: string;
  characters: string[];
  districts: string[];
  complete_size: number;
}

/** Return the cards of the default game, for reading the rules before playing. */
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

/** Return a bot by its key. The key serves as the name of a bot that is not installed. */
export const botOf = (key: string): BotEntry =>
  found?.bots.find((bot) => bot.key === key) ?? { key, name: key, text: "" };

/** Return a district's key without the mark of beautification. */
export const plain = (name: string): string => name.replace(/\++$/, "");

export const characterOf = (edition: string, key: string): CharacterEntry | undefined =>
  characters.get(id(edition, key));

export const districtOf = (edition: string, name: string): DistrictEntry | undefined =>
  districts.get(id(edition, plain(name)));

/** Return what an edition calls a type of district. */
export const typeName = (edition: string, type: string): string => editionOf(edition)?.types[type] ?? type;

/** Return what an edition calls the type of a district. */
export const typeOf = (edition: string, name: string): string =>
  typeName(edition, districtOf(edition, name)?.type ?? "unique");

/** The verbs that a card's ability is answered with. */
export const verbsOf = (edition: string, card: string): readonly string[] =>
  (characterOf(edition, card) ?? districtOf(edition, card))?.verbs ?? [];

/** Return the URL of a third-party card's drawing; null for built-in cards. */
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

/** Insert soft hyphens into the long words of a name. */
export function breakable(name: string, least = 6): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < least ? word : hyphenate(word)));
}

/** Bind a number that begins a sentence to the next word, so that no line ends with it. */
export const unbroken = (text: string): string => text.replace(/(^|[.:] )(\d) /g, "$1$2\u00A0");

const LAST_RANK = 8; // A preset has eight; a ninth character depends on the number of seats.

/** Return the name of a table's preset and edition. */
export function castName({ edition, characters, districts }: Pick<Cards, "edition" | "characters" | "districts">, seats: number): string {
  const box = editionOf(edition);
  const played = characters.filter((key) => (characterOf(edition, key)?.rank ?? 0) <= LAST_RANK);
  const replaced = seats === 2 ? 1 : 0; // One card of a preset may not be usable with two players.
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

/** Return the cost of a built district, one more if it is beautified. */
export function costOf(edition: string, name: string): number {
  return (districtOf(edition, name)?.cost ?? 0) + (name.length - plain(name).length);
}
