/** The end of a game: places, points by item, and the words for who won. */

import type { Result, Score } from "../../protocol";
import type { GameTimeline } from "../../http";
import { scoreItem } from "./cards.svelte";
import { hasText, say } from "../text/texts.svelte";

export interface Item {
  item: string;
  points: number;
}

export interface Standing {
  seat: number;
  place: number;
  /** whether another player has the same place */
  tied: boolean;
  total: number;
  wins: boolean;
  /** what the points are for, each thing once */
  items: Item[];
}

/** Everyone, the best first. Who is level has the same place, unless a tie-break made one of them the winner. */
export function standings({ scores, winners }: Result): Standing[] {
  const wins = (seat: number): boolean => winners.includes(seat);
  const ranked = [...scores].sort((a, b) => Number(wins(b.seat)) - Number(wins(a.seat)) || b.total - a.total);
  const level = (one: Score): Score[] => ranked.filter((other) => other.total === one.total && wins(other.seat) === wins(one.seat));
  return ranked.map((score) => ({
    seat: score.seat,
    place: 1 + ranked.indexOf(level(score)[0]!),
    tied: level(score).length > 1,
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

interface Told {
  title: string;
  text: string;
}

/**
 * What decided the game. Points of one kind, if they are at least half of what the winner had more than the next player;
 * else the round after which nobody was ahead of the winner, and what did most for it.
 */
export function decidedBy(result: Result, edition: string, course: GameTimeline | null, me: number, names: string[]): Told | null {
  return byPoints(result, edition) ?? (course && byRound(course, me, names));
}

function byPoints(result: Result, edition: string): Told | null {
  const [best, next] = standings(result);
  if (!best || !next || result.decided_by !== "points") return null;
  // Districts are built all game long: what they decided is told by round.
  return largestLead(best, next).item === "districts" ? null : leadOver(result, edition, best.seat, next.seat);
}

/** Return what one player had most more of than another, if that was at least half of the difference. */
export function leadOver(result: Result, edition: string, ahead: number, behind: number): Told | null {
  const [best, next] = [ahead, behind].map((seat) => standings(result).find((one) => one.seat === seat));
  if (!best || !next) return null;
  const margin = best.total - next.total;
  const largest = largestLead(best, next);
  if (largest.points <= 0 || 2 * largest.points < margin) return null;
  return {
    title: say("web-decided", { item: sentenceCase(scoreItem(edition, largest.item)), points: largest.points }),
    text: say(2 * largest.points === margin ? "web-decided-half" : largest.points < margin ? "web-decided-most" : "web-decided-all"),
  };
}

function largestLead(best: Standing, next: Standing): Item {
  const leads = best.items.map(({ item, points }) => ({ item, points: points - pointsFor(next, item) }));
  return leads.reduce((one, other) => (other.points > one.points ? other : one));
}

/** Points for the same kind of thing; a city may be complete first or later. */
function pointsFor({ items }: Standing, item: string): number {
  const kindOf = (one: string): string => (one.startsWith("complete") ? "complete" : one);
  return items.filter((one) => kindOf(one.item) === kindOf(item)).reduce((sum, { points }) => sum + points, 0);
}

const sentenceCase = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function byRound({ turning }: GameTimeline, me: number, names: string[]): Told | null {
  if (!turning) return null;
  const who = { you: turning.winner === me ? "yes" : "no", name: names[turning.winner] ?? "" };
  if (turning.round === 1) return { title: say("web-led-always", who), text: "" };
  const text = turning.line ? say("web-turned-by", { text: turning.line.text }) : "";
  return { title: say("web-turned", { round: turning.round, ...who }), text };
}
