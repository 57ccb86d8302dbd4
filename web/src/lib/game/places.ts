/** Places on the table that the guide points at, by name. */

import { say } from "../text/texts.svelte";
import { nameOf, type Source } from "./board";
import { cardName } from "./cards.svelte";

/** Return the visible elements of a place: `it` is what the suggested answer points at, `card-KEY` a card before the reader,
 * `city-SEAT` the districts of a player, and everything else has its name in `data-place`. */
export function elementsAt(place: string): Element[] {
  const found = [...document.querySelectorAll(selectorOf(place))];
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

function selectorOf(place: string): string {
  const [kind, name = ""] = [place.split("-")[0], place.slice(place.indexOf("-") + 1)];
  if (place === "it") return ".advised";
  if (place === "hand") return ".hand [data-card]";
  if (kind === "card") return `.stage [data-card="${CSS.escape(name)}"], .hand [data-card="${CSS.escape(name)}"]`;
  if (kind === "city") return `.street[data-seat="${CSS.escape(name)}"] .plot :is(.stand, .kerb)`;
  const named = `[data-place="${CSS.escape(place)}"]`;
  return kind === "rank" ? `${named} :is(.medal, .words > *)` : named;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Return the box around a place as far as it is on the screen; null if it is not. */
export function boxOf(place: string): Box | null {
  const boxes = elementsAt(place).map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  const isSeen = boxes.length > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isSeen ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Return what a place is called, for readers who do not see the ring around it. */
export function labelOf(place: string, link: Pick<Source, "seat" | "names" | "view">, action: string): string {
  const [kind, name = ""] = [place.split("-")[0], place.slice(place.indexOf("-") + 1)];
  if (place === "it") return action;
  if (place === "hand") return say("web-your-hand");
  if (kind === "seat") return nameOf(link, Number(name));
  if (kind === "city") return Number(name) === link.seat ? say("web-your-city") : say("web-lesson-city", { name: nameOf(link, Number(name)) });
  return cardName(link.view?.edition ?? "", name);
}
