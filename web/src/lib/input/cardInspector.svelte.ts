/** The card under the pointer or the focus. */

import { pressHere } from "./pressed";

const REST = 250; // milliseconds, so that a passing pointer shows nothing

export class CardInspector {
  card: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const card = cardAt(event.target);
    const pressed = pressHere(event);
    const came = pressed !== null && cardAt(pressed.target) !== card; // nobody points at a card that comes to the pointer
    this.#turnTo(came ? null : card, REST);
  };

  focus = (event: FocusEvent): void => {
    const target = event.target;
    if (target instanceof Element && target.matches(":focus-visible")) this.#turnTo(cardAt(target), 0);
  };

  stop = (): void => this.#turnTo(null, 0);

  #turnTo(card: string | null, after: number): void {
    clearTimeout(this.#timer);
    if (card === null || after === 0) this.card = card;
    else this.#timer = setTimeout(() => (this.card = card), after);
  }
}

const cardAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? null) : null;
