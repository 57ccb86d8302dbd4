"""Progress bars, shown only on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from citadels.terminal.printable import raw


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar; yield a function to call with the number of finished games."""
    with bar("playing", "games") as progress:
        progress(0, games)
        yield lambda done: progress(done, games)


@contextmanager
def bar(doing: str, things: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar; yield a function to call with the numbers of finished and of all things."""
    columns = (
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(things),
        TimeRemainingColumn(),
    )
    console = Console(file=raw(sys.stderr))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(things, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
