"""The tutorial: a real deal, and a path through it on which every lesson happens by the rules.

In round 1 the newcomer builds, in round 2 they are robbed, in round 3 killed, and in round 4 they rob a
player whose character they can deduce. The bots are those of any table: nothing but the deal is fixed.
``python -m scripts.find_tutorial_deal`` finds such deals. The texts of the guide (``web-lesson-…``) state
facts of this one, which a test checks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SEATS: Final = 4
CROWN: Final = 0  # the seat that has it first
SECRET: Final = "e53f7cd3e9ac3d1ff35979fdc6a4a95cdea4ef0f0b9ae8652cdc78bf84f54109"


class Step(NamedTuple):
    """A step of the guide."""

    answer: str  # that it suggests
    topic: str  # of its texts
    # For each reason: the places on the table that it is about, separated by spaces. "it" is what the
    # answer points at.
    around: tuple[str, ...]


STEPS: Final = (
    Step("pick merchant", "pick-1", ("it", "card-tavern", "rank-assassin rank-bishop")),
    Step("gather gold", "gather-1", ("it", "hand")),
    Step("profit", "extra-1", ("it", "rank-merchant")),
    Step("build tavern", "build-1", ("it", "rank-merchant", "seat-0")),
    Step("income", "income-1", ("it", "city-0")),
    Step("end", "end-1", ("it", "seat-0")),
    Step("pick merchant", "pick-2", ("it", "rank-architect rank-warlord", "rank-thief")),
    Step("gather gold", "gather-2", ("it", "hand")),
    Step("profit", "extra-2", ("it",)),
    Step("income", "income-2", ("it", "city-0")),
    Step("build barracks", "build-2", ("it", "seat-0", "city-0")),
    Step("end", "end-2", ("it", "seat-0")),
    Step("pick bishop", "pick-3", ("it", "rank-warlord", "rank-assassin")),
    Step("pick thief", "pick-4", ("it", "seat-1", "rank-assassin")),
    Step("rob merchant", "rob-4", ("it", "rank-assassin", "seat-1")),
    Step("gather cards", "gather-4", ("it", "hand")),
    Step("keep harbor", "keep-4", ("it", "city-0")),
    Step("build temple", "build-4", ("it", "city-0")),
    Step("end", "end-4", ("it", "seat-1")),
)
