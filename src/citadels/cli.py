"""The `citadels` command. Commands here are thin: they read arguments, call the package and print."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from citadels.bots.fallback import CHOOSE_TIMEOUT
from citadels.bots.learned.network import use_one_thread
from citadels.commands.admin import app as admin_app
from citadels.commands.options import (
    BOT_NAMES,
    HELP,
    SEED,
    AsJson,
    Games,
    Jobs,
    Language,
    OnCluster,
    Ray,
    Seed,
    bot_of,
    bots_of,
    integer,
    integer_option,
    is_given,
    key_of,
    keys_of,
    number_option,
    with_setup,
    workers,
)
from citadels.commands.server_options import with_settings
from citadels.engine.errors import CitadelsError
from citadels.server.bots.worker_protocol import MAX_JOBS
from citadels.server.config.configuration import Configured
from citadels.settings import Setup, SetupError
from citadels.terminal.invocation import PROGRAM
from citadels.terminal.printable import printable, printable_output
from citadels.version import __version__

FORMER_COMMANDS: Final = {"analyse": "analyze", "think": "worker"}


class Commands(TyperGroup):
    """The commands; they report errors in one line and exit with code 2."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        return super().resolve_command(ctx, [FORMER_COMMANDS.get(args[0], args[0]), *args[1:]])

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            if not error.message or error.param is None:  # an argument is missing: the usage says more
                raise
            problem = f"{error.param.opts[0]}: {error.message}"
        except SetupError as error:
            problem = error.text(ctx.obj or "en", keys=True)
        except CitadelsError as error:
            problem = str(error)
        typer.echo(printable(f"citadels: {problem}"), err=True)
        raise typer.Exit(2)


def _in_terminal() -> bool:
    return sys.stdout.isatty() and sys.stderr.isatty()


app = typer.Typer(
    name="citadels",
    cls=Commands,
    help="The card game Citadels: play it, simulate it, look up its rules.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    # Boxes and colours are for people: text that is piped or logged stays plain.
    rich_markup_mode="rich" if _in_terminal() else None,
    pretty_exceptions_enable=False,
)


def build_name() -> str:
    """Which build of the engine is installed: "pure Python" or "compiled"."""
    import citadels.engine.game

    return "pure Python" if citadels.engine.game.__file__.endswith(".py") else "compiled"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"citadels {__version__} ({build_name()})")
        raise typer.Exit


@app.callback()
def _citadels(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and which build it is."
        ),
    ] = False,
) -> None:
    pass


@app.command(
    epilog=f"Examples:  {PROGRAM} play  ·  {PROGRAM} play --seats 6 --preset cunning_agents --save game.json"
    f"  ·  {PROGRAM} play --resume game.json"
)
@with_setup
def play(
    context: typer.Context,
    setup: Setup,
    name: Annotated[str | None, typer.Option(help="Your name; by default your login name.")] = None,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all other seats, or several in rotation: {BOT_NAMES}.")
    ] = "greedy",
    seed: Annotated[str | None, SEED] = None,
    save: Annotated[
        Path | None, typer.Option(help="Save the game to this file when it ends or you leave.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
    language: Language = "",
) -> None:
    """Play a game against bots, in plain lines with numbered choices."""
    from citadels.commands.play import PlayArguments
    from citadels.commands.play import play as run

    arguments = PlayArguments(setup, name, bots_of(bots), seed, save, resume, language)
    given = [option for option in context.params if is_given(context, option)]
    _run(run, arguments, given)


@app.command(
    epilog=f"Examples:  {PROGRAM} rules  ·  {PROGRAM} rules smithy  ·  {PROGRAM} rules tax collector --json"
)
def rules(
    card: Annotated[
        list[str] | None, typer.Argument(help="A card, by name or key; by default all cards.")
    ] = None,
    edition: Annotated[str, typer.Option(help=HELP["edition"])] = Setup.edition,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Look up what a card does, with rulings, or list all cards."""
    from citadels.commands.rules import rules as run

    _run(run, " ".join(card) if card else None, edition, as_json, language)


@app.command(
    cls=OnCluster,
    epilog=f"Examples:  {PROGRAM} simulate --games 1000 --seats 6 --bots random --json"
    f"  ·  {PROGRAM} simulate --preset random --bots greedy,random --jobs 2"
    f"  ·  {PROGRAM} simulate --games 100000 --bots expert --ray",
)
@with_setup
def simulate(
    setup: Setup,
    games: Games = 100,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or several in rotation: {BOT_NAMES}.")
    ] = "random",
    seed: Seed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play games and report the results."""
    from citadels.commands.simulate import simulate as run
    from citadels.lab.runner import Plan

    _run(run, Plan(games, setup, bots_of(bots), seed), workers(jobs, ray), as_json)


@app.command(
    cls=OnCluster,
    epilog=f"Examples:  {PROGRAM} record --bots expert --games 1000 --out data --jobs 2"
    f"  ·  {PROGRAM} record --bots expert,greedy --preset random --seats 6 --games 50 --out small --shard 10"
    f"  ·  {PROGRAM} record --bots expert --games 100000 --out data --ray 10.0.0.1:6379",
)
@with_setup
def record(
    setup: Setup,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="The folder to write; if it exists, continue from it."),
    ] = None,
    games: Games = 100,
    bots: Annotated[
        str, typer.Option(help=f"One bot for all seats, or several in rotation: {BOT_NAMES}.")
    ] = "expert",
    seed: Seed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    shard: Annotated[
        int, integer_option("How many games go into one file; processes share out the files.", 1)
    ] = 100,
    as_json: AsJson = False,
) -> None:
    """Let bots play games and write every decision to Parquet files, to learn from."""
    from citadels.commands.record import RecordArguments
    from citadels.commands.record import record as run
    from citadels.lab.runner import Plan

    plan = Plan(games, setup, bots_of(bots), seed)
    _run(run, RecordArguments(plan, out, shard, workers(jobs, ray), as_json))


