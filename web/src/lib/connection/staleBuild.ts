/** A page built for another version of the server reloads itself: once, and not in the middle of a choice. */

import { BUILD } from "../page/build";
import type { TableConnection } from "./tableConnection.svelte";

const KEY = "citadels.reloaded";

/** Whether the server has another page, for which this one has not yet been reloaded. */
export function isStale(build: string): boolean {
  try {
    return build !== "" && BUILD !== "" && build !== BUILD && sessionStorage.getItem(KEY) !== build;
  } catch {
    return false; // without memory it could go on forever
  }
}

export function reload(build: string): void {
  sessionStorage.setItem(KEY, build);
  location.reload();
}

/** Whether something unfinished would be lost. */
export function isBusy(link: TableConnection): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const typed = [...fields].some((field) => field.value !== "" && (field.type === "text" || field.type === "textarea"));
  return typed || link.busy || link.wishes.length > 0 || document.querySelector("dialog[open]") !== null;
}

export const hasInput = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
