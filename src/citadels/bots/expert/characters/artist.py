"""Artist: turns gold into points."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.temper import BUILD
from citadels.bots.expert.terms import Term, Terms
from citadels.engine.game import Option

NATURE = BUILD
TASTE = -0.7
VERBS = ("beautify",)


def worth(r: Reading, seat: int) -> float:
    return 0.32 + 0.5 * min(2, r.player(seat).gold)


def beautify(r: Reading, option: Option) -> Terms:
    """A point for a gold: good with gold to spare, best at the end."""
    spare = r.gold - (0 if r.rounds_left <= 1 else 3)
    return [Term("beauty", 0.87 if spare > 0 else -1.0, card=option.action.name)]
