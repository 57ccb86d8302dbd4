/** Styles live with their component: it adapts to where it stands by container queries and custom properties, and no other
 * style sheet reaches into it. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });

/** The document's root with attributes that code sets on it, or an attribute that code sets on the component's own element. */
const ALLOWED = /^(?::root(?:\[[^\]]+\])*|\[[\w-]+\])$/;

/** Return what stands between the parentheses of every `:global(…)`; a block of global rules counts as an empty one. */
function globals(style: string): string[] {
  const found: string[] = [];
  for (const { index } of style.matchAll(/:global\b/g)) {
    let end = index + ":global".length;
    const start = end + 1;
    if (style[end] !== "(") found.push("");
    else {
      for (let depth = 0; depth > 0 || end < start; end++) depth += style[end] === "(" ? 1 : style[end] === ")" ? -1 : 0;
      found.push(style.slice(start, end - 1));
    }
  }
  return found;
}

describe("styles", () => {
  test("only what has no component has a style sheet of its own", () => {
    expect(files.filter((file) => file.endsWith(".css")).sort()).toEqual(["access.css", "app.css", "fonts/fonts.css"]);
  });

  test.each(files.filter((file) => file.endsWith(".svelte")))("%s names no class of another component", (file) => {
    const [, style = ""] = readFileSync(new URL(file, SOURCES), "utf-8").split("<style>");
    expect(globals(style).filter((selector) => !ALLOWED.test(selector))).toEqual([]);
  });

  test("reaching into a component is noticed", () => {
    const style = ".own :global(.plate:not(.pair)) {} :global(:root[data-theme='dark']) .own {} :global { .plate {} }";
    expect(globals(style)).toEqual([".plate:not(.pair)", ":root[data-theme='dark']", ""]);
    expect(globals(style).filter((selector) => !ALLOWED.test(selector))).toEqual([".plate:not(.pair)", ""]);
  });
});
