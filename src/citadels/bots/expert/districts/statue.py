"""Statue: five points with the crown."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading


def worth(r: Reading) -> float:
    return 2.5 if r.view.crown == r.seat else 1.0
