/** All words of the page, from the same Fluent messages that the program uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../connection/api";

let bundle: FluentBundle | null = $state.raw(null);

/** Fetch the words of a language; the function returned puts them to use. */
export async function loadTexts(language: string): Promise<() => void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource(await api.texts(language)));
  return () => (bundle = fresh);
}

type Arguments = Record<string, FluentVariable>;

/** The message with this id; the id itself if there is none. */
export function say(id: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, args ?? {}) : id;
}

/** So many seconds, as a clock shows them. */
export function sayTime(seconds: number): string {
  if (seconds >= 7200) return say("web-hours", { hours: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** So many bytes in megabytes, as the language writes numbers. */
export const sayMegabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });

export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The id of a message from a key: words with hyphens. */
export const idOf = (key: string): string => key.replaceAll("_", "-");
