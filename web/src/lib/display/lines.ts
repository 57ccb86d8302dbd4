/** Fits the texts on cards that lie side by side: if one does not fit, the cards go into two rows where allowed, and if
 * that is not enough, all texts are hidden. */

import type { Attachment } from "svelte/attachments";

export function wholeOrNone(cards: readonly string[], rows: boolean): Attachment<HTMLElement> {
  return (node) => {
    const fits = (): boolean => {
      const parts = (names: string): Element[] => (cards.length > 0 ? [...node.querySelectorAll(`.cards .character ${names}`)] : []);
      const high = parts(".text").every((part) => part.scrollHeight <= part.clientHeight + 1);
      return high && parts(":is(.text, strong)").every((part) => part.scrollWidth <= part.clientWidth + 1);
    };
    const check = (): void => {
      node.removeAttribute("data-wordless");
      node.removeAttribute("data-rows");
      if (fits()) return;
      if (rows) node.dataset["rows"] = "2";
      if (rows && fits()) return;
      node.removeAttribute("data-rows");
      node.toggleAttribute("data-wordless", true);
    };
    const watch = new ResizeObserver(check);
    watch.observe(node);
    void document.fonts.ready.then(check);
    return () => watch.disconnect();
  };
}
