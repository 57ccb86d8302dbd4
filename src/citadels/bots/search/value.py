"""Static evaluation: estimate each player's win probability by a linear model over features."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from citadels.engine import scoring
from citadels.engine.game import Game
from citadels.engine.state import State

FEATURES: Final = ("points", "gold", "cards", "districts", "crown", "types", "reach")
POINTS: Final = FEATURES.index("points")

# Logit weights of the features at the start of a round, by the number of districts that the largest city
# still needs. Fitted to 3,000 games of experts (bench.fit_value).
WEIGHTS: Final = {
    1: (0.24, 0.15, 0.18, 1.11, 0.20, 0.00, 0.14),
    2: (0.18, 0.15, 0.21, 0.82, 0.25, 0.00, 0.09),
    3: (0.17, 0.15, 0.22, 0.73, 0.23, 0.02, 0.07),
    4: (0.16, 0.14, 0.19, 0.73, 0.12, -0.03, 0.09),
    5: (0.16, 0.14, 0.22, 0.52, 0.06, 0.11, 0.04),
    6: (0.11, 0.08, 0.18, 0.39, 0.16, 0.39, 0.08),
}
MAX_CARDS: Final = 5  # buildable cards counted; more add nothing
GATHERED_GOLD: Final = 2


class Evaluation(NamedTuple):
    """Features and win probabilities by seat, and whether the game is over."""

    features: list[tuple[float, ...]]
    chances: list[float]
    over: bool


def evaluate(game: Game) -> Evaluation:
    """Evaluate a position. Once the game is over, the probabilities are shares of the victory."""
    s = game.state
    result = scoring.result(s)
    found = [features(s, score) for score in result.scores]
    return Evaluation(found, _shares(result) if game.over else _chances(weights(s), found), game.over)


def _shares(result: scoring.Result) -> list[float]:
    share = 1 / len(result.winners)
    return [share if score.seat in result.winners else 0.0 for score in result.scores]


def _chances(weights: tuple[float, ...], found: list[tuple[float, ...]]) -> list[float]:
    standings = [
        sum([weight * amount for weight, amount in zip(weights, player, strict=True)]) for player in found
    ]
    best = max(standings)
    odds = [exp(standing - best) for standing in standings]
    whole = sum(odds)
    return [each / whole for each in odds]


def weights(s: State) -> tuple[float, ...]:
    """Return the feature weights for the stage of the game."""
    return WEIGHTS[districts_left(s)]


def districts_left(s: State) -> int:
    """Return how many districts the largest city still needs, within the range of ``WEIGHTS``."""
    needed = s.rules.complete_size(s)
    left = min([needed - player.size for player in s.players])
    return max(1, min(len(WEIGHTS), left))


def features(s: State, score: scoring.Score) -> tuple[float, ...]:
    """Return a player's features, in the order of ``FEATURES``.

    Cards count only if they are not in the city yet; ``reach`` is the cost of the best one affordable after
    gathering.
    """
    player = s.players[score.seat]
    types = len({built.district.type for built in player.city})
    standing = {built.kind for built in player.city}
    costs = [s.rules.districts[kind].cost for kind in set(player.hand) - standing]
    reach = max([cost for cost in costs if cost <= player.gold + GATHERED_GOLD], default=0)
    crown = float(s.crown == score.seat)
    return score.total, player.gold, min(MAX_CARDS, len(costs)), player.size, crown, types, reach
