/** The words on cards that lie side by side: where one card has less room than its words need, all go without. */

import type { Attachment } from "svelte/attachments";

export function wholeOrNone(cards: readonly string[]): Attachment<HTMLElement> {
  return (node) => {
    const check = (): void => {
      node.removeAttribute("data-wordless");
      const words = cards.length > 0 ? [...node.querySelectorAll(".character .text")] : [];
      node.toggleAttribute("data-wordless", words.some((text) => text.scrollHeight > text.clientHeight + 1));
    };
    const watch = new ResizeObserver(check);
    watch.observe(node);
    void document.fonts.ready.then(check);
    return () => watch.disconnect();
  };
}
