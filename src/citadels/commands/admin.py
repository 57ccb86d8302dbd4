"""``citadels admin``: administer a server.

The commands write to the database, so the server need not run. Running servers read the changes at once.
"""

from __future__ import annotations

import asyncio
import getpass
import logging
import socket
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from citadels.commands.app import command, command_app
from citadels.commands.options import AsJson, integer, integer_option, number
from citadels.commands.server_options import with_settings
from citadels.engine.errors import CitadelsError
from citadels.server.config.configuration import Configured
from citadels.tables.clock import stamp
from citadels.terminal.lines import tolerant
from citadels.terminal.printable import json_text, one_line, printable_stream

if TYPE_CHECKING:  # SQLAlchemy is slow to import
    from citadels.server.admin.administration import Administrator, ReportLine, ServerLine, TableLine
    from citadels.server.storage.schema import AuditRow, BanRow, SeatBanRow

T = TypeVar("T")

INPUT: Final = "-"

app = command_app(
    "admin",
    help="Administer the tables of a server: read reports, close or delete tables, remove or ban players, "
    "drain servers. Anyone who can write to the database can run these commands. The audit log records "
    "every change, and who read a chat.",
    no_args_is_help=True,
)

Tables = Annotated[list[str], typer.Argument(metavar="TABLE...", help="The ids of tables.")]
ATable = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
MaxCount = Annotated[int, integer_option("Maximum number of rows.", 1)]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]
Reason = Annotated[str, typer.Option(help="The reason, for the audit log.")]


# -- lists and statistics -----------------------------------------------------------------------------------


@command(app, "tables", "tables --phase playing --max-count 200 --json")
@with_settings("database")
def tables(
    configured: Configured,
    phase: Annotated[
        str | None, typer.Option(help="Only tables in this phase: lobby, playing, over or barred.")
    ] = None,
    max_count: MaxCount = 50,
    as_json: AsJson = False,
) -> None:
    """List the most recently used tables."""
    found = _ask(configured, lambda administrator: administrator.tables(phase, max_count))
    _print(as_json, found, ("table", "phase", "used", "answers", "seats", "players"), map(_table, found))


def _table(line: TableLine) -> tuple[str, ...]:
    marks = [mark for mark, holds in (("public", line["public"]), ("days", line["days"])) if holds]
    phase = " ".join([line["phase"], *marks])
    players = ", ".join(line["players"]) or "-"
    return line["id"], phase, stamp(line["updated"]), str(line["answers"]), str(line["seats"]), players


@command(app, "statistics", "statistics --json")
@with_settings("database")
def statistics(configured: Configured, as_json: AsJson = False) -> None:
    """Count what the database holds. With PostgreSQL, also list its servers."""
    found = _ask(configured, lambda administrator: administrator.statistics())
    counts = {f"tables: {phase}": count for phase, count in found["tables"].items()}
    counts |= {name.replace("_", " "): found[name] for name in ("players", "answers", "lines_of_chat")}
    counts |= {"push devices": found["devices"], "bans": found["bans"]}
    counts |= {"open reports": found["open_reports"]}
    _print(as_json, found, ("", ""), [(name, f"{count:,}") for name, count in counts.items()])
    if found["servers"] and not as_json:
        print()
        _print(False, None, ("server", "state", "tables"), map(_server, found["servers"]))


def _server(line: ServerLine) -> tuple[str, ...]:
    state = "dead" if not line["alive"] else "draining" if line["draining"] else "up"
    return line["address"], state, str(line["tables"])


@command(app, "log", "log --max-count 1000 --json")
@with_settings("database")
def log(configured: Configured, max_count: MaxCount = 50, as_json: AsJson = False) -> None:
    """Show the audit log, latest first."""
    found = _ask(configured, lambda administrator: administrator.log(max_count))
    _print(as_json, found, ("when", "who", "what", "reason"), map(_entry, found))


