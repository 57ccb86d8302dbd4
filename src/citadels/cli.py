"""The `citadels` command. Commands here are thin: they read arguments, call the package and print."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from citadels.bots import BOTS, bot_names
from citadels.bots.guard import LIMIT
from citadels.editions import EDITIONS, edition_names
from citadels.engine.errors import CitadelsError
from citadels.locale import LANGUAGES
from citadels.terminal.program import PROGRAM
from citadels.version import __version__

BOT_NAMES = f"{', '.join(BOTS)} (also search:5s, search:800n); or a plug-in's name; or cmd:COMMAND, a program"
EDITION_NAMES = ", ".join(edition_names())
PRESET_NAMES = "; ".join([f"{', '.join(edition.presets)} ({key})" for key, edition in EDITIONS.items()])
LANGUAGE_NAMES = ", ".join(LANGUAGES)
VARIANT_NAMES = ", ".join([f"{name} ({e.key})" for e in EDITIONS.values() for name in e.variants])

# The options of every command that sets up a game.
EditionOption = Annotated[str, typer.Option(help=f"The edition of the game: {EDITION_NAMES}.")]
PresetOption = Annotated[
    str | None,
    typer.Option(help=f"The list of cards: {PRESET_NAMES}; or random. If not said, the edition's first."),
]
CharactersOption = Annotated[
    str | None, typer.Option(help="A cast of your own: one character a rank, with commas.")
]
DistrictsOption = Annotated[
    str | None, typer.Option(help="Unique districts of your own choice, with commas.")
]
NinthOption = Annotated[str | None, typer.Option(help="A character of rank 9: its name, or 'yes' or 'no'.")]
SizeOption = Annotated[
    int | None,
    typer.Option(help="How many districts complete a city, where the edition lets one choose."),
]
VariantsOption = Annotated[str | None, typer.Option(help=f"Optional rules, with commas: {VARIANT_NAMES}.")]


def _language(wanted: str) -> str:
    """The language asked for; if none is, that of the system, where it is one of ours."""
    if not wanted:
        settings = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        found = re.split(r"[_.@]", next(filter(None, settings), ""))[0].lower()
        return found if found in LANGUAGES else LANGUAGES[0]
    if wanted not in LANGUAGES:
        raise typer.BadParameter(f"there are no texts in {wanted!r}; there are {LANGUAGE_NAMES}")
    return wanted


LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        callback=_language,
        show_default=False,
        help=f"The language: {LANGUAGE_NAMES}. If not said, the system's, or English.",
    ),
]


def _in_terminal() -> bool:
    return sys.stdout.isatty() and sys.stderr.isatty()


app = typer.Typer(
    name="citadels",
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
def play(
    context: typer.Context,
    seats: Annotated[int, typer.Option(help="How many players sit at the table, you included.")] = 4,
    edition: EditionOption = "2016",
    preset: PresetOption = None,
    characters: CharactersOption = None,
    districts: DistrictsOption = None,
    ninth: NinthOption = None,
    size: SizeOption = None,
    variants: VariantsOption = None,
    name: Annotated[
        str | None, typer.Option(help="What you are called; if not said, your login name.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help=f"One name for all other seats, or several that go round: {BOT_NAMES}.")
    ] = "greedy",
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Write the game to this file when it ends or you leave.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    language: LanguageOption = "",
) -> None:
    """Play a game against bots, in plain lines with numbered choices."""
    from citadels.commands.play import Wishes
    from citadels.commands.play import play as run

    wishes = Wishes(
        seats, edition, _preset(preset), _keys(characters), _keys(districts), _yes_no(ninth),
        size, _keys(variants) or (), name, _bots(bots), seed, save, resume, language,
    )  # fmt: skip
    given = [option for option in context.params if _is_given(context, option)]
    _run(run, wishes, given)


@app.command(
    epilog=f"Examples:  {PROGRAM} rules  ·  {PROGRAM} rules smithy  ·  {PROGRAM} rules tax collector --json"
)
def rules(
    card: Annotated[
        list[str] | None, typer.Argument(help="A card, by name or key; without one, all cards.")
    ] = None,
    edition: EditionOption = "2016",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: one object, or a list.")] = False,
    language: LanguageOption = "",
) -> None:
    """Look up what a card does, with rulings; or list all cards."""
    from citadels.commands.rules import rules as run

    _run(run, " ".join(card) if card else None, edition, as_json, language)


@app.command(
    epilog=f"Examples:  {PROGRAM} simulate --games 1000 --seats 6 --bots random --json"
    f"  ·  {PROGRAM} simulate --preset random --bots greedy,random --jobs 2"
)
def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seats: Annotated[int, typer.Option(help="How many players sit at the table.")] = 4,
    edition: EditionOption = "2016",
    preset: PresetOption = None,
    characters: CharactersOption = None,
    districts: DistrictsOption = None,
    ninth: NinthOption = None,
    size: SizeOption = None,
    variants: VariantsOption = None,
    bots: Annotated[
        str, typer.Option(help=f"One name for all seats, or several that go round: {BOT_NAMES}.")
    ] = "random",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use; the games stay the same.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play games to the end and report."""
    from citadels.commands.simulate import simulate as run
    from citadels.lab.runner import Plan

    plan = Plan(
        games, seats, edition, _preset(preset), _bots(bots), seed,
        _yes_no(ninth), _keys(characters), _keys(districts), size, _keys(variants) or (),
    )  # fmt: skip
    _run(run, plan, jobs, as_json)


