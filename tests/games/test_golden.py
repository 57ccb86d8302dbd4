"""Golden games replay to the same events and scores, and together they show everything."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from citadels import EDITIONS, record
from tests.games.coverage import GAMES_OF, shown, wanted
from tests.games.files import LARGEST_FILE, paths, stored, stored_story, story
from tests.games.older import OLDER, OWN, SHARED, cards_of, changed_cards, used_in
from tests.games.uses import CHARACTERS, UNIQUE

GAMES = paths()
AT_LEAST = 100
LARGEST_TOTAL = 2_500_000


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_replays(path: Path) -> None:
    """If this fails, ``python -m tests.games`` says where the game takes another course."""
    assert story(stored(path)) == stored_story(path)
    record.load(path)


@lru_cache(maxsize=1)
def all_shown() -> frozenset[str]:
    return frozenset().union(*[shown(stored(path)) for path in GAMES])


def test_every_card_says_when_it_is_used() -> None:
    edition = EDITIONS["2016"]
    unique = edition.districts[edition.basic_kinds :]
    assert set(CHARACTERS) == {character.key for character in edition.characters}
    assert set(UNIQUE) == {district.key for district in unique}
    assert all(signs for signs in [*CHARACTERS.values(), *UNIQUE.values()])


@pytest.mark.parametrize("edition", OLDER)
def test_every_card_of_an_older_edition_says_when_it_is_used(edition: str) -> None:
    """At least those that are not the cards of 2016."""
    signs = used_in(edition)
    assert changed_cards(edition) <= set(signs) <= set(cards_of(edition))
    named = {card for by_card in (SHARED, *OWN[edition]) for card in by_card}
    assert named <= {card for other in OLDER for card in cards_of(other)}
    assert all(signs.values())


def test_every_edition_has_its_games() -> None:
    assert set(GAMES_OF) == set(EDITIONS)
    for path in GAMES:
        edition = stored(path).settings.edition
        assert edition == "2016" or path.stem.startswith(f"{edition}_")


@pytest.mark.slow
def test_nothing_is_missing() -> None:
    missing = sorted(wanted() - all_shown())
    listed = "\n".join(f"  {line}" for line in missing)
    assert not missing, f"no golden game shows:\n{listed}\n`python -m tests.games find` looks for some"


def test_nothing_is_shown_that_is_not_listed() -> None:
    """A new event, question, verb or refusal belongs in the list."""
    assert all_shown() - wanted() == set()


def test_enough_games_of_little_size() -> None:
    assert len(GAMES) >= AT_LEAST
    stories = [path.with_suffix(".txt") for path in GAMES]
    sizes = {path.name: path.stat().st_size for path in [*GAMES, *stories]}
    assert [name for name, size in sizes.items() if size > LARGEST_FILE] == []
    assert sum(sizes.values()) <= LARGEST_TOTAL


def test_every_story_has_its_game() -> None:
    folder = GAMES[0].parent
    assert sorted(path.stem for path in folder.glob("*.txt")) == [path.stem for path in GAMES]
