"""Test vectors of the shuffle: docs/game-files.md gives these, and other programs must compute the same."""

from __future__ import annotations

KEY = bytes(range(32))
VECTOR_SHUFFLE = [0, 2, 9, 5, 3, 8, 6, 7, 1, 4]
VECTOR_PICKS = [4, 5, 6, 1, 2, 1, 2, 4]
VECTOR_SEED = "55ac45d89ffd00e9d1aef3f3f845745929bec1c6d3247fb96a0ff3c846c42190"
