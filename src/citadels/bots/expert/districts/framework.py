"""Framework: pays for something dear."""

from __future__ import annotations

from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import GOLD, Term, Terms
from citadels.engine.game import Option

VERBS = ("framework",)


def worth(r: Reading) -> float:
    return 0.43


def framework(r: Reading, option: Option) -> Terms:
    """Against paying: what is saved, less the district that falls."""
    site = r.me.site
    dear = r.cost(site) if site else 0
    return [Term("saved", GOLD * dear - 3.2)]
