/** The ground behind the board turns dark while a target is chosen: an attribute of the document's root says so. */

export function dimsGround(isDim: () => boolean): void {
  $effect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-dim", isDim());
    return () => root.removeAttribute("data-dim");
  });
}
