"""Report bots that failed or play without their network."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from citadels.bots import search_network, searches
from citadels.extras import install_command
from citadels.terminal.printable import printable

EXAMPLES: Final = 3  # faults shown per bot
NAMES: Final = {
    "crash": ("crash", "crashes"),
    "hang": ("hang", "hangs"),
    "nonsense": ("nonsensical answer", "nonsensical answers"),
    "print": ("game with output", "games with output"),
}

Row = Mapping[str, Any]


def print_faults(faults: Sequence[Row]) -> None:
    """Print to standard error which bots failed, how often, and the first faults."""
    for bot in dict.fromkeys([fault["bot"] for fault in faults]):
        for line in fault_lines(bot, [fault for fault in faults if fault["bot"] == bot]):
            print(line, file=sys.stderr)


def warn_without_network(names: Iterable[str]) -> None:
    """Warn on standard error if one of these bots searches without its network."""
    if any(map(searches, names)) and search_network(names) is None:
        print(f"search plays without its network; for that: {install_command('strong')}", file=sys.stderr)


def fault_lines(bot: str, faults: Sequence[Row]) -> list[str]:
    """Format the faults of one bot: the count and the first few."""
    kinds = Counter([fault["kind"] for fault in faults])
    counted = [f"{count} {NAMES[kind][count != 1]}" for kind, count in kinds.items()]
    instead = "" if kinds.keys() == {"print"} else "; a greedy bot chose instead"
    lines = [f"{bot}: {', '.join(counted)}{instead}. The first:"]
    for fault in faults[:EXAMPLES]:
        place = f"game {fault['game']}, seat {fault['seat']}, decision {fault['decision']}"
        lines.append(f"  {place}: {fault['kind']}: {fault['detail']}")
        lines.append(f"    asked {fault['asked']}")
        said = "printed" if fault["kind"] == "print" else "answered"
        lines += [f"    {said} {fault['answer']}"] if fault["answer"] else []
    lines.append(
        "  In --json the first fault of a game has a position for citadels.load, with the same view."
    )
    return [printable(" ".join(line.split("\n"))) for line in lines]