def _entry(row: AuditRow) -> tuple[str, ...]:
    seat = None if row["seat"] is None else f"seat {row['seat']}"
    what = " ".join(filter(None, (row["action"], row["table_id"], seat, row["subject"])))
    return stamp(row["at"]), row["by"], what, row["reason"]


# -- tables ------------------------------------------------------------------------------------


@command(app, "close Xq3Tp1bRk2Zw", "close Xq3Tp1bRk2Zw --reason 'insults' --yes")
@with_settings("database")
def close(configured: Configured, table: Tables, reason: Reason = "", yes: Yes = False) -> None:
    """Close tables permanently. Connected players are notified, and the stored data is kept."""
    _confirm(yes, f"Close {_named(table)} permanently?")
    _each(configured, reason, table, lambda administrator, one: administrator.close(one), "closed")


@command(app, "delete Xq3Tp1bRk2Zw", "delete Xq3Tp1bRk2Zw 8sVUw01LqQ5e --yes")
@with_settings("database")
def delete(configured: Configured, table: Tables, reason: Reason = "", yes: Yes = False) -> None:
    """Delete tables with all their data."""
    _confirm(yes, f"Delete {_named(table)} with all its data? Only a backup can restore it.")
    _each(configured, reason, table, lambda administrator, one: administrator.delete(one), "deleted")


@command(app, "remove Xq3Tp1bRk2Zw 2", "remove Xq3Tp1bRk2Zw 2 --reason 'insults' --yes")
@with_settings("database")
def remove(
    configured: Configured,
    table: ATable,
    seat: Annotated[
        int, typer.Argument(metavar="SEAT", parser=integer(0), help="The player's seat, counted from 0.")
    ],
    reason: Reason = "",
    yes: Yes = False,
) -> None:
    """Remove a player from a table.

    A bot takes over, or before the deal the seat becomes open. All links to the seat are revoked at once.
    """
    _confirm(yes, f"Remove the player at seat {seat} of table {table}?")
    _ask(configured, lambda administrator: administrator.remove(table, seat), reason)
    print(f"{table}: the player at seat {seat} was removed")


