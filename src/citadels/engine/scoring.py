"""Score a game item by item and determine the winners (END-1 to END-5)."""

from __future__ import annotations

from itertools import product
from typing import Final

from citadels.engine import display
from citadels.engine.actions import TYPES
from citadels.engine.cards import SCORES
from citadels.engine.field_types import (
    NUMBER,
    POINTS,
    SEAT,
    SEATS,
    WORD,
    FieldStruct,
    FieldType,
    field,
    list_of,
    named_fields,
)
from citadels.engine.state import Built, State

EVERY_TYPE: Final = frozenset(TYPES)
ALL_TYPES: Final = 3
COMPLETE_FIRST: Final = 4
COMPLETE: Final = 2


Items = list[tuple[str, int]]
ITEMS: Final = FieldType("items", "items")


class ScoringContext:
    """A player's city, gold and cards at scoring, with a type settled for each district."""

    def __init__(
        self,
        city: list[Built],
        types: tuple[str, ...],
        gold: int,
        hand_size: int,
        crown: bool,
        cards_on: dict[str, int],
    ) -> None:
        self.city = city
        self.types = types
        self.gold = gold
        self.hand_size = hand_size
        self.crown = crown
        self.cards_on = cards_on  # number of cards under each district

    def count(self, type: str) -> int:
        """Return the number of districts of this type."""
        return self.types.count(type)

    def items(self) -> Items:
        """Return the points of the city, item by item."""
        items = [("districts", sum([built.cost + built.bonus for built in self.city]))]
        if EVERY_TYPE.issubset(self.types):
            items.append(("all_types", ALL_TYPES))
        scoring = [built.district for built in self.city if built.hooks & SCORES]
        items += [(district.key, district.points(self)) for district in scoring]
        return [(item, points) for item, points in items if points or item == "districts"]


Estate: Final = ScoringContext  # deprecated: card packages of version 0.1 annotate ``points`` with it


class Score(FieldStruct):
    """A player's points, item by item."""

    fields = named_fields(
        {
            "seat": field(SEAT),
            "items": field(ITEMS),
            "total": field(NUMBER),
            "tie_breaks": field(POINTS),
        }
    )

    def __init__(self, seat: int, items: Items, tie_breaks: tuple[int, ...]) -> None:
        self.seat = seat
        self.items = items
        self.tie_breaks = tie_breaks  # in the order of the edition's tie-breaks
        self.total = sum([points for _, points in items])

    def __repr__(self) -> str:
        return f"<Score of seat {self.seat}: {self.total} points>"

    def to_json(self) -> dict[str, object]:
        """Return a JSON object."""
        items = [{"item": item, "points": points} for item, points in self.items]
        return self.fields_to_json() | {"items": items}

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.seat, self.items, self.tie_breaks)


class Result(FieldStruct):
    """The scores of all players, and the winners."""

    fields = named_fields(
        {
            "winners": field(SEATS),
            "decided_by": field(WORD),
            "scores": field(list_of(Score)),
        }
    )

    def __init__(self, scores: list[Score], tie_breaks: tuple[str, ...]) -> None:
        self.scores = scores
        self.tie_breaks = tie_breaks
        best = max([score.total for score in scores])
        leaders = [score for score in scores if score.total == best]
        self.decided_by = "points"
        for index, tie_break in enumerate(tie_breaks):
            if len(leaders) > 1:
                self.decided_by = tie_break
                best = max([score.tie_breaks[index] for score in leaders])
                leaders = [score for score in leaders if score.tie_breaks[index] == best]
        if len(leaders) > 1:
            self.decided_by = "shared"
        self.winners = tuple([score.seat for score in leaders])

    def __repr__(self) -> str:
        points = ", ".join([str(score.total) for score in self.scores])
        return f"<Result {points}: seat {', '.join(map(str, self.winners))} by {self.decided_by}>"

    def _repr_html_(self) -> str:
        """Show the scores in a notebook, item by item."""
        return display.tabulate(self)

    def decided_at(self) -> int:
        """Return the winner's figure in the tie-break that decided, or their points if there was no tie."""
        score = self.scores[self.winners[0]]
        if self.decided_by in self.tie_breaks:
            return score.tie_breaks[self.tie_breaks.index(self.decided_by)]
        return score.total

    def to_json(self) -> dict[str, object]:
        """Return a JSON object."""
        return self.fields_to_json()

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.scores, self.tie_breaks)


def result(s: State) -> Result:
    """Return the result if the game ended now."""
    scores = [score(s, seat) for seat in range(len(s.players))]
    return Result(scores, s.rules.edition.spec.tie_breaks)


def score(s: State, seat: int) -> Score:
    """Return a player's score if the game ended now."""
    player = s.players[seat]
    cards_on = {card: len(cards) for card, cards in s.cards_on.items()}
    late = built_in_last_round(s.game_flags, s.round)
    items = best_items(player.city, late, player.gold, len(player.hand), s.crown == seat, cards_on)
    items += completion(seat in s.first, s.is_complete(seat))
    in_hand = [s.rules.districts[kind] for kind in player.hand]
    items += [(card.key, card.points_in_hand) for card in in_hand if card.points_in_hand]
    breakers = [_tie_break(s, seat, items, name) for name in s.rules.edition.spec.tie_breaks]
    return Score(seat, items, tuple(breakers))


def _tie_break(s: State, seat: int, items: Items, name: str) -> int:
    """Return a player's figure in a tie-break: highest revealed rank, points of districts alone, or gold."""
    if name == "rank":
        highest = 0
        for rank, by in enumerate(s.revealed):
            if by == seat:
                highest = rank
        return highest
    return items[0][1] if name == "districts" else s.players[seat].gold


def built_in_last_round(flags: dict[str, int], round: int) -> set[str]:
    """Return the districts that are flagged as built in this round."""
    return {card for card, built in flags.items() if built == round}


def best_items(
    city: list[Built], late: set[str], gold: int, hand_size: int, crown: bool, cards_on: dict[str, int]
) -> Items:
    """Return the points of a city. Districts that may score as several types take the best one."""
    ways = [
        ScoringContext(city, types, gold, hand_size, crown, cards_on).items() for types in _types(city, late)
    ]
    return ways[0] if len(ways) == 1 else max(ways, key=_sum)


def _types(city: list[Built], late: set[str]) -> list[tuple[str, ...]]:
    """Return all combinations of types that the districts may score as."""
    if not any(built.hooks & SCORES for built in city):
        return [tuple([built.type for built in city])]
    able = [
        built.district.scoring_types(built.district.key in late) if built.hooks & SCORES else (built.type,)
        for built in city
    ]
    return list(product(*able))


def completion(first: bool, complete: bool) -> Items:
    """Return the points for the first complete city, or for another complete one (END-2 (c) and (d))."""
    if first:
        return [("complete_first", COMPLETE_FIRST)]
    return [("complete", COMPLETE)] if complete else []


def _sum(items: Items) -> int:
    return sum([points for _, points in items])
