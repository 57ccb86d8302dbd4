"""Estimate the effect of cards, seats and rules, with confidence intervals, from the deals of a study.

Deals are independent, games of one deal are not. So each deal contributes one value or one cluster, and
standard errors are taken over deals.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

from citadels.lab.standings import student
from citadels.lab.trials import Case, Deal, GameOutcome, StudyPlan

ALL: Final = "all"  # all lists together
MIN_DEALS: Final = 5  # minimum of deals per finding
RISK: Final = 0.05  # family-wise error rate

# Methods. The first two identify causal effects, the third only a correlation.
EXPERIMENT: Final = "experiment"  # the same deal played with and without it
RANDOMIZED: Final = "lot"  # the deal assigns it at random
ASSOCIATION: Final = "association"  # chosen by players, so confounded with their situation


@dataclass(frozen=True)
class Estimate:
    """An estimate with its standard error, 95 % confidence interval and p-value against zero."""

    value: float
    error: float
    low: float
    high: float
    p: float
    adjusted: float = 1.0  # p-value corrected for multiple testing

    @property
    def clear(self) -> bool:
        """Whether the effect is significant after correction for multiple testing."""
        return self.adjusted < RISK


@dataclass(frozen=True)
class Finding:
    """The effect of one subject on every measure."""

    question: str
    bot: str
    seats: int
    list: str
    subject: str
    method: str
    deals: int
    measures: dict[str, Estimate]
    levels: dict[str, float]  # descriptive figures, not effects


# -- estimates ---------------------------------------------------------------------------


def mean_of(values: Sequence[float]) -> Estimate:
    """Estimate the mean of independent values.

    >>> found = mean_of([1.0, 2.0, 3.0, 4.0])
    >>> found.value, round(found.low, 2), round(found.high, 2)
    (2.5, 0.45, 4.55)
    """
    count, mean = len(values), fmean(values)
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1) / count
    return estimate(mean, sqrt(variance), count - 1)


Row = tuple[int, bool, float]  # cluster, treated or not, value


def difference(rows: Iterable[Row]) -> Estimate:
    """Estimate the difference of means between treated and untreated rows, with a cluster-robust error.

    Both means are ratios, since clusters may have any number of either. The error of their difference is
    linearized (delta method).

    >>> rows = [(deal, has, float(has) + deal % 2) for deal in range(10) for has in (True, False, False)]
    >>> found = difference(rows)
    >>> found.value, found.error < 1e-9
    (1.0, True)
    """
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])
    for cluster, has, value in rows:
        found = sums[cluster]
        found[2 * has] += 1
        found[2 * has + 1] += value
    without, total_without, having, total_having = map(sum, zip(*sums.values(), strict=True))
    mean, other = total_having / having, total_without / without
    strays = [(b - mean * n) / having - (d - other * m) / without for m, d, n, b in sums.values()]
    variance = sum([stray**2 for stray in strays]) * len(sums) / (len(sums) - 1)
    return estimate(mean - other, sqrt(variance), len(sums) - 1)


def estimate(value: float, error: float, degrees: int) -> Estimate:
    """Return an estimate with its confidence interval, by Student's t distribution."""
    half = student(degrees) * error
    return Estimate(value, error, value - half, value + half, p_value(value, error, degrees))


def p_value(value: float, error: float, degrees: int) -> float:
    """Return the two-sided p-value against zero, by Wallace's approximation of Student's t distribution.

    If all values are alike, their error is unknown and the p-value is 1.

    >>> round(p_value(2.228, 1.0, 10), 3), round(p_value(1.96, 1.0, 100000), 3)
    (0.05, 0.05)
    """
    if error < 1e-12:
        return 1.0
    square = (value / error) ** 2
    z = sqrt(degrees * log(1 + square / degrees)) * (8 * degrees + 1) / (8 * degrees + 3)
    return 2 * NormalDist().cdf(-z)


