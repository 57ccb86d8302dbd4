"""The end of a game of the older editions: points, and ties."""

from __future__ import annotations

import json

import pytest

import citadels
from citadels import Result
from tests.scenarios.scene import Data, Scene, proves, seat

OLDER = ("2002", "dark_city", "2000")
EXPANDED = ("2002", "dark_city")
EIGHT = ["tavern", "temple", "watchtower", "manor", "market", "church", "prison", "docks"]  # 15 points
CHARACTERS = ("thief", "king", "merchant", "warlord")

each_edition = pytest.mark.parametrize("edition", OLDER)
each_expanded = pytest.mark.parametrize("edition", EXPANDED)


def over(edition: str, *players: Data, **more: object) -> Scene:
    """A game of four that has just ended; seats that are left out have nothing."""
    empty = [seat() for _ in range(4 - len(players))]
    dealt = [p | {"characters": [key]} for p, key in zip([*players, *empty], CHARACTERS, strict=True)]
    revealed = {key: n for n, key in enumerate(CHARACTERS)}
    options: Data = {"phase": "over", "crown": 3, "revealed": revealed, "edition": edition} | more
    return Scene(*dealt, **options)  # type: ignore[arg-type]


def result(scene: Scene) -> Result:
    found = scene.game.result()
    assert found is not None
    return found


def decided(scene: Scene) -> tuple[str, tuple[int, ...]]:
    return result(scene).decided_by, result(scene).winners


# -- points


@proves("END-2")
@each_edition
def test_the_points_are_those_of_2016(edition: str) -> None:
    five = ["manor", "temple", "tavern", "prison", "keep"]
    scene = over(edition, seat(city=EIGHT), seat(city=[*EIGHT[1:], "castle"]), seat(city=five), first=[0])
    assert scene.score(0) == {"districts": 15, "complete_first": 4}
    assert scene.score(1) == {"districts": 18, "complete": 2}
    assert scene.score(2) == {"districts": 10, "all_types": 3}
    assert scene.score(3) == {"districts": 0}


@proves("END-2", "END-1")
@each_edition
def test_seven_districts_are_not_complete_unless_a_setting_says_so(edition: str) -> None:
    assert over(edition, seat(city=EIGHT[:7])).score(0) == {"districts": 12}
    assert over(edition, seat(city=EIGHT[:7]), size=7).score(0) == {"districts": 12, "complete": 2}


@proves("END-2", "2002/artist", "dark_city/artist")
@each_expanded
def test_a_beautified_district_is_worth_one_more(edition: str) -> None:
    scene = over(edition, seat(city=["palace+", "university+"]), cast=["artist"])
    assert scene.score(0) == {"districts": 6 + 9}


# -- ties


@proves("OLD-7")
@each_edition
def test_points_come_first(edition: str) -> None:
    scene = over(edition, seat(gold=9, city=["castle"]), seat(city=["palace"]))
    assert decided(scene) == ("points", (1,))


@proves("OLD-7")
@each_edition
def test_among_tied_players_more_points_from_districts_alone_win(edition: str) -> None:
    # 15 + 4 for completing first against 19 without any bonus.
    nineteen = ["palace", "cathedral", "town_hall", "castle"]
    scene = over(edition, seat(gold=9, city=EIGHT), seat(city=nineteen), first=[0])
    assert [score.total for score in result(scene).scores[:2]] == [19, 19]
    assert decided(scene) == ("districts", (1,))
    assert result(scene).decided_at() == 19


