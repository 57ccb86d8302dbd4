/** Text that has less room than it needs ends with a whole line and an ellipsis; `--lines` says after how many. */

import type { Attachment } from "svelte/attachments";

export const wholeLines: Attachment<HTMLElement> = (node) => {
  const watch = new ResizeObserver(() => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(node);
    const room = node.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
    node.style.setProperty("--lines", String(Math.max(1, Math.floor(room / parseFloat(lineHeight) + 0.1))));
    const text = node.firstElementChild!;
    node.title = text.scrollHeight > text.clientHeight + 1 ? (text.textContent ?? "") : "";
  });
  watch.observe(node);
  return () => watch.disconnect();
};
