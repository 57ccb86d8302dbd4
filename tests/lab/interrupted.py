"""Interrupt a program by SIGINT, even where the test run itself ignores that signal."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Sequence

from tests.waiting import TIMEOUT


def interrupted(words: Sequence[str], wait: Callable[[], None]) -> tuple[int, str]:
    """Start a program, wait, interrupt it and all its processes; its exit code and what it said."""
    process = subprocess.Popen(
        words,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        wait()
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=TIMEOUT)
    finally:
        process.kill()
        process.wait()
    return process.returncode, told
