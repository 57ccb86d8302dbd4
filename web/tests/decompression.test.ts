import { describe, expect, it } from "vitest";
import { unpacking } from "../src/local/worker/decompression";

const TEXT = "hello zstd, hello zstd, hello zstd, hello zstd, hello zstd";
const PACKED = Uint8Array.from(atob("KLUv/SA6lQAAYGhlbGxvIHpzdGQsIAEA3yxJ"), (letter) => letter.charCodeAt(0));
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What comes out if it goes in in pieces of a size. */
async function expanded(content: Uint8Array<ArrayBuffer>, size: number): Promise<string> {
  return await new Response(new Blob([content]).stream().pipeThrough(inPieces(size)).pipeThrough(unpacking())).text();
}

const inPieces = (size: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform(piece, onward) {
      for (let at = 0; at < piece.length; at += size) onward.enqueue(piece.slice(at, at + size));
    },
  });

describe("a file of the engine", () => {
  it.each([1, 3, 1000])("is expanded, in whatever pieces it comes (%i bytes)", async (size) => {
    expect(await expanded(PACKED, size)).toBe(TEXT);
  });

  it.each([1, 3, 1000])("is left as it is if the host has expanded it (%i bytes)", async (size) => {
    expect(await expanded(bytes(TEXT), size)).toBe(TEXT);
  });

  it.each(["", "a", "abc"])("may be shorter than the mark of a compressed one (%j)", async (text) => {
    expect(await expanded(bytes(text), 2)).toBe(text);
  });

  it.each([4, 6, 12, PACKED.length - 1])("is refused if it was cut after %i bytes", async (length) => {
    await expect(expanded(PACKED.slice(0, length), 1000)).rejects.toThrow();
  });
});
