"""Two stories of one game: whether they are the same, and the first line in which they are not."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import zip_longest

OVER = "(the game is over)"


class Digest:
    """A story that was not kept: a hash of all of it, and two digits of the hash of each line.

    The hash tells whether another story is the same, the digits where it is not.
    """

    def __init__(self, whole: str, marks: Sequence[str]) -> None:
        self.whole = whole
        self.marks = marks

    @staticmethod
    def of(story: Sequence[str]) -> Digest:
        return Digest(_hash("\n".join(story))[:32], [_hash(line)[:2] for line in story])

    @staticmethod
    def parse(text: str) -> Digest:
        whole, digits = text.split()
        return Digest(whole, [digits[at : at + 2] for at in range(0, len(digits), 2)])

    @property
    def text(self) -> str:
        return f"{self.whole} {''.join(self.marks)}"

    def difference(self, new: Sequence[str]) -> str | None:
        """The first line of a story that is not the one of this digest."""
        now = Digest.of(new)
        if now.whole == self.whole:
            return None
        at = first_difference(self.marks, now.marks)
        if at is None:
            return "  it is another story, but the digits do not show where"
        was = "(another line)" if at < len(self.marks) else OVER
        return _told(new, at, was)


def difference(old: Sequence[str], new: Sequence[str]) -> str | None:
    """The first line in which two stories differ."""
    at = first_difference(old, new)
    return None if at is None else _told(new, at, old[at] if at < len(old) else OVER)


def first_difference(old: Sequence[str], new: Sequence[str]) -> int | None:
    pairs = enumerate(zip_longest(old, new))
    return next((at for at, (was, now) in pairs if was != now), None)


def _told(new: Sequence[str], at: int, was: str, around: int = 3) -> str:
    """A line that differs, with what led to it."""
    answer = next((line for line in reversed(new[:at]) if line[0].isdigit()), "the deal")
    led = [f"    {line}" for line in new[max(0, at - around) : at]]
    now = new[at] if at < len(new) else OVER
    return "\n".join([f"  line {at + 1}, after {answer!r}:", *led, f"  - {was}", f"  + {now}"])


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
