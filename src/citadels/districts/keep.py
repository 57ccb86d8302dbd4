"""Keep: rank-8 abilities cannot touch it."""

from __future__ import annotations

from citadels.engine.cards import District


class Keep(District):
    key = "keep"
    cost = 3
    untouchable = True


class Keep2002(Keep):
    copies = 2
