"""Find a deal for the tutorial: python -m scripts.find_tutorial_deal [SECONDS]

Four rounds in which a newcomer who follows the guide builds, is robbed, is killed, and robs a player by
deduction. The deal and the answers go into src/citadels/editions/tutorial_deal.py, where the texts of the
guide rely on them; if the bots change, new ones must be found.
"""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Iterator, Sequence
from copy import copy
from typing import NamedTuple

from citadels.editions.tutorial_deal import SEATS
from citadels.engine.events import (
    DistrictBuilt,
    DistrictDestroyed,
    Event,
    GoldMoved,
    HandsSwapped,
    Marked,
    PacketPassed,
    Revealed,
    RoundBegan,
    Silence,
)
from citadels.engine.game import Game
from citadels.tables.tutorial import begin, bot_answer

ROUNDS = 4
ME = 0
# Who the newcomer is in each round: characters whose turn needs no explanation before they have one.
PICKS = (
    ("merchant",),
    ("merchant", "king", "bishop"),
    ("architect", "merchant", "king", "bishop"),
    ("thief",),
)
AT_ONCE = ("profit", "income")  # what a turn takes before it builds
ROBBED = 3  # gold that makes a robbery worth a lesson


class Path(NamedTuple):
    """A game on its way through the lessons."""

    game: Game
    version: int
    answers: tuple[str, ...] = ()

    def after(self, answer: str) -> Path:
        game = copy(self.game)
        own = (answer,) if game.seat == ME else ()
        game.apply(answer)
        return Path(game, self.version + 1, (*self.answers, *own))


class Found(NamedTuple):
    """A deal that shows everything, and how well."""

    worth: int
    secret: str
    crown: int
    answers: tuple[str, ...]


def main(seconds: float) -> int:
    """Search for some time and print the best deal."""
    until = time.monotonic() + seconds
    best: Found | None = None
    number = 0
    while time.monotonic() < until:
        secret = hashlib.sha256(f"tutorial {number}".encode()).hexdigest()
        number += 1
        for crown in range(SEATS):
            for path in follow(Path(begin(secret, crown), 1), secret):
                found = Found(worth(path), secret, crown, path.answers)
                if best is None or found > best:
                    best = found
                    print(number, *found, sep="\n  ", flush=True)
    return 0 if best else 1


def follow(path: Path, secret: str, round: int = 1) -> Iterator[Path]:
    """Return every way through the four lessons in which each one happens."""
    while path.game.round == round and not path.game.over and path.game.seat != ME:
        path = path.after(bot_answer(path.game, secret, path.version))
    if path.game.over:
        return
    if path.game.round == round:
        for answer in sensible(path.game):
            yield from follow(path.after(answer), secret, round)
    elif LESSONS[round - 1](this_round(path.game, round)):
        if round == ROUNDS:
            yield path
        else:
            yield from follow(path, secret, round + 1)


def this_round(game: Game, round: int) -> Sequence[Event]:
    """Return the events of a round that has ended."""
    begins = [i for i, event in enumerate(game.events) if isinstance(event, RoundBegan)]
    return game.events[begins[round - 1] : begins[round]]


def sensible(game: Game) -> list[str]:
    """Return the answers that a guide might suggest."""
    legal = [action.text for action in game.actions()]
    picks = [f"pick {name}" for name in PICKS[game.round - 1] if f"pick {name}" in legal]
    if picks or any(answer.startswith("pick ") for answer in legal):
        return picks
    for answer in AT_ONCE:
        if answer in legal:
            return [answer]
    victim = [f"rob {deduced(game)}"]
    if victim[0] in legal:
        return victim
    if "gather gold" in legal:
        return ["gather gold", "gather cards"] if game.round == ROUNDS else ["gather gold"]
    if "end" not in legal:
        return legal[:2]
    plain = [o.action.text for o in game.options() if o.verb == "build" and o.card not in game.rules.unique]
    return plain or ["end"]


def now(game: Game) -> Sequence[Event]:
    """Return the events of the current round."""
    return game.events[max(i for i, event in enumerate(game.events) if isinstance(event, RoundBegan)) :]


def passed_on(game: Game) -> tuple[list[str], int]:
    """Return the characters that the newcomer passed on in this round, and to how many players."""
    packets = [e for e in now(game) if isinstance(e, PacketPassed)]
    mine = next(i for i, packet in enumerate(packets) if packet.seat == ME)
    own = game.view(ME).me.characters or ()
    return [name for name in packets[mine].characters or () if name not in own], SEATS - 1 - mine


def deduced(game: Game) -> str:
    """Return a character that another player must have: one passed on, while rank 1 stayed silent."""
    passed, others = passed_on(game)
    first = game.view(ME).characters[0]
    silent = any(isinstance(event, Silence) and event.character == first for event in now(game))
    left = [name for name in passed if name != first]
    return left[0] if silent and first in passed and len(left) == others == 1 else ""


# -- what each lesson must show


def built(events: Sequence[Event]) -> bool:
    return unharmed(events) and any(isinstance(e, DistrictBuilt) and e.seat == ME for e in events)


def robbed(events: Sequence[Event]) -> bool:
    lost = [e.gold for e in events if isinstance(e, GoldMoved) and e.seat == ME]
    return sum(lost) >= ROBBED and not torn(events)


def killed(events: Sequence[Event]) -> bool:
    called = {e.character for e in events if isinstance(e, Revealed) and e.seat == ME}
    return not called and not torn(events)


def robs(events: Sequence[Event]) -> bool:
    gained = [e.gold for e in events if isinstance(e, GoldMoved) and e.to == ME]
    return sum(gained) >= ROBBED and unharmed(events)


LESSONS = (built, robbed, killed, robs)


def unharmed(events: Sequence[Event]) -> bool:
    return not torn(events) and not any(isinstance(e, GoldMoved) and e.seat == ME for e in events)


def torn(events: Sequence[Event]) -> bool:
    """Return whether the newcomer loses a district or the hand, which no lesson is about."""
    return any(
        (isinstance(e, DistrictDestroyed) and e.seat == ME) or (isinstance(e, HandsSwapped) and e.other == ME)
        for e in events
    )


def worth(path: Path) -> int:
    """Return how well a path teaches: the gold at stake, and the variety of what is done."""
    taken = [e.gold for e in path.game.events if isinstance(e, GoldMoved) and ME in (e.seat, e.to)]
    builds = len([answer for answer in path.answers if answer.startswith("build ")])
    attacks = {e.character for e in path.game.events if isinstance(e, Marked)}
    return 2 * sum(taken) + 3 * builds + 2 * ("gather cards" in path.answers) + len(attacks)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 600.0))
