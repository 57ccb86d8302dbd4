/** Animations of things that move over the table; none with reduced motion. */

import type { GameEvent } from "../../protocol";
import { plain } from "../game/cards.svelte";
import { moves } from "../device/device.svelte";
import { markIcon } from "../story/story";

/** So many things from one place to another; of several names for a place the first that is on the page counts. */
export interface Flight {
  thing: string;
  from: string[];
  to: string[];
  count: number;
  /** how long each takes, and how long after the one before it begins, in ms */
  pace: readonly [number, number];
}

const SWIFT = [450, 60] as const;
const SLOW = [1500, 165] as const; // stolen gold
const STATELY = [600, 0] as const;
const NEXT = 160;
const RISE = 350;
const SHAKE = 500;
const SINK = 600;
const MAX_THINGS = 8;
const MAX_FLIGHTS = 10;
const SWAPPED = 3; // constant, so that it does not reveal the number of cards

/** Return the flights of an event, from public information only. */
export function flightsOf(event: GameEvent, me: number): Flight[] {
  const seat = (number: number): string[] => [`seat-${number}`];
  const hand = (number: number): string[] => (number === me ? ["hand", `seat-${number}`] : seat(number));
  const flight = (thing: string, from: string[], to: string[], count = 1, pace: Flight["pace"] = SWIFT): Flight[] =>
    count > 0 ? [{ thing, from, to, count, pace }] : [];
  switch (event.event) {
    case "GoldGained":
      return flight("coin", ["gold"], seat(event.seat), event.gold);
    case "GoldPaid":
      return flight("coin", seat(event.seat), ["gold"], event.gold);
    case "GoldMoved":
      return flight("coin", seat(event.seat), seat(event.to), event.gold, SLOW);
    case "GoldPut":
      return flight("coin", seat(event.seat), [`rank-${event.card}`, "gold"], event.gold);
    case "GoldCollected":
      return flight("coin", [`rank-${event.card}`, "gold"], seat(event.seat), event.gold);
    case "CardsDrawn":
      return flight("card", ["deck"], hand(event.seat), event.count);
    case "CardsDiscarded":
    case "DeckShuffled":
      return flight("card", hand(event.seat), ["deck"], event.count);
    case "CardsMoved":
      return flight("card", hand(event.seat), hand(event.to), event.count);
    case "HandsSwapped":
      return [
        ...flight("card", hand(event.seat), hand(event.other), SWAPPED),
        ...flight("card", hand(event.other), hand(event.seat), SWAPPED),
      ];
    case "CrownMoved":
      return flight("crown", seat(event.previous), seat(event.seat), 1, STATELY);
    case "DistrictBuilt":
      return flight("card", hand(event.builder), [plotOf(event.seat, event.district), `seat-${event.seat}`]);
    case "Marked":
      return flight(markIcon(event.mark), seat(event.seat), [`rank-${event.character}`]);
    default:
      return [];
  }
}

const plotOf = (seat: number, district: string): string => `plot-${seat}-${plain(district)}`;

function place(names: string[]): DOMRect | null {
  const found = names.map((name) => document.querySelector(`[data-place="${name}"]`)).find((element) => element);
  const rect = found?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}

function thing(name: string): HTMLElement | SVGSVGElement {
  if (name === "card" || name === "dust") {
    const made = document.createElement("i");
    made.className = `flying ${name}`;
    return made;
  }
  return drawn(`icons-${name}`);
}