@app.command(
    cls=OnCluster,
    epilog=f"Examples:  {PROGRAM} arena --bots greedy,random --games 600"
    f"  ·  {PROGRAM} arena --bots greedy --field random --games 400 --jobs 2 --out games.jsonl"
    f"  ·  {PROGRAM} arena --test greedy:random --better 0.40 --worse 0.30 --risk 0.05 --max-games 300"
    f"  ·  {PROGRAM} arena --bots expert --field greedy --games 20000 --ray --out games.jsonl",
)
@with_setup
def arena(
    context: typer.Context,
    setup: Setup,
    bots: Annotated[
        str | None, typer.Option(help=f"The bots that play each other, separated by commas: {BOT_NAMES}.")
    ] = None,
    field: Annotated[
        str | None, typer.Option(help="Each of --bots plays alone among these, which fill all other seats.")
    ] = None,
    games: Games = 100,
    seed: Seed = "0",
    jobs: Jobs = 1,
    ray: Ray = None,
    test: Annotated[
        str | None,
        typer.Option(metavar="A:B", help="Play A in a field of B just until it is clear how good A is."),
    ] = None,
    better: Annotated[
        float | None, number_option("With --test: a share of wins; by default 1.6 times chance.")
    ] = None,
    worse: Annotated[
        float | None, number_option("With --test: a lower share; by default 1.2 times chance.")
    ] = None,
    risk: Annotated[float, number_option("With --test: the risk of either wrong answer.")] = 0.05,
    max_games: Annotated[int, integer_option("With --test: the most games to play.", 1)] = 300,
    out: Annotated[
        Path | None,
        typer.Option(help="Write every finished game to this file; if it exists, continue from it."),
    ] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a table with one row per game.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write the same table as Parquet; needs pyarrow.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other over common deals with rotated seats, and report which is better."""
    from citadels.commands.arena import ArenaArguments
    from citadels.commands.arena import arena as run
    from citadels.lab.arena import Match

    match = Match(games, setup, bots_of(bots), seed, bots_of(field))
    arguments = ArenaArguments(
        match, test, better, worse, risk, max_games, workers(jobs, ray), out, csv, parquet, as_json
    )
    _run(run, arguments, [option for option in context.params if is_given(context, option)])


@app.command(
    cls=OnCluster,
    epilog=f"Examples:  {PROGRAM} study crown seat --games 400"
    f"  ·  {PROGRAM} study --presets all --bots expert --games 2000 --jobs 2 --journal deals.jsonl"
    f" --out report.html --csv report.csv"
    f"  ·  {PROGRAM} study characters --edition 2016-minstrel --card minstrel --out minstrel.html"
    f"  ·  {PROGRAM} study --presets all --games 20000 --journal deals.jsonl --ray",
)
@with_setup
def study(
    setup: Setup,
    questions: Annotated[
        list[str] | None,
        typer.Argument(
            help="crown, seat, choice (the first in a round), characters, districts, lists, options; "
            "by default all."
        ),
    ] = None,
    bots: Annotated[
        str, typer.Option(help=f"The bots to ask, each in all seats by itself: {BOT_NAMES}.")
    ] = "expert",
    presets: Annotated[
        str | None, typer.Option(help="Several lists of cards, separated by commas, or all.")
    ] = None,
    players: Annotated[
        str | None, typer.Option(help="Several numbers of players, separated by commas; or use --seats.")
    ] = None,
    games: Annotated[
        int, integer_option("The games for each bot, number of players and list, without trials.", 1)
    ] = 2000,
    seed: Seed = "0",
    card: Annotated[
        str | None, typer.Option(help="Cards to point out in the report, separated by commas.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    journal: Annotated[
        Path | None,
        typer.Option(help="Write every finished deal to this file; if it exists, continue from it."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the report as a page to this file.")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a table of all findings to this file.")] = None,
    svg_dir: Annotated[
        Path | None, typer.Option(help="Write the drawings as SVG files to this folder, which must exist.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find out what characters, districts, the crown, seats, lists and options are worth."""
    from citadels.commands.study import StudyArguments
    from citadels.commands.study import study as run

    numbers = tuple([integer(1)(number) for number in (players or "").split(",") if number.strip()])
    _run(
        run,
        StudyArguments(
            setup,
            tuple([key_of(question) for question in questions or ()]),
            bots_of(bots),
            numbers,
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
        ),
    )


bot_app = typer.Typer(help="List and check bots.", no_args_is_help=True)
app.add_typer(bot_app, name="bot")


@bot_app.command("list", epilog=f"Examples:  {PROGRAM} bot list  ·  {PROGRAM} bot list --json")
def list_bots(
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List the bots: levels, temperaments and plug-ins, each with a sentence."""
    from citadels.commands.bot import show_all as run

    _run(run, as_json, language)


@bot_app.command(
    epilog=f"Examples:  {PROGRAM} bot check 'cmd:node examples/bots/javascript/bot.js' --log messages.txt"
    f"  ·  {PROGRAM} bot check my_bot --games 20 --preset random --limit 1 --json"
)
@with_setup
def check(
    bot: Annotated[str, typer.Argument(metavar="BOT", help=f"A bot: {BOT_NAMES}.")],
    setup: Setup,
    games: Games = 100,
    seed: Seed = "0",
    limit: Annotated[float, number_option("The seconds within which the bot must answer.")] = CHOOSE_TIMEOUT,
    log: Annotated[
        Path | None, typer.Option(help="Write all messages to and from a program to this file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play among greedy and random ones, and report how fast it is and where it fails."""
    from citadels.commands.bot import check as run
    from citadels.lab.arena import Match

    _run(run, Match(games, setup, (bot_of(bot),), seed), limit, log, as_json)


@app.command(
    epilog=f"Examples:  {PROGRAM} replay game.json  ·  {PROGRAM} replay game.json --seat 2"
    f"  ·  {PROGRAM} replay game.json --verify"
)
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the file and say what was checked.")
    ] = False,
    seat: Annotated[
        int | None, integer_option("Tell only what this seat saw; by default everything.")
    ] = None,
    language: Language = "",
) -> None:
    """Tell a recorded game from the beginning, or check its file."""
    from citadels.commands.replay import replay as run

    _run(run, file, verify, seat, language)


