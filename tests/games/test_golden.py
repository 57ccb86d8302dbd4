"""Golden games replay to the same events and scores, and together they show everything."""

from __future__ import annotations

import pytest

from citadels import EDITIONS, record
from tests.games.coverage import GAMES_OF, shown, wanted
from tests.games.differences import Digest
from tests.games.files import (
    DIGESTS,
    HERE,
    OTHERS,
    READABLE,
    changed,
    digests,
    document,
    names,
    others,
    stored,
    story,
)
from tests.games.older import OLDER, OWN, SHARED, cards_of, changed_cards, used_in
from tests.games.uses import CHARACTERS, UNIQUE

GAMES = names()
AT_LEAST = 100
LARGEST_TOTAL = 1_000_000  # bytes


@pytest.mark.parametrize("name", GAMES)
def test_replays(name: str) -> None:
    differs = changed(name, story(stored(name)))
    if differs:
        said = f"{name} differs in\n{differs}\n`python -m tests.games show {name}` tells it as it goes now"
        pytest.fail(said, pytrace=False)
    record.verify(document(name))


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
    for name in GAMES:
        edition = stored(name).settings.edition
        assert edition == "2016" or name.startswith(f"{edition}_")


@pytest.mark.slow
def test_all_that_is_listed_is_shown_and_nothing_else() -> None:
    """A new event, question, verb or refusal belongs in the list."""
    everything = set().union(*[shown(stored(name)) for name in GAMES])
    missing = sorted(wanted() - everything)
    listed = "\n".join(f"  {line}" for line in missing)
    assert not missing, f"no golden game shows:\n{listed}\n`python -m tests.games find` looks for some"
    assert everything - wanted() == set()


def test_enough_games_of_little_size() -> None:
    assert len(GAMES) >= AT_LEAST
    files = [OTHERS, DIGESTS, *HERE.glob("*.json"), *HERE.glob("*.txt")]
    assert sum([path.stat().st_size for path in files]) <= LARGEST_TOTAL


def test_every_game_has_its_story() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(READABLE)
    assert {path.stem for path in HERE.glob("*.txt")} == {*READABLE, DIGESTS.stem}
    assert set(digests()) == set(others())


def test_stories_to_be_read_are_of_every_edition_and_number_of_seats() -> None:
    settings = [stored(name).settings for name in READABLE]
    assert {one.edition for one in settings} == set(EDITIONS)
    assert {one.seats for one in settings} == {*range(2, 9)}


STORY = ["GoldGained 0 2 deal", "0 pick king", "CharacterPicked 0 king", "0 end"]


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (["GoldGained 0 3 deal", *STORY[1:]], "line 1, after 'the deal':\n  - (another line)\n  + GoldG"),
        ([*STORY[:2], STORY[3]], "line 3, after '0 pick king'"),
        (STORY[:3], "line 4, after '0 pick king'"),
        ([*STORY, "Shared 0"], "- (the game is over)\n  + Shared 0"),
    ],
)  # fmt: skip
def test_a_digest_tells_where_a_story_differs(now: list[str], said: str) -> None:
    digest = Digest.parse(Digest.of(STORY).text)
    assert digest.difference(STORY) is None
    assert said in str(digest.difference(now))
