/** Long press on anything that shows a card: explains the card, without a click. */

import type { Attachment } from "svelte/attachments";

const LONG = 450; // milliseconds, before the browser's own long press
const FAR = 10; // pixels; a finger that moves further is scrolling

/** Return the card under a finger, also below a button that covers several cards. */
function cardAt({ target, x, y }: MouseEvent): string | undefined {
  const over = (target as Element).closest("[data-over]");
  const found = over ? document.elementsFromPoint(x, y) : [target as Element];
  return found.map((one) => one.closest<HTMLElement>("[data-card]")).find(Boolean)?.dataset["card"];
}

export function longPress(explain: (card: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun: PointerEvent | undefined;
    let held = false;
    const forget = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      node.addEventListener(type, does, { signal: forget.signal });
    const stop = (): void => clearTimeout(timer);

    listen("pointerdown", (event) => {
      stop();
      begun = event;
      held = false;
      const card = cardAt(event);
      if (card === undefined || event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        explain(card);
      }, LONG);
    });
    listen("pointermove", (event) => {
      if (begun && Math.hypot(event.x - begun.x, event.y - begun.y) > FAR) stop();
    });
    listen("pointerup", stop);
    listen("pointercancel", stop);
    listen("contextmenu", (event) => {
      if (begun?.pointerType !== "mouse" && cardAt(event) !== undefined) event.preventDefault();
    });
    window.addEventListener(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true, signal: forget.signal },
    );
    return () => {
      stop();
      forget.abort();
    };
  };
}
