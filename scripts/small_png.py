"""Reduce pictures to few colors: a PNG with a palette is a third as large, and flat drawings lose nothing."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

# The pixels of a picture by the most frequent colours in it; what is rare takes the nearest of them.
INDEXED = """async ({ picture, most }) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
  const key = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const one = counts.get(key(at)) ?? [0, 0, 0, 0];
    counts.set(key(at), [one[0] + 1, ...[0, 1, 2].map((c) => one[c + 1] + data[at + c])]);
  }
  const often = [...counts].sort(([, a], [, b]) => b[0] - a[0]).slice(0, most);
  const palette = often.map(([, [count, ...sums]]) => sums.map((sum) => Math.round(sum / count)));
  const known = new Map(often.map(([bucket], index) => [bucket, index]));
  const distance = (colour, at) => colour.reduce((sum, value, c) => sum + (value - data[at + c]) ** 2, 0);
  const nearest = (at) => {
    const far = palette.map((colour) => distance(colour, at));
    return far.indexOf(Math.min(...far));
  };
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 4) {
    const bucket = key(at);
    if (!known.has(bucket)) known.set(bucket, nearest(at));
    pixels[at / 4] = known.get(bucket);
  }
  let text = "";
  for (let at = 0; at < pixels.length; at += width)
    text += String.fromCharCode(...pixels.subarray(at, at + width));
  return { width, height, palette, pixels: btoa(text) };
}"""


def small_png(page: Page, picture: bytes, colours: int = 256) -> bytes:
    """Return a picture reduced to so many colors. The browser page counts them."""
    told = page.evaluate(INDEXED, {"picture": base64.b64encode(picture).decode(), "most": colours})
    width, height = told["width"], told["height"]
    pixels = base64.b64decode(told["pixels"])
    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, width * height, width))
    palette = bytes(value for colour in told["palette"] for value in colour)
    head = struct.pack("!IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack("!I", len(data)) + name + data + struct.pack("!I", zlib.crc32(name + data))
