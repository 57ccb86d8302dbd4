/** Reload a page whose build differs from the server's: once, and never in the middle of a choice. */

import { BUILD } from "../page/build";
import type { TableConnection } from "./tableConnection.svelte";

const KEY = "citadels.reloaded";

/** Return whether the server has another build and this page has not yet reloaded for it. */
export function isStale(build: string): boolean {
  try {
    return build !== "" && BUILD !== "" && build !== BUILD && sessionStorage.getItem(KEY) !== build;
  } catch {
    return false; // Without storage it could reload forever.
  }
}

export function reload(build: string): void {
  sessionStorage.setItem(KEY, build);
  location.reload();
}

/** Return whether a reload would lose something unfinished. */
export function isBusy(link: TableConnection): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const typed = [...fields].some((field) => field.value !== "" && (field.type === "text" || field.type === "textarea"));
  return typed || link.busy || link.wishes.length > 0 || document.querySelector("dialog[open]") !== null;
}

export const hasInput = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
