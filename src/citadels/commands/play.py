"""``citadels play``: a game against bots in plain lines."""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from citadels import record
from citadels.bots import BOTS, Bot, make_bot
from citadels.editions.settings import choose
from citadels.engine.chance import KEY_BYTES, key_from_seed
from citadels.engine.errors import CitadelsError
from citadels.locale import Texts, message_id
from citadels.record import GameFile
from citadels.terminal.plain import PlainTable

SEAT = 0  # where the person sits in a new game


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    seats: int = 4
    preset: str = "first_game"
    edition: str = "2016"
    characters: Sequence[str] | None = None
    districts: Sequence[str] | None = None
    ninth: str | bool | None = None
    name: str | None = None
    bots: Sequence[str] = ("greedy",)
    seed: str | None = None
    save: Path | None = None
    resume: Path | None = None


def play(wishes: Wishes) -> int:
    texts = Texts()
    if wishes.save is not None and not wishes.save.parent.is_dir():
        raise CitadelsError(f"--save: there is no folder {wishes.save.parent}")
    start = begun if wishes.resume is None else resumed
    start(wishes, texts, sys.stdin, sys.stdout).run()
    return 0


def begun(wishes: Wishes, texts: Texts, source: TextIO, output: TextIO) -> PlainTable:
    """A table with a new game."""
    key = secrets.token_bytes(KEY_BYTES) if wishes.seed is None else key_from_seed(wishes.seed)
    settings = choose(
        wishes.edition,
        wishes.seats,
        wishes.preset,
        wishes.characters,
        wishes.districts,
        wishes.ninth,
        key=key,
    )
    kinds = {
        seat: wishes.bots[place % len(wishes.bots)]
        for place, seat in enumerate(seat for seat in range(wishes.seats) if seat != SEAT)
    }
    bots = _bots(kinds, key)
    names = _names(wishes, texts)
    players = [f"{name} ({kinds[seat]})" if seat in kinds else name for seat, name in enumerate(names)]
    own = wishes.characters or wishes.districts
    title = texts.say("play-own-cast" if own else message_id("preset", wishes.preset))
    game = GameFile(settings, key, players, [])
    save = wishes.save
    return PlainTable(game, SEAT, bots, names, source, output, texts=texts, title=title, save=save)


def resumed(wishes: Wishes, texts: Texts, source: TextIO, output: TextIO) -> PlainTable:
    """A table with a game that was saved."""
    assert wishes.resume is not None
    found = record.load(wishes.resume)
    kinds: dict[int, str] = {}
    names = []
    for seat, player in enumerate(found.players):
        written = re.fullmatch(r"(.*) \((\w+)\)", player)
        if written and written[2] in BOTS:
            kinds[seat] = written[2]
        names.append(written[1] if written else player)
    person = next((seat for seat in range(len(names)) if seat not in kinds), SEAT)
    for place, seat in enumerate(seat for seat in range(len(names)) if seat != person):
        kinds.setdefault(seat, wishes.bots[place % len(wishes.bots)])
    kinds.pop(person, None)
    bots = _bots(kinds, found.key)
    return PlainTable(found, person, bots, names, source, output, texts=texts, save=wishes.save)


def _bots(kinds: dict[int, str], key: bytes) -> dict[int, Bot]:
    return {seat: make_bot(kind, f"{key.hex()}/{seat}") for seat, kind in kinds.items()}


def _names(wishes: Wishes, texts: Texts) -> list[str]:
    own = " ".join((wishes.name or "").split()) or texts.say("play-your-name")
    others = [name for name in texts.say("play-bot-names").split(", ") if name.lower() != own.lower()]
    others += [f"{name} 2" for name in others]
    return [own, *others[: wishes.seats - 1]]
