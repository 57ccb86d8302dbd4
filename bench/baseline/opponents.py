"""Bots of 0.1.0 as opponents of present ones, named such as `0.1.0/expert`; only in bench.

They are told the key of the game, so they are nothing for players.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from scripts.environment import clean_variables

from bench.baseline.release import FIRST
from citadels.bots import Bot, make_bot
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View
from citadels.lab.arena import Match
from citadels.lab.runner import Outcome, run_with

MARK = f"{FIRST.name}/"
Message = dict[str, object]
FOLLOWER = Path(__file__).with_name("follower.py")


class LeftBehind(Exception):
    """0.1.0 cannot follow the game."""


class MixedTable:
    """A process of 0.1.0 that follows a game and plays its bots."""

    def __init__(self, process: subprocess.Popen[str], game: Message) -> None:
        self._process = process
        self.unheard: list[str] = []  # answers of present bots since the last request to 0.1.0
        self._say(game)

    def ask(self, seat: int, options: Sequence[str], table: list[list[int]]) -> str:
        self._say({"heard": self.unheard, "seat": seat, "options": options, "table": table})
        self.unheard = []
        assert self._process.stdout is not None
        said = json.loads(self._process.stdout.readline() or '{"lost": "the process has ended"}')
        if "lost" in said:
            raise LeftBehind(said["lost"])
        return str(said["answer"])

    def _say(self, message: Message) -> None:
        assert self._process.stdin is not None
        print(json.dumps(message), file=self._process.stdin, flush=True)


class Present(Bot):
    """A present bot whose answers are passed on to 0.1.0."""

    def __init__(self, bot: Bot, table: MixedTable) -> None:
        super().__init__("")
        self._bot = bot
        self._table = table

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        action = self._bot.choose(view, options)
        self._table.unheard.append(action.text)
        return action

    def close(self) -> None:
        self._bot.close()


class Past(Bot):
    """A seat played by a bot of 0.1.0."""

    def __init__(self, table: MixedTable) -> None:
        super().__init__("")
        self._table = table

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        actions = {option.action.text: option.action for option in options}
        table = [[player.gold, player.hand_size, len(player.city)] for player in view.players]
        return actions[self._table.ask(view.seat, list(actions), table)]


@cache
def process(python: Path) -> subprocess.Popen[str]:
    """Return the process of 0.1.0, which lasts as long as this one."""
    words = [str(python), "-P", str(FOLLOWER)]
    pipe = subprocess.PIPE
    return subprocess.Popen(words, env=clean_variables(), stdin=pipe, stdout=pipe, text=True)


def play(match: Match, python: Path, number: int) -> Outcome:
    """Play a game of a match with some bots of 0.1.0, run by this Python."""
    names = match.seating(number)
    past = {
        seat: (name.removeprefix(MARK), match.bot_seed(number, seat))
        for seat, name in enumerate(names)
        if name.startswith(MARK)
    }
    settings, key = match.settings(number).to_json(), match.key(number).hex()
    table = MixedTable(process(python), {"settings": settings, "key": key, "bots": past})
    return run_with(
        lambda name, seed: Past(table) if name.startswith(MARK) else Present(make_bot(name, seed), table),
        match,
        number,
    )
