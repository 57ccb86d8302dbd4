"""The Abbot of the older editions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenarios.scene import Data, Scene, bewitching, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
THREE = ["temple", "church", "monastery"]


def scene(edition: str, abbot: Data, gold: Sequence[int] = (0, 0, 0)) -> Scene:
    """The Abbot acts; ``gold`` is what the others have."""
    return Scene(
        abbot | {"characters": ["abbot"]},
        seat(characters=["king"], gold=gold[0]),
        seat(characters=["merchant"], gold=gold[1]),
        seat(characters=["warlord"], gold=gold[2]),
        cast=["abbot"],
        turn=0,
        revealed={"king": 1, "abbot": 0},
        edition=edition,
    )


@proves("2002/abbot", "dark_city/abbot", "TURN-5")
@EXPANDED
def test_one_gold_per_religious_district_and_no_cards(edition: str) -> None:
    scene_ = scene(edition, seat(city=[*THREE, "manor"]))
    assert scene_.options == ["gather gold", "gather cards", "income"]
    assert scene_.refuses("mix 1") == ""
    scene_.do("income")
    assert (scene_.gold(0), scene_.hand(0)) == (3, [])
    assert scene_.refuses("income") == "used"


@proves("2002/abbot", "dark_city/abbot", "2002/school_of_magic", "dark_city/school_of_magic")
@EXPANDED
def test_the_school_of_magic_counts_as_religious(edition: str) -> None:
    scene_ = scene(edition, seat(city=["temple", "school_of_magic"]))
    scene_.do("income")
    assert scene_.gold(0) == 2


@proves("2002/abbot", "dark_city/abbot", "TURN-4")
@EXPANDED
def test_nothing_without_a_religious_district(edition: str) -> None:
    assert scene(edition, seat(city=["manor"])).refuses("income") == "no_income"


@proves("2002/abbot", "dark_city/abbot")
@EXPANDED
def test_the_richest_player_gives_one_gold(edition: str) -> None:
    scene_ = scene(edition, seat(3), (4, 5, 0))
    assert scene_.offers("tithe") == ["tithe 2"]
    assert scene_.refuses("tithe 1") == scene_.refuses("tithe 3") == "not_richest"
    scene_.do("tithe 2")
    assert scene_.asked == 0  # no other player was asked
    assert [scene_.gold(player) for player in range(4)] == [4, 4, 4, 0]
    assert scene_.refuses("tithe 2") == "used"


@proves("2002/abbot", "dark_city/abbot")
@EXPANDED
def test_no_player_pays_on_a_tie_for_richest(edition: str) -> None:
    scene_ = scene(edition, seat(3), (5, 4, 5))
    assert scene_.offers("tithe") == []
    assert scene_.refuses("tithe 1") == scene_.refuses("tithe 3") == "richest_tied"
    assert scene_.refuses("tithe 2") == "not_richest"


@proves("2002/abbot", "dark_city/abbot")
@pytest.mark.parametrize("own", [5, 6])
@EXPANDED
def test_no_player_pays_if_the_abbot_is_among_the_richest(edition: str, own: int) -> None:
    scene_ = scene(edition, seat(own), (5, 4, 0))
    assert scene_.offers("tithe") == []
    assert scene_.refuses("tithe 1") == scene_.refuses("tithe 2") == "richest"


@proves("2002/abbot", "dark_city/abbot")
@EXPANDED
def test_no_player_pays_if_none_has_gold(edition: str) -> None:
    assert scene(edition, seat()).refuses("tithe 1") == "richest"


@proves("2002/abbot", "dark_city/abbot", "TURN-4")
@EXPANDED
def test_the_gold_of_the_moment_counts(edition: str) -> None:
    scene_ = scene(edition, seat(4, city=["temple"]), (5, 0, 0))
    assert scene_.offers("tithe") == ["tithe 1"]
    scene_.do("income")
    assert scene_.refuses("tithe 1") == "richest"
    scene_.do("gather gold")
    assert scene_.options == ["end"]  # neither was a must


@proves("2002/abbot", "dark_city/abbot", "2002/witch", "dark_city/witch")
@EXPANDED
def test_a_witchs_own_gold_and_city_count(edition: str) -> None:
    scene_ = bewitching("abbot", seat(city=["temple"]), seat(5, city=THREE), seat(), seat(), edition=edition)
    scene_.do("income", "tithe 1")
    assert (scene_.gold(0), scene_.gold(1)) == (2 + 1 + 1, 5 + 2 - 1)
    rich = bewitching("abbot", seat(9), seat(5), seat(), seat(), edition=edition)
    assert rich.refuses("tithe 1") == "richest"