@app.command(
    epilog=f"Examples:  {PROGRAM} position table.json  ·  {PROGRAM} position table.json --seat 0 --json"
    f"  ·  {PROGRAM} position -"
)
def position(
    file: Annotated[Path, typer.Argument(help="A position: a JSON document, or - for standard input.")],
    seat: Annotated[
        int | None, integer_option("Show what this seat may see; by default the seat that is asked.")
    ] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Check a position, and show the table and the question."""
    from citadels.commands.position import position as run

    _run(run, file, seat, as_json, language)


@app.command(
    epilog=f"Examples:  {PROGRAM} analyze game.json --html report.html  ·  "
    f"{PROGRAM} analyze game.json --seat 0 --rounds 3-5 --bot search:5s --jobs 2"
    f"  ·  {PROGRAM} analyze table.json --bot search:5s --json"
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
        integer_option("How many answers to show for each; by default 3 in a game, all in a position.", 1),
    ] = None,
    seed: Annotated[
        str, typer.Option(help="With a budget in nodes, the same seed gives the same result.")
    ] = "0",
    jobs: Jobs = 1,
    html: Annotated[
        Path | None, typer.Option(help="Write a report to this file, to open in a browser.")
    ] = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Rate the answers to a question, or all decisions of a game: what they bring, why, what they cost."""
    from citadels.commands.analyze import AnalyzeArguments
    from citadels.commands.analyze import analyze as run

    _run(
        run,
        AnalyzeArguments(file, bot_of(bot), seat, rounds, decision, top, seed, jobs, html, as_json, language),
    )


@app.command(
    epilog=f"Examples:  {PROGRAM} serve  ·  {PROGRAM} serve --lan  ·  "
    f"{PROGRAM} serve --base-url https://table.example --no-browser  ·  "
    f"{PROGRAM} serve --config /etc/citadels.toml --show-settings"
)
@with_settings()
def serve(
    configured: Configured,
    show_settings: Annotated[
        bool,
        typer.Option(
            "--show-settings", help="Start nothing: print the settings in force, and where each comes from."
        ),
    ] = False,
) -> None:
    """Start a server for web tables, where friends and bots meet by one link.

    Every option can also be set in a file (base_url = "https://table.example") and by an environment variable
    (CITADELS_BASE_URL). Options come before variables, and variables before the file.
    """
    from citadels.commands import serve as commands

    _run(commands.show_settings if show_settings else commands.serve, configured)


@app.command(
    epilog=f"Examples:  {PROGRAM} worker --server https://table.example --token-file workers.token  ·  "
    f"{PROGRAM} worker --server http://10.0.0.5:8420 --server http://10.0.0.6:8420 --token-file "
    "workers.token --jobs 4"
)
def worker(
    server: Annotated[
        list[str],
        typer.Option(metavar="URL", help="The server to think for; may be given several times."),
    ],
    token_file: Annotated[
        Path,
        typer.Option(metavar="FILE", help="The file with the token: a copy of the server's."),
    ],
    jobs: Annotated[
        int | None,
        integer_option("How many processes to use; by default one for each processor.", 1, MAX_JOBS),
    ] = None,
) -> None:
    """Think for the bots of a server on this machine, until Ctrl-C or SIGTERM.

    The server lets workers in if it has a --worker-token-file. It sends what a bot's seat may see, and
    nothing else. It goes on without a worker that is gone; a worker comes back to a server that was away.
    """
    from citadels.commands.worker import WorkerArguments
    from citadels.commands.worker import worker as run

    _run(run, WorkerArguments(tuple(server), token_file, jobs or os.cpu_count() or 1))


@app.command(epilog=f"Examples:  {PROGRAM} site public  ·  {PROGRAM} site ~/www/citadels")
def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write: new, empty, or an older site.")],
) -> None:
    """Write the page as static files that play without a server, for any web host."""
    from citadels.commands.site import write_site as run

    _run(run, folder)


