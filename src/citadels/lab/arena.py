"""The arena: bots meet over the same deals, with the seats rotated.

A deal is one key, so one crown, one set of hands and one order of the deck. It is played several times
with the bots in different seats, so that good cards and good seats come to all alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from math import factorial, gcd, prod
from random import Random

from citadels.bots import check_bot
from citadels.engine.chance import key_from_seed
from citadels.engine.errors import CitadelsError
from citadels.lab.runner import Outcome, Plan, Workers, play_unordered
from citadels.lab.sequential import SequentialTest

MAX_ARRANGEMENTS = 24  # of a deal; if there are more, the seats are rotated instead


@dataclass(frozen=True)
class Match(Plan):
    """Who meets whom over how many games. Game number i depends on the match and i alone, not on ``games``.

    With a ``field`` each bot in turn sits alone among the bots of the field, which fill the other seats.
    Without one the bots meet each other.
    """

    field: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All bots that play, those in question first."""
        return tuple(dict.fromkeys(self.bots + self.field))

    @property
    def deal_size(self) -> int:
        """How many games are played of a deal."""
        return len(seatings(self, 0))

    def deal(self, number: int) -> int:
        """The deal of game ``number``."""
        return number // self.deal_size

    def key(self, number: int) -> bytes:
        """The key of game ``number``, which all games of its deal share."""
        return key_from_seed(f"{self.seed}/{self.deal(number)}")

    def seating(self, number: int) -> list[str]:
        """The bots of game ``number``, by seat."""
        return list(seatings(self, self.deal(number))[number % self.deal_size])

    def bot_seed(self, number: int, seat: int) -> str:
        """The seed of the bot in ``seat`` of game ``number``."""
        return f"{self.seed}/{self.deal(number)}/{number % self.deal_size}/{seat}"

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1:
            raise CitadelsError(f"{self.games} games; there must be at least one")
        self.setup.settings()
        self._check_names()
        for name in self.names:
            check_bot(name)
        self._check_room()

    def _check_names(self) -> None:
        if not self.bots:
            raise CitadelsError("name the bots that are to meet")
        for name, count in Counter(self.bots).items():
            if count > 1:
                raise CitadelsError(f"the bot {name!r} is named {count} times; once is enough")
        both = [name for name in self.bots if name in self.field]
        if both:
            raise CitadelsError(f"the bot {both[0]!r} cannot be measured in a field that it is part of")
        if len(self.bots) == 1 and not self.field:
            raise CitadelsError("one bot alone always wins; name another, or a field for it")
        if len(self.field) > self.seats - 1:
            raise CitadelsError(f"{len(self.field)} bots in the field for {self.seats - 1} seats")

    def _check_room(self) -> None:
        """Everyone must get to play."""
        size = self.deal_size
        playing = {name for number in range(min(self.games, size)) for name in self.seating(number)}
        if not playing.issuperset(self.bots):
            raise CitadelsError(
                f"{len(self.bots)} bots are too many for {self.seats} seats and {self.games} games; "
                f"a deal in which all play alike takes {size} games"
            )


@lru_cache(maxsize=256)
def seatings(match: Match, deal: int) -> Sequence[tuple[str, ...]]:
    """The arrangements that a deal is played in, in order.

    Bots go round the table, line-up after line-up, until all have had equally many seats. Fewer bots than
    seats are then seated in every possible way, if there are no more than ``MAX_ARRANGEMENTS``; otherwise
    every line-up moves round the table, seat by seat. Who sits next to whom changes from deal to deal.

    >>> from citadels import Setup
    >>> match = Match(12, Setup(seats=4), ("a", "b"), "0")
    >>> sorted("".join(seating) for seating in seatings(match, 0))
    ['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa']
    """
    rng = Random(f"{match.seed}/{deal}/seats")
    lineups = _lineups(match, rng)
    if not match.field and len(match.bots) < match.seats and _ways(lineups) <= MAX_ARRANGEMENTS:
        ways = sorted({way for lineup in lineups for way in permutations(lineup)})
        return rng.sample(ways, len(ways))
    places = rng.sample(range(match.seats), match.seats)  # the same for all line-ups
    mixed = [[lineup[place] for place in places] for lineup in lineups]
    return [(*lineup[turn:], *lineup[:turn]) for turn in range(match.seats) for lineup in mixed]


def _lineups(match: Match, rng: Random) -> list[list[str]]:
    bots = rng.sample(match.bots, len(match.bots))
    if match.field:
        field = rng.sample(match.field, len(match.field))
        others = [field[place % len(field)] for place in range(match.seats - 1)]
        return [[bot, *others] for bot in bots]
    count = len(bots) // gcd(len(bots), match.seats)
    seats = range(match.seats)
    return [[bots[(line * match.seats + seat) % len(bots)] for seat in seats] for line in range(count)]


def _ways(lineups: list[list[str]]) -> int:
    """In how many ways the line-ups can sit down."""
    return sum(
        [factorial(len(line)) // prod(map(factorial, Counter(line).values())) for line in lineups],
    )


def compete(
    match: Match,
    jobs: Workers = 1,
    played: Iterable[Outcome] = (),
    on_outcome: Callable[[Outcome], None] = lambda outcome: None,
    test: SequentialTest | None = None,
) -> list[Outcome]:
    """Play the games of a match that are not ``played`` yet; all outcomes in order.

    ``on_outcome`` is called with every new outcome. A ``test`` ends the match when its question is
    answered; games beyond that point do not count, so that the outcomes are the same for any number of jobs.
    """
    found = {outcome.number: outcome for outcome in played}
    missing = [number for number in range(match.games) if number not in found]
    decided = _advance_test(match, test, found)
    if missing and not decided:
        with closing(play_unordered(match, missing, jobs)) as outcomes:
            for outcome in outcomes:
                found[outcome.number] = outcome
                on_outcome(outcome)
                if _advance_test(match, test, found):
                    break
    counted = test.deals * match.deal_size if test is not None and test.verdict else match.games
    return [found[number] for number in sorted(found) if number < counted]


def _advance_test(match: Match, test: SequentialTest | None, found: dict[int, Outcome]) -> bool:
    """Take the test over all whole deals there are; whether it has come to an end."""
    if test is None:
        return False
    size = match.deal_size
    while not test.verdict:
        numbers = range(test.deals * size, (test.deals + 1) * size)
        if not found.keys() >= set(numbers):
            return False
        played = [found[number] for number in numbers if found[number].error is None]
        wins = [
            outcome.wins[seat]
            for outcome in played
            for seat, name in enumerate(match.seating(outcome.number))
            if name == match.bots[0]
        ]
        test.add(wins)
    return True
