"""Observatory and Library."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

TOP = ["palace", "tavern", "temple", "castle", "prison"]
ALL_CARDS = {"2002": 66, "dark_city": 71, "2000": 71}

each_edition = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])


def scene(edition: str, *city: str, character: str = "king") -> Scene:
    mine = seat(characters=[character], city=city)
    return Scene(mine, seat(), seat(), seat(), turn=0, deck=TOP, edition=edition)


@proves("2002/observatory", "dark_city/observatory", "2000/observatory")
@each_edition
def test_the_observatory_costs_five(edition: str) -> None:
    def building(gold: int) -> Scene:
        king = seat(characters=["king"], hand=["observatory"], gold=gold)
        return Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)

    assert building(4).refuses("build observatory") == "gold"
    assert building(5).price("build observatory") == 5
    assert Scene(
        seat(city=["observatory"]), seat(), seat(), seat(), phase="over", edition=edition
    ).score(0) == {"districts": 5}  # fmt: skip


@proves("2002/observatory", "dark_city/observatory", "2000/observatory")
@each_edition
def test_with_the_observatory_one_of_three_is_kept(edition: str) -> None:
    scene_ = scene(edition, "observatory")
    scene_.do("gather cards")
    assert sorted(scene_.options) == ["keep palace", "keep tavern", "keep temple"]
    scene_.do("keep tavern")
    assert scene_.hand(0) == ["tavern"]
    assert scene_.deck[0] == "castle"
    assert scene_.deck[-2:] == ["palace", "temple"]
    assert scene_.prompt == "turn"


@proves("2002/library", "dark_city/library", "2000/library")
@each_edition
def test_with_the_library_both_are_kept(edition: str) -> None:
    scene_ = scene(edition, "library")
    scene_.do("gather cards")
    assert scene_.prompt == "turn"  # nothing to choose
    assert scene_.hand(0) == ["palace", "tavern"]
    assert scene_.deck[0] == "temple"


@proves("2002/library", "dark_city/library", "2000/library")
@proves("2002/observatory", "dark_city/observatory", "2000/observatory")
@each_edition
@pytest.mark.parametrize("city", [("library", "observatory"), ("observatory", "library")])
@pytest.mark.parametrize("left_out", TOP[:3])
def test_with_both_two_of_the_three_are_kept(edition: str, city: tuple[str, ...], left_out: str) -> None:
    scene_ = scene(edition, *city)
    scene_.do("gather cards")
    kept = [card for card in TOP[:3] if card != left_out]
    while scene_.prompt != "turn":
        scene_.do(next(f"keep {card}" for card in kept if f"keep {card}" in scene_.options))
    hand = scene_.hand(0)
    assert isinstance(hand, list)
    assert sorted(hand) == sorted(kept)
    assert scene_.deck[-1] == left_out
    assert scene_.deck[0] == "castle"


@proves("2002/library", "dark_city/library", "2000/library", "DECK-1")
@proves("2002/observatory", "dark_city/observatory", "2000/observatory")
@each_edition
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_a_short_deck_they_keep_what_is_there(edition: str, left: int) -> None:
    king = seat(characters=["king"], city=["library", "observatory"])
    others = seat(hand=["?"] * (ALL_CARDS[edition] - 2 - left))
    scene_ = Scene(king, others, seat(), seat(), turn=0, edition=edition)
    assert len(scene_.deck) == left
    scene_.do("gather cards")
    assert scene_.prompt == "turn"
    assert len(scene_.hand(0)) == left  # type: ignore[arg-type]
    assert scene_.deck == []


@proves("2002/library", "dark_city/library", "2000/library")
@proves("2002/observatory", "dark_city/observatory", "2000/observatory")
@each_edition
def test_gathering_gold_is_as_ever(edition: str) -> None:
    scene_ = scene(edition, "library", "observatory")
    scene_.do("gather gold")
    assert (scene_.gold(0), scene_.hand(0)) == (2, [])


@proves("2002/library", "2002/observatory", "OLD-4")
def test_neither_changes_other_draws() -> None:
    scene_ = scene("2002", "library", "observatory", character="architect")
    scene_.do("gather gold")
    assert scene_.hand(0) == ["palace", "tavern"]