@app.command(
    epilog=f"Examples:  {PROGRAM} backup tables.sqlite"
    f"  ·  {PROGRAM} backup tables.sqlite --database postgresql://…"
)
@with_settings("database")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    configured: Configured,
) -> None:
    """Copy the tables of the web server to a file, even while it runs. The file is a SQLite database, also if
    the server uses PostgreSQL."""
    from citadels.commands.backup import backup as run

    _run(run, file, configured)


@app.command(
    epilog=f"Examples:  {PROGRAM} restore tables.sqlite"
    f"  ·  {PROGRAM} restore tables.sqlite --database postgresql://… --overwrite"
)
@with_settings("database")
def restore(
    file: Annotated[Path, typer.Argument(help="A backup, of either kind of database.")],
    configured: Configured,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace what is there; it is kept in the folder backups.")
    ] = False,
) -> None:
    """Put a backup in the place of the tables of the web server, which must not run. It may also be of the
    other kind of database: so tables move from SQLite to PostgreSQL."""
    from citadels.commands.backup import restore as run

    _run(run, file, configured, overwrite)


app.add_typer(admin_app, name="admin")


@app.command(
    epilog=f"Examples:  {PROGRAM} retention --dry-run  ·  {PROGRAM} retention --finished-days 365 --dry-run"
)
@with_settings("database", "finished_days", "abandoned_days", "closed_days", "limit")
def retention(
    configured: Configured,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Delete nothing: say what would be deleted.")
    ] = False,
) -> None:
    """Delete tables that are older than the settings of the server say. A running server does this itself."""
    from citadels.commands.serve import retain

    _run(retain, configured, dry_run)


def _run(command: Callable[..., int], *arguments: object) -> None:
    """Run a command; its return value is the exit code."""
    try:
        with printable_output():
            code = command(*arguments)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if code:
        raise typer.Exit(code)


def main() -> None:
    """Run the command line; the entry point of the installed script."""
    use_one_thread()
    app(prog_name=PROGRAM)
