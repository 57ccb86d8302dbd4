"""Factory: cheaper unique districts."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 0.37 * len([card for card in r.useful if r.district(card).type == "unique"])
