/** Cards offered to a player, shown in place of the other cities. */

import type { SeatInfo, View } from "../../protocol";
import type { Choice } from "./targets";

export interface Stage {
  /** The kind of cards; `waiting` while others choose their characters first. */
  kind: "character" | "drawn" | "hand" | "waiting";
  /** The cards; while waiting, the characters that the player may wish for. */
  cards: string[];
  /** The seat that the cards are offered to. */
  seat: number;
}

const OFFERED = ["pick", "discard_character", "give_character"];

/** Return the stage of a view. `small` if the track is too small to press: then the stage shows characters to name
 * too. Without `seats`, those of the table, there is no stage while others choose. */
export function stageOf(view: View, open: Choice[], prompt: string | null, me: number, small: boolean, seats: SeatInfo[] | null): Stage | null {
  const stage = (kind: Stage["kind"], cards: string[], seat = me): Stage => ({ kind, cards, seat });
  if (prompt !== null && (OFFERED.includes(prompt) || (small && open.some((choice) => choice.target === "character")))) {
    return stage("character", open.filter((choice) => choice.target === "character").map((choice) => choice.card!));
  }
  if (open.some((choice) => choice.target === "drawn")) return stage("drawn", view.players[me]?.drawn ?? []);
  const theirs = open.find((choice) => choice.target === "hand" && choice.seat !== null && choice.seat !== me);
  if (theirs) {
    const cards = open.filter((choice) => choice.seat === theirs.seat).map((choice) => choice.card!);
    return stage("hand", [...new Set(cards)], theirs.seat!);
  }
  return prompt === null && seats && chooseBefore(view, me).length > 0 ? stage("waiting", wishable(view, me, seats)) : null;
}

/** Return the characters offered in a replay, if the reader saw them. */
export function offeredIn(view: View): Stage | null {
  return view.packet && view.phase === "draft" ? { kind: "character", cards: view.packet, seat: view.seat } : null;
}

/** Return the seats in draft order. */
export const orderOf = (view: View): number[] => view.players.map((_, index) => (view.crown + index) % view.players.length);

/** Return the seats that choose before this player, beginning with the one who is choosing now. */
export function chooseBefore(view: View, me: number): number[] {
  if (view.phase !== "draft" || view.asked === null || me < 0 || (view.players[me]?.character_count ?? 0) > 0) return [];
  const order = orderOf(view);
  return order.slice(order.indexOf(view.asked), order.indexOf(me));
}

/** Return the characters that may still come; none if only bots choose before. */
function wishable(view: View, me: number, seats: SeatInfo[]): string[] {
  const people = chooseBefore(view, me).some((seat) => seats[seat]?.kind === "player");
  return people ? view.characters.filter((key) => !view.faceup.includes(key)) : [];
}