@proves("OLD-7", "2002/university", "dark_city/university", "2000/university")
@proves("2002/dragon_gate", "dark_city/dragon_gate", "2000/dragon_gate")
@each_edition
@pytest.mark.parametrize("worth_eight", ["university", "dragon_gate"])
def test_university_and_dragon_gate_count_eight_for_ties_too(edition: str, worth_eight: str) -> None:
    # 8 + 3 + 1 + 1 + 1, and 3 for all types, against 17 of which all are districts.
    types = [worth_eight, "manor", "temple", "tavern", "watchtower"]
    scene = over(edition, seat(city=types), seat(gold=9, city=["palace", "fortress", "castle", "docks"]))
    assert [score.total for score in result(scene).scores[:2]] == [17, 17]
    assert [score.tie_breaks[0] for score in result(scene).scores[:2]] == [14, 17]
    assert decided(scene) == ("districts", (1,))
    scene = over(edition, seat(city=[worth_eight]), seat(city=["docks", "town_hall"]))
    assert [score.tie_breaks[0] for score in result(scene).scores[:2]] == [8, 8]


@proves("OLD-7", "2002/artist", "dark_city/artist")
@each_expanded
def test_beautification_counts_for_ties(edition: str) -> None:
    types = ["manor", "temple", "tavern", "watchtower", "keep"]  # 9, and 3 for all types
    city = ["palace+", "town_hall+"]  # 12
    scene = over(edition, seat(gold=9, city=types), seat(city=city), cast=["artist"])
    assert [score.tie_breaks[0] for score in result(scene).scores[:2]] == [9, 12]
    assert decided(scene) == ("districts", (1,))


@proves("OLD-7")
@each_expanded
def test_then_more_gold_wins(edition: str) -> None:
    scene = over(edition, seat(gold=1, city=["castle"]), seat(gold=3, city=["harbor"]), seat(gold=9))
    assert decided(scene) == ("gold", (1,))
    assert result(scene).decided_at() == 3
    assert [score.tie_breaks for score in result(scene).scores[:2]] == [(4, 1), (4, 3)]


@proves("OLD-7")
@each_expanded
def test_gold_does_not_come_before_districts(edition: str) -> None:
    scene = over(edition, seat(gold=9, city=["manor", "temple", "tavern", "watchtower", "keep"]),
                 seat(city=["palace", "cathedral", "prison"]))  # fmt: skip
    assert [score.total for score in result(scene).scores[:2]] == [12, 12]
    assert decided(scene) == ("districts", (1,))


@proves("OLD-7")
@each_expanded
def test_then_they_share_the_win(edition: str) -> None:
    scene = over(edition, seat(gold=3, city=["castle"]), seat(gold=3, city=["harbor"]), seat(city=["castle"]))
    assert decided(scene) == ("shared", (0, 1))


@proves("OLD-7")
def test_in_2000_gold_breaks_no_tie() -> None:
    scene = over("2000", seat(gold=1, city=["castle"]), seat(gold=3, city=["harbor"]))
    assert decided(scene) == ("shared", (0, 1))
    assert [score.tie_breaks for score in result(scene).scores[:2]] == [(4,), (4,)]


@proves("OLD-7", "END-3")
@each_edition
def test_ranks_break_no_tie(edition: str) -> None:
    scene = over(edition, seat(city=["castle"]), seat(), seat(), seat(city=["harbor"]))
    assert decided(scene) == ("shared", (0, 3))  # Thief and Warlord


@proves("OLD-7")
@each_edition
def test_three_may_share(edition: str) -> None:
    players = [seat(gold=2, city=[key]) for key in ("docks", "manor", "monastery")]
    assert decided(over(edition, *players)) == ("shared", (0, 1, 2))


@proves("OLD-7", "END-5")
@each_edition
def test_the_result_is_part_of_a_position_and_of_views(edition: str) -> None:
    scene = over(edition, seat(gold=3, city=["castle"]), seat(gold=1, city=["harbor"]))
    document = result(scene).to_json()
    assert document["decided_by"] == ("shared" if edition == "2000" else "gold")
    assert document["winners"] == ([0, 1] if edition == "2000" else [0])
    again = citadels.load(json.loads(json.dumps(scene.table))).result()
    assert again is not None
    assert again.to_json() == document
    assert scene.game.view(2).to_json()["result"] == document
