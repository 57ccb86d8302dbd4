"""School of Magic."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

OLDER = ("2002", "dark_city", "2000")
INCOMES = {"king": "manor", "bishop": "temple", "merchant": "tavern", "warlord": "prison"}
EXPANDED = {"emperor": "manor", "abbot": "temple", "diplomat": "prison"}
EARNERS = [(edition, character) for edition in OLDER for character in INCOMES]
EARNERS += [(edition, character) for edition in OLDER[:2] for character in EXPANDED]

each_edition = pytest.mark.parametrize("edition", OLDER)


def scene(edition: str, character: str, *city: str) -> Scene:
    mine = seat(characters=[character], city=["school_of_magic", *city])
    others = [seat(gold=5), seat(gold=5), seat()]
    return Scene(mine, *others, turn=0, cast=[character], edition=edition, crown=3)


@proves("2002/school_of_magic", "dark_city/school_of_magic", "2000/school_of_magic", "TURN-5")
@pytest.mark.parametrize(("edition", "character"), EARNERS)
def test_an_income_counts_it_as_the_type_it_needs(edition: str, character: str) -> None:
    other = (INCOMES | EXPANDED)[character]
    for city, gold in (([], 1), ([other], 2)):
        scene_ = scene(edition, character, *city)
        scene_.do("income")
        assert scene_.gold(0) == gold


@proves("2002/school_of_magic", "dark_city/school_of_magic", "2000/school_of_magic", "DIST-1")
@each_edition
def test_in_the_turn_it_is_built(edition: str) -> None:
    king = seat(characters=["king"], hand=["school_of_magic"], gold=6)
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)
    scene_.do("build school_of_magic", "income")
    assert scene_.gold(0) == 1


@proves("2002/school_of_magic", "dark_city/school_of_magic", "2000/school_of_magic")
@each_edition
def test_not_for_scoring(edition: str) -> None:
    city = ["school_of_magic", "manor", "temple", "tavern", "keep"]
    scene_ = Scene(seat(city=city), seat(), seat(), seat(), phase="over", edition=edition)
    assert scene_.score(0) == {"districts": 6 + 3 + 1 + 1 + 3}
    city = ["school_of_magic", "manor", "temple", "tavern", "prison"]
    scene_ = Scene(seat(city=city), seat(), seat(), seat(), phase="over", edition=edition)
    assert scene_.score(0) == {"districts": 6 + 3 + 1 + 1 + 2, "all_types": 3}  # it is purple itself
