/** The texts of the page, from the same Fluent messages that the server uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../connection/api";
import { joinTexts, type Part } from "./join";

let bundle: FluentBundle | null = $state.raw(null);

/** Fetch the texts of a language. Return a function that applies them. */
export async function loadTexts(language: string): Promise<() => void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource(await api.texts(language)));
  return () => (bundle = fresh);
}

type Arguments = Record<string, FluentVariable>;

/** Format the message with this id. Return the id itself if there is none. */
export function say(id: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, args ?? {}) : id;
}

/** Format seconds as a clock shows them. */
export function sayTime(seconds: number): string {
  if (seconds >= 7200) return say("web-hours", { hours: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Format bytes in megabytes, as the language writes numbers. */
export const sayMegabytes = (bytes: number): string =>
  (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });

/** Format a share as a percentage, as the language writes it. */
export const sayPercent = (share: number): string => share.toLocaleString(document.documentElement.lang, { style: "percent" });

export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Return the part of a message's id that stands for a key: words with hyphens. */
export const idOf = (key: string): string => key.replaceAll("_", "-");

// -- texts put together ------------------------------------------------------------------

/** Join the items of a list or a label: "a, b, c". */
export const listed = (parts: Part[]): string => joinTexts(say, "list-more", parts);

/** Join sentences. */
export const sentences = (parts: Part[]): string => joinTexts(say, "web-sentences", parts);

/** Join facts about the same thing, which are not a sentence: "a · b". */
export const facts = (parts: Part[]): string => joinTexts(say, "web-facts", parts);

const MARKER = "\uFFFC";

/** Format a message around one of its arguments. Return the texts before and after it, so that markup can set it apart. */
export function sayAround(id: string, argument: string, args?: Arguments): [before: string, after: string] {
  const [before = "", after = ""] = say(id, { ...args, [argument]: MARKER }).split(MARKER);
  return [before, after];
}

/** Return a text that begins with a capital letter. */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(document.documentElement.lang));

/** Return a sentence as a headline, without its full stop. */
export function headline(sentence: string): string {
  const stop = say("web-full-stop");
  return sentence.endsWith(stop) ? sentence.slice(0, -stop.length) : sentence;
}

/** Return a headline as a sentence: with a full stop, unless it ends with another mark. */
export const asSentence = (title: string): string => (/[.!?…。！？]$/u.test(title) ? title : title + say("web-full-stop"));