def holm(values: Sequence[float]) -> list[float]:
    """Correct p-values by Holm's method, which controls the family-wise error rate.

    It is valid under any dependence. Findings depend on each other: one player's gain is the others' loss.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(values)), key=values.__getitem__)
    corrected, highest = [0.0] * len(values), 0.0
    for place, index in enumerate(order):
        highest = max(highest, min(1.0, values[index] * (len(values) - place)))
        corrected[index] = highest
    return corrected


# -- findings -----------------------------------------------------------------------------

Group = list[tuple[Case, Deal]]  # deals of one bot and number of players


class Found(NamedTuple):
    """A finding without its question, bot, seats and list."""

    subject: str
    method: str
    deals: int
    measures: dict[str, Estimate]
    levels: dict[str, float] = {}


def findings(plan: StudyPlan, deals: Iterable[Deal]) -> list[Finding]:
    """Answer all questions of a plan. Failed deals do not count."""
    played = sorted([deal for deal in deals if not deal.error], key=lambda deal: (deal.case, deal.number))
    found: list[Finding] = []
    for bot, seats in dict.fromkeys([(case.bot_name, case.seats) for case in plan.cases]):
        whole = [(plan.cases[deal.case], deal) for deal in played]
        group = [(case, deal) for case, deal in whole if (case.bot_name, case.seats) == (bot, seats)]
        found += _answers(plan.questions, bot, seats, group)
    return found


def _answers(questions: Sequence[str], bot: str, seats: int, group: Group) -> list[Finding]:
    plain = [(case, deal) for case, deal in group if not case.option]
    lists = list(dict.fromkeys([case.list for case, _ in plain]))
    found: list[Finding] = []
    for question in questions:
        answer = ANSWERS[question]
        rows = group if question == "options" else plain
        each = [
            Finding(question, bot, seats, name, *one)
            for name in lists
            for one in answer([row for row in rows if row[0].list == name])
        ]
        together = answer(rows) if len(lists) > 1 and question != "options" else []
        found += corrected([Finding(question, bot, seats, ALL, *one) for one in together]) + corrected(each)
    return found


def corrected(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings with corrected p-values; each method is a family of its own."""
    return [
        finding
        for method in dict.fromkeys([finding.method for finding in findings])
        for finding in _corrected([finding for finding in findings if finding.method == method])
    ]


def _corrected(family: Sequence[Finding]) -> list[Finding]:
    adjusted = iter(holm([estimate.p for finding in family for estimate in finding.measures.values()]))
    return [
        replace(
            finding,
            measures={
                name: replace(each, adjusted=next(adjusted)) for name, each in finding.measures.items()
            },
        )
        for finding in family
    ]


# -- the crown, seats and the first choice


Result = Callable[[GameOutcome], Sequence[float]]
RESULTS: Final[dict[str, Result]] = {
    "wins": lambda outcome: outcome.wins,
    "points": lambda outcome: outcome.points,
}


def advantage(games: Sequence[GameOutcome], place: int, result: Result) -> float:
    """Return the advantage of the player ``place`` seats after the crown over the others, in a deal.

    Every seat has every place once, so every hand is compared with itself.
    """
    seats = len(games)
    own = fmean([result(game)[(crown + place) % seats] for crown, game in enumerate(games)])
    total = fmean([fmean(result(game)) for game in games])
    return (own - total) * seats / (seats - 1)


def _placed(subject: str, games: Sequence[Sequence[GameOutcome]], place: int) -> list[Found]:
    if len(games) < MIN_DEALS:
        return []
    measures = {
        name: mean_of([advantage(each, place, result) for each in games]) for name, result in RESULTS.items()
    }
    return [Found(subject, EXPERIMENT, len(games), measures)]


def _crown(rows: Group) -> list[Found]:
    return _placed("crown", [deal.games for _, deal in rows], 0)


def _seat(rows: Group) -> list[Found]:
    seats = rows[0][0].seats if rows else 0
    games = [deal.games for _, deal in rows]
    return [found for place in range(seats) for found in _placed(f"place_{place + 1}", games, place)]


def _choice(rows: Group) -> list[Found]:
    return _placed("first_choice", [deal.choice for _, deal in rows if deal.choice], 0)


def _levels(rows: Sequence[dict[str, float]]) -> dict[str, float]:
    return {name: fmean([row[name] for row in rows]) for name in rows[0]}


# -- cards


def _characters(rows: Group) -> list[Found]:
    """Compare each character with the others of the same packet, from the trials."""
    gains: dict[str, list[list[float]]] = defaultdict(list)
    for _, deal in rows:
        for name, own in deal.pick.items():
            others = [got for other, got in deal.pick.items() if other != name]
            gains[name].append([mine - fmean(rest) for mine, *rest in zip(own, *others, strict=True)])
    rates = _rates(rows)
    return [
        Found(name, EXPERIMENT, len(found), _measured(found), {"taken": rates.get(name, 0.0)})
        for name, found in sorted(gains.items())
        if len(found) >= MIN_DEALS
    ]


def _measured(rows: Sequence[Sequence[float]]) -> dict[str, Estimate]:
    return {name: mean_of(column) for name, column in zip(RESULTS, zip(*rows, strict=True), strict=True)}


def _rates(rows: Group) -> dict[str, float]:
    """Return the pick rate of each character."""
    offered, taken = Counter[str](), Counter[str]()
    for _, deal in rows:
        offered.update(deal.offered)
        taken.update(deal.taken)
    return {name: taken[name] / count for name, count in offered.items()}


def _districts(rows: Group) -> list[Found]:
    return [*_in_hand(rows), *_built(rows)]


class Holder(NamedTuple):
    """A player with some districts, and their results."""

    place: int  # index of the deal, the cluster
    list: str
    number: int  # compared only within the same list and number of cards
    cards: frozenset[str]
    results: dict[str, float]


