/** Keep a growing list scrolled to its end, unless the reader has scrolled away. */

import type { Attachment } from "svelte/attachments";

const NEAR = 24;

/** Attach to a list. The callback receives whether its end is in sight. */
export function stickToBottom(told: (atEnd: boolean) => void = () => undefined): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    let height = list.clientHeight;
    const look = (): void => {
      const resizedOnly = list.clientHeight !== height; // The list was resized, not scrolled.
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
