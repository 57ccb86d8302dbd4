"""Make the layout and the templates that observers write observations with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from citadels.encoding import observation
from citadels.encoding.actions import action_index
from citadels.encoding.observation import PARTS
from citadels.encoding.observation_layout import ObservationLayout, ObservationTemplate
from citadels.encoding.parts import PLACE, Axis
from citadels.encoding.vocabulary import numbered
from citadels.engine.rules import Rules

WORD_AXES: Final[dict[str, Axis]] = {
    "editions": observation.EDITION,
    "variants": observation.VARIANT,
    "characters": observation.CHARACTER,
    "districts": observation.CARD,
    "types": observation.TYPE,
    "prompts": observation.PROMPT,
    "marks": observation.MARK,
    "used": observation.USED,
    "verbs": observation.VERB,
    "seat_flags": observation.SEAT_FLAG,
    "number_flags": observation.NUMBER_FLAG,
    "gold_holders": observation.GOLD_HOLDER,
    "card_holders": observation.CARD_HOLDER,
}

LAYOUT: Final = ObservationLayout(
    at={name: part.start for name, part in PARTS.items()},
    maximum={name: part.maximum for name, part in PARTS.items()},
    words={name: numbered(map(str, axis.labels)) for name, axis in WORD_AXES.items()},
    sizes={
        "length": observation.OBSERVATION_SIZE,
        "block": observation.BLOCK_SIZE,
        "version": observation.OBSERVATION_VERSION,
        "ranks": len(observation.RANK),
        "seats": len(PLACE),
        "ago": len(observation.AGO),
        "depth": len(observation.DEPTH),
    },
)


@lru_cache(maxsize=256)
def observation_template(rules: Rules) -> ObservationTemplate:
    """Return what observations of all games with these rules share, cached."""
    indexes = [action_index(seat, rules.seats).indexes for seat in range(rules.seats)]
    return ObservationTemplate(LAYOUT, rules, indexes)
