/** The state of the setup dialog. */

import type { EditionEntry, NewTable, Setup, TableOptions } from "../../http";
import type { TimeLimit } from "../../protocol";
import { place } from "../../local/local.svelte";
import { catalog, editionOf } from "./cards.svelte";
import { lastSetup, preferences, saveSetup } from "../device/device.svelte";

/** Ways to set up a table: against bots, hot seat, with friends by link, or custom. */
export const WAYS = ["now", "pass", "friends", "own"] as const;
export type Way = (typeof WAYS)[number];

/** The default bot. */
export const LEVEL = "greedy";
const MAX_SEATS = 8;
const DEFAULTS = {
  edition: "2016",
  seats: 4,
  preset: "first_game",
  own: false,
  characters: [] as string[],
  districts: [] as string[],
  size: null as number | null,
  variants: [] as string[],
  bots: Array<string | null>(MAX_SEATS - 1).fill(LEVEL),
  clock: "untimed",
  pace: "normal" as NonNullable<TableOptions["pace"]>,
  grace: 90,
  undo: true,
  chat: true,
  public: false,
  level: LEVEL,
  company: 4,
  filled: 0,
  /** Names of the hot-seat players; a name may be empty. */
  people: ["", ""],
  helpers: 2,
};

export const CLOCKS: Record<string, TimeLimit> = {
  untimed: { kind: "untimed", seconds: 0 },
  quick: { kind: "turn", seconds: 60 },
  calm: { kind: "turn", seconds: 180 },
  days: { kind: "days", seconds: 172800 },
};

export class NewGame {
  readonly chosen = $state(lastSetup(DEFAULTS));
  readonly edition: EditionEntry | undefined = $derived(editionOf(this.chosen.edition));
  readonly sizes: number[] = $derived(this.edition?.sizes[String(this.chosen.seats)] ?? []);
  /** The numbers of players of the default game. */
  readonly companies: number[] = $derived(catalog()?.editions[0]?.seats ?? []);

  remember(): void {
    saveSetup($state.snapshot(this.chosen));
  }

  /** Return the custom settings for validation. */
  asked(): Setup {
    const { edition, seats, size, preset, own, characters, districts, variants } = this.chosen;
    const cards = own ? { characters: [...characters], districts: [...districts] } : { preset };
    return { edition, seats, size, variants: [...variants], ...cards };
  }

  /** Return the table to make. */
  wanted(way: Way, name: string): NewTable {
    const { company, level, filled } = this.chosen;
    const made = { name, language: preferences.language };
    if (way === "pass") return { ...made, ...this.#around() };
    if (way === "own") return { ...made, settings: this.asked(), bots: this.bots(), options: this.options() };
    const open = way === "now" ? 0 : Math.max(1, company - 1 - filled);
    const bots = Array.from({ length: company - 1 }, (_, seat) => (seat < open ? null : level));
    return { ...made, settings: { seats: company }, bots };
  }

  /** The number of seats left for bots in a hot-seat game. */
  get mostHelpers(): number {
    return Math.max(0, (this.companies.at(-1) ?? MAX_SEATS) - this.chosen.people.length);
  }

  get helpers(): number {
    return Math.min(this.chosen.helpers, this.mostHelpers);
  }

  /** Return a hot-seat table. Seats of the other players are open until they are named. */
  #around(): Pick<NewTable, "settings" | "bots" | "options"> {
    const { people, level } = this.chosen;
    const bots = [...Array<null>(people.length - 1).fill(null), ...Array<string>(this.helpers).fill(level)];
    return { settings: { seats: bots.length + 1 }, bots, options: { one_device: true, pace: "fast" } };
  }

  bots(): (string | null)[] {
    const chosen = this.chosen.bots.slice(0, this.chosen.seats - 1);
    return place.local ? chosen.map((level) => level ?? LEVEL) : chosen; // No one can join a local table.
  }

  options(): TableOptions {
    const { clock, pace, grace, undo, chat, public: listed } = this.chosen;
    return { clock: CLOCKS[clock] ?? CLOCKS["untimed"]!, pace, grace, undo, chat, public: listed && !place.local };
  }

  /** Reset choices that the edition or the number of players does not allow, and bots that are no longer offered. */
  settle(): void {
    const { chosen, edition } = this;
    if (!edition) return;
    const offered = (level: string | null): boolean => level === null || (catalog()?.bots ?? []).some(({ key }) => key === level);
    if (!offered(chosen.level)) chosen.level = LEVEL;
    if (!chosen.bots.every(offered)) chosen.bots = chosen.bots.map((level) => (offered(level) ? level : LEVEL));
    if (!edition.seats.includes(chosen.seats)) chosen.seats = edition.seats.at(-1) ?? chosen.seats;
    if (chosen.preset !== "random" && !edition.presets.some(({ key }) => key === chosen.preset)) {
      chosen.preset = edition.presets[0]?.key ?? "random";
    }
    if (chosen.size !== null && !this.sizes.includes(chosen.size)) chosen.size = null;
    if (chosen.variants.some((variant) => !edition.variants.includes(variant))) chosen.variants = [];
    if (chosen.own && !edition.characters.some(({ key }) => chosen.characters.includes(key))) this.beginOwn();
  }

  /** Start the custom cast from a preset. */
  beginOwn(): void {
    const { chosen, edition } = this;
    const preset = edition?.presets.find(({ key }) => key === chosen.preset) ?? edition?.presets[0];
    if (!preset) return;
    chosen.characters = [...preset.characters];
    if (!edition?.casts[String(chosen.seats)]?.includes(8) && preset.ninth) chosen.characters.push(preset.ninth);
    chosen.districts = [...preset.districts];
  }

  /** Choose the character of a rank. The ninth can also be left out. */
  pick(key: string, rank: number): void {
    const { chosen, edition } = this;
    const ofRank = (other: string): boolean => edition?.characters.find((card) => card.key === other)?.rank === rank;
    const others = chosen.characters.filter((other) => !ofRank(other));
    chosen.characters = chosen.characters.includes(key) && rank === 9 ? others : [...others, key];
  }

  toggle(key: string): void {
    const { districts } = this.chosen;
    this.chosen.districts = districts.includes(key) ? districts.filter((other) => other !== key) : [...districts, key];
  }
}
