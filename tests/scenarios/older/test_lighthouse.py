"""The Lighthouse: a card of choice out of the whole deck."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Data, Scene, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
WITHOUT_IT = {"2002": 54 + 12, "dark_city": 57 + 14}  # cards of the deck


def scene(edition: str, elsewhere: int = 0, **more: object) -> Scene:
    """Seat 0 can build the Lighthouse; so many cards are in another hand."""
    options: Data = {"unique": ["lighthouse"]} | more
    return Scene(
        seat(5, ["lighthouse"], characters=["king"]),
        seat(),
        seat(hand=["?"] * elsewhere),
        seat(),
        edition=edition,
        turn=0,
        gathered=True,
        **options,  # type: ignore[arg-type]
    )


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse")
def test_who_builds_it_may_take_any_card_of_the_deck(edition: str) -> None:
    scene_ = scene(edition)
    before = scene_.deck
    scene_.do("build lighthouse")
    assert (scene_.asked, scene_.prompt, scene_.options) == (0, "lighthouse", ["lighthouse", "pass"])
    scene_.do("lighthouse")
    assert sorted(scene_.options) == sorted({f"keep {card}" for card in before})
    scene_.do("keep university")
    assert (scene_.hand(0), scene_.gold(0), scene_.prompt) == (["university"], 2, "turn")
    left = before[:]
    left.remove("university")
    assert sorted(scene_.deck) == sorted(left)
    assert scene_.deck != left  # it was shuffled


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse")
def test_it_may_be_declined(edition: str) -> None:
    scene_ = scene(edition)
    before = scene_.deck
    scene_.do("build lighthouse")
    assert kinds(scene_.do("pass")) == ["Declined"]
    assert (scene_.hand(0), scene_.deck, scene_.prompt) == ([], before, "turn")


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse", "INFO-1", "INFO-2")
def test_others_do_not_see_the_cards(edition: str) -> None:
    scene_ = scene(edition)
    scene_.do("build lighthouse")
    looked = scene_.do("lighthouse")
    assert scene_.game.view(0).me.drawn is not None
    took = scene_.do("keep university")
    assert kinds([*looked, *took]) == ["CardsDrawn", "CardsKept", "DeckShuffled"]
    for viewer in (citadels.SPECTATOR, 1, 2, 3):
        assert [event.seen_by(viewer).to_json()["cards"] for event in [*looked, *took]] == [None] * 3
        known = scene_.game.view(viewer).knowledge
        assert (known.hands[0], known.within, known.bottom) == ([], [], [])
        assert scene_.game.view(viewer).players[0].hand is None


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse", "INFO-1")
def test_nor_what_was_taken_from_what_they_are_asked(edition: str) -> None:
    views = []
    for card in ("university", "keep"):
        scene_ = scene(edition)
        scene_.do("build lighthouse", "lighthouse", f"keep {card}")
        views.append(scene_.game.view(1).to_json())
    assert views[0] == views[1]


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse", "INFO-1")
def test_its_owner_knows_what_is_in_the_deck_but_not_where(edition: str) -> None:
    scene_ = scene(edition)
    scene_.do("build lighthouse", "lighthouse", "keep university")
    known = scene_.game.view(0).knowledge
    assert sorted(known.within) == sorted(scene_.deck)
    assert known.bottom == []


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse", "DECK-1")
def test_the_last_card_of_the_deck(edition: str) -> None:
    scene_ = scene(edition, WITHOUT_IT[edition] - 1)
    (last,) = scene_.deck
    scene_.do("build lighthouse", "lighthouse", f"keep {last}")
    assert (scene_.hand(0), scene_.deck) == ([last], [])


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse")
def test_not_asked_with_an_empty_deck(edition: str) -> None:
    scene_ = scene(edition, WITHOUT_IT[edition])
    assert scene_.deck == []
    scene_.do("build lighthouse")
    assert (scene_.prompt, scene_.city(0)) == ("turn", ["lighthouse"])


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse", "2002/diplomat", "dark_city/diplomat")
def test_only_when_it_is_built(edition: str) -> None:
    scene_ = Scene(
        seat(9, city=["manor"], characters=["diplomat"]), seat(city=["lighthouse"]), seat(), seat(),
        edition=edition, cast=["diplomat"], unique=["lighthouse"], turn=0, gathered=True,
    )  # fmt: skip
    assert scene_.offers("lighthouse") == []
    scene_.do("exchange 1 lighthouse", "give manor")
    assert (scene_.city(0), scene_.prompt) == (["lighthouse"], {"2002": "pick", "dark_city": "turn"}[edition])


@BOTH
@proves("2002/lighthouse", "dark_city/lighthouse", "2002/wizard", "dark_city/wizard")
def test_also_if_a_wizard_builds_it_out_of_anothers_hand(edition: str) -> None:
    scene_ = Scene(
        seat(5, characters=["wizard"]), seat(hand=["lighthouse"]), seat(), seat(), edition=edition,
        cast=["wizard"], unique=["lighthouse"], turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("peek 1", "erect lighthouse")
    assert (scene_.asked, scene_.prompt) == (0, "lighthouse")
    scene_.do("lighthouse", "keep palace")
    assert scene_.hand(0) == ["palace"]
