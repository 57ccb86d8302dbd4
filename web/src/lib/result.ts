/** The end of a game: places, points by item, and the words for who won. */

import type { Result } from "../protocol";
import type { Course } from "../http";
import { hasText, say } from "./texts.svelte";

export interface Item {
  item: string;
  points: number;
}

export interface Standing {
  seat: number;
  place: number;
  total: number;
  wins: boolean;
  /** what the points are for, each thing once */
  items: Item[];
}

/** Everyone, the best first. Who is level has the same place, unless a tie-break made one of them the winner. */
export function standings({ scores, winners }: Result): Standing[] {
  const wins = (seat: number): boolean => winners.includes(seat);
  const ranked = [...scores].sort((a, b) => Number(wins(b.seat)) - Number(wins(a.seat)) || b.total - a.total);
  return ranked.map((score) => ({
    seat: score.seat,
    place: 1 + ranked.findIndex((other) => other.total === score.total && wins(other.seat) === wins(score.seat)),
    total: score.total,
    wins: wins(score.seat),
    items: summed(score.items),
  }));
}

function summed(items: Item[]): Item[] {
  const sums = new Map<string, number>();
  for (const { item, points } of items) sums.set(item, (sums.get(item) ?? 0) + points);
  return [...sums].map(([item, points]) => ({ item, points }));
}

/** What a floor is made of: none of it looks like a type of district. */
export function materialOf(item: string): "plaster" | "slate" | "stone" | "timber" {
  if (item === "districts") return "plaster";
  if (item === "all_types") return "slate";
  return item.startsWith("complete") ? "stone" : "timber";
}

/** Who won and by how much, in large letters. */
export function headline(result: Result, me: number, names: string[]): string {
  const [winner, ...others] = result.winners;
  if (winner === undefined || others.length > 0) return say("web-win-shared");
  const you = winner === me ? "yes" : "no";
  const name = names[winner] ?? "";
  const [best, next] = standings(result);
  const points = (best?.total ?? 0) - (next?.total ?? 0);
  return points > 0 ? say("web-win-by", { you, name, points, number: inWords(points) }) : say("web-win-tie", { you, name });
}

/** A small number as one writes it in a headline. */
function inWords(number: number): string {
  return hasText(`web-number-${number}`) ? say(`web-number-${number}`) : String(number);
}

/** What decided the game: the round, and what was done in it. */
export function turningOf({ turning }: Course, me: number, names: string[]): { title: string; text: string } | null {
  if (!turning) return null;
  const who = { you: turning.winner === me ? "yes" : "no", name: names[turning.winner] ?? "" };
  if (turning.round === 1) return { title: say("web-led-always", who), text: "" };
  return { title: say("web-turned", { round: turning.round }), text: turning.line?.text ?? say("web-turned-text", who) };
}
