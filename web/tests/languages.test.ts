import { describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES, matchLanguage, tagOf } from "../src/lib/text/languages";
import { LANGUAGES as FOLDERS } from "./texts";

describe("languages", () => {
  it("come from their folders, in the order of the list", () => {
    expect([...LANGUAGES.keys()]).toEqual(FOLDERS);
    expect(DEFAULT_LANGUAGE).toBe("en");
    for (const { name, short, tags } of LANGUAGES.values()) expect(name && short && tags[0]).toBeTruthy();
    expect([LANGUAGES.get("fr")?.name, tagOf("pt"), tagOf("tlh")]).toEqual(["Français", "pt-BR", "tlh"]);
  });

  it.each([...LANGUAGES].map(([code, about]) => ({ code, ...about })))("finds $name by its tags", ({ code, tags }) => {
    for (const tag of tags) expect(matchLanguage([`${tag}-x-any`])).toBe(code);
  });

  it.each([
    [["pt-PT"], "pt"],
    [["tlh", "FR-ca", "en"], "fr"],
    [["fr-Latn-CA-x-own"], "fr"],
    [["frr", "eng", "", "-"], null],
    [[], null],
  ])("%s are answered with %s", (wanted, found) => expect(matchLanguage(wanted)).toBe(found));
});
