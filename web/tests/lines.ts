/** Lines of a game, written down quickly. */

import type { GameEvent, Line } from "../src/protocol";

/** The events of each answer as lines with numbers and versions. */
export function linesOf(...answers: GameEvent[][]): Line[] {
  let number = 0;
  return answers.flatMap((events, index) =>
    events.map((event) => ({ number: number++, version: index + 1, event, text: `${event.event}.` })),
  );
}

export const began = (round: number, crown = 1): GameEvent => ({ event: "RoundBegan", round, crown });
export const picked = (seat: number, character: string | null): GameEvent => ({ event: "CharacterPicked", seat, character });
export const revealed = (seat: number, character: string): GameEvent => ({ event: "Revealed", seat, character });
export const ended = (seat: number, character: string): GameEvent => ({ event: "TurnEnded", seat, character });
export const silence = (character: string): GameEvent => ({ event: "Silence", character });
export const marked = (seat: number, mark: string, character: string, face: boolean | null = null): GameEvent => ({
  event: "Marked", seat, mark, character, face,
});
export const gained = (seat: number, gold: number, source = "gather"): GameEvent => ({ event: "GoldGained", seat, gold, source });
export const moved = (seat: number, to: number, gold: number, source: string): GameEvent => ({ event: "GoldMoved", seat, to, gold, source });
export const built = (seat: number, district: string, builder = seat): GameEvent => ({ event: "DistrictBuilt", seat, district, builder });
