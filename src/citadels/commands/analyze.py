"""``citadels analyze``: rate the options of a position, or all decisions of a game."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

import citadels
from citadels import record
from citadels.commands.analysis.page import page
from citadels.commands.analysis.text_report import Subject, TextReport
from citadels.commands.app import command, command_app
from citadels.commands.files import INPUT, about, check_seat, read_document
from citadels.commands.options import AsJson, Jobs, Language, bot_of, integer_option
from citadels.commands.play import name_and_bot
from citadels.commands.progress import bar
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.lab.analysis import Analysis, Range, analyze_game, analyze_position
from citadels.lab.analysts import analyst
from citadels.locale import Texts
from citadels.record import GameFile
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text, one_line

TOP = 3  # default number of options shown for each decision of a game


app = command_app()


@command(
    app,
    "analyze game.json --html report.html",
    "analyze game.json --seat 0 --rounds 3-5 --bot search:5s --jobs 2",
    "analyze table.json --bot search:5s --json",
)
def analyze(
    file: Annotated[
        Path, typer.Argument(help="A game file or a position: a JSON document, or - for standard input.")
    ],
    bot: Annotated[
        str,
        typer.Option(
            help="The bot that analyzes: search with a budget in seconds or nodes (search:5s), learned, "
            "expert, or a temperament (builder, bully, schemer)."
        ),
    ] = "search:400n",  # nodes, not seconds, so that the same command gives the same result
    seat: Annotated[int | None, integer_option("Only the decisions of this seat.")] = None,
    rounds: Annotated[
        str | None, typer.Option(help="Only the decisions of these rounds: 3, or 3-5.", metavar="ROUNDS")
    ] = None,
    decision: Annotated[
        int | None, integer_option("Only this decision, by its number in the report.", 1)
    ] = None,
    top: Annotated[
        int | None,
        integer_option("Options to show for each decision (default: 3 in a game, all in a position).", 1),
    ] = None,
    seed: Annotated[
        str, typer.Option(help="Random seed. With a budget in nodes, the same seed gives the same result.")
    ] = "0",
    jobs: Jobs = 1,
    html: Annotated[Path | None, typer.Option(help="Write an HTML report to this file.")] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    """Analyze a position or every decision of a game: what each answer is worth, and why."""
    return run_analysis(
        AnalyzeArguments(file, bot_of(bot), seat, rounds, decision, top, seed, jobs, html, as_json, language)
    )


@dataclass(frozen=True)
class AnalyzeArguments:
    """The arguments of the command."""

    file: Path
    bot: str
    seat: int | None = None
    rounds: str | None = None
    decision: int | None = None
    top: int | None = None
    seed: str = "0"
    jobs: int = 1
    html: Path | None = None
    as_json: bool = False
    language: str = "en"


def run_analysis(arguments: AnalyzeArguments) -> int:
    """Read the file, analyze it, print the report, and write the page if there is a path for it."""
    wanted = Range(arguments.seat, _rounds(arguments.rounds), arguments.decision)
    analyst(arguments.bot, arguments.seed)
    _check_html(arguments)
    with about(arguments.file):
        found = _read(arguments.file)
        report = (
            _of_position(found, arguments, wanted)
            if isinstance(found, Game)
            else _of_game(found, arguments, wanted)
        )
    if arguments.html is not None:
        _write(arguments.html, page(report))
    _tell(report, arguments)
    return 0


# -- arguments -----------------------------------------------------------------------


def _rounds(text: str | None) -> tuple[int, int] | None:
    """Parse a round or a range of rounds.

    >>> _rounds("3"), _rounds("3-5")
    ((3, 3), (3, 5))
    """
    if text is None:
        return None
    written = re.fullmatch(r"\s*(\d+)\s*(?:[-–]\s*(\d+)\s*)?", text)
    first, last = (int(written[1]), int(written[2] or written[1])) if written else (1, 0)
    if first > last:
        raise CitadelsError(f"--rounds: write one round or a range, such as 3 or 3-5, not {text!r}")
    return first, last


def _check_html(arguments: AnalyzeArguments) -> None:
    """Check the path now rather than after minutes of analysis."""
    path = arguments.html
    if path is None:
        return
    if path.is_dir():
        raise CitadelsError(f"--html: {path} is a folder")
    if not path.parent.is_dir():
        raise CitadelsError(f"--html: folder {path.parent} does not exist")
    if path.resolve() == arguments.file.resolve():
        raise CitadelsError("--html: cannot overwrite the input file; choose another path")


def _read(path: Path) -> GameFile | Game:
    document = read_document(path)
    if str(document.get("format")).startswith("citadels-game/"):
        return record.verify(document)
    if "players" not in document:
        raise CitadelsError("is neither a game file nor a position")
    return citadels.load(document)


# -- analysis ----------------------------------------------------------------------------


def _of_position(game: Game, arguments: AnalyzeArguments, wanted: Range) -> TextReport:
    if wanted.rounds is not None or wanted.decision is not None:
        raise CitadelsError("is a position; --rounds and --decision are for game files")
    check_seat(arguments.seat, game.rules.seats)
    if arguments.seat not in (None, game.seat) and not game.over:
        raise CitadelsError(f"seat {game.seat} is to move, not {arguments.seat}")
    analysis = analyze_position(game, arguments.bot, arguments.seed)
    texts = Texts(arguments.language, edition=game.rules.edition.key)
    names = [texts.say("position-seat", seat=number) for number in range(game.rules.seats)]
    subject = Subject(_name_of(arguments.file), game.rules.edition.key, names, [])
    return TextReport(texts, subject, analysis, arguments.top)


def _of_game(file: GameFile, arguments: AnalyzeArguments, wanted: Range) -> TextReport:
    check_seat(arguments.seat, file.settings.seats)
    with bar("thinking about", "decisions") as progress:
        analysis = analyze_game(file, arguments.bot, arguments.seed, wanted, arguments.jobs, progress)
    _check_found(analysis)
    texts = Texts(arguments.language, edition=file.settings.edition)
    names = [name_and_bot(player)[0] for player in file.players]
    result = file.replay().result()
    subject = Subject(
        _name_of(arguments.file), file.settings.edition, names, list(map(one_line, file.players)), result
    )
    return TextReport(texts, subject, analysis, arguments.top or TOP)


def _check_found(analysis: Analysis) -> None:
    if not analysis.decisions:
        forced = sum(analysis.forced)
        told = f"; {forced} had only one option" if forced else ""
        raise CitadelsError(f"no decision to analyze{told}")


def _name_of(path: Path) -> str:
    return str(path) if path == INPUT else path.name


# -- output -----------------------------------------------------------------------------


def _tell(report: TextReport, arguments: AnalyzeArguments) -> None:
    if arguments.as_json:
        print(json_text(report.to_json(), 1), file=tolerant(sys.stdout))
        return
    lines = report.lines(all_decisions=arguments.html is None)
    if arguments.html is not None:
        lines += ["", report.texts.say("analysis-written", file=str(arguments.html))]
    output = Lines.to(sys.stdout)
    for line in lines:
        text = line.lstrip(" ")
        output.line(text, indent=line.removesuffix(text))


def _write(path: Path, text: str) -> None:
    """Write the page atomically: to a temporary file, renamed when complete."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        raise CitadelsError(f"--html: {path}: {error.strerror}") from error
