"""How the program was invoked, so that hints can be typed exactly as shown."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Final

VARIABLE: Final = "CITADELS_COMMAND"  # set by the launcher to its own name
PROGRAM: Final = os.environ.get(VARIABLE, "citadels")


def hint(*arguments: str | Path) -> str:
    """Format a command line of this program.

    >>> hint("replay", Path("my game.json"))
    "citadels replay 'my game.json'"
    """
    return " ".join([PROGRAM, *[shlex.quote(str(argument)) for argument in arguments]])
