/** The texts of the program, from where the server reads them. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { vi } from "vitest";
import { loadTexts } from "../src/lib/text/texts.svelte";

const FOLDER = new URL("../../src/citadels/locale/", import.meta.url);

export const LANGUAGES = JSON.parse(readFileSync(new URL("languages.json", FOLDER), "utf8")) as string[];

export const source = (language: string): string =>
  ["common.ftl", "web.ftl"].map((file) => readFileSync(new URL(`${language}/${file}`, FOLDER), "utf8")).join("\n");

/** Says messages in a language; one that is missing fails the test. */
export function speaker(language: string): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source(language)));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    return bundle.formatPattern(pattern, args ?? {});
  };
}

/** Have the page's own modules speak a language. */
export async function useTexts(language: string): Promise<void> {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response(source(language))));
  (await loadTexts(language))();
  fetched.mockRestore();
}
