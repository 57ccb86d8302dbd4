"""How bots stand after a match: win shares with intervals, points, ranks and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from openskill.models import PlackettLuce

from citadels.lab.arena import Match
from citadels.lab.runner import Outcome

# The 97.5 % points of Student's distribution for few degrees of freedom, and the normal one.
FEW_DEGREES = (12.7062, 4.3027)
NORMAL = 1.959964


@dataclass(frozen=True)
class Standing:
    """How one bot stands. A bot that has several seats in a game plays it several times."""

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
    """The results of one bot, over all its seats."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    ranks: float = 0.0
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)  # wins, and games it took part in

    def add(self, deal: int, outcome: Outcome, seats: Sequence[int]) -> None:
        """Add one game, in which the bot had these seats."""
        won = sum([outcome.wins[seat] for seat in seats])
        self.games += len(seats)
        self.wins += won
        self.points += sum([outcome.points[seat] for seat in seats])
        self.ranks += sum([outcome.ranks[seat] for seat in seats])
        wins, games = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = (wins + won, games + 1)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share a seat; of the bot's seats in one game only one can win."""
        low, high = interval(list(self.deals.values()))
        most = sum([count for _, count in self.deals.values()]) / self.games if self.games else 1.0
        return low * most, high * most


def standings(match: Match, outcomes: Sequence[Outcome]) -> list[Standing]:
    """How the bots stand, the highest win share first; games that failed do not count."""
    played = [outcome for outcome in outcomes if outcome.error is None]
    rated = ratings(match, played)
    found = [_standing(name, tally, rated[name]) for name, tally in tallies(match, played).items()]
    return sorted(found, key=lambda standing: -standing.share)


def tallies(match: Match, played: Sequence[Outcome]) -> dict[str, Tally]:
    """Wins, points and ranks by bot."""
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
    """The 95 % interval of the share of games won, from the wins and games of every deal.

    Deals are independent, games of one deal are not: the standard error is that of a ratio over deals
    (cluster-robust). It says how many independent games the match is worth; Wilson's interval for that
    many games, with Student's factor for few deals, stays within 0 and 1. Where all deals came out alike
    that error would be zero; there each deal counts as one game.

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
    """Wilson's interval for a share over so many independent games."""
    extra = factor**2 / games
    middle = share + extra / 2
    half = factor * sqrt(max(0.0, share * (1 - share)) / games + extra / (4 * games))
    return max(0.0, (middle - half) / (1 + extra)), min(1.0, (middle + half) / (1 + extra))


def student(degrees: int) -> float:
    """The 97.5 % point of Student's distribution (Abramowitz and Stegun 26.7.5).

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
    """The openskill rating (Plackett-Luce) of each bot and its error, game by game in order.

    A bot does not get better with time, so nothing is added to its error between games. One that has
    several seats in a game takes the mean of what they come to.
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
