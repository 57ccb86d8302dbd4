/** Small animations that show what went where; none if the player wants no motion. */

import type { GameEvent } from "../protocol";
import { moves } from "./device.svelte";
import { play } from "./sound";

const LENGTH = 380;
const SIGNS: Partial<Record<GameEvent["event"], { sign: string; sound: string }>> = {
  GoldGained: { sign: "●", sound: "gold" },
  GoldPaid: { sign: "●", sound: "gold" },
  GoldMoved: { sign: "●", sound: "gold" },
  CardsDrawn: { sign: "▮", sound: "card" },
  CardsMoved: { sign: "▮", sound: "card" },
  DistrictBuilt: { sign: "⌂", sound: "build" },
  DistrictDestroyed: { sign: "✦", sound: "ruin" },
  DistrictMoved: { sign: "⌂", sound: "ruin" },
  CrownMoved: { sign: "♛", sound: "call" },
  Revealed: { sign: "", sound: "call" },
};

function place(name: string): DOMRect | null {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;
}

const seatPlace = (seat: number | null): DOMRect | null =>
  seat !== null && seat >= 0 ? place(`seat-${seat}`) : null;

/** Where an event begins and ends on the page. */
function course(event: GameEvent): [DOMRect | null, DOMRect | null] {
  const deck = place("deck");
  const seat = seatPlace("seat" in event ? event.seat : null);
  switch (event.event) {
    case "GoldGained":
    case "CardsDrawn":
      return [deck, seat];
    case "GoldPaid":
    case "DistrictDestroyed":
      return [seat, deck];
    case "CrownMoved":
      return [seatPlace(event.previous), seat];
    case "DistrictBuilt":
      return [seatPlace(event.builder), seat];
    default:
      return [seat, seatPlace("to" in event ? event.to : null)];
  }
}

/** Lines that say less than the next one: a log without them reads better. */
export function isQuiet(event: GameEvent, me: number): boolean {
  switch (event.event) {
    case "BuildingBegan": // what it leads to is told; but not whose card it was
      return event.origin === event.seat;
    case "TurnEnded":
      return true;
    case "GoldPaid":
      return event.source === "build";
    case "PacketPassed":
      return event.seat !== me;
    default:
      return false;
  }
}

/** Whether somebody else did something to this player, who should hear about it. */
export function isAimed(event: GameEvent, me: number): boolean {
  if (me < 0) return false;
  switch (event.event) {
    case "GoldMoved":
    case "CardsMoved":
    case "DistrictMoved":
      return event.seat === me;
    case "DistrictDestroyed":
    case "DistrictSaved":
      return event.seat === me && event.by !== me;
    case "HandsSwapped":
    case "HandSeen":
    case "CharactersSwapped":
      return event.other === me;
    default:
      return false;
  }
}

export function fly(event: GameEvent, me: number): void {
  const known = SIGNS[event.event];
  if (!known) return;
  const harms = event.event === "GoldMoved" || event.event === "DistrictDestroyed" || event.event === "DistrictMoved";
  const harmed = harms && event.seat === me;
  play(harmed ? "harm" : known.sound);
  const [from, to] = course(event);
  if (!moves() || !known.sign || !from || !to) return;
  const flying = document.createElement("span");
  flying.className = "flying";
  flying.textContent = known.sign;
  flying.setAttribute("aria-hidden", "true");
  document.body.append(flying);
  const at = (rect: DOMRect): string => `translate(${rect.left + rect.width / 3}px, ${rect.top + rect.height / 3}px)`;
  const flight = flying.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 0.9 },
    ],
    { duration: LENGTH, easing: "ease-in-out" },
  );
  flight.onfinish = () => flying.remove();
  flight.oncancel = () => flying.remove();
}