function drawn(id: string): SVGSVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${id}`);
  made.append(use);
  made.setAttribute("class", "flying");
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** Animate a temporary element and remove it afterwards. */
function perform(made: HTMLElement | SVGSVGElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  document.body.append(made);
  const course = made.animate(frames, { fill: "both", ...options });
  course.onfinish = course.oncancel = () => made.remove();
}

/** Remove everything that flies. */
export function land(): void {
  for (const flying of document.querySelectorAll(".flying")) flying.remove();
}

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** Return keyframes along an arc. */
function arc(from: DOMRect, to: DOMRect, spread: number): Keyframe[] {
  const [[x, y], [left, top]] = [middle(from), middle(to)];
  const lift = Math.min(140, 30 + Math.hypot(left - x, top - y) / 5) + spread * 6;
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const over = 4 * part * (1 - part) * lift;
    const at = `translate(${x + (left - x) * part + spread * 4}px, ${y + (top - y) * part - over}px) translate(-50%, -50%)`;
    return { transform: `${at} scale(${1 + over / 900})`, opacity: part === 1 ? 0.4 : 1 };
  });
}

function launch(flight: Flight, delay: number): void {
  const [from, to] = [place(flight.from), place(flight.to)];
  if (!from || !to) return;
  const count = Math.min(flight.count, MAX_THINGS);
  const [duration, apart] = flight.pace;
  for (let index = 0; index < count; index += 1)
    perform(thing(flight.thing), arc(from, to, index - (count - 1) / 2), { duration, delay: delay + index * apart, easing: "ease-out" });
}

/** Return the element of a building. */
const building = (seat: number, district: string): SVGElement | null =>
  document.querySelector<SVGElement>(`[data-place="${plotOf(seat, district)}"] svg.art`);

/** Animate a new building after its card has arrived. */
function raise(seat: number, district: string, delay: number): void {
  building(seat, district)?.animate(
    [
      { transform: "translateY(60%)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: RISE, delay, easing: "cubic-bezier(0.3, 1.5, 0.5, 1)", fill: "backwards" },
  );
}

/** Animate a destroyed building: it shakes and sinks. */
function raze(seat: number, district: string): void {
  const standing = building(seat, district);
  const rect = standing?.getBoundingClientRect();
  if (!standing || !rect) return;
  const ruin = standing.cloneNode(true) as SVGSVGElement;
  ruin.classList.add("flying", "ruin");
  ruin.style.width = `${rect.width}px`;
  ruin.style.height = `${rect.height}px`;
  const at = `translate(${rect.left}px, ${rect.top}px)`;
  const shaking = [0, -1.5, 1.5, -1.5, 1.5, 0].map((turn, index) => ({
    transform: `${at} rotate(${turn}deg)`,
    opacity: 1,
    offset: (index / 5) * (SHAKE / (SHAKE + SINK)),
  }));
  const sunk = { transform: `${at} translateY(${rect.height * 0.7}px) scaleY(0.3)`, opacity: 0, offset: 1 };
  perform(ruin, [...shaking, sunk], { duration: SHAKE + SINK, easing: "ease-in" });
  for (let index = 0; index < 6; index += 1) {
    const [x, y] = [rect.left + (rect.width * (index + 0.5)) / 6, rect.bottom];
    const puff = (rise: number, size: number): string => `translate(${x}px, ${y - rise}px) translate(-50%, -50%) scale(${size})`;
    perform(
      thing("dust"),
      [
        { transform: puff(0, 0.3), opacity: 0.85 },
        { transform: puff(14 + 10 * (index % 3), 1.3), opacity: 0 },
      ],
      { duration: SINK, delay: SHAKE + index * 40, easing: "ease-out" },
    );
  }
}

const flying = (events: GameEvent[], me: number): GameEvent[] =>
  events.filter((event) => flightsOf(event, me).length > 0).slice(-MAX_FLIGHTS);

/** Return the milliseconds until all flights have landed. */
export function landing(events: GameEvent[], me: number): number {
  const ruins = events.some((event) => event.event === "DistrictDestroyed" || event.event === "DistrictSaved");
  const ends = flying(events, me).map((event, index) => {
    const [first] = flightsOf(event, me);
    const [duration, apart] = first!.pace;
    const rises = event.event === "DistrictBuilt" ? RISE : 0;
    return index * NEXT + duration + (Math.min(first!.count, MAX_THINGS) - 1) * apart + rises;
  });
  return Math.max(0, ruins ? SHAKE + SINK : 0, ...ends);
}

/** Show what happened, after a while; called before the page shows it, so that what goes is still there. */
export function fly(events: GameEvent[], me: number, lead = 0): void {
  if (!moves() || document.hidden) return;
  for (const event of events)
    if (event.event === "DistrictDestroyed" || event.event === "DistrictSaved") raze(event.seat, event.district);
  requestAnimationFrame(() => {
    let delay = lead;
    for (const event of flying(events, me)) {
      for (const flight of flightsOf(event, me)) launch(flight, delay);
      if (event.event === "DistrictBuilt") raise(event.seat, event.district, delay + SWIFT[0]);
      delay += NEXT;
    }
  });
}