def _in_hand(rows: Group) -> list[Found]:
    """Compare opening hands with and without each district. The deal assigns them at random."""
    hands = [
        Holder(
            place,
            case.list,
            len(hand),
            frozenset(hand),
            {name: fmean([result(game)[seat] for game in deal.games]) for name, result in RESULTS.items()},
        )
        for place, (case, deal) in enumerate(rows)
        for seat, hand in enumerate(deal.opening)
    ]
    return _compared(RANDOMIZED, hands)


def _built(rows: Group) -> list[Found]:
    """Compare players who built a district with those who built equally many others."""
    players = [
        Holder(
            place,
            case.list,
            len(built),
            frozenset(built),
            {name: result(game)[seat] for name, result in RESULTS.items()},
        )
        for place, (case, deal) in enumerate(rows)
        for game in deal.games
        for seat, built in enumerate(game.built)
    ]
    return _compared(ASSOCIATION, players)


def _compared(method: str, holders: Sequence[Holder]) -> list[Found]:
    """Compare holders with and without each card, if there are enough of both.

    Only lists that contain the card are used.
    """
    even = _evened(holders)
    found: list[Found] = []
    for card in sorted({card for holder in holders for card in holder.cards}):
        lists = {holder.list for holder in holders if card in holder.cards}
        able = [holder for holder in even if holder.list in lists]
        having = {holder.place for holder in able if card in holder.cards}
        without = {holder.place for holder in able if card not in holder.cards}
        if min(len(having), len(without)) >= MIN_DEALS:
            measures = {
                name: difference([(each.place, card in each.cards, each.results[name]) for each in able])
                for name in RESULTS
            }
            found.append(Found(card, method, len(having), measures))
    return found


def _evened(holders: Sequence[Holder]) -> list[Holder]:
    """Subtract from each result the mean of its list and number of cards."""
    alike: dict[tuple[str, int], list[dict[str, float]]] = defaultdict(list)
    for holder in holders:
        alike[holder.list, holder.number].append(holder.results)
    usual = {key: _levels(results) for key, results in alike.items()}
    return [
        holder._replace(
            results={
                name: value - usual[holder.list, holder.number][name]
                for name, value in holder.results.items()
            }
        )
        for holder in holders
    ]


# -- lists and options

Measure = Callable[[GameOutcome], float]
COURSE_MEASURES: Final[dict[str, Measure]] = {
    "rounds": lambda outcome: outcome.rounds,
    "mean_points": lambda outcome: fmean(outcome.points),
    "spread": lambda outcome: max(outcome.points) - min(outcome.points),
    "lead": lambda outcome: _lead(outcome.points),
    "ties": lambda outcome: float(_lead(outcome.points) == 0),
}


def _lead(points: Sequence[int]) -> int:
    """Return the winner's lead over the second."""
    *_, second, first = sorted(points)
    return first - second


def course(deal: Deal) -> dict[str, float]:
    """Return the mean course measures of a deal, and the advantage of the crown."""
    found = {name: fmean(map(measure, deal.games)) for name, measure in COURSE_MEASURES.items()}
    return found | {"crown": advantage(deal.games, 0, RESULTS["wins"])}


def _lists(rows: Group) -> list[Found]:
    """Compare each list with all others together."""
    found: list[Found] = []
    courses = [(place, case.list, course(deal)) for place, (case, deal) in enumerate(rows)]
    lists = list(dict.fromkeys([name for _, name, _ in courses]))
    for name in lists if len(lists) > 1 else []:
        own = [went for _, other, went in courses if other == name]
        measures = {
            measure: difference([(place, other == name, went[measure]) for place, other, went in courses])
            for measure in own[0]
        }
        found.append(Found(name, RANDOMIZED, len(own), measures, _levels(own)))
    return found


def _options(rows: Group) -> list[Found]:
    """Compare every option with the same deals without it."""
    usual = {deal.number: course(deal) for case, deal in rows if not case.option}
    found: list[Found] = []
    for option in dict.fromkeys([case.option for case, _ in rows if case.option]):
        played = {deal.number: course(deal) for case, deal in rows if case.option == option}
        both = [number for number in played if number in usual]
        if len(both) >= MIN_DEALS:
            measures = {
                name: mean_of([played[number][name] - usual[number][name] for number in both])
                for name in played[both[0]]
            }
            levels = _levels([played[number] for number in both])
            found.append(Found(option, EXPERIMENT, len(both), measures, levels))
    return found


ANSWERS: Final[dict[str, Callable[[Group], list[Found]]]] = {
    "crown": _crown,
    "seat": _seat,
    "choice": _choice,
    "characters": _characters,
    "districts": _districts,
    "lists": _lists,
    "options": _options,
}
