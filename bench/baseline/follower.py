"""Run in version 0.1.0: follow a game of a later version and answer for the bots of 0.1.0.

It is told in lines of JSON what is played (settings and key, and which bot sits where) and what the others
answered. It replays the game by its own rules and asks a bot with the view of its seat and nothing else.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from citadels import Game, Settings, make_bot
from citadels.version import __version__

# Verbs with which 0.1.0 chooses several things one after another, in ascending order only.
IN_ORDER = ("beautify", "exchange_card", "hand_over", "pay_card", "threaten", "warrant")
DONE = "done"


class Lost(Exception):
    """0.1.0 cannot follow the game; the message says where."""


class Follower:
    """One game as 0.1.0 sees it."""

    def __init__(self, settings: dict[str, object], key: str, bots: dict[str, tuple[str, str]]) -> None:
        wanted = Settings.from_json(settings)
        self.game = Game.begin(wanted.rules(), bytes.fromhex(key), wanted.crown)
        self.bots = {int(seat): make_bot(name, seed) for seat, (name, seed) in bots.items()}

    def hear(self, answers: Sequence[str]) -> None:
        """Apply the answers of the others. All their choices of several things are finished."""
        for text in self._in_order(answers):
            legal = [action.text for action in self.game.actions()]
            if text == DONE and DONE not in legal:
                continue  # 0.1.0 does not ask, because nothing is left to choose.
            if text not in legal:
                raise Lost(f"{__version__} does not allow {text!r}; it asks {self.game.prompt!r}: {legal}")
            self.game.apply(text)

    def _in_order(self, answers: Sequence[str]) -> Iterator[str]:
        for verb, run in groupby(answers, lambda text: text.partition(" ")[0]):
            if verb in IN_ORDER:
                yield from sorted(run, key=self._place)
            else:
                yield from run

    def _place(self, text: str) -> int:
        space = self.game.rules.edition.space
        action = space.parse(text)
        return -1 if action is None else space.index(action)

    def answer(self, seat: int, options: Sequence[str], table: list[list[int]]) -> str:
        """Return the answer of a seat's bot, and play it."""
        game = self.game
        legal = [action.text for action in game.actions()]
        if DONE in options and DONE not in legal:
            return DONE
        here = [[player.gold, player.hand_size, len(player.city)] for player in game.view().players]
        if game.seat != seat or here != table:
            raise Lost(f"{__version__} is at another place: {game!r}, {here}; not seat {seat}, {table}")
        action = self.bots[seat].choose(game.view(seat), game.options())
        if action.text not in options:
            raise Lost(f"{__version__} answers {action.text!r}, which is none of {list(options)}")
        game.apply(action)
        return action.text


def main() -> None:
    follower: Follower | None = None
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        if "key" in message:
            follower = Follower(**message)
            continue
        assert follower is not None
        try:
            follower.hear(message.pop("heard"))
            said = {"answer": follower.answer(**message)}
        except Lost as error:
            said = {"lost": str(error)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
