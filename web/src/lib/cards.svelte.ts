/** What the cards of an edition are, from the server's catalogue. */

import { api, type Catalogue, type CharacterEntry, type DistrictEntry, type EditionEntry } from "./api";
import { hasText, idOf, say } from "./texts.svelte";

let found: Catalogue | null = $state.raw(null);
let characters: Map<string, CharacterEntry> = $state.raw(new Map());
let districts: Map<string, DistrictEntry> = $state.raw(new Map());

const id = (edition: string, key: string): string => `${edition}/${key}`;

export async function loadCards(language: string): Promise<void> {
  const fresh = await api.catalogue(language);
  characters = new Map(fresh.editions.flatMap((e) => e.characters.map((c) => [id(e.key, c.key), c])));
  districts = new Map(fresh.editions.flatMap((e) => e.districts.map((d) => [id(e.key, d.key), d])));
  found = fresh;
}

export const catalogue = (): Catalogue | null => found;

export function editionOf(key: string): EditionEntry | undefined {
  return found?.editions.find((edition) => edition.key === key);
}

/** A district's key without the sign of the Artist's gold. */
export const plain = (name: string): string => name.replace(/\++$/, "");

export const characterOf = (edition: string, key: string): CharacterEntry | undefined =>
  characters.get(id(edition, key));

export const districtOf = (edition: string, name: string): DistrictEntry | undefined =>
  districts.get(id(edition, plain(name)));

export function cardName(edition: string, name: string): string {
  const key = plain(name);
  const card = characterOf(edition, key) ?? districtOf(edition, key);
  const words = card?.name ?? key;
  return name === key ? words : say("beautified", { card: words });
}

/** A name that may be broken where it is long, at a place where a reader would break it. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => {
    const middle = word.length / 2;
    const places = [...word.matchAll(/(?<=\p{L}{3})[^aeiouyàèéêíóú](?=[aeiouyàèéêíóú]\p{L}{1,})/giu)].map((found) => found.index);
    const best = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    return best === undefined ? word : `${word.slice(0, best)}\u00AD${word.slice(best)}`;
  });
}

export function scoreItem(edition: string, item: string): string {
  const message = `score-${idOf(item)}`;
  return hasText(message) ? say(message) : cardName(edition, item);
}

/** What a district costs where it stands: one more if it is beautified. */
export function costOf(edition: string, name: string): number {
  return (districtOf(edition, name)?.cost ?? 0) + (name.length - plain(name).length);
}
