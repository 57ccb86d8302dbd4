"""A bot that waits at a gate where it is first loaded on a node of a Ray cluster.

On the node that is named in the file ``doomed`` it never gets any further. So ``caught`` means
that this node has work that it will not finish; the other nodes begin only then, and ``playing`` is there
once one of them is past its first game.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

import ray

from citadels.bots import RandomBot
from tests.waiting import TIMEOUT, wait_for

FOLDER = "CITADELS_BLOCKING_BOT"


class BlockingBot(RandomBot):
    """Plays at random, once it is through."""

    made: ClassVar = 0

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        BlockingBot.made += 1
        if BlockingBot.made == 10 and ray.is_initialized():
            Path(os.environ[FOLDER], "playing").touch()


def _wait() -> None:
    folder = Path(os.environ[FOLDER])
    doomed, caught = folder / "doomed", folder / "caught"
    if not doomed.exists():
        return
    if ray.get_runtime_context().get_node_id() == doomed.read_text():
        caught.touch()
        # Killing the node ends this, however long the test takes to get there on a busy machine.
        wait_for(lambda: False, "this node is killed, or the work is no longer wanted", 10 * TIMEOUT)
    wait_for(caught.exists, "the other node gets to work")


if ray.is_initialized():  # not on the driver
    _wait()
