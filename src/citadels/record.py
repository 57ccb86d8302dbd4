"""Game files: a complete game as settings, key and actions, which replays to the same events.

If several people contributed to the shuffle, the file also holds what the key was made from, so that anyone
can verify that no single party chose it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from citadels.engine import chance
from citadels.engine.building import DONE
from citadels.engine.deprecated import warn_renamed
from citadels.engine.errors import GameFileError, IllegalAction
from citadels.engine.events import RoundBegan
from citadels.engine.game import Game
from citadels.engine.json_reader import ObjectReader, read_json
from citadels.engine.rules import OLDEST_RULES, RULES_VERSION
from citadels.engine.scoring import Result
from citadels.settings import Settings, SetupError

FORMAT: Final = "citadels-game/1"
FIELDS: Final = (
    "format", "rules", "edition", "options", "seats", "players", "started",
    "commitment", "secret", "contributions", "key", "actions", "result", "digest",
)  # fmt: skip


def canonical(value: object) -> bytes:
    """Encode JSON in its canonical form, for hashing: sorted keys, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


class Shuffle:
    """What a key was made from: the dealer's secret and all contributions (see docs/game-files.md)."""

    def __init__(self, settings: Settings, secret: bytes, contributions: Sequence[bytes]) -> None:
        self.secret = secret
        self.contributions = list(contributions)
        agreed = canonical(settings.to_json())
        self.commitment = chance.commitment(agreed, secret)
        self.key = chance.joint_key(agreed, secret, self.contributions)


class GameFile:
    """A game from its first deal, finished or not."""

    def __init__(
        self,
        settings: Settings,
        key: bytes,
        players: Sequence[str],
        actions: Sequence[str],
        started: str | None = None,
        shuffle: Shuffle | None = None,
        rules_version: int = RULES_VERSION,
    ) -> None:
        self.settings = settings
        self.key = key
        self.players = list(players)
        self.actions = list(actions)
        self.started = started or datetime.now(UTC).isoformat(timespec="seconds")
        self.shuffle = shuffle
        self.rules_version = rules_version

    @staticmethod
    def from_game(game: Game, players: Sequence[str]) -> GameFile:
        """Return the file of a game that was recorded from its first deal."""
        if not (game.from_the_start and game.events):
            raise GameFileError("cannot write a game file: the game was not recorded from its first deal")
        crown = next(event.crown for event in game.events if isinstance(event, RoundBegan))
        settings = Settings.from_rules(game.rules, crown)
        actions = [action.text for action in game.history]
        return GameFile(settings, game.key, players, actions, rules_version=game.rules.version)

    @staticmethod
    def of(game: Game, players: Sequence[str]) -> GameFile:
        """Deprecated name of :meth:`from_game`."""
        warn_renamed("GameFile.of", "GameFile.from_game")
        return GameFile.from_game(game, players)

    def begin(self) -> Game:
        """Return the game before its first action."""
        return self.settings.begin(self.key, version=self.rules_version)

    def positions(self) -> Iterator[Game]:
        """Yield the same game object before the first action and after each."""
        return walk(self.begin(), self.actions)

    def replay(self) -> Game:
        """Return the game after all its actions."""
        game = self.begin()
        for reached in self.positions():
            game = reached
        return game

    def to_json(self) -> dict[str, object]:
        """Return the document, with the result and the digest of a fresh replay."""
        return self._document(self.replay().result())

    def unchecked(self) -> dict[str, object]:
        """Return the document without replaying, for a game that fails to replay."""
        return self._document(None)

    def _document(self, result: Result | None) -> dict[str, object]:
        settings = self.settings.to_json()
        document: dict[str, object] = {
            "format": FORMAT,
            "rules": self.rules_version,
            "edition": settings.pop("edition"),
            "seats": settings.pop("seats"),
            "options": settings,
            "players": self.players,
            "started": self.started,
            "key": self.key.hex(),
            "actions": self.actions,
            "result": None if result is None else _outcome(result),
        }
        if self.shuffle is not None:
            document["commitment"] = self.shuffle.commitment
            document["secret"] = self.shuffle.secret.hex()
            document["contributions"] = [part.hex() for part in self.shuffle.contributions]
        return document | {"digest": _digest(document)}

    def save(self, path: Path) -> None:
        """Write the file atomically: an existing one is replaced once the new one is complete."""
        text = json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)


