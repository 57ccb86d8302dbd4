"""Reproducible randomness that anyone can verify: every draw is hashed from the game's key and its purpose.

A draw has a label ``purpose/round/index``. Block *b* of its stream is
``BLAKE2b-512(key, "label/b")``, read as sixteen little-endian 32-bit words. A number below *n* is the
next word below the largest multiple of *n*, modulo *n*; words above it are skipped. A shuffle is
Fisher-Yates from the last index down. So the same key deals the same cards on every machine, and a draw
does not depend on draws for other purposes.
"""

from __future__ import annotations

import hashlib
import struct
from hashlib import blake2b
from typing import Final

KEY_BYTES: Final = 32
_WORDS: Final = struct.Struct("<16I")


class Stream:
    """The random stream of one draw."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._block = 0
        self._words: tuple[int, ...] = ()
        self._next = 0

    def below(self, n: int) -> int:
        """Return a uniform random integer in ``range(n)``."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if self._next == len(self._words):
                self._refill()
            word = self._words[self._next]
            self._next += 1
            if word < limit:
                return word % n

    def _refill(self) -> None:
        label = f"{self._label}/{self._block}".encode()
        self._words = _WORDS.unpack(blake2b(label, key=self._key).digest())
        self._block += 1
        self._next = 0


def shuffled(key: bytes, label: str, items: list[int]) -> list[int]:
    """Return ``items`` shuffled as key and label determine."""
    stream = Stream(key, label)
    out = items[:]
    for last in range(len(out) - 1, 0, -1):
        other = stream.below(last + 1)
        out[last], out[other] = out[other], out[last]
    return out


def picked(key: bytes, label: str, n: int) -> int:
    """Return the integer in ``range(n)`` that key and label determine."""
    return Stream(key, label).below(n)


def key_from_seed(seed: int | str) -> bytes:
    """Derive a key from a seed, for reproducible games."""
    return blake2b(f"seed/{seed}".encode(), digest_size=KEY_BYTES).digest()


# -- joint keys: at a table with people no single party chooses the key ------------


def commitment(settings: bytes, secret: bytes) -> str:
    """Return the dealer's commitment, published before anyone contributes: SHA-256(settings || secret)."""
    return hashlib.sha256(settings + secret).hexdigest()


def joint_key(settings: bytes, secret: bytes, contributions: list[bytes]) -> bytes:
    """Return the key of a game: SHA-256 of settings, secret and all contributions, each length-prefixed."""
    parts = [settings, secret, *contributions]
    return hashlib.sha256(b"".join([len(part).to_bytes(4, "big") + part for part in parts])).digest()
