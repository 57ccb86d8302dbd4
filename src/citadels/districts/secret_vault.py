"""Secret Vault: cannot be built; three points if it is in hand at the end."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.errors import Reason
from citadels.engine.state import State


class SecretVault(District):
    key = "secret_vault"
    points_in_hand = 3

    def why_not_build(self, s: State, seat: int) -> Reason | None:
        return Reason("cannot_be_built", card=self.key)
