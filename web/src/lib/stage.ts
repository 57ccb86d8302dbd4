/** The cards that lie before a player for the moment, instead of the cities of the others. */

import type { View } from "../protocol";
import type { Choice } from "./things";

export interface Stage {
  kind: "character" | "drawn" | "hand";
  cards: string[];
  /** Whose cards they are. */
  seat: number;
  /** Nothing is asked yet: the player says whom they would like to be. */
  wishing: boolean;
}

const OFFERED = ["pick", "discard_character", "give_character"];

/** `small` if the track is too small to be pressed: then characters are named on the stage too. `wishing` unless
 * the guide of a first game speaks: one thing at a time. */
export function stageOf(view: View, open: Choice[], prompt: string | null, me: number, small: boolean, wishing: boolean): Stage | null {
  const stage = (kind: Stage["kind"], cards: string[], seat = me): Stage => ({ kind, cards, seat, wishing: false });
  if (prompt !== null && (OFFERED.includes(prompt) || (small && open.some((choice) => choice.target === "character")))) {
    return stage("character", open.filter((choice) => choice.target === "character").map((choice) => choice.card!));
  }
  if (open.some((choice) => choice.target === "drawn")) return stage("drawn", view.players[me]?.drawn ?? []);
  const theirs = open.find((choice) => choice.target === "hand" && choice.seat !== null && choice.seat !== me);
  if (theirs) {
    const cards = open.filter((choice) => choice.seat === theirs.seat).map((choice) => choice.card!);
    return stage("hand", [...new Set(cards)], theirs.seat!);
  }
  return prompt === null && wishing ? wishes(view, me) : null;
}

/** In a replay: the characters that somebody could choose from, if the reader saw them. */
export function offeredIn(view: View): Stage | null {
  return view.packet && view.phase === "draft" ? { kind: "character", cards: view.packet, seat: view.seat, wishing: false } : null;
}

function wishes(view: View, me: number): Stage | null {
  if (view.phase !== "draft" || me < 0 || (view.players[me]?.character_count ?? 0) > 0) return null;
  const cards = view.characters.filter((key) => !view.faceup.includes(key));
  return { kind: "character", cards, seat: me, wishing: true };
}
