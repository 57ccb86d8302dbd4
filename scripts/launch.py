"""./play: prepare an environment and hand over to the `citadels` command in it."""

from __future__ import annotations

import os
import subprocess
import sys

from scripts.environment import SetupError, prepare, prepare_compiled


def main(arguments: list[str]) -> int:
    compiled = arguments[:1] == ["--compiled"]
    if compiled:
        arguments = arguments[1:]
    try:
        environment = prepare_compiled("compiled") if compiled else prepare("play")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    command = [str(environment.program("citadels")), *(arguments or ["play"])]
    if os.name != "nt":  # where exec would return to the prompt too early
        os.execv(command[0], command)
    return subprocess.call(command)
