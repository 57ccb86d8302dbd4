"""Standings of a match: win shares with confidence intervals, points, ranks and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from openskill.models import PlackettLuce

from citadels.lab.arena import Match
from citadels.lab.runner import Outcome

# 97.5 % quantiles of Student's t distribution for 1 and 2 degrees of freedom, and of the normal distribution.
FEW_DEGREES = (12.7062, 4.3027)
NORMAL = 1.959964


@dataclass(frozen=True)
class Standing:
    """The standing of one bot. A bot with several seats in a game counts once per seat."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    rating: float
    rating_error: float
    points: float
    rank: float


@dataclass
class Tally:
    """The summed results of one bot over all its seats."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    ranks: float = 0.0
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)  # wins and games, by deal

    def add(self, deal: int, outcome: Outcome, seats: Sequence[int]) -> None:
        """Add a game in which the bot had these seats."""
        won = sum([outcome.wins[seat] for seat in seats])
        self.games += len(seats)
        self.wins += won
        self.points += sum([outcome.points[seat] for seat in seats])
        self.ranks += sum([outcome.ranks[seat] for seat in seats])
        wins, games = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = (wins + won, games + 1)

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the win share per seat.

        Only one of the bot's seats in a game can win, so games are counted, not seats, and then scaled.
        """
        low, high = interval(list(self.deals.values()))
        most = sum([count for _, count in self.deals.values()]) / self.games if self.games else 1.0
        return low * most, high * most


def standings(match: Match, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Return the standings, highest win share first. Failed games do not count."""
    played = [outcome for outcome in outcomes if outcome.error is None]
    rated = ratings(match, played)
    found = [_standing(name, tally, rated[name]) for name, tally in tallies(match, played).items()]
    return sorted(found, key=lambda standing: -standing.share)


def tallies(match: Match, played: Sequence[Outcome]) -> dict[str, Tally]:
    """Sum wins, points and ranks by bot."""
    found = {name: Tally() for name in match.names}
    for outcome in played:
        names = match.seating(outcome.number)
        for name in set(names):
            seats = [seat for seat, other in enumerate(names) if other == name]
            found[name].add(match.deal(outcome.number), outcome, seats)
    return found


def _standing(name: str, tally: Tally, rated: tuple[float, float]) -> Standing:
    low, high = tally.interval()
    games = max(1, tally.games)
    share, points, rank = tally.wins / games, tally.points / games, tally.ranks / games
    return Standing(name, tally.games, tally.wins, share, low, high, *rated, points, rank)


# -- intervals ---------------------------------------------------------------------------


def interval(deals: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Return the 95 % confidence interval of the win share, from the wins and games of every deal.

    Deals are independent, games of one deal are not, so the standard error is cluster-robust: that of a ratio
    over deals. It gives an effective number of independent games, for which Wilson's interval, with Student's
    quantile, stays within 0 and 1. If all deals came out alike, the error would be zero; then each deal
    counts as one game.

    >>> low, high = interval([(1.0, 4), (2.0, 4), (0.0, 4), (1.0, 4)] * 10)
    >>> round(low, 3), round(high, 3)
    (0.197, 0.311)
    """
    if len(deals) < 2:
        return 0.0, 1.0
    games = sum([count for _, count in deals])
    share = sum([wins for wins, _ in deals]) / games
    spread = sum([(wins - share * count) ** 2 for wins, count in deals])
    variance = spread * len(deals) / (len(deals) - 1) / games**2
    if variance < 1e-12:
        return wilson(share, len(deals), NORMAL)
    return wilson(share, share * (1 - share) / variance, student(len(deals) - 1))


def wilson(share: float, games: float, factor: float) -> tuple[float, float]:
    """Return Wilson's score interval of a share over ``games`` independent games."""
    extra = factor**2 / games
    middle = share + extra / 2
    half = factor * sqrt(max(0.0, share * (1 - share)) / games + extra / (4 * games))
    return max(0.0, (middle - half) / (1 + extra)), min(1.0, (middle + half) / (1 + extra))


def student(degrees: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution (Abramowitz and Stegun 26.7.5).

    >>> round(student(3), 2), round(student(10), 3), round(student(1000), 3)
    (3.18, 2.228, 1.962)
    """
    if degrees <= len(FEW_DEGREES):
        return FEW_DEGREES[degrees - 1]
    z = NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum([term / float(degrees) ** power for power, term in enumerate(terms)])


# -- ratings -----------------------------------------------------------------------------


def ratings(match: Match, played: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Return the openskill rating (Plackett-Luce) of each bot and its error, updated game by game in order.

    Bots do not improve over time, so ``tau`` is 0. A bot with several seats in a game takes the mean of their
    updates.
    """
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    found = dict.fromkeys(match.names, (start.mu, start.sigma))
    for outcome in played:
        names = match.seating(outcome.number)
        teams = [[model.create_rating(list(found[name]))] for name in names]
        after = [team[0] for team in model.rate(teams, ranks=list(outcome.ranks))]
        for name in set(names):
            own = [rating for rating, other in zip(after, names, strict=True) if other == name]
            found[name] = (
                sum([rating.mu for rating in own]) / len(own),
                sum([rating.sigma for rating in own]) / len(own),
            )
    return found
