"""The tokens of a table and what each grants: a seat, any open seat, or watching."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from citadels.tables.clock import Clock
from citadels.tables.errors import TableError
from citadels.tables.storage import TokenRow, VoidPush, VoidToken, Write

TOKEN_BYTES: Final = 16
CLAIM_SECONDS: Final = 3600.0
SEAT_GRANTS: Final = ("seat", "claim", "lost")  # kinds that open a taken seat
LAPSED: Final = "lapsed"  # the kind of tokens whose player was away for too long
REMATCH_GRANTS: Final = ("seat", "watch")  # kinds that also open a rematch


class Grant(NamedTuple):
    """What a token opens."""

    kind: str  # seat, invite, watch, claim, lost or lapsed
    seat: int
    expires: float | None


class Grants:
    """Grants by token. Only the hashes of tokens are kept."""

    def __init__(self, table: str, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._by_hash: dict[str, Grant] = {}

    def restore(self, rows: Sequence[TokenRow]) -> None:
        self._by_hash = {row["hash"]: Grant(row["kind"], row["seat"], row["expires"]) for row in rows}

    def find(self, token: str, *kinds: str) -> Grant:
        """Return the grant of a token. Raise TableError unless it is of one of these kinds."""
        found = self._by_hash.get(token_hash(token))
        if found is not None and found.kind == LAPSED and "seat" in kinds:
            raise TableError("lapsed")
        if found is None or found.kind not in kinds or self._has_expired(found):
            raise TableError("token")
        return found

    def _has_expired(self, grant: Grant) -> bool:
        return grant.expires is not None and self._clock.time() >= grant.expires

    def new(self, write: Write, kind: str, seat: int, seconds: float | None = None) -> str:
        """Make a token, which becomes valid when ``write`` is committed."""
        token = new_token()
        expires = None if seconds is None else self._clock.time() + seconds
        hashed = token_hash(token)
        self._by_hash[hashed] = Grant(kind, seat, expires)
        write.new_tokens.append(_row(self._table, hashed, self._by_hash[hashed]))
        return token

    def void(self, write: Write, kinds: Sequence[str], seat: int) -> None:
        """Void the tokens of these kinds for a seat; with its ``seat`` tokens, also its notifications."""
        if "seat" in kinds:
            write.void_push.append(VoidPush(self._table, seat))
        for hashed in self._hashes(kinds, seat):
            self._drop(write, hashed)

    def lapse(self, write: Write, seat: int) -> None:
        """Void the tokens of a seat, but remember its player's, so that they can be told why."""
        held = self._hashes(("seat",), seat)
        self.void(write, SEAT_GRANTS, seat)
        for hashed in held:
            self._by_hash[hashed] = Grant(LAPSED, seat, None)
            write.new_tokens.append(_row(self._table, hashed, self._by_hash[hashed]))

    def exist(self, kind: str, seat: int) -> bool:
        """Return whether a seat has tokens of this kind."""
        return bool(self._hashes((kind,), seat))

    def _hashes(self, kinds: Sequence[str], seat: int) -> list[str]:
        return [
            hashed for hashed, grant in self._by_hash.items() if grant.kind in kinds and grant.seat == seat
        ]

    def use_up(self, write: Write, token: str, grant: Grant) -> None:
        """Void a single-use link. A recovery link voids all other tokens of its seat too."""
        self._drop(write, token_hash(token))
        if grant.kind == "lost":
            self.void(write, SEAT_GRANTS, grant.seat)

    def _drop(self, write: Write, hashed: str) -> None:
        del self._by_hash[hashed]
        write.void_tokens.append(VoidToken(self._table, hashed))

    def hand_on(self, write: Write, table: str) -> None:
        """Make the tokens of seats and spectators valid at another table too."""
        write.new_tokens += [
            _row(table, hashed, grant)
            for hashed, grant in self._by_hash.items()
            if grant.kind in REMATCH_GRANTS
        ]


def _row(table: str, hashed: str, grant: Grant) -> TokenRow:
    return {
        "hash": hashed, "table_id": table, "kind": grant.kind, "seat": grant.seat, "expires": grant.expires
    }  # fmt: skip


def new_token() -> str:
    """Return 128 random bits as URL-safe text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
