"""``citadels study``: measure what a card, a seat or a rule is worth."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from citadels.bots import bot_files, check_bot, search_network
from citadels.commands.app import command, command_app
from citadels.commands.faults import print_faults, warn_without_network
from citadels.commands.options import (
    BOT_NAMES,
    AsJson,
    Jobs,
    OnCluster,
    Ray,
    Seed,
    bots_of,
    integer,
    integer_option,
    key_of,
    keys_of,
    setup_arguments,
    with_setup,
    workers,
)
from citadels.commands.progress import bar
from citadels.commands.studies.page import Report, grouped, page, whole
from citadels.commands.studies.plot import plot
from citadels.commands.studies.report_text import MEASURES, QUESTIONS, Names, format_estimate
from citadels.engine.errors import CitadelsError
from citadels.engine.rules import RULES_VERSION
from citadels.lab.journal import errors_name_path
from citadels.lab.runner import Workers, entered
from citadels.lab.study import ASSOCIATION, MIN_DEALS, Finding, findings
from citadels.lab.study_journal import StudyJournal
from citadels.lab.trials import Case, Deal, StudyPlan, options, play_deals_unordered
from citadels.settings import Setup, edition_named
from citadels.terminal.invocation import hint
from citadels.terminal.lines import tolerant
from citadels.terminal.printable import raw
from citadels.version import __version__

WIDTH = 120  # columns of a report that does not go to a terminal
ALL_PRESETS = "all"

Row = dict[str, object]


app = command_app()


@command(
    app,
    "study crown seat --games 400",
    "study --presets all --bots expert --games 2000 --jobs 2 --journal deals.jsonl --out report.html",
    "study characters --edition 2016-minstrel --card minstrel --out minstrel.html",
    "study --presets all --games 20000 --journal deals.jsonl --ray",
    cls=OnCluster,
)
@with_setup
def study(
    setup: Setup,
    questions: Annotated[
        list[str] | None,
        typer.Argument(
            help="crown, seat, choice (the first in a round), characters, districts, lists, options "
            "(default: all)."
        ),
    ] = None,
    bots: Annotated[
        str, typer.Option(help=f"The bots to study, each in all seats by itself: {BOT_NAMES}.")
    ] = "expert",
    presets: Annotated[
        str | None, typer.Option(help="Presets (lists of cards), separated by commas, or all.")
    ] = None,
    seats: Annotated[str, typer.Option(help="Numbers of players, separated by commas.")] = str(Setup.seats),
    games: Annotated[
        int, integer_option("Games for each bot, number of players and preset, not counting trials.", 1)
    ] = 2000,
    seed: Seed = "0",
    card: Annotated[
        str | None, typer.Option(help="Cards to highlight in the report, separated by commas.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    journal: Annotated[
        Path | None,
        typer.Option(help="Write every finished deal to this file. If it exists, continue from it."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the report to this file, as HTML.")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a table of all findings to this file.")] = None,
    svg_dir: Annotated[
        Path | None, typer.Option(help="Write the plots as SVG files to this folder, which must exist.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Measure what characters, districts, the crown, seats, lists and options are worth."""
    arguments = StudyArguments(
        setup,
        tuple([key_of(question) for question in questions or ()]),
        bots_of(bots),
        tuple([integer(1)(number) for number in seats.split(",") if number.strip()]),
        keys_of(presets or ""),
        games,
        seed,
        keys_of(card or ""),
        workers(jobs, ray),
        journal,
        out,
        csv,
        svg_dir,
        as_json,
    )
    return run_study(arguments)


@dataclass(frozen=True)
class StudyArguments:
    """The arguments of the command."""

    setup: Setup
    questions: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("expert",)
    seats: tuple[int, ...] = ()  # default: those of the setup
    presets: tuple[str, ...] = ()
    games: int = 2000
    seed: str = "0"
    marked: tuple[str, ...] = ()
    jobs: Workers = 1
    journal: Path | None = None
    out: Path | None = None
    csv: Path | None = None
    svg_dir: Path | None = None
    as_json: bool = False


def run_study(arguments: StudyArguments) -> int:
    """Play, compute the findings, and report them. Return 1 if any game failed."""
    plan = plan_of(arguments)
    check(plan)
    _check_cards(arguments)
    _check_files(arguments)
    warn_without_network(plan.names)
    deals = _play(arguments, plan)
    found = findings(plan, deals)
    names = Names(arguments.setup.edition)
    report = Report(plan, found, names, arguments.marked, command_line(arguments), __version__)
    _write(arguments, report)
    if arguments.as_json:
        print(json.dumps(_as_json(report, deals), indent=2))
    else:
        _print(report, deals)
    print_faults([fault for deal in deals for fault in deal.faults])
    return 1 if any(deal.error for deal in deals) else 0


# -- plan ------------------------------------------------------------------------


