import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { textOf } from "../src/lib/connection/packed";

const TEXT = "Bâtissez une cité.\n".repeat(100);

describe("a file of the page", () => {
  it("is expanded if it comes compressed", async () => {
    expect(await textOf(new Response(new Uint8Array(gzipSync(TEXT))))).toBe(TEXT);
  });

  it("is left as it is if the host has expanded it", async () => {
    expect(await textOf(new Response(TEXT))).toBe(TEXT);
    expect(await textOf(new Response(""))).toBe("");
  });

  it("is refused if it was cut", async () => {
    await expect(textOf(new Response(new Uint8Array(gzipSync(TEXT)).slice(0, -9)))).rejects.toThrow();
  });
});
