"""What a position is worth to each player: their chance to win it."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from citadels.engine import scoring
from citadels.engine.game import Game
from citadels.engine.state import State

# By the districts that the largest city still needs: what a point, a gold, a card in hand, a district, the
# crown and a type of district in the city add to a player's standing. Fitted to 2,500 games.
WEIGHTS: Final = {
    1: (0.24, 0.18, 0.21, 0.90, 0.12, 0.10),
    2: (0.17, 0.17, 0.18, 0.73, 0.06, 0.06),
    3: (0.16, 0.18, 0.18, 0.61, 0.08, 0.18),
    4: (0.17, 0.15, 0.15, 0.49, 0.04, 0.23),
    5: (0.17, 0.19, 0.20, 0.46, 0.07, 0.29),
    6: (0.19, 0.12, 0.10, 0.22, 0.09, 0.24),
}
MOST_CARDS: Final = 5  # in hand that count


class Outlook(NamedTuple):
    """How things stand, by seat: the chance to win, and the points; and whether that is final."""

    chances: list[float]
    points: list[int]
    over: bool


def outlook(game: Game) -> Outlook:
    """How things stand; when the game is over, chances are shares of the victory."""
    result = scoring.result(game.state)
    chances = _shares(result) if game.over else _chances(game.state, result)
    return Outlook(chances, [score.total for score in result.scores], game.over)


def _shares(result: scoring.Result) -> list[float]:
    share = 1 / len(result.winners)
    return [share if score.seat in result.winners else 0.0 for score in result.scores]


def _chances(s: State, result: scoring.Result) -> list[float]:
    weights = WEIGHTS[_left(s)]
    standings = [
        sum([weight * amount for weight, amount in zip(weights, features(s, score), strict=True)])
        for score in result.scores
    ]
    best = max(standings)
    odds = [exp(standing - best) for standing in standings]
    whole = sum(odds)
    return [each / whole for each in odds]


def _left(s: State) -> int:
    needed = s.rules.complete_size(s)
    left = min([needed - player.size for player in s.players])
    return max(1, min(len(WEIGHTS), left))


def features(s: State, score: scoring.Score) -> tuple[float, ...]:
    """What a player's standing is made of."""
    player = s.players[score.seat]
    types = {built.district.type for built in player.city}
    crown = float(s.crown == score.seat)
    return score.total, player.gold, min(MOST_CARDS, player.hand_size), player.size, crown, len(types)
