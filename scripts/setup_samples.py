"""Make everything that can be wrong with the settings of a game, so that it can be said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import citadels
from citadels.settings.errors import Named, SetupError

BASIC: Final = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
BAD_SETUPS: Final[list[dict[str, Any]]] = [
    *[{"characters": [key for key in BASIC if key != out]} for out in BASIC],
    *[{"characters": [name, *BASIC]} for name in ("emperor", "king", "asassin", "dragon")],
    *[{"districts": names} for names in (["keep"], ["keep", "keep"], ["stables"] * 2, ["libary"], ["zzz"])],
    {"edition": 2016},
    {"edition": "1999"},
    {"preset": "chess"},
    {"seats": "4"},
    {"seats": 9},
    {"edition": "2000", "seats": 8},
    {"characters": "king"},
    {"seats": 2, "characters": ["emperor"]},
    {"seats": 2, "characters": [*BASIC, "artist"]},
    {"ninth": 9},
    {"ninth": "king"},
    {"ninth": "queen"},
    {"seats": 2, "ninth": True},
    {"seats": 2, "ninth": "artist"},
    {"seats": 8, "ninth": False},
    {"districts": ["docks"]},
    {"edition": "2002", "characters": ["witch", *BASIC[1:]], "districts": ["hospital"]},
    {"crown": 4},
    {"size": 3},
    {"edition": "2000", "size": 3},
    {"variants": ["chess"]},
    {"edition": "2000", "variants": ["chess"]},
    {"key": b"?"},
    {"key": b"?", "seed": 1},
]


def setup_errors() -> Iterator[SetupError]:
    """Everything that can be wrong with the settings of a game."""
    edition = "2016"
    yield from (SetupError("unknown", "gold", known="edition, seats"), SetupError("missing", "seats"))
    yield SetupError("edition_broken", "edition", edition, detail="it is not there")
    yield SetupError("no_presets", "preset", edition, names=(Named("preset", "random"),))
    yield SetupError("district_count", "districts", edition, need=1, have=2)
    for wrong in BAD_SETUPS:
        try:
            citadels.new_game(**wrong)
        except SetupError as error:
            yield error
        else:
            raise AssertionError(f"nothing is wrong with {wrong}")
