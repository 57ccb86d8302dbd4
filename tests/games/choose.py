"""Who plays the golden games: the package's bots, and players with wishes.

Random play hardly ever kills the King or gives a Museum away. A wishful player does mostly what it
likes and seldom what it avoids: ``likes pick assassin, kill king; avoids build``. The name tells all,
so a game file's ``players`` and ``key`` are enough to play the game again.
"""

from __future__ import annotations

from collections.abc import Sequence

from citadels import Action
from citadels.bots import BOTS, BlindBot, Bot, make_bot

WILFUL = 0.85  # how often a wish decides


class WishfulBot(BlindBot):
    """Any legal action, but mostly one that it likes, and mostly none that it avoids."""

    def __init__(self, seed: str, likes: Sequence[str], avoids: Sequence[str]) -> None:
        super().__init__(seed)
        self.likes = likes
        self.avoids = avoids

    def pick(self, actions: Sequence[Action]) -> Action:
        if self.random.random() < WILFUL:
            liked = [action for action in actions if _fits(action, self.likes)]
            fine = [action for action in actions if not _fits(action, self.avoids)]
            actions = liked or fine or actions
        return self.random.choice(actions)


def _fits(action: Action, wishes: Sequence[str]) -> bool:
    """Whether an action begins with the words of a wish; a ``*`` stands for any one word."""
    words = action.text.split()
    for wish in wishes:
        wanted = wish.split()
        if len(wanted) <= len(words) and all(w in ("*", words[i]) for i, w in enumerate(wanted)):
            return True
    return False


def player(name: str, seed: str) -> Bot:
    """The player of this name; the same seed makes the same choices."""
    if name in BOTS:
        return make_bot(name, seed)
    wishes: dict[str, list[str]] = {"likes": [], "avoids": []}
    for part in name.split(";"):
        word, _, listed = part.strip().partition(" ")
        wishes[word] += [wish.strip() for wish in listed.split(",")]
    return WishfulBot(seed, wishes["likes"], wishes["avoids"])


def players(names: Sequence[str], key: bytes) -> list[Bot]:
    """Everyone at a table, with seeds of their own from the game's key."""
    return [player(name, f"{key.hex()}/{seat}") for seat, name in enumerate(names)]