def plan_of(arguments: StudyArguments) -> StudyPlan:
    """Return all cases: every bot with every number of players and every preset."""
    questions = arguments.questions or tuple(QUESTIONS)
    _check_named_once(arguments)
    for question in questions:
        if question not in QUESTIONS:
            raise CitadelsError(f"unknown question {question!r}; choose from {', '.join(QUESTIONS)}")
    cases: list[Case] = []
    for bot in arguments.bots:
        for seats in arguments.seats or (arguments.setup.seats,):
            for name in _presets(arguments):
                setup = replace(arguments.setup, seats=seats, preset=name)
                cases.append(Case(bot, setup))
                if "options" in questions:
                    cases += [Case(bot, other, option) for option, other in options(setup).items()]
    return StudyPlan(tuple(cases), arguments.games, arguments.seed, questions)


def _check_named_once(arguments: StudyArguments) -> None:
    """Raise CitadelsError for duplicates, whose deals would count twice."""
    named = {
        "questions": arguments.questions,
        "--bots": arguments.bots,
        "--presets": arguments.presets,
        "--seats": arguments.seats,
    }
    for option, names in named.items():
        for place, name in enumerate(names):
            if name in names[:place]:
                raise CitadelsError(f"{option}: {name} is named twice")


def _presets(arguments: StudyArguments) -> Sequence[str | None]:
    if arguments.presets and arguments.setup.preset is not None:
        raise CitadelsError("--presets and --preset: use only one of them")
    if arguments.presets == (ALL_PRESETS,):
        return list(edition_named(arguments.setup.edition).presets)
    return arguments.presets or (arguments.setup.preset,)


def check(plan: StudyPlan) -> None:
    """Raise CitadelsError for plans that cannot be played or would show nothing."""
    if not plan.cases:
        raise CitadelsError("--bots: name at least one")
    for bot in dict.fromkeys([case.bot_name for case in plan.cases]):
        check_bot(bot)
    for case in plan.cases:
        case.setup.settings()
        if case.setup.crown is not None:
            raise CitadelsError("--crown: a study gives the first crown to every seat in turn")
        if plan.deals(case) < MIN_DEALS:
            raise CitadelsError(
                f"--games: {plan.games} are too few; a deal of {case.seats} players takes {case.seats}, "
                f"and there must be at least {MIN_DEALS} deals"
            )
    lists = {case.list for case in plan.cases}
    if plan.questions == ("lists",) and len(lists) < 2:
        raise CitadelsError("lists: nothing to compare; name several with --presets")
    if plan.questions == ("options",) and not any(case.option for case in plan.cases):
        raise CitadelsError("options: these games have no optional rules")


def _check_cards(arguments: StudyArguments) -> None:
    edition = edition_named(arguments.setup.edition)
    known = [card.key for card in (*edition.characters, *edition.districts)]
    for card in arguments.marked:
        if card not in known:
            raise CitadelsError(f"--card: the edition {edition.key} has no card {card!r}")


def _check_files(arguments: StudyArguments) -> None:
    """Check the paths now rather than after a night of games."""
    files = {"journal": arguments.journal, "out": arguments.out, "csv": arguments.csv}
    for option, path in files.items():
        if path is not None and path.is_dir():
            raise CitadelsError(f"--{option}: {path} is a folder")
        if path is not None and not path.parent.is_dir():
            raise CitadelsError(f"--{option}: folder {path.parent} does not exist")
    paths = [path.resolve() for path in files.values() if path is not None]
    if len(set(paths)) < len(paths):
        raise CitadelsError("--journal, --out and --csv: each needs a file of its own")
    if arguments.svg_dir is not None and not arguments.svg_dir.is_dir():
        raise CitadelsError(f"--svg-dir: folder {arguments.svg_dir} does not exist")


def command_line(arguments: StudyArguments) -> str:
    """Format the command that reproduces this report."""
    words = [*arguments.questions, "--bots", ",".join(arguments.bots), "--games", str(arguments.games)]
    words += ["--presets", ",".join(arguments.presets)] if arguments.presets else []
    words += ["--card", ",".join(arguments.marked)] if arguments.marked else []
    words += setup_arguments(arguments.setup)
    words[words.index("--seats") + 1] = ",".join(map(str, arguments.seats or (arguments.setup.seats,)))
    return hint("study", *words, "--seed", arguments.seed)


# -- playing -----------------------------------------------------------------------------


def _play(arguments: StudyArguments, plan: StudyPlan) -> list[Deal]:
    """Play the deals that are not in the journal yet. Return all of them, in order."""
    deal_ids = plan.deal_ids()
    with (
        bar("playing", "deals") as progress,
        entered(arguments.jobs),
        _journal(arguments.journal, plan) as journal,
    ):
        deals = [] if journal is None else list(journal.deals)
        done = {(deal.case, deal.number) for deal in deals}
        progress(len(deals), len(deal_ids))
        missing = [deal_id for deal_id in deal_ids if deal_id not in done]
        with (
            closing(play_deals_unordered(plan, missing, arguments.jobs)) as played,
            _say_how_to_resume(journal),
        ):
            for deal in played:
                if journal is not None:
                    journal.add(deal)
                deals.append(deal)
                progress(len(deals), len(deal_ids))
    return sorted(deals, key=lambda deal: (deal.case, deal.number))


