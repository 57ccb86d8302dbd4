/** Decompress files of scripts/bundle_engine.py in the page, so that any static host will do. */

import { Decompress } from "fzstd";

type Bytes = Uint8Array<ArrayBuffer>;

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]; // magic number of zstd frames

/** Return a stream that decompresses zstd and passes other data through unchanged. */
export function unpacking(): TransformStream<Bytes, Bytes> {
  let first: Bytes = new Uint8Array();
  let take: ((piece: Bytes, last: boolean) => void) | null = null;

  /** Choose a mode once enough bytes for the magic number have arrived. */
  function begin(onward: TransformStreamDefaultController<Bytes>): void {
    const unpacker = new Decompress((piece) => piece.length > 0 && onward.enqueue(new Uint8Array(piece)));
    const packed = MAGIC.every((byte, at) => first[at] === byte);
    take = packed ? (piece, last) => unpacker.push(piece, last) : (piece) => piece.length > 0 && onward.enqueue(piece);
    take(first, false);
  }

  return new TransformStream({
    transform(piece, onward) {
      if (take) return take(piece, false);
      first = joined(first, piece);
      if (first.length >= MAGIC.length) begin(onward);
    },
    flush(onward) {
      if (!take) begin(onward);
      take?.(new Uint8Array(), true); // Throws if the data is truncated.
    },
  });
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
