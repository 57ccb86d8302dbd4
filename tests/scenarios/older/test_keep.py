"""The Keep of the older editions."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Scene, bewitching, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])


@ALL
@proves("2002/keep", "dark_city/keep", "2000/keep")
def test_the_warlord_cannot_destroy_it(edition: str) -> None:
    scene_ = Scene(
        seat(9, characters=["warlord"]), seat(city=["keep", "market"]), seat(), seat(), edition=edition,
        turn=0, gathered=True,
    )  # fmt: skip
    assert scene_.offers("destroy") == ["destroy 1 market"]
    assert scene_.refuses("destroy 1 keep") == "protected"


@BOTH
@proves("2002/keep", "dark_city/keep", "RANK8-1")
def test_nor_the_own_one(edition: str) -> None:
    scene_ = Scene(
        seat(9, city=["keep"], characters=["warlord"]), seat(), seat(), seat(), edition=edition, turn=0,
        gathered=True,
    )  # fmt: skip
    assert scene_.refuses("destroy 0 keep") == "protected"


@BOTH
@proves("2002/keep", "dark_city/keep", "2002/witch", "dark_city/witch")
def test_nor_a_witch_in_his_place(edition: str) -> None:
    scene_ = bewitching("warlord", seat(5), seat(), seat(city=["keep"]), seat(), edition=edition)
    assert scene_.refuses("destroy 2 keep") == "protected"


@BOTH
@proves("2002/keep", "dark_city/keep", "2002/diplomat", "dark_city/diplomat")
def test_the_diplomat_cannot_take_it(edition: str) -> None:
    scene_ = Scene(
        seat(9, city=["palace"], characters=["diplomat"]), seat(city=["keep", "market"]), seat(), seat(),
        edition=edition, cast=["diplomat"], turn=0, gathered=True,
    )  # fmt: skip
    assert scene_.offers("exchange") == ["exchange 1 market"]
    assert scene_.refuses("exchange 1 keep") == "protected"


@pytest.mark.parametrize(("edition", "copies"), [("2002", 2), ("dark_city", 1), ("2000", 1)])
@proves("2002/keep", "dark_city/keep", "2000/keep")
def test_the_number_of_cards(edition: str, copies: int) -> None:
    rules = citadels.new_game(edition, seed=1).rules
    assert rules.deck().count("keep") == copies


@proves("2002/keep", "TURN-3")
def test_the_second_keep_of_2002_is_identical_to_the_first() -> None:
    scene_ = Scene(
        seat(9, ["keep"], ["keep"], ["king"]), seat(), seat(), seat(), edition="2002", turn=0, gathered=True
    )
    assert scene_.refuses("build keep") == "duplicate"
