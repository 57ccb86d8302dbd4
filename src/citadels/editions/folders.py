"""Files that packages of third-party cards provide: ``texts/LANGUAGE.ftl`` and ``drawings/CARD.svg``."""

from __future__ import annotations

from importlib import resources

from citadels.engine.rules import Edition

ENGLISH = "en"


def check(edition: Edition) -> None:
    """Raise an error if a package of an edition is missing, or is a module without folders."""
    for package in edition.spec.packages:
        resources.files(package)


def texts(edition: Edition, language: str) -> list[str]:
    """Return the messages about an edition's added cards, with the English ones last as a fallback."""
    names = [f"{name}.ftl" for name in dict.fromkeys([language, ENGLISH])]
    found = [_content(package, "texts", name) for package in edition.spec.packages for name in names]
    return [text.decode() for text in found if text is not None]


def drawing(edition: Edition, card: str) -> bytes | None:
    """Return the drawing of one of an edition's added cards, or None."""
    if edition.character(card) is None and card not in edition.kind:
        return None
    found = [_content(package, "drawings", f"{card}.svg") for package in edition.spec.packages]
    return next((picture for picture in found if picture is not None), None)


def _content(package: str, folder: str, name: str) -> bytes | None:
    file = resources.files(package) / folder / name
    return file.read_bytes() if file.is_file() else None