@app.command(
    epilog=f"Examples:  {PROGRAM} arena --bots greedy,random --games 600"
    f"  ·  {PROGRAM} arena --bots greedy --field random --games 400 --jobs 2 --out games.jsonl"
    f"  ·  {PROGRAM} arena --test greedy:random --better 0.40 --worse 0.30 --risk 0.05 --most 300"
)
def arena(
    context: typer.Context,
    bots: Annotated[
        str | None, typer.Option(help=f"The bots that meet each other, with commas: {BOT_NAMES}.")
    ] = None,
    field: Annotated[
        str | None, typer.Option(help="Each of --bots sits alone among these, which fill all other seats.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play; best, whole deals.")] = 100,
    seats: Annotated[int, typer.Option(help="How many players sit at the table.")] = 4,
    edition: EditionOption = "2016",
    preset: PresetOption = None,
    characters: CharactersOption = None,
    districts: DistrictsOption = None,
    ninth: NinthOption = None,
    size: SizeOption = None,
    variants: VariantsOption = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use; the games stay the same.")] = 1,
    test: Annotated[
        str | None,
        typer.Option(metavar="A:B", help="Play A in a field of B only until it is clear how good A is."),
    ] = None,
    better: Annotated[
        float | None, typer.Option(help="With --test: a win share. If not said, 1.6 times chance.")
    ] = None,
    worse: Annotated[
        float | None, typer.Option(help="With --test: a lower share. If not said, 1.2 times chance.")
    ] = None,
    risk: Annotated[float, typer.Option(help="With --test: the risk of either wrong answer.")] = 0.05,
    most: Annotated[int, typer.Option(min=1, help="With --test: the most games to play.")] = 300,
    out: Annotated[
        Path | None,
        typer.Option(help="Write every finished game to this file, and go on from it if it is there."),
    ] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a table with one row a game.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="The same as Parquet, with pyarrow.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots meet over common deals with rotated seats, and tell which is better."""
    from citadels.commands.arena import Wishes
    from citadels.commands.arena import arena as run
    from citadels.lab.arena import Match

    match = Match(
        games, seats, edition, _preset(preset), _bots(bots), seed,
        _yes_no(ninth), _keys(characters), _keys(districts), size, _keys(variants) or (), _bots(field),
    )  # fmt: skip
    wishes = Wishes(match, test, better, worse, risk, most, jobs, out, csv, parquet, as_json)
    _run(run, wishes, [option for option in context.params if _is_given(context, option)])


bot_app = typer.Typer(help="Look after bots.", no_args_is_help=True)
app.add_typer(bot_app, name="bot")


@bot_app.command("list", epilog=f"Examples:  {PROGRAM} bot list  ·  {PROGRAM} bot list --json")
def list_bots(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False,
    language: LanguageOption = "",
) -> None:
    """Show the bots there are: levels, temperaments and those of plug-ins, each with a sentence."""
    from citadels.commands.bot import show_all as run

    _run(run, as_json, language)


@bot_app.command(
    epilog=f"Examples:  {PROGRAM} bot check 'cmd:node examples/bots/javascript/bot.js' --log messages.txt"
    f"  ·  {PROGRAM} bot check my_bot --games 20 --preset random --limit 1 --json"
)
def check(
    bot: Annotated[str, typer.Argument(metavar="BOT", help=f"A bot: {BOT_NAMES}.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seats: Annotated[int, typer.Option(help="How many players sit at the table.")] = 4,
    edition: EditionOption = "2016",
    preset: PresetOption = None,
    characters: CharactersOption = None,
    districts: DistrictsOption = None,
    ninth: NinthOption = None,
    size: SizeOption = None,
    variants: VariantsOption = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "0",
    limit: Annotated[float, typer.Option(help="Seconds in which the bot must answer.")] = LIMIT,
    log: Annotated[
        Path | None, typer.Option(help="Write all that is said to a program, and by it, to this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let a bot play among greedy and random ones, and tell how fast it is and where it fails."""
    from citadels.commands.bot import check as run
    from citadels.lab.arena import Match

    match = Match(
        games, seats, edition, _preset(preset), (_bot(bot),), seed,
        _yes_no(ninth), _keys(characters), _keys(districts), size, _keys(variants) or (),
    )  # fmt: skip
    _run(run, match, limit, log, as_json)


@app.command(
    epilog=f"Examples:  {PROGRAM} replay game.json  ·  {PROGRAM} replay game.json --seat 2"
    f"  ·  {PROGRAM} replay game.json --verify"
)
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the file, and say what was checked.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(help="Tell only what this seat saw; without it, everything.")
    ] = None,
    language: LanguageOption = "",
) -> None:
    """Tell a recorded game from its beginning, or check its file."""
    from citadels.commands.replay import replay as run

    _run(run, file, verify, seat, language)


@app.command(
    epilog=f"Examples:  {PROGRAM} position table.json  ·  {PROGRAM} position table.json --seat 0 --json"
    f"  ·  {PROGRAM} position -"
)
def position(
    file: Annotated[Path, typer.Argument(help="A position: a JSON document, or - for the input.")],
    seat: Annotated[
        int | None, typer.Option(help="Show what this seat may see; without it, the seat that is asked.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: the complete position, or what --seat may see.")
    ] = False,
    language: LanguageOption = "",
) -> None:
    """Check a position and show the table with what is asked."""
    from citadels.commands.position import position as run

    _run(run, file, seat, as_json, language)


@app.command(
    epilog=f"Examples:  {PROGRAM} analyse game.json --html report.html  ·  "
    f"{PROGRAM} analyse game.json --seat 0 --rounds 3-5 --bot search:5s --jobs 2"
    f"  ·  {PROGRAM} analyse table.json --bot search:5s --json"
)
def analyse(
    file: Annotated[
        Path, typer.Argument(help="A game file or a position: a JSON document, or - for the input.")
    ],
    bot: Annotated[
        str,
        typer.Option(help="Who analyses: search with a budget in seconds or nodes (search:5s), or expert."),
    ] = "search:400n",  # nodes, not seconds: the same command finds the same
    seat: Annotated[int | None, typer.Option(help="Only the decisions of this seat.")] = None,
    rounds: Annotated[
        str | None, typer.Option(help="Only the decisions of these rounds: 3, or 3-5.", metavar="ROUNDS")
    ] = None,
    decision: Annotated[
        int | None, typer.Option(min=1, help="Only this decision, by the number that the report gives it.")
    ] = None,
    top: Annotated[
        int | None,
        typer.Option(
            min=1, help="How many answers to show of each; if not said, 3 in a game, all in a position."
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="With a budget in nodes the same seed finds the same.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use; nodes find the same.")] = 1,
    html: Annotated[
        Path | None, typer.Option(help="Write a report to this file, to be opened in a browser.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    language: LanguageOption = "",
) -> None:
    """Rate the answers to a question, or all decisions of a game: what they bring, why, what they cost."""
    from citadels.commands.analyse import Wishes
    from citadels.commands.analyse import analyse as run

    _run(run, Wishes(file, _bot(bot), seat, rounds, decision, top, seed, jobs, html, as_json, language))


@app.command(
    epilog=f"Examples:  {PROGRAM} serve  ·  {PROGRAM} serve --lan  ·  "
    f"{PROGRAM} serve --base-url https://table.example --no-browser"
)
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on. If not said, this machine only.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="The port to listen on. If not said, the first free one from 8420."
        ),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in your network reach the table from the start.")
    ] = False,
    base_url: Annotated[
        str | None, typer.Option(help="How others reach this server, if it is behind a proxy.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where to keep the tables: sqlite:///FILE or postgresql://…; usually a file of its own."
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    push_service: Annotated[
        list[str] | None,
        typer.Option(help="A push service of your own to call players by, besides those of the browsers."),
    ] = None,
) -> None:
    """Open a web table where friends and bots meet by one link."""
    from citadels.commands.serve import serve as run
    from citadels.server.run import Wanted

    _run(run, Wanted(host, port, lan, base_url, database, not no_browser, tuple(push_service or ())))


@app.command(epilog=f"Examples:  {PROGRAM} backup tables.sqlite")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Annotated[
        Path | None, typer.Option(help="The SQLite file to copy. If not said, that of the data folder.")
    ] = None,
) -> None:
    """Copy the tables of the web server to a file, also while it runs."""
    from citadels.commands.serve import backup as run

    _run(run, file, database)


def _keys(text: str | None) -> tuple[str, ...] | None:
    """Names with commas between them."""
    return None if text is None else tuple([_key(name) for name in text.split(",") if name.strip()])


def _key(name: str) -> str:
    """The key of a card or list, which may be written as it is called: First Game, Thieves' Den."""
    return re.sub(r"[\s-]+", "_", name.strip().lower()).replace("'", "")


def _bots(text: str | None) -> tuple[str, ...]:
    """Names of bots with commas between them."""
    return tuple([_bot(name.strip()) for name in (text or "").split(",") if name.strip()])


def _bot(name: str) -> str:
    """The name of a bot, as it is or as it is called; what follows a colon stays as it is typed."""
    kind, colon, options = name.partition(":")
    return name if name in bot_names() else _key(kind) + colon + options


def _preset(name: str | None) -> str | None:
    return None if name is None else _key(name)


def _yes_no(text: str | None) -> str | bool | None:
    return None if text is None else {"yes": True, "no": False}.get(_key(text), _key(text))


def _is_given(context: typer.Context, option: str) -> bool:
    """Whether an option was typed."""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def _run(command: Callable[..., int], *arguments: object) -> None:
    """Run a command; an error on purpose is a message and exit code 2."""
    try:
        code = command(*arguments)
    except CitadelsError as error:
        typer.echo(f"citadels: {error}", err=True)
        raise typer.Exit(2) from error
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    if code:
        raise typer.Exit(code)


def main() -> None:
    """Run the command line; the entry point of the installed script."""
    app(prog_name=PROGRAM)
