"""Points at the end, item by item, and who wins (END-1 to END-5)."""

from __future__ import annotations

from itertools import product
from typing import Final

from citadels.engine.actions import TYPES
from citadels.engine.state import Built, State

ALL_TYPES: Final = 3
COMPLETE_FIRST: Final = 4
COMPLETE: Final = 2


class Standing:
    """One player's things at the end, with a type settled for each district."""

    def __init__(self, s: State, seat: int, types: tuple[str, ...]) -> None:
        player = s.players[seat]
        self.seat = seat
        self.city: list[Built] = player.city
        self.types = types
        self.gold = player.gold
        self.hand_size = len(player.hand)
        self.crown = s.crown == seat
        self.cards_on = {card: len(cards) for card, cards in s.cards_on.items()}

    def count(self, type: str) -> int:
        """Districts of this type."""
        return self.types.count(type)


class Score:
    """A player's points by item: what for, and how many."""

    def __init__(self, seat: int, items: list[tuple[str, int]], tie_break: int) -> None:
        self.seat = seat
        self.items = items
        self.tie_break = tie_break  # the highest rank revealed in the last round
        self.total = sum([points for _, points in items])

    def to_json(self) -> dict[str, object]:
        """As JSON."""
        items = [{"item": item, "points": points} for item, points in self.items]
        return {"seat": self.seat, "items": items, "total": self.total, "tie_break": self.tie_break}


class Result:
    """Everyone's score, and who wins."""

    def __init__(self, scores: list[Score]) -> None:
        self.scores = scores
        best = max([score.total for score in scores])
        leaders = [score for score in scores if score.total == best]
        rank = max([score.tie_break for score in leaders])
        self.winners = tuple([score.seat for score in leaders if score.tie_break == rank])
        self.decided_by = "points" if len(leaders) == 1 else "rank" if len(self.winners) == 1 else "shared"

    def to_json(self) -> dict[str, object]:
        """As JSON."""
        return {
            "winners": list(self.winners),
            "decided_by": self.decided_by,
            "scores": [score.to_json() for score in self.scores],
        }


def result(s: State) -> Result:
    """The result if the game ended now."""
    return Result([score(s, seat) for seat in range(len(s.players))])


def score(s: State, seat: int) -> Score:
    """A player's best score: districts that may count as any type take the one that pays most."""
    choices = [built.district.scoring_types() for built in s.players[seat].city]
    best = max([_items(s, Standing(s, seat, types)) for types in product(*choices)], key=_sum)
    revealed = [rank for rank, by in enumerate(s.shown) if by == seat]
    return Score(seat, best, max(revealed, default=0))


def _sum(items: list[tuple[str, int]]) -> int:
    return sum([points for _, points in items])


def _items(s: State, standing: Standing) -> list[tuple[str, int]]:
    seat = standing.seat
    items = [("districts", _sum([(built.name, built.cost) for built in standing.city]))]
    if all(standing.count(type) for type in TYPES):
        items.append(("all_types", ALL_TYPES))
    if seat in s.first:
        items.append(("complete_first", COMPLETE_FIRST))
    elif s.is_complete(seat):
        items.append(("complete", COMPLETE))
    items += [(built.district.key, built.district.points(standing)) for built in standing.city]
    districts = s.rules.districts
    items += [(districts[kind].key, districts[kind].points_in_hand()) for kind in s.players[seat].hand]
    return [(item, points) for item, points in items if points or item == "districts"]
