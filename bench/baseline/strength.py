"""Measure present bots among those of 0.1.0, on common deals with rotated seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.progress import track
from scripts.environment import SetupError

from bench.baseline.opponents import MARK, play
from bench.baseline.release import FIRST
from citadels.cli import build_name
from citadels.lab.arena import Match
from citadels.lab.runner import Outcome, processes
from citadels.lab.standings import standings
from citadels.settings import Setup


@dataclass(frozen=True)
class StrengthArguments:
    bots: Sequence[str]
    against: Sequence[str]
    games: int
    seats: int
    edition: str
    preset: str | None
    seed: str
    jobs: int


def compete(match: Match, jobs: int) -> list[Outcome]:
    """Return the outcomes of all games, in order."""
    python = (FIRST.compiled() if build_name() == "compiled" else FIRST.plain()).python
    with processes(jobs) as pool:
        done = pool.imap_unordered(partial(play, match, python), range(match.games))
        label = f"{match.bots[0]} among {match.field[0]}"
        found = list(track(done, label, match.games, console=Console(stderr=True)))
    broken = [outcome.error for outcome in found if outcome.error is not None]
    if broken:
        raise SetupError(f"Game {broken[0]['game']}: {broken[0]['error']}")
    return sorted(found, key=lambda outcome: outcome.number)


def main(wanted: StrengthArguments) -> int:
    print("| bot | among | games | share | interval | chance |\n|---|---|---|---|---|---|")
    for bot in wanted.bots:
        for other in wanted.against or [bot]:
            print(line(bot, f"{MARK}{other}", wanted), flush=True)
    return 0


def line(bot: str, field: str, wanted: StrengthArguments) -> str:
    games = wanted.games - wanted.games % wanted.seats
    setup = Setup(wanted.edition, wanted.preset, wanted.seats)
    match = Match(games, setup, (bot,), wanted.seed, field=(field,))
    found = next(s for s in standings(match, compete(match, wanted.jobs)) if s.name == bot)
    return (
        f"| `{bot}` | `{field}` | {found.games} | {100 * found.share:.1f} % "
        f"| {100 * found.low:.1f}–{100 * found.high:.1f} % | {100 / wanted.seats:.0f} % |"
    )
