"""Compare a picture with a golden one, small and with a tolerance: letters differ between Chromiums.

``CITADELS_GOLDEN=write`` writes the golden files anew; look at the pictures before keeping them.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

from playwright.sync_api import Page

GOLDEN = Path(__file__).parent / "golden"
WRITES = os.environ.get("CITADELS_GOLDEN") == "write"
SHRUNK = 4  # times, of a picture that is kept
MAX_DISTANCE = {"mean": 4, "worst": 18}  # of 255, of the whole picture and of any block of it

SMALL = """async ({ picture, shrunk }) => {
  const image = await createImageBitmap(await (await fetch(`data:image;base64,${picture}`)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(image.width / shrunk), Math.round(image.height / shrunk)];
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}"""

# How far two pictures are from each other: on the whole, and in the block where they differ most.
DISTANCE = """async (pictures) => {
  const block = 8;
  const load = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image;base64,${picture}`)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [one, two] = await Promise.all(pictures.map(load));
  if (one.width !== two.width || one.height !== two.height) return { mean: 255, worst: 255 };
  const sums = new Map();
  let all = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
    const far = [0, 1, 2].reduce((sum, c) => sum + Math.abs(one.data[at + c] - two.data[at + c]), 0) / 3;
    const key = `${Math.floor(x / block)} ${Math.floor(y / block)}`;
    const [sum, count] = sums.get(key) ?? [0, 0];
    sums.set(key, [sum + far, count + 1]);
    all += far;
  }
  const worst = Math.max(...[...sums.values()].map(([sum, count]) => sum / count));
  return { mean: all / (one.data.length / 4), worst };
}"""


def assert_golden_picture(desk: Page, picture: bytes, name: str) -> None:
    """Compare a PNG with the golden picture of this name. Any page will do as a desk."""
    path = GOLDEN / "pictures" / f"{name}.webp"
    shot = base64.b64encode(picture).decode()
    small = desk.evaluate(SMALL, {"picture": shot, "shrunk": SHRUNK})
    if WRITES:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(small))
    kept = base64.b64encode(path.read_bytes()).decode()
    distance = desk.evaluate(DISTANCE, [small, kept])
    assert {what: distance[what] for what in MAX_DISTANCE if distance[what] > MAX_DISTANCE[what]} == {}
