"""A newcomer's first game: a real deal, and answers that make everything happen once.

``python -m scripts.find_tutorial_deal`` finds them; a test plays them.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
CROWN: Final = 1  # the seat that has it first
SECRET: Final = "47b9d6ecd9608a6d220b51c1ac25fa8b89fdd9b00355a1dedaec492ff164fb36"
ANSWERS: Final[tuple[str, ...]] = (
    "pick merchant",
    "gather gold",
    "profit",
    "build docks",
    "income",
    "end",
    "pick merchant",
    "gather gold",
    "profit",
    "income",
    "build prison",
    "end",
)