def walk(game: Game, actions: Sequence[str]) -> Iterator[Game]:
    """Yield the same game object before the first of these actions and after each."""
    yield game
    for number, action in enumerate(actions):
        try:
            game.apply(action)
        except IllegalAction as error:
            raise GameFileError(f"actions[{number}]: {error}") from error
        _finish_implied_choice(game, actions[number + 1 : number + 2])
        yield game


def _finish_implied_choice(game: Game, following: Sequence[str]) -> None:
    """End a choice that the next answer does not continue: version 0.1.0 ended some without asking."""
    legal = [action.text for action in game.actions()]
    if DONE.text in legal and any(action not in legal for action in following):
        game.apply(DONE)


def _outcome(result: Result) -> dict[str, object]:
    """Return what a file stores of a result: the winners and all points."""
    return {"winners": list(result.winners), "points": [score.total for score in result.scores]}


def _digest(document: Mapping[str, object]) -> str:
    """Return the SHA-256 of the document without its digest. Events are not part, so they may gain fields."""
    unsigned = {field: value for field, value in document.items() if field != "digest"}
    return hashlib.sha256(canonical(unsigned)).hexdigest()


# -- reading -----------------------------------------------------------------------


def read(document: object) -> GameFile:
    """Read a game file. Raise GameFileError if it is corrupted or edited."""
    fields = ObjectReader(document, error_class=GameFileError)
    fields.reject_unknown(*FIELDS)
    if fields.text("format") != FORMAT:
        raise fields.error("format", f"this is {fields.text('format')!r}, not {FORMAT!r}")
    version = fields.number("rules")
    if not OLDEST_RULES <= version <= RULES_VERSION:
        known = f"this program replays versions {OLDEST_RULES} to {RULES_VERSION}"
        raise fields.error("rules", f"played by version {version}; {known}")
    settings = _settings(fields)
    players = fields.texts("players")
    if len(players) != settings.seats:
        raise fields.error("players", f"must be {settings.seats} names")
    key = _hex(fields, "key")
    if len(key) != chance.KEY_BYTES:
        raise fields.error("key", f"must be {chance.KEY_BYTES} bytes, not {len(key)}")
    shuffle = _shuffle(fields, settings) if fields.has("secret") else None
    if shuffle is not None and shuffle.key != key:
        raise fields.error("key", "was not made from this secret and these contributions")
    actions, started = fields.texts("actions"), fields.text("started")
    return GameFile(settings, key, players, actions, started, shuffle, version)


def _settings(fields: ObjectReader) -> Settings:
    outside = {"edition": fields.text("edition"), "seats": fields.number("seats")}
    options = fields.inner("options")
    options.reject_unknown(*[name for name in Settings.names() if name not in outside])
    try:
        return Settings.from_json({**outside, **options.values})
    except SetupError as error:
        raise fields.error("options", str(error)) from error


def _shuffle(fields: ObjectReader, settings: Settings) -> Shuffle:
    parts = [_bytes(fields, "contributions", text) for text in fields.texts("contributions")]
    shuffle = Shuffle(settings, _hex(fields, "secret"), parts)
    if shuffle.commitment != fields.text("commitment"):
        raise fields.error("commitment", "does not match the settings and the secret")
    return shuffle


def _hex(fields: ObjectReader, field: str) -> bytes:
    return _bytes(fields, field, fields.text(field))


def _bytes(fields: ObjectReader, field: str, text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise fields.error(field, "must be hexadecimal") from error


def load(path: Path) -> GameFile:
    """Read a game file and verify it."""
    return verify(read_json(path, GameFileError))


def verify(document: object) -> GameFile:
    """Verify the shuffle, every action, the result and the digest of a game file."""
    found = read(document)
    fields = ObjectReader(document, error_class=GameFileError)
    fresh = found.to_json()
    if fields.values.get("result") != fresh["result"]:
        raise fields.error("result", "the actions lead to another result")
    if fields.text("digest") != fresh["digest"]:
        raise fields.error("digest", "the file was changed after it was written")
    return found
