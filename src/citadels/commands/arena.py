"""``citadels arena``: compare bots over common deals."""

from __future__ import annotations

import csv
import importlib
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from citadels.bots import bot_files, bot_names, check_bot, search_network
from citadels.commands.app import command, command_app
from citadels.commands.faults import print_faults, warn_without_network
from citadels.commands.options import (
    BOT_NAMES,
    AsJson,
    Games,
    Jobs,
    OnCluster,
    Ray,
    Seed,
    bots_of,
    integer_option,
    is_given,
    number_option,
    setup_arguments,
    with_setup,
    workers,
)
from citadels.engine.errors import CitadelsError
from citadels.extras import require
from citadels.lab.arena import Match, compete
from citadels.lab.match_journal import MatchJournal
from citadels.lab.runner import Outcome, Workers, entered
from citadels.lab.sequential import Hypotheses, SequentialTest
from citadels.lab.standings import Standing, standings, tallies
from citadels.settings import Setup
from citadels.terminal.invocation import hint
from citadels.terminal.lines import tolerant
from citadels.terminal.printable import raw
from citadels.version import __version__

WIDTH = 120  # columns of a report that does not go to a terminal
REFRESH_SECONDS = 0.5
METHOD = (
    "95 % intervals: cluster-robust standard errors over deals, Wilson's form, Student's factor; "
    "ratings: openskill, Plackett-Luce"
)
ANSWERS = {
    "better": "nearer to {better} than to {worse}",
    "worse": "nearer to {worse} than to {better}",
    "open": "not decided between {better} and {worse}",
}

Row = dict[str, object]


app = command_app()


