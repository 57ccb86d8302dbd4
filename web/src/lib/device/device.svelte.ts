/** Data stored on this device: seats, name, preferences. Works without storage too. */

import type { MyTable, Seated, TutorialStep } from "../../http";
import { isLocal } from "../../local/tableIds";
import { ROOT } from "../page/build";
import { isSite } from "../page/site";
import { DEFAULT_LANGUAGE, matchLanguage, tagOf, type Language } from "../text/languages";

export interface Preferences {
  theme: "auto" | "light" | "dark";
  size: number;
  volume: number;
  /** kinds of sound that are off */
  muted: string[];
  haptics: boolean;
  motion: boolean;
  /** How fast things move at the table. */
  pace: Pace;
  confirm: boolean;
  /** Whether undoable answers take one press; null until the offer was made. */
  onePress: boolean | null;
  /** Whether the list of all answers is open beside the table. */
  answers: boolean;
  language: Language;
  callTitle: boolean;
  callIcon: boolean;
  callNudge: boolean;
  notify: boolean;
  push: boolean;
}

export const PACES = ["calm", "normal", "brisk"] as const;
export type Pace = (typeof PACES)[number];

const DEFAULTS: Preferences = {
  theme: "auto",
  size: 100,
  volume: 0.5,
  muted: [],
  haptics: true,
  motion: true,
  pace: "normal",
  confirm: true,
  onePress: null,
  answers: false,
  language: matchLanguage(navigator.languages) ?? DEFAULT_LANGUAGE,
  callTitle: true,
  callIcon: true,
  callNudge: true,
  notify: false,
  push: false,
};

