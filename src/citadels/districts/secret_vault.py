"""Secret Vault: cannot be built; three points from the hand at the end."""

from __future__ import annotations

from citadels.engine.cards import District
from citadels.engine.errors import Reason
from citadels.engine.state import State


class SecretVault(District):
    key = "secret_vault"

    def why_not_build(self, s: State, seat: int) -> Reason | None:
        return Reason("cannot_be_built", card=self.key)

    def points_in_hand(self) -> int:
        return 3
