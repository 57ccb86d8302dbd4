"""How a game is set up: the requested setup, and the checked settings that follow from it.

The command line, the web table and the lab use the same words: they know whatever is declared here.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Final

from citadels.editions.presets import cast_of
from citadels.engine.deprecated import warn_renamed
from citadels.engine.game import Game
from citadels.engine.rules import RULES_VERSION, Edition, Rules
from citadels.settings import checks, drawing
from citadels.settings.checks import edition_named, preset_named
from citadels.settings.errors import SetupError
from citadels.settings.forms import as_json, fits, forms_of

__all__ = ["FORMS", "Settings", "Setup", "SetupError", "edition_named"]

NEEDED: Final = ("edition", "seats", "characters", "districts")  # the other settings have defaults
WRITTEN: Final = (*NEEDED, "crown")  # the other settings only where they differ from the default


@dataclass(frozen=True)
class Setup:
    """A requested setup. What is left out has its default."""

    edition: str = "2016"
    preset: str | None = None  # key of a preset, or random; by default the edition's first
    seats: int = 4
    characters: Sequence[str] | None = None  # a cast that replaces the preset's
    districts: Sequence[str] | None = None  # unique districts that replace the preset's
    ninth: str | bool | None = None  # a character of rank 9, true for the preset's own, false for none
    crown: int | None = None  # the first crowned seat; by default a random one
    size: int | None = None  # how many districts complete a city
    variants: Sequence[str] = ()  # optional rules

    def __post_init__(self) -> None:
        for name, form in FORMS.items():
            value = getattr(self, name)
            if value is None and getattr(Setup, name) is None:
                continue
            if not fits(form, value):
                given = json.dumps(value, ensure_ascii=False, default=repr)
                raise SetupError("form", name, form=form, given=given)
            if form == "names":
                object.__setattr__(self, name, tuple(value))

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> Setup:
        """Read a setup from a JSON object."""
        _check_names(document, FORMS)
        return Setup(**document)

    def to_json(self) -> dict[str, object]:
        """Return a JSON object."""
        return as_json(self)

    def settings(self, key: bytes = b"") -> Settings:
        """Return the checked settings, or raise SetupError. ``key`` determines random cards."""
        edition, seats = edition_named(self.edition), self.seats
        checks.check_seats(edition, seats)
        if self.ninth:
            checks.check_ninth(edition, seats, self.ninth)
        cast, unique = self._cards(edition, key)
        characters = checks.checked_characters(edition, seats, cast)
        return Settings(
            edition=self.edition,
            seats=seats,
            characters=characters,
            districts=checks.checked_districts(edition, characters, unique),
            crown=checks.checked_crown(seats, self.crown),
            size=checks.checked_size(edition, seats, self.size),
            variants=checks.checked_variants(edition, self.variants),
        )

    def with_preset(self) -> Setup:
        """Return the setup with the default preset filled in if none is named."""
        preset = next(iter(edition_named(self.edition).presets), None)
        return replace(self, preset=self.preset or preset)

    def _cards(self, edition: Edition, key: bytes) -> tuple[Sequence[str], Sequence[str]]:
        """Return the cast and the unique districts: those named, or else the preset's or random ones."""
        cast, unique = self._from_list(edition, key)
        named = self.characters, self.districts
        return cast if named[0] is None else named[0], unique if named[1] is None else named[1]

    def _from_list(self, edition: Edition, key: bytes) -> tuple[Sequence[str], Sequence[str]]:
        usual = edition.spec.usual
        if self.preset == "random":
            cast = drawing.random_cast(edition, self.seats, self.ninth, key)
            return cast, drawing.random_districts(edition, self.characters or cast, key)
        if self.preset is None and self.characters is not None and (usual or self.districts is not None):
            return self.characters, usual  # no preset is needed, and a third-party edition may have none
        preset = preset_named(edition, self.preset)
        needed = (self.seats, 8) not in edition.spec.drafts
        cast = cast_of(preset, self.seats, needed if self.ninth is None else self.ninth)
        return cast, preset.districts or usual


FORMS: Final = forms_of(Setup)


def _check_names(document: Iterable[str], known: Iterable[str]) -> None:
    """Raise on unknown settings, so that a misspelled one is not silently ignored."""
    for name in document:
        if name not in known:
            raise SetupError("unknown", name, known=", ".join(known))


@dataclass(frozen=True)
class Settings:
    """The complete, checked settings of a game, made by :meth:`Setup.settings`."""

    edition: str
    seats: int
    characters: tuple[str, ...]
    districts: tuple[str, ...]
    crown: int | None
    size: int
    variants: tuple[str, ...]

    def rules(self, version: int = RULES_VERSION) -> Rules:
        """Return the rules of this game, in this version. Equal settings share them."""
        cards = (self.characters, self.districts)
        return _rules(self.edition, self.seats, *cards, self.size, self.variants, version)

    @staticmethod
    def names() -> list[str]:
        """Return the names of the settings."""
        return [field.name for field in fields(Settings)]

    @staticmethod
    def from_rules(rules: Rules, crown: int | None) -> Settings:
        """Return the settings of a game played by these rules."""
        return Settings(
            rules.edition.key, rules.seats, rules.cast, rules.unique, crown, rules.size, rules.variants
        )

    @staticmethod
    def of(rules: Rules, crown: int | None) -> Settings:
        """Deprecated name of :meth:`from_rules`."""
        warn_renamed("Settings.of", "Settings.from_rules")
        return Settings.from_rules(rules, crown)

    def begin(self, key: bytes, record: bool = True, version: int = RULES_VERSION) -> Game:
        """Deal the game of ``key`` and advance it to its first question."""
        return Game.begin(self.rules(version), key, self.crown, record)

    def to_json(self) -> dict[str, object]:
        """Return a JSON object with all that a game needs besides its key, without defaults."""
        document, usual = as_json(self), as_json(self._with_usual_rules())
        return {name: document[name] for name in document if name in WRITTEN or document[name] != usual[name]}

    def _with_usual_rules(self) -> Settings:
        cards = {name: getattr(self, name) for name in WRITTEN}
        return Setup(**cards).settings()

    @staticmethod
    def from_json(document: Mapping[str, object]) -> Settings:
        """Read and check settings that ``to_json`` wrote."""
        _check_names(document, Settings.names())
        for name in NEEDED:
            if document.get(name) is None:
                raise SetupError("missing", name)
        return Setup.from_json(document).settings()


@lru_cache(maxsize=256)
def _rules(edition: str, *settings: Any) -> Rules:
    return Rules(edition_named(edition), *settings)
