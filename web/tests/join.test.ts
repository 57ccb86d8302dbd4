import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { asSentence, capitalized, facts, headline, listed, sayAround, sentences } from "../src/lib/text/texts.svelte";
import { useTexts } from "./texts";

beforeAll(() => useTexts("fr"));

describe("texts", () => {
  it("are put together by messages; what is missing is left out", () => {
    expect(listed(["a", false, "b", "", undefined, "c"])).toBe("a, b, c");
    expect(sentences(["Un.", null, "Deux."])).toBe("Un. Deux.");
    expect(facts(["a", "b"])).toBe("a · b");
    expect([listed([]), listed(["a"])]).toEqual(["", "a"]);
  });

  it("leave room for markup", () => {
    expect(sayAround("web-story-silence", "character")).toEqual(["", "\u00A0: pas de réponse"]);
    expect(sayAround("web-story-turn", "name", { character: "Roi" })).toEqual(["", " Roi"]);
  });

  it("are headlines and sentences", () => {
    expect([headline("Alba appelle."), headline("Alba !")]).toEqual(["Alba appelle", "Alba !"]);
    expect([asSentence("Alba"), asSentence("Alba !")]).toEqual(["Alba.", "Alba !"]);
    expect([capitalized("été"), capitalized("«été»"), capitalized("")]).toEqual(["Été", "«été»", ""]);
  });
});

const SOURCES = new URL("../src/", import.meta.url);
const files = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((file) => /\.(svelte|ts)$/.test(file));

/** Markup of a component, without its script and style; all of a module. */
const markup = (file: string, text: string): string =>
  file.endsWith(".svelte") ? text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, (part) => part.replace(/\S/g, " ")) : "";

/** What builds a text from parts in code. Messages do that: `listed`, `sentences`, `facts`, `sayAround`. */
const CONCATENATIONS: Record<string, RegExp> = {
  "joins texts by a separator": /\.join\((["'`])(, |; | |\. | · |: )\1\)/,
  "puts a text into a template": /`[^`]*(\$\{say\w*\([^`]*\}[^`]*[\s,:·(]|[\s,:·)]\$\{say\w*\()[^`]*`/,
  "adds to a text": /\bsay\w*\([^()]*(\([^()]*\))?[^()]*\)\s*\+(?!\+)|\+\s*say\w*\(/,
  "cuts a full stop": /\.replace\(\/\\\.\$\//,
};
const IN_MARKUP: Record<string, RegExp> = {
  "has a separator before or after a text": /[,·]\s*\{say\(|\{say\([^}]*\}\s*·|>[,:;]\s*\{say\(/,
  "has a number and a noun": /\{[\w.]+\}(<[^>]*>)?\s+\{say\(/,
};
/** Names of containers, words that are typed, not shown, and the full stop itself. */
const ALLOWED = new Set([
  "game/Board.svelte: joins texts by a separator",
  "game/PhoneBoard.svelte: joins texts by a separator",
  "lib/game/commands.ts: joins texts by a separator",
  "lib/text/texts.svelte.ts: adds to a text",
]);

describe("no module concatenates texts", () => {
  it.each(files)("%s", (file) => {
    const text = readFileSync(new URL(file, SOURCES), "utf8");
    const found = [
      ...Object.entries(CONCATENATIONS).filter(([, pattern]) => pattern.test(text)),
      ...Object.entries(IN_MARKUP).filter(([, pattern]) => pattern.test(markup(file, text))),
    ].map(([fault]) => `${file}: ${fault}`);
    expect(found.filter((one) => !ALLOWED.has(one))).toEqual([]);
  });
});
