"""The arena: matches between bots over common deals, with seats rotated.

A deal is one key: one crown, one set of hands and one order of the deck. It is played several times with the
bots in different seats, so that every bot gets the same cards and seats.
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
from citadels.bots.specs import BotLike, bot_specs
from citadels.engine.chance import key_from_seed
from citadels.engine.errors import CitadelsError
from citadels.lab.runner import Outcome, Plan, Workers, play_unordered
from citadels.lab.sequential import SequentialTest

MAX_ARRANGEMENTS = 24  # per deal; with more, seats are only rotated


@dataclass(frozen=True)
class Match(Plan):
    """A match between bots. Game number i depends only on the match and i, not on ``games``.

    With a ``field``, each bot in turn plays alone among the bots of the field. Without one, the bots play
    each other.
    """

    field: tuple[BotLike, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "field", bot_specs(self.field))

    @property
    def field_names(self) -> tuple[str, ...]:
        """The names of ``field``."""
        return bot_specs(self.field)

    @property
    def names(self) -> tuple[str, ...]:
        """All bots that play, the tested ones first."""
        return tuple(dict.fromkeys(self.bot_names + self.field_names))

    @property
    def deal_size(self) -> int:
        """Number of games per deal."""
        return len(seatings(self, 0))

    def deal(self, number: int) -> int:
        """Return the deal of game ``number``."""
        return number // self.deal_size

    def key(self, number: int) -> bytes:
        """Return the key of game ``number``, common to all games of its deal."""
        return key_from_seed(f"{self.seed}/{self.deal(number)}")

    def seating(self, number: int) -> list[str]:
        """Return the bots of game ``number``, by seat."""
        return list(seatings(self, self.deal(number))[number % self.deal_size])

    def bot_seed(self, number: int, seat: int) -> str:
        """Return the seed of the bot in ``seat`` of game ``number``."""
        return f"{self.seed}/{self.deal(number)}/{number % self.deal_size}/{seat}"

    def check(self) -> None:
        """Raise CitadelsError if the match cannot be played."""
        if self.games < 1:
            raise CitadelsError(f"{self.games} games cannot be played; ask for at least 1")
        self.setup.settings()
        self._check_names()
        for name in self.names:
            check_bot(name)
        self._check_room()

    def _check_names(self) -> None:
        if not self.bots:
            raise CitadelsError("no bots are named; name at least one")
        for name, count in Counter(self.bot_names).items():
            if count > 1:
                raise CitadelsError(f"bot {str(name)!r} is named {count} times; name each bot once")
        both = [name for name in self.bot_names if name in self.field_names]
        if both:
            raise CitadelsError(f"bot {str(both[0])!r} is also in the field; remove it from one of them")
        if len(self.bots) == 1 and not self.field:
            raise CitadelsError("one bot alone always wins; name another bot or a field")
        if len(self.field) > self.seats - 1:
            raise CitadelsError(f"{len(self.field)} bots in the field for {self.seats - 1} seats; name fewer")

    def _check_room(self) -> None:
        """Raise CitadelsError if some bots would never play."""
        size = self.deal_size
        playing = {name for number in range(min(self.games, size)) for name in self.seating(number)}
        if not playing.issuperset(self.bot_names):
            raise CitadelsError(
                f"{len(self.bots)} bots are too many for {self.seats} seats and {self.games} games; "
                f"a deal in which all play alike takes {size} games"
            )


@lru_cache(maxsize=256)
def seatings(match: Match, deal: int) -> Sequence[tuple[str, ...]]:
    """Return the arrangements in which a deal is played, in order.

    Bots fill line-up after line-up until all have had equally many seats. If there are fewer bots than seats,
    every permutation of each line-up is played, up to ``MAX_ARRANGEMENTS``; otherwise every line-up is
    rotated seat by seat. Neighbors change from deal to deal.

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
    places = rng.sample(range(match.seats), match.seats)  # common to all line-ups
    mixed = [[lineup[place] for place in places] for lineup in lineups]
    return [(*lineup[turn:], *lineup[:turn]) for turn in range(match.seats) for lineup in mixed]


def _lineups(match: Match, rng: Random) -> list[list[str]]:
    bots = rng.sample(match.bot_names, len(match.bots))
    if match.field:
        field = rng.sample(match.field_names, len(match.field))
        others = [field[place % len(field)] for place in range(match.seats - 1)]
        return [[bot, *others] for bot in bots]
    count = len(bots) // gcd(len(bots), match.seats)
    seats = range(match.seats)
    return [[bots[(line * match.seats + seat) % len(bots)] for seat in seats] for line in range(count)]


def _ways(lineups: list[list[str]]) -> int:
    """Return the number of distinct permutations of all line-ups."""
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
    """Play the games of a match that are not ``played`` yet; return all outcomes in order.

    ``on_outcome`` is called with every new outcome. A ``test`` ends the match once it reaches a verdict.
    Games beyond that point are dropped, so that the outcomes do not depend on the number of jobs.
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
    """Feed all complete deals to the test; return whether it has reached a verdict."""
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
            if name == match.bot_names[0]
        ]
        test.add(wins)
    return True
