"""Explain the moves of the network by counterfactuals: what would make it prefer a move less?

The network evaluates observations in which one aspect is changed: a player has no gold, no hand, no city or
no history, could be any character, or the end is further away. The aspect whose change costs a move most is
its reason, if the cost is large.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from citadels.bots.advice.terms import Term
from citadels.bots.learned.bot import LearnedBot
from citadels.bots.learned.weights import ACCUMULATOR_ONE
from citadels.encoding.actions import action_index
from citadels.encoding.observation import BLOCK_SIZE, PARTS, TABLE_SIZE
from citadels.encoding.view_encoder import encode
from citadels.engine.actions import Action
from citadels.engine.view import View

# Aspects of a player, with the parts of an observation that show them.
ASPECTS: Final = {
    "decides_gold": ("gold",),
    "decides_hand": ("hand", "hand_types", "hand_costs", "hand_size"),
    "decides_city": ("city", "beautified", "city_types", "city_costs", "city_size", "points"),
}
PAST: Final = ("revealed", "ever_revealed", "marked", "struck", "ever_struck", "crowned")
LATER_END: Final = 3  # districts added to a complete city when the end is further away
MIN_EFFECT: Final = round(log(2) * ACCUMULATOR_ONE)  # halves the odds of an answer


class Counterfactual(NamedTuple):
    """An observation with one aspect changed, and which."""

    name: str  # of a reason
    seat: int  # whose aspect it is; -1 for the player to move and for all players
    observation: bytes


class ExplainedAnswer(NamedTuple):
    """The probability of an answer, and the aspect that decides it most."""

    share: float  # probability
    reason: Term


def explain_answers(bot: LearnedBot, view: View, actions: Sequence[Action]) -> list[ExplainedAnswer]:
    """Explain all answers to a question."""
    indexes = action_index(view.seat, len(view.players)).indexes
    numbers = [indexes[action] for action in actions]

    def logits(observation: bytes) -> list[int]:
        return bot.network.answer_to(observation, view.edition, len(view.players), numbers).logits

    observation = encode(view)
    before = logits(observation)
    weights = bot.weights(view, actions)
    changed = [(change, leads(logits(change.observation))) for change in counterfactuals(view, observation)]
    return [
        ExplainedAnswer(
            weight / sum(weights), _reason(lead, [(change, far[place]) for change, far in changed])
        )
        for place, (weight, lead) in enumerate(zip(weights, leads(before), strict=True))
    ]


def leads(logits: Sequence[int]) -> list[int]:
    """Return how far each logit is ahead of the best other one: the log odds against it.

    >>> leads([5, 9, 2])
    [-4, 4, -7]
    """
    if len(logits) == 1:
        return [0]
    second, best = sorted(logits)[-2:]
    return [number - (second if number == best else best) for number in logits]


def _reason(lead: int, changed: Sequence[tuple[Counterfactual, int]]) -> Term:
    """Return the aspect whose change costs an answer most of its lead, if it costs at least half."""
    change, after = min(changed, key=lambda each: each[1])
    loss = lead - after
    if loss < max(MIN_EFFECT, abs(lead) // 2):
        return Term("decides_nothing", 0.0)
    return Term(change.name, loss / ACCUMULATOR_ONE, change.seat)


# -- counterfactuals -------------------------------------------------------------------


def counterfactuals(view: View, observation: bytes) -> Iterator[Counterfactual]:
    """Yield every counterfactual, one aspect at a time."""
    yield Counterfactual("decides_end", -1, _with_a_later_end(observation, len(view.players)))
    for place in range(len(view.players)):
        seat = (view.seat + place) % len(view.players) if place else -1
        for name, parts in ASPECTS.items():
            yield Counterfactual(name, seat, _without(observation, place, parts))
        if place:
            yield Counterfactual("decides_past", seat, _without(observation, place, PAST))
            yield Counterfactual("decides_role", seat, _as_anybody(observation, place, len(view.players)))


def cells(part: str, place: int | None = None) -> slice:
    """Return where a part of the table, or of the player at a place, is in an observation."""
    start = 0 if place is None else TABLE_SIZE + place * BLOCK_SIZE
    within = PARTS[part].place
    return slice(start + within.start, start + within.stop)


def _without(observation: bytes, place: int, parts: Sequence[str]) -> bytes:
    """Clear these parts of a player; without a city, all districts are missing."""
    row = bytearray(observation)
    for part in parts:
        row[cells(part, place)] = bytes(len(row[cells(part, place)]))
    if "city" in parts:
        row[cells("missing", place)] = row[cells("complete_size")]
    return bytes(row)


def _as_anybody(observation: bytes, place: int, seats: int) -> bytes:
    """Let a player be any character that another player or a facedown card may be."""
    row = bytearray(observation)
    others = [row[cells("possible", other)] for other in range(1, seats)]
    everyone = zip(row[cells("facedown_possible")], *others, strict=True)
    row[cells("possible", place)] = bytes([int(any(ranks)) for ranks in everyone])
    row[cells("certain", place)] = bytes(len(row[cells("certain", place)]))
    return bytes(row)


def _with_a_later_end(observation: bytes, seats: int) -> bytes:
    """Raise the number of districts that every city needs."""
    row = bytearray(observation)
    row[cells("complete_size")] = bytes([observation[cells("complete_size")][0] + LATER_END])
    for place in range(seats):
        row[cells("missing", place)] = bytes([observation[cells("missing", place)][0] + LATER_END])
        row[cells("first", place)] = bytes(1)
    return bytes(row)
