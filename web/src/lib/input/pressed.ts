/** What the pointer pressed last, on any page. */

let last: PointerEvent | null = null;

/** Listen from the start: a press on the home page opens a table, whose cards then lie under the pointer. */
export function watchPresses(): void {
  window.addEventListener("pointerdown", (event) => (last = event), { capture: true });
}

/** Return the last press if the pointer has rested there since: then what it is over may have come to it. */
export const pressHere = ({ screenX, screenY }: PointerEvent): PointerEvent | null =>
  last?.screenX === screenX && last.screenY === screenY ? last : null;
