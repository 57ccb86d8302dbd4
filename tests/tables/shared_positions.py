"""Games to share as position links, and links made by hand."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from functools import cache
from random import Random

import citadels
from citadels import EDITIONS, Setup
from citadels.engine.chance import key_from_seed
from citadels.record import canonical
from citadels.settings import Settings
from citadels.tables import position_link
from citadels.tables.position_link import DICTIONARY, SharedGame

NAMES = ["Robin", "Zoë", "Ana Maria", "李明", "Ada", "Bruno", "O’Neill", "Clara"]


def all_settings() -> Iterator[Settings]:
    """Yield the settings of every preset of every edition, for every number of seats that it allows."""
    for edition in EDITIONS.values():
        for preset in edition.presets:
            for seats in range(2, 9):
                try:
                    yield Setup(edition.key, preset, seats).settings(key_from_seed(seats))
                except citadels.SetupError:
                    continue


@cache
def shared_games() -> list[SharedGame]:
    """Return four positions of a game with each of these settings, the last one at its end."""
    return [
        moment
        for number, settings in enumerate(all_settings())
        for moment in positions_to_share(settings, number)
    ]


def positions_to_share(settings: Settings, seed: int) -> Iterator[SharedGame]:
    chance = Random(seed)
    game, seats = settings.begin(key_from_seed(seed)), settings.seats
    stops = {chance.randrange(300) for _ in range(3)}
    names, levels = NAMES[:seats], [None, *chance.choices(["greedy", "expert", "search"], k=seats - 1)]
    while not game.over:
        if len(game.history) in stops:
            yield SharedGame(game.clone(), names, levels, chance.randrange(seats))
        game.play(chance.choice(game.actions()))
    yield SharedGame(game, names, levels, 0)


def forge_link(content: bytes) -> str:
    """Return a link with a valid checksum around any content."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, DICTIONARY)
    packed = packer.compress(content) + packer.flush()
    return with_checksum(packed)


def with_checksum(packed: bytes) -> str:
    return "1" + urlsafe_b64encode(zlib.crc32(packed).to_bytes(4, "big") + packed).decode().rstrip("=")


def link_content(**changes: object) -> bytes:
    game = citadels.new_game(seats=4, seed=1)
    usual = {"position": game.to_json(), "names": NAMES[:4], "levels": [None, *["greedy"] * 3], "seat": 0}
    return canonical(usual | changes)


def example_link(seats: int = 4, levels: list[str | None] | None = None, decisions: int = 40) -> str:
    game = citadels.new_game(seats=seats, seed=seats)
    for _ in range(decisions):
        game.play(game.actions()[-1])
    bots = levels or [None, *["greedy"] * (seats - 1)]
    return position_link.write(SharedGame(game, ["Robin", "Ada", "Bruno", "Clara"][:seats], bots, 0))