@command(app, "forget - < token.txt", "forget 'https://table.example/t/Xq3Tp1bRk2Zw#claim=…'")
@with_settings("database")
def forget(
    configured: Configured,
    token: Annotated[
        str,
        typer.Argument(
            metavar="TOKEN",
            help="The token of a seat, or a link that contains it; - reads it from standard input, "
            "which keeps it out of process lists.",
        ),
    ],
    reason: Reason = "",
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Delete the personal data of the player who has a token.

    At the token's table and its rematches this deletes the player's name, chat messages and devices, and
    gives the seats to bots. The games themselves stay.
    """
    told = sys.stdin.readline() if token == INPUT else token
    _confirm(
        yes or token == INPUT,
        "Delete the personal data of this token's player? Only a backup can restore it.",
    )
    secret = told.strip().rpartition("=")[2]
    seats = _ask(configured, lambda administrator: administrator.forget(secret), reason)
    _print(as_json, seats, ("table", "seat"), [(seat["table"], str(seat["seat"])) for seat in seats])


# -- reports -----------------------------------------------------------------------------------


@command(app, "reports", "reports --closed --json")
@with_settings("database")
def reports(
    configured: Configured,
    closed: Annotated[bool, typer.Option("--closed", help="Include resolved reports.")] = False,
    max_count: MaxCount = 50,
    as_json: AsJson = False,
) -> None:
    """List reported tables, with the reasons."""
    found = _ask(configured, lambda administrator: administrator.reports(closed, max_count))
    _print(as_json, found, ("table", "phase", "when", "from", "reason"), map(_report, found))


def _report(line: ReportLine) -> tuple[str, ...]:
    state = "resolved" if line["closed"] is not None else line["phase"]
    return line["table"], state, stamp(line["at"]), _speaker(line["seat"], line["name"]), line["reason"]


def _speaker(seat: int, name: str) -> str:
    return "spectator" if seat < 0 else f"seat {seat} {one_line(name)}".rstrip()


@command(app, "chat Xq3Tp1bRk2Zw --reason 'report of seat 1'", "chat Xq3Tp1bRk2Zw --json")
@with_settings("database")
def chat(
    configured: Configured,
    table: ATable,
    max_count: MaxCount = 200,
    reason: Reason = "",
    as_json: AsJson = False,
) -> None:
    """Read the chat of a table that has an open report. Reading it is recorded in the audit log.

    The chat of other tables cannot be read.
    """
    found = _ask(configured, lambda administrator: administrator.chat(table, max_count), reason)
    rows = [(line["at"], _speaker(line["seat"], line["name"]), line["text"]) for line in found]
    _print(as_json, found, ("when", "who", "said"), rows)


@command(app, "resolve Xq3Tp1bRk2Zw", "resolve Xq3Tp1bRk2Zw --reason 'seat 2 banned'")
@with_settings("database")
def resolve(configured: Configured, table: Tables, reason: Reason = "") -> None:
    """Close the reports about tables. Afterwards their chat can no longer be read."""
    _each(configured, reason, table, lambda administrator, one: administrator.resolve(one), "resolved")


# -- addresses ---------------------------------------------------------------------------------

Address = Annotated[
    str | None,
    typer.Argument(
        metavar="[ADDRESS]", show_default=False, help="An address, or a network such as 10.0.0.0/8."
    ),
]
OfTable = Annotated[
    str | None, typer.Option("--table", metavar="TABLE", help="The player's table, with --seat.")
]
OfSeat = Annotated[
    int | None,
    typer.Option("--seat", metavar="NUMBER", parser=integer(0), help="The player's seat, counted from 0."),
]


def _check_whom(address: str | None, table: str | None, seat: int | None) -> None:
    """Raise CitadelsError unless exactly one of an address and a seat is given."""
    if (table is None) != (seat is None) or (address is None) == (table is None):
        raise CitadelsError("name an address, or a player by --table and --seat")


@command(
    app,
    "ban 198.51.100.7",
    "ban --table Xq3Tp1bRk2Zw --seat 2 --days 30",
    "ban 2001:db8::/48 --reason flood",
)
@with_settings("database")
def ban(
    configured: Configured,
    address: Address = None,
    table: OfTable = None,
    seat: OfSeat = None,
    days: Annotated[
        float | None,
        typer.Option(parser=number, metavar="NUMBER", help="Days until the ban expires (default: never)."),
    ] = None,
    reason: Reason = "",
    yes: Yes = False,
) -> None:
    """Ban an address, or the addresses that a player used in the last week, and close their sockets.

    Banning an IPv6 address bans its /64 network. You need not know a player's address: name the seat, and
    the command uses the hashes that the server keeps.
    """
    _check_whom(address, table, seat)
    if days is not None and days <= 0:
        raise CitadelsError(f"--days: must be more than 0, not {days:g}")
    span = f" for {days:g} days" if days else ""
    if table is not None and seat is not None:
        name = _ask(configured, lambda administrator: administrator.player_at(table, seat))
        who = repr(one_line(name)) if name else "the player who was last there"
        _confirm(yes, f"Ban {who}, at seat {seat} of table {table}?")
        number = _ask(configured, lambda administrator: administrator.ban_seat(table, seat, days), reason)
        print(f"{table}: seat {seat} banned{span}, by {number} {'address' if number == 1 else 'addresses'}")
        return
    network = _ask(configured, lambda administrator: administrator.ban(str(address), days), reason)
    print(f"{network}: banned{span}")


@command(app, "unban 198.51.100.7", "unban --table Xq3Tp1bRk2Zw --seat 2")
@with_settings("database")
def unban(
    configured: Configured,
    address: Address = None,
    table: OfTable = None,
    seat: OfSeat = None,
    reason: Reason = "",
) -> None:
    """Lift the ban of an address, or of a player banned by table and seat."""
    _check_whom(address, table, seat)
    if table is not None and seat is not None:
        _ask(configured, lambda administrator: administrator.unban_seat(table, seat), reason)
        print(f"{table}: seat {seat} no longer banned")
        return
    network = _ask(configured, lambda administrator: administrator.unban(str(address)), reason)
    print(f"{network}: no longer banned")


@command(app, "bans", "bans --json")
@with_settings("database")
def bans(configured: Configured, as_json: AsJson = False) -> None:
    """List banned addresses, and players banned by table and seat."""

    async def read(administrator: Administrator) -> tuple[list[BanRow], list[SeatBanRow]]:
        return await administrator.bans(), await administrator.seat_bans()

    networks, seats = _ask(configured, read)
    rows = [_ban(row["network"], row) for row in networks]
    rows += [_ban(f"seat {row['seat']} of table {row['table_id']}", row) for row in seats]
    _print(as_json, [*networks, *seats], ("who", "since", "until"), rows)


def _ban(who: str, row: BanRow | SeatBanRow) -> tuple[str, ...]:
    return who, stamp(row["at"]), "-" if row["expires"] is None else stamp(row["expires"])


# -- servers -----------------------------------------------------------------------------------


@command(app, "drain http://10.0.0.5:8420", "drain http://10.0.0.5:8420 --undo")
@with_settings("database")
def drain(
    configured: Configured,
    server: Annotated[
        str, typer.Argument(metavar="SERVER", help="The internal URL of a server, as shown by statistics.")
    ],
    undo: Annotated[bool, typer.Option("--undo", help="Let the server take tables again.")] = False,
    reason: Reason = "",
) -> None:
    """Drain one of several servers: it hands its tables to its peers and takes no more.

    It keeps forwarding requests to them, and reports that it is not ready, so that a load balancer sends no
    new clients. Then it can be stopped.
    """
    drained = _ask(configured, lambda administrator: administrator.drain(server, undo), reason)
    print(f"{drained['address']}: {'takes tables again' if undo else 'draining'}")


# -- shared --------------------------------------------------------------------


def _ask(configured: Configured, what: Callable[[Administrator], Awaitable[T]], reason: str = "") -> T:
    """Run a function with an administrator of the database, and return its result."""
    from citadels.server.admin.administration import Administrator
    from citadels.server.storage.database import database_of

    logging.disable(logging.CRITICAL)  # errors are reported in one line instead

    async def ask() -> T:
        by = f"{getpass.getuser()}@{socket.gethostname()}"
        async with Administrator.open(database_of(configured.settings.database), by, reason) as administrator:
            return await what(administrator)

    try:
        return asyncio.run(ask())
    finally:
        logging.disable(logging.NOTSET)


def _each(
    configured: Configured,
    reason: str,
    tables: Sequence[str],
    what: Callable[[Administrator, str], Awaitable[None]],
    done: str,
) -> None:
    async def do(administrator: Administrator) -> None:
        for table in tables:
            await what(administrator, table)
            print(f"{table}: {done}")

    _ask(configured, do, reason)


def _named(tables: Sequence[str]) -> str:
    return f"table {tables[0]}" if len(tables) == 1 else f"{len(tables)} tables"


def _confirm(sure: bool, question: str) -> None:
    """Ask for confirmation. Raise CitadelsError if it is refused or there is no terminal."""
    if sure:
        return
    if not sys.stdin.isatty():
        raise CitadelsError("nothing was done: standard input is not a terminal; add --yes to confirm")
    if not typer.confirm(question):
        raise CitadelsError("nothing was done")


def _print(as_json: bool, found: Any, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print as JSON, or in columns."""
    out = printable_stream(tolerant(sys.stdout))
    if as_json:
        print(json_text(found, 2), file=out)
        return
    lines = [heads, *rows] if any(heads) else [*rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join(cells).rstrip(), file=out)
