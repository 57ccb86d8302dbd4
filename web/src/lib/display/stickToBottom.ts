/** Lists that stay at their end while they grow, unless the reader has scrolled away from it. */

import type { Attachment } from "svelte/attachments";

const NEAR = 24;

/** Tells whether the end is in sight. */
export function stickToBottom(told: (atEnd: boolean) => void = () => undefined): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    let height = list.clientHeight;
    const look = (): void => {
      const resizedOnly = list.clientHeight !== height; // the list was moved, not the reader
      height = list.clientHeight;
      if (resizedOnly) return follow();
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      told(atEnd);
    };
    const follow = (): void => {
      if (atEnd) list.scrollTop = list.scrollHeight;
    };
    const grown = new MutationObserver(follow);
    const resized = new ResizeObserver(follow);
    grown.observe(list, { childList: true, subtree: true, characterData: true });
    resized.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    follow();
    return () => {
      grown.disconnect();
      resized.disconnect();
      list.removeEventListener("scroll", look);
    };
  };
}
