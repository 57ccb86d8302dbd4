"""Check a bot: play games against others and record its faults, times and results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from citadels.bots import Bot, FallbackBot, bot_files, fallback_bot, make_bot
from citadels.bots.subprocess_bot import programs_kept
from citadels.lab.arena import Match
from citadels.lab.runner import Outcome, run_with
from citadels.lab.standings import tallies

DEFAULT_OPPONENTS: Final = ("greedy", "random")  # fill the other seats


def opponents(bot: str, seats: int) -> tuple[str, ...]:
    """Return the bots for the other seats, never the bot itself."""
    return tuple([name for name in DEFAULT_OPPONENTS if name != bot][: max(1, seats - 1)])


class BotCheck:
    """Plays the match of the bot under test."""

    def __init__(self, match: Match, limit: float) -> None:
        self.match = match
        self.limit = limit
        self.outcomes: list[Outcome] = []
        self._seconds: list[float] = []
        self._starts: list[float] = []

    @property
    def bot(self) -> str:
        return self.match.bot_names[0]

    def run(self, progress: Callable[[int], None]) -> None:
        """Play all games one after the other, so that measured times are the bot's own."""
        with programs_kept():
            for number in range(self.match.games):
                self._play(number)
                progress(len(self.outcomes))

    def _play(self, number: int) -> None:
        watched: list[FallbackBot] = []
        self.outcomes.append(run_with(partial(self._make, watched), self.match, number))
        self._seconds += [seconds for bot in watched for seconds in bot.seconds]
        self._starts += [seconds for bot in watched for seconds in bot.starts]

    def _make(self, watched: list[FallbackBot], name: str, seed: str) -> Bot:
        if name != self.bot:
            return make_bot(name, seed)
        watched.append(fallback_bot(name, seed, self.limit))
        return watched[-1]

    def report(self) -> dict[str, object]:
        """Return the report as JSON data."""
        played = [outcome for outcome in self.outcomes if outcome.error is None]
        tally = tallies(self.match, played)[self.bot]
        low, high = tally.interval()
        faults = [fault for outcome in self.outcomes for fault in outcome.faults]
        return {
            "bot": self.bot,
            "bot_files": bot_files(self.match.names),
            "field": list(self.match.field_names),
            "games": len(self.outcomes),
            "finished": len(played),
            **self.match.setup.with_preset().to_json(),
            "seed": self.match.seed,
            "limit": self.limit,
            "decisions": len(self._seconds),
            "seconds": times(self._seconds),
            "start_seconds": times(self._starts),
            "wins": round(tally.wins, 6),
            "share": round(tally.wins / max(1, tally.games), 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "chance": round(1 / self.match.seats, 6),
            "crashes": len([fault for fault in faults if fault["kind"] == "crash"]),
            "hangs": len([fault for fault in faults if fault["kind"] == "hang"]),
            "nonsense": len([fault for fault in faults if fault["kind"] == "nonsense"]),
            "prints": len([fault for fault in faults if fault["kind"] == "print"]),
            "faults": faults,
            "errors": [outcome.error for outcome in self.outcomes if outcome.error is not None],
        }


def times(seconds: Sequence[float]) -> dict[str, float]:
    """Return the mean, median, 99th percentile and maximum.

    >>> times([0.2, 0.1, 0.6])
    {'mean': 0.3, 'p50': 0.2, 'p99': 0.6, 'max': 0.6}
    """
    ordered = sorted(seconds) or [0.0]
    last = len(ordered) - 1
    found = {
        "mean": sum(ordered) / len(ordered),
        "p50": ordered[last // 2],
        "p99": ordered[round(0.99 * last)],
        "max": ordered[last],
    }
    return {name: round(value, 6) for name, value in found.items()}