export function read<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(`citadels.${key}`);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`citadels.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse. The game works, but is not remembered.
  }
}

export const preferences: Preferences = $state({ ...DEFAULTS, ...read<Partial<Preferences>>("preferences", {}) });

preferences.language = matchLanguage([preferences.language]) ?? DEFAULTS.language; // One that was stored may be gone.

export function savePreferences(): void {
  write("preferences", preferences);
  applyPreferences();
}

export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isNight() ? "dark" : "light";
  root.dataset["motion"] = moves() ? "on" : "off";
  root.style.setProperty("--scale", String(preferences.size / 100));
  root.toggleAttribute("data-large", preferences.size > 110);
  root.lang = tagOf(preferences.language);
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", manifest(preferences.language));
}

/** Return the URL of the web app manifest. */
const manifest = (language: Language): string =>
  isSite ? `${ROOT}words/${language}.webmanifest` : `${ROOT}manifest.webmanifest?language=${language}`;

/** Switch between the light and the dark theme. */
export function turnNight(): void {
  preferences.theme = isNight() ? "light" : "dark";
  savePreferences();
}

export const isNight = (): boolean => (preferences.theme === "auto" ? darkness.matches : preferences.theme === "dark");

const darkness = matchMedia("(prefers-color-scheme: dark)");
darkness.addEventListener("change", applyPreferences);

/** Return whether animations are allowed by the player and the system. */
export function moves(): boolean {
  return preferences.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// -- seats ---------------------------------------------------------------------------------

/** A hot-seat player. */
export interface Person {
  seat: number;
  token: string;
  /** The version up to which they have seen the game. */
  seen: number;
}

export interface SavedSeat extends Seated {
  invite?: string;
  watch?: string;
  /** The hot-seat players, in a hot-seat game. */
  people?: Person[];
  at: number;
}

const MAX_SEATS = 100;

export const saved: { seats: SavedSeat[] } = $state({ seats: read<SavedSeat[]>("seats", []) });

export function saveSeat(seat: Omit<SavedSeat, "at">): void {
  const others = saved.seats.filter((one) => one.table !== seat.table);
  saved.seats = [{ ...seat, at: Date.now() }, ...others].slice(0, MAX_SEATS);
  write("seats", saved.seats);
  write("played", true);
  if (isLocal(seat.table)) void navigator.storage?.persist?.(); // Local games are stored nowhere else.
}

/** Add imported seats. Known seats stay, but gain missing hot-seat players. */
export function saveSeats(seats: SavedSeat[]): void {
  const fresh = seats.filter((one) => !seatAt(one.table));
  const known = saved.seats.map((own) => {
    const same = own.people ? undefined : seats.find((one) => one.table === own.table && one.token === own.token);
    return same?.people ? { ...same, at: own.at } : own;
  });
  saved.seats = [...known, ...fresh].sort((one, other) => other.at - one.at).slice(0, MAX_SEATS);
  write("seats", saved.seats);
}

/** Return whether a game was ever played on this device. */
export const hasPlayed = (): boolean => saved.seats.length > 0 || read("played", false);

export function forgetSeat(table: string): void {
  saved.seats = saved.seats.filter((one) => one.table !== table);
  write("seats", saved.seats);
}

export function seatAt(table: string): SavedSeat | undefined {
  return saved.seats.find((one) => one.table === table);
}

/** Save the version up to which a hot-seat player has seen the game. */
export function saveSeen(table: string, seat: number, version: number): void {
  const person = seatAt(table)?.people?.find((one) => one.seat === seat);
  if (!person) return;
  person.seen = version;
  write("seats", saved.seats);
}

/** Save the winners of local games, so that they can be listed before the engine has started. */
export function saveWinners(tables: Pick<MyTable, "table" | "winners">[]): void {
  const known = read<Record<string, number[]>>("winners", {});
  const fresh = tables.filter(({ table, winners }) => winners.length > 0 && !(table in known));
  if (fresh.length === 0) return;
  const all = [...Object.entries(known), ...fresh.map(({ table, winners }) => [table, winners] as const)];
  write("winners", Object.fromEntries(all.slice(-MAX_SEATS)));
}

/** Return the saved winners of a local game; none if unknown. */
export const winnersAt = (table: string): number[] => read<Record<string, number[]>>("winners", {})[table] ?? [];

/** Save the dealer's commitment from before the deal. Later calls are ignored. */
export function saveCommitment(table: string, commitment: string): void {
  const promises = read<Record<string, string>>("promises", {});
  if (table in promises) return;
  const recent = Object.fromEntries(Object.entries(promises).slice(-MAX_SEATS));
  write("promises", { ...recent, [table]: commitment });
}

export const commitmentAt = (table: string): string | undefined => read<Record<string, string>>("promises", {})[table];

// -- the tutorial ----------------------------------------------------------------------------

/** The guide's path, the reader's own answers, what they have read, and whether they left the path or the guide. */
export interface Lesson {
  table: string;
  steps: TutorialStep[];
  given: string[];
  read: string[];
  left: boolean;
  over: boolean;
}

const lessons: { now: Lesson | null } = $state({ now: readLesson() });

/** Read the stored lesson; one of an older version has no steps and is dropped. */
function readLesson(): Lesson | null {
  const stored = read<Lesson | null>("lesson", null);
  return stored?.steps ? stored : null;
}

export function beginTutorial(table: string, steps: TutorialStep[]): void {
  lessons.now = { table, steps, given: [], read: [], left: false, over: false };
  write("lesson", lessons.now);
}

export const tutorialAt = (table: string): Lesson | null => (lessons.now?.table === table ? lessons.now : null);

/** The table of the lesson, unless the reader has left the guide. */
export const openTutorial = (): string | null => (lessons.now && !lessons.now.over ? lessons.now.table : null);

/** Return the steps that may come next: those of a turn in any order, since the table is the same after all of them, and its
 * end after them. */
export function nextSteps({ steps, given, left }: Lesson): TutorialStep[] {
  if (left) return [];
  const ends = steps.flatMap(({ answer }, index) => (answer === "end" || answer.startsWith("pick ") ? [index + 1] : []));
  const from = ends.findLast((end) => end <= given.length) ?? 0;
  const to = ends.find((end) => end > given.length) ?? steps.length;
  const open = steps.slice(from, to).filter(({ answer }) => !given.slice(from).includes(answer));
  return open.length > 1 ? open.filter(({ answer }) => answer !== "end") : open;
}

/** The answer that the guide suggests now, out of those that are offered; null without a guide, or once the player goes their
 * own way. */
export function adviceAt(table: string, offered: (answer: string) => boolean = () => true): string | null {
  const lesson = tutorialAt(table);
  return lesson && !lesson.over ? (nextSteps(lesson).find(({ answer }) => offered(answer))?.answer ?? null) : null;
}

/** Note an answer of the reader. */
export function markTutorial(table: string, action: string): void {
  change(table, (lesson) => {
    lesson.left ||= lesson.given.length < lesson.steps.length && !nextSteps(lesson).some(({ answer }) => answer === action);
    lesson.given.push(action);
  });
}

/** Note that the reader undid an answer: from then on the bots may answer otherwise. */
export const leavePath = (table: string): void => change(table, (lesson) => (lesson.left = true));

/** Note that the reader has read something. */
export const readTutorial = (table: string, id: string): void => change(table, (lesson) => lesson.read.push(id));

export const endTutorial = (table: string): void => change(table, (lesson) => (lesson.over = true));

function change(table: string, apply: (lesson: Lesson) => void): void {
  const lesson = tutorialAt(table);
  if (!lesson) return;
  apply(lesson);
  write("lesson", lesson);
}

// -- the rest ------------------------------------------------------------------------------

export function myName(): string {
  return read("name", "");
}

export function saveName(name: string): void {
  write("name", name);
}

export function lastSetup<T>(fallback: T): T {
  return { ...fallback, ...read<Partial<T>>("setup", {}) };
}

export function saveSetup(setup: unknown): void {
  write("setup", setup);
}

/** Random bytes in hexadecimal, even on plain http, where only getRandomValues is available. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, "0")).join("");
}