@contextmanager
def _say_how_to_resume(journal: StudyJournal | None) -> Iterator[None]:
    """On interruption, print how to resume from the journal."""
    try:
        yield
    except KeyboardInterrupt:
        if journal is not None:
            said = f"what was played is in {journal.path}"
            print(f"Interrupted: {said}; the same command continues from there.", file=sys.stderr)
        raise


def _journal(path: Path | None, plan: StudyPlan) -> StudyJournal | nullcontext[None]:
    return nullcontext() if path is None else StudyJournal(path, plan)


# -- the report --------------------------------------------------------------------------


def rows(report: Report) -> Iterable[Row]:
    """Return a row for each measure of each finding."""
    for finding in report.findings:
        for measure, found in finding.measures.items():
            level = finding.levels.get(measure, finding.levels.get("taken"))
            yield {
                "question": finding.question,
                "bot": finding.bot,
                "seats": finding.seats,
                "list": finding.list,
                "subject": finding.subject,
                "name": report.names.subject(finding),
                "means": finding.method,
                "deals": finding.deals,
                "measure": measure,
                "value": round(found.value, 6),
                "error": round(found.error, 6),
                "low": round(found.low, 6),
                "high": round(found.high, 6),
                "p": round(found.p, 6),
                "adjusted": round(found.adjusted, 6),
                "clear": found.clear,
                "level": None if level is None else round(level, 6),
            }


def _as_json(report: Report, deals: Sequence[Deal]) -> dict[str, object]:
    return {
        "version": report.version,
        "rules": RULES_VERSION,
        "search_network": search_network(report.plan.names),
        "bot_files": bot_files(report.plan.names),
        "command": report.command,
        **report.plan.to_json(),
        "deals": len(deals),
        "findings": list(rows(report)),
        "errors": [_format_error(report.plan, deal) for deal in deals if deal.error],
        "faults": [fault for deal in deals for fault in deal.faults],
    }


def _format_error(plan: StudyPlan, deal: Deal) -> str:
    case = plan.cases[deal.case]
    return f"{case.bot}, {case.seats} players, {case.list}, deal {deal.number}: {deal.error}"


def _write(arguments: StudyArguments, report: Report) -> None:
    if arguments.csv is not None:
        with errors_name_path(arguments.csv):
            _write_csv(arguments.csv, list(rows(report)))
    if arguments.out is not None:
        with errors_name_path(arguments.out):
            arguments.out.write_text(page(report), encoding="utf-8", newline="\n")
    if arguments.svg_dir is not None:
        with errors_name_path(arguments.svg_dir):
            _write_svgs(arguments.svg_dir, report)


def _write_csv(path: Path, found: Sequence[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        if found:
            writer = csv.DictWriter(file, list(found[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(found)


def _name(finding: Finding) -> str:
    """Return the file name of a plot."""
    what = "built" if finding.method == ASSOCIATION else finding.question
    return re.sub(r"[^\w-]+", "-", f"study-{what}-{finding.bot}-{finding.seats}")


def _write_svgs(folder: Path, report: Report) -> None:
    for group in grouped(report.findings):
        found = whole(group)
        lines = [report.line(finding) for finding in found]
        drawing = plot(lines, list(found[0].measures)[:2], alone=True)
        (folder / f"{_name(found[0])}.svg").write_text(drawing + "\n", encoding="utf-8", newline="\n")


def _print(report: Report, deals: Sequence[Deal]) -> None:
    output = tolerant(sys.stdout)
    width = None if output.isatty() else WIDTH
    console = Console(file=raw(output), width=width, markup=False, emoji=False, highlight=False)
    for group in grouped(report.findings):
        found, first = whole(group), group[0]
        print(
            f"{QUESTIONS[first.question].title}: {first.bot}, {first.seats} players ({first.method})",
            file=output,
        )
        console.print(_table(report, found))
    print(
        "* clear even if one allows for asking so much at once (Holm); 95 % intervals over deals", file=output
    )
    print(f"citadels {report.version}, {len(deals)} deals: {report.command}", file=output)
    for deal in deals:
        if deal.error:
            print(_format_error(report.plan, deal), file=sys.stderr)


def _table(report: Report, found: Sequence[Finding]) -> Table:
    measures = list(found[0].measures)[:2]
    shown = Table("", "deals", *[MEASURES[measure].title for measure in measures], box=None)
    for finding in found:
        estimates = [(measure, finding.measures[measure]) for measure in measures]
        cells = [format_estimate(measure, each) + (" *" if each.clear else "") for measure, each in estimates]
        shown.add_row(report.names.subject(finding), str(finding.deals), *cells)
    return shown