@command(
    app,
    "arena --bots greedy,random --games 600",
    "arena --bots greedy --field random --games 400 --jobs 2 --out games.jsonl",
    "arena --test greedy:random --better 0.40 --worse 0.30 --risk 0.05 --max-games 300",
    "arena --bots expert --field greedy --games 20000 --ray --out games.jsonl",
    cls=OnCluster,
)
@with_setup
def arena(
    context: typer.Context,
    setup: Setup,
    bots: Annotated[
        str | None, typer.Option(help=f"The bots that play each other, separated by commas: {BOT_NAMES}.")
    ] = None,
    field: Annotated[
        str | None,
        typer.Option(help="Bots that fill all other seats; each of --bots plays alone among them."),
    ] = None,
    games: Games = 100,
    seed: Seed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    test: Annotated[
        str | None,
        typer.Option(
            metavar="A:B", help="Sequential test: play A in a field of B until the result is clear."
        ),
    ] = None,
    better: Annotated[
        float | None, number_option("With --test: win share for H1 (default: 1.6 × chance).")
    ] = None,
    worse: Annotated[
        float | None, number_option("With --test: win share for H0 (default: 1.2 × chance).")
    ] = None,
    risk: Annotated[float, number_option("With --test: probability of either wrong answer.")] = 0.05,
    max_games: Annotated[int, integer_option("With --test: maximum number of games.", 1)] = 300,
    out: Annotated[
        Path | None,
        typer.Option(help="Write every finished game to this file. If it exists, continue from it."),
    ] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a CSV table with one row per game.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write the same table as Parquet; needs pyarrow.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play each other over common deals with rotated seats, and report which is better."""
    match = Match(games, setup, bots_of(bots), seed, bots_of(field))
    arguments = ArenaArguments(
        match, test, better, worse, risk, max_games, workers(jobs, ray), out, csv, parquet, as_json
    )
    return run_arena(arguments, [option for option in context.params if is_given(context, option)])


@dataclass(frozen=True)
class ArenaArguments:
    """The arguments of the command."""

    match: Match  # without bots if there is a --test
    test: str | None = None
    better: float | None = None
    worse: float | None = None
    risk: float = 0.05
    max_games: int = 300
    jobs: Workers = 1
    out: Path | None = None
    csv: Path | None = None
    parquet: Path | None = None
    as_json: bool = False


def run_arena(arguments: ArenaArguments, given: Sequence[str] = ()) -> int:
    """Play and report. Return 1 if any game failed. ``given`` names the options that were typed."""
    match, question = _match_and_test(arguments, given)
    match.check()
    _check_files(arguments)
    warn_without_network(match.names)
    test = None if question is None else SequentialTest(question)
    outcomes = _play(arguments, match, test)
    report = _report(match, outcomes, test)
    if arguments.as_json:
        print(json.dumps(report, indent=2))
    else:
        _print(report, tolerant(sys.stdout))
    _write_tables(arguments, rows(match, outcomes), report)
    return 1 if report["errors"] else 0


def _match_and_test(arguments: ArenaArguments, given: Sequence[str]) -> tuple[Match, Hypotheses | None]:
    """Return the match to play, and the hypotheses to test, if any."""
    match, tested = arguments.match, arguments.test is not None
    wrong = ("bots", "field", "games") if tested else ("better", "worse", "risk", "max_games")
    extra = [f"--{option.replace('_', '-')}" for option in wrong if option in given]
    if extra:
        raise CitadelsError(f"{', '.join(extra)}: not {'with' if tested else 'without'} --test")
    if arguments.test is None:
        if not match.bots:
            raise CitadelsError(f"--bots: name at least one of {', '.join(bot_names())}")
        return match, None
    bot, other = opponents(arguments.test)
    chance = 1 / max(1, match.seats)
    better = round(1.6 * chance, 4) if arguments.better is None else arguments.better
    worse = round(1.2 * chance, 4) if arguments.worse is None else arguments.worse
    question = Hypotheses(better, worse, arguments.risk)
    return replace(match, bots=(bot,), field=(other,), games=arguments.max_games), question


def opponents(text: str) -> tuple[str, str]:
    """Parse ``--test A:B``. Either name may contain a colon."""
    parts = text.split(":")
    ways = [(":".join(parts[:cut]).strip(), ":".join(parts[cut:]).strip()) for cut in range(1, len(parts))]
    good = [way for way in ways if all(map(_is_bot, way))]
    if len(good) == 1:
        return good[0]
    if len(good) > 1:
        raise CitadelsError(f"--test: {text!r} can be read as {' or as '.join(map(' against '.join, good))}")
    if len(ways) == 1:
        for name in ways[0]:
            check_bot(name)
    raise CitadelsError(f"--test: write A:B, the bot in question and the bot of the field, not {text!r}")


def _is_bot(name: str) -> bool:
    try:
        check_bot(name)
    except CitadelsError:
        return False
    return True


def _check_files(arguments: ArenaArguments) -> None:
    """Check the paths now rather than after a night of games."""
    for option, path in (("out", arguments.out), ("csv", arguments.csv), ("parquet", arguments.parquet)):
        if path is not None and path.is_dir():
            raise CitadelsError(f"--{option}: {path} is a folder")
        if path is not None and not path.parent.is_dir():
            raise CitadelsError(f"--{option}: folder {path.parent} does not exist")
    if arguments.parquet is not None:
        _pyarrow()
    paths = [path.resolve() for path in (arguments.out, arguments.csv, arguments.parquet) if path is not None]
    if len(set(paths)) < len(paths):
        raise CitadelsError("--out, --csv and --parquet: each needs a file of its own")


# -- playing -----------------------------------------------------------------------------


def _play(arguments: ArenaArguments, match: Match, test: SequentialTest | None) -> list[Outcome]:
    with entered(arguments.jobs), _book(arguments.out, match, test) as book:
        done = [] if book is None else list(book.outcomes)
        display = _Display(match, done)

        def note(outcome: Outcome) -> None:
            if book is not None:
                book.add(outcome)
            display.add(outcome)

        try:
            with display.shown():
                return compete(match, arguments.jobs, tuple(done), note, test)
        except KeyboardInterrupt:
            if book is not None:
                said = f"{len(display.outcomes)} of {match.games} games are in {book.path}"
                print(f"Interrupted: {said}; the same command continues from there.", file=sys.stderr)
            raise


def _book(path: Path | None, match: Match, test: SequentialTest | None) -> MatchJournal | nullcontext[None]:
    if path is None:
        return nullcontext()
    return MatchJournal(path, match, None if test is None else test.hypotheses)


class _Display:
    """A progress bar with the standings under it, on a terminal."""

    def __init__(self, match: Match, outcomes: list[Outcome]) -> None:
        self.match = match
        self.outcomes = outcomes
        self._due = 0.0
        self._console = Console(file=raw(sys.stderr), markup=False, emoji=False, highlight=False)
        self._bar = Progress(
            TextColumn("playing"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games"),
            TimeRemainingColumn(),
        )
        self._task = self._bar.add_task("games", total=match.games, completed=len(outcomes))
        self._live = Live(Group(self._bar), console=self._console, transient=True)

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Show the display while games are played."""
        if self._console.is_terminal:
            with self._live:
                yield
        else:
            yield

    def add(self, outcome: Outcome) -> None:
        """Add a finished game."""
        self.outcomes.append(outcome)
        started = time.monotonic()
        if self._console.is_terminal and started >= self._due:
            self._bar.update(self._task, completed=len(self.outcomes))
            self._live.update(Group(self._bar, self._standings()))
            spent = time.monotonic() - started
            self._due = started + max(REFRESH_SECONDS, 20 * spent)

    def _standings(self) -> Table:
        table = Table("bot", "games", "share", box=None)
        played = [outcome for outcome in self.outcomes if outcome.error is None]
        for name, tally in tallies(self.match, played).items():
            table.add_row(name, str(tally.games), _percent(tally.wins / max(1, tally.games)))
        return table


# -- the report --------------------------------------------------------------------------


def _report(match: Match, outcomes: Sequence[Outcome], test: SequentialTest | None) -> dict[str, object]:
    found = standings(match, outcomes)
    return {
        "version": __version__,
        "search_network": search_network(match.names),
        "bot_files": bot_files(match.names),
        "command": command_line(match, None if test is None else test.hypotheses),
        "seed": match.seed,
        "games": len(outcomes),
        "finished": sum(outcome.error is None for outcome in outcomes),
        "deals": len({match.deal(outcome.number) for outcome in outcomes}),
        "games_per_deal": match.deal_size,
        "chance": round(1 / match.seats, 6),
        **match.setup.with_preset().to_json(),
        "field": list(match.field_names),
        "method": METHOD,
        "bots": [_rounded(standing) for standing in found],
        "test": None if test is None else _answer(match, test, found),
        "errors": [outcome.error for outcome in outcomes if outcome.error is not None],
        "faults": [fault for outcome in outcomes for fault in outcome.faults],
    }


def _rounded(standing: Standing) -> Row:
    return {
        key: round(value, 6) if isinstance(value, float) else value for key, value in asdict(standing).items()
    }


def _answer(match: Match, test: SequentialTest, found: Sequence[Standing]) -> Row:
    bot = next(standing for standing in found if standing.name == match.bot_names[0])
    row = _rounded(bot)
    return {
        "bot": bot.name,
        "field": match.field_names[0],
        **asdict(test.hypotheses),
        "most": match.games,
        "verdict": test.verdict or "open",
        "log_likelihood_ratio": round(test.ratio, 6),
        "bound": round(test.hypotheses.bound, 6),
        **{key: row[key] for key in ("games", "share", "low", "high")},
    }


def command_line(match: Match, hypotheses: Hypotheses | None) -> str:
    """Format the command that reproduces this report."""
    words: list[str] = []
    if hypotheses is None:
        words += ["--bots", ",".join(match.bot_names)]
        words += ["--field", ",".join(match.field_names)] if match.field else []
        words += ["--games", str(match.games)]
    else:
        words += [
            "--test",
            f"{match.bot_names[0]}:{match.field_names[0]}",
            "--better",
            str(hypotheses.better),
        ]
        words += [
            "--worse",
            str(hypotheses.worse),
            "--risk",
            str(hypotheses.risk),
            "--max-games",
            str(match.games),
        ]
    return hint("arena", *words, *setup_arguments(match.setup), "--seed", match.seed)


def _print(report: dict[str, Any], output: TextIO) -> None:
    cards = "chosen cards" if report["characters"] or report["districts"] else report["preset"]
    print(
        f"{_count(report['games'], 'game')} of {report['seats']} over {_count(report['deals'], 'deal')} "
        f"({report['edition']}, {cards}, seed {report['seed']})",
        file=output,
    )
    width = None if output.isatty() else WIDTH
    Console(file=raw(output), width=width, markup=False, emoji=False, highlight=False).print(_table(report))
    print(f"chance {_percent(report['chance'])}; {METHOD}", file=output)
    if report["test"] is not None:
        print(_verdict(report["test"]), file=output)
    print(f"citadels {report['version']}, seed {report['seed']}: {report['command']}", file=output)
    for error in report["errors"]:
        print(f"game {error['game']}: {error['error']} (at {error['where']})", file=sys.stderr)
    if report["errors"]:
        print("The game files that lead to these errors are in the report of --json.", file=sys.stderr)
    print_faults(report["faults"])


def _table(report: dict[str, Any]) -> Table:
    columns = ("bot", "games", "wins", "share", "95 % interval", "chance", "points", "rank", "rating")
    table = Table(*columns, box=None)
    for bot in report["bots"]:
        table.add_row(
            bot["name"],
            str(bot["games"]),
            f"{bot['wins']:.1f}",
            _percent(bot["share"]),
            _range(bot),
            _against(report["chance"], bot["low"], bot["high"]),
            f"{bot['points']:.2f}",
            f"{bot['rank']:.2f}",
            f"{bot['rating']:.2f} ± {bot['rating_error']:.2f}",
        )
    return table


def _against(chance: float, low: float, high: float) -> str:
    """Say how a bot compares with chance, if its interval excludes chance."""
    return "above" if low > chance else "below" if high < chance else "open"


def _verdict(test: dict[str, Any]) -> str:
    bounds = {key: _percent(test[key]) for key in ("better", "worse")}
    return (
        f"test: {test['bot']} in a field of {test['field']} is {ANSWERS[test['verdict']].format(**bounds)} "
        f"after {_count(test['games'], 'game')} (risk {test['risk']}): "
        f"{_percent(test['share'])}, 95 % interval {_range(test)}"
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _range(found: dict[str, Any]) -> str:
    return f"{100 * found['low']:.1f}–{100 * found['high']:.1f} %"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


# -- tables of games ---------------------------------------------------------------------


def rows(match: Match, outcomes: Sequence[Outcome]) -> list[Row]:
    """Return a row per game, with columns for each seat, which are empty if the game failed."""
    return [_row(match, outcome) for outcome in outcomes]


def _row(match: Match, outcome: Outcome) -> Row:
    row: Row = {
        "version": __version__,
        "seed": match.seed,
        "game": outcome.number,
        "deal": match.deal(outcome.number),
        "rounds": outcome.rounds,
        "decisions": outcome.decisions,
        "error": None if outcome.error is None else str(outcome.error["error"]),
    }
    broken = outcome.error is not None
    for seat, name in enumerate(match.seating(outcome.number)):
        row[f"bot_{seat}"] = name
        row[f"wins_{seat}"] = None if broken else outcome.wins[seat]
        row[f"points_{seat}"] = None if broken else outcome.points[seat]
        row[f"rank_{seat}"] = None if broken else outcome.ranks[seat]
    return row


def _write_tables(arguments: ArenaArguments, found: Sequence[Row], report: dict[str, object]) -> None:
    try:
        if arguments.csv is not None:
            _write_csv(arguments.csv, found)
        if arguments.parquet is not None:
            _write_parquet(arguments.parquet, found, report)
    except OSError as error:
        raise CitadelsError(f"{error.filename}: {error.strerror}") from error


def _write_csv(path: Path, found: Sequence[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(found[0]))
        writer.writeheader()
        writer.writerows(found)


def _write_parquet(path: Path, found: Sequence[Row], report: dict[str, object]) -> None:
    pyarrow, parquet = _pyarrow()
    about = {key: str(report[key]) for key in ("version", "seed", "command")}
    parquet.write_table(pyarrow.Table.from_pylist(list(found)).replace_schema_metadata(about), path)


def _pyarrow() -> tuple[Any, Any]:
    require("parquet", "--parquet", "pyarrow")
    return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
