"""Assassin, Thief, Magician and Bishop of the older editions: as in 2016, but for OLD-5 and OLD-6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Scene, kinds, proves, seat

OLDER = ("2002", "dark_city", "2000")
each_edition = pytest.mark.parametrize("edition", OLDER)


# -- the Assassin


def killing(edition: str, **more: Any) -> Scene:
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["merchant"], gold=3),
        seat(characters=["king"]),
        seat(characters=["warlord"]),
        turn=0,
        faceup=["thief", "magician"],
        edition=edition,
        **more,
    )


@proves("assassin", "CALL-1")
@each_edition
def test_the_killed_character_loses_the_turn(edition: str) -> None:
    scene = killing(edition)
    scene.do("kill merchant", "gather gold", "end")
    assert scene.asked == 2
    events = scene.do("gather gold", "end")
    assert "Silence" in kinds(events)
    assert scene.asked == 3
    assert "merchant" not in scene.table["revealed"]  # type: ignore[operator]
    assert scene.gold(1) == 3


@proves("assassin", "OLD-5")
@each_edition
def test_the_killed_character_is_revealed_at_the_end_of_the_round(edition: str) -> None:
    scene = killing(edition)
    scene.do("kill merchant", "gather gold", "end", "gather gold", "end", "gather gold")
    (revealed,) = [event for event in scene.do("end") if kinds([event]) == ["Revealed"]]
    assert (revealed.to_json()["seat"], revealed.to_json()["character"]) == (1, "merchant")
    assert scene.gold(1) == 3
    assert scene.prompt == "pick"


@proves("assassin", "OLD-5", "INFO-3")
@each_edition
def test_nothing_is_revealed_if_no_player_has_the_killed_character(edition: str) -> None:
    scene = killing(edition)
    scene.do("kill bishop", "gather gold", "end", "gather gold", "end", "gather gold", "end", "gather gold")
    assert "Revealed" not in kinds(scene.do("end"))
    assert scene.prompt == "pick"


@proves("assassin", "TURN-4")
@each_edition
def test_any_other_character_may_be_killed_once_and_none_need_be(edition: str) -> None:
    scene = killing(edition)
    others = ("thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    assert scene.offers("kill") == [f"kill {key}" for key in others]
    scene.do("gather gold")
    assert "end" in scene.options
    scene.do("kill king")
    assert scene.refuses("kill bishop") == "used"


# -- the Thief


def robbing(edition: str, **more: Any) -> Scene:
    return Scene(
        seat(characters=["thief"], gold=1),
        seat(characters=["king"], gold=5),
        seat(characters=["merchant"], gold=3),
        seat(characters=["warlord"]),
        turn=0,
        edition=edition,
        **more,
    )


@proves("thief", "CALL-2", "OLD-4")
@each_edition
def test_the_thief_takes_all_the_gold_as_the_character_is_revealed(edition: str) -> None:
    scene = robbing(edition)
    scene.do("rob merchant", "gather gold", "end", "gather gold", "end")
    assert scene.asked == 2
    own = 0 if edition == "2002" else 1  # the extra gold of the start of the turn is not stolen
    assert (scene.gold(0), scene.gold(2)) == (6, own)
    scene.do("gather gold")
    assert (scene.gold(0), scene.gold(2)) == (6, 3)


@proves("thief", "OLD-2", "CALL-2")
@each_edition
def test_a_robbed_king_takes_the_crown_first(edition: str) -> None:
    scene = robbing(edition, crown=2)
    scene.do("rob king", "gather gold")
    events = scene.do("end")
    assert kinds(events)[-3:] == ["Revealed", "CrownMoved", "GoldMoved"]
    assert (scene.gold(0), scene.table["crown"]) == (8, 1)


@proves("thief")
@each_edition
def test_nothing_is_stolen_if_no_player_has_the_character(edition: str) -> None:
    scene = robbing(edition)
    scene.do("rob bishop", "gather gold", "end", "gather gold", "end", "gather gold", "end")
    assert scene.asked == 3
    assert [scene.gold(player) for player in range(4)] == [3, 7, 6, 0]


# -- the Magician


def magic(edition: str, own: list[str], other: list[str]) -> Scene:
    return Scene(
        seat(characters=["magician"], hand=own, gold=2),
        seat(characters=["king"], hand=other),
        seat(characters=["bishop"]),
        seat(characters=["warlord"], hand=["docks"]),
        deck=["palace", "harbor", "prison"],
        turn=0,
        edition=edition,
    )


@proves("magician", "2002/magician", "dark_city/magician", "2000/magician")
@each_edition
@pytest.mark.parametrize(
    ("own", "other"), [(["castle"], ["tavern", "market"]), ([], ["tavern"]), (["tavern"], [])]
)
def test_whole_hands_change_places(edition: str, own: list[str], other: list[str]) -> None:
    scene = magic(edition, own, other)
    scene.do("swap 1")
    assert (scene.hand(0), scene.hand(1), scene.hand(3)) == (other, own, ["docks"])


@proves("magician")
@each_edition
def test_discarded_cards_go_to_the_bottom_and_as_many_are_gained(edition: str) -> None:
    scene = magic(edition, ["castle", "tavern", "market"], [])
    scene.do("redraw", "exchange_card castle", "exchange_card market", "done")
    assert scene.hand(0) == ["palace", "tavern", "harbor"]
    assert scene.deck[-2:] == ["castle", "market"]


@proves("magician", "TURN-4")
@each_edition
def test_only_one_of_the_two_once_a_turn(edition: str) -> None:
    swapped = magic(edition, ["castle"], ["tavern"])
    swapped.do("swap 1")
    assert (swapped.refuses("redraw"), swapped.refuses("swap 3")) == ("used", "used")
    redrawn = magic(edition, ["castle"], ["tavern"])
    redrawn.do("redraw", "exchange_card castle")
    assert (redrawn.refuses("redraw"), redrawn.refuses("swap 1")) == ("used", "used")


# -- the Bishop


def blessed(edition: str, **more: Any) -> Scene:
    return Scene(
        seat(characters=["bishop"], city=["temple", "church", "manor"]),
        seat(characters=["warlord"], gold=9),
        seat(characters=["merchant"], city=["docks"]),
        seat(characters=["architect"]),
        edition=edition,
        **more,
    )


def until(scene: Scene, asked: int) -> None:
    """Let every player gather gold and end the turn, up to the question of a player."""
    while scene.asked != asked:
        scene.do("end" if "end" in scene.options else "gather gold")


@proves("bishop", "TURN-5")
@each_edition
def test_one_gold_per_religious_district(edition: str) -> None:
    scene = blessed(edition, called=5)
    scene.do("income")
    assert scene.gold(0) == 2
    assert scene.refuses("income") == "used"


@proves("bishop", "RANK8-1")
@each_edition
def test_the_warlord_cannot_destroy_the_bishops_districts(edition: str) -> None:
    scene = blessed(edition, called=5)
    until(scene, 1)
    scene.do("gather gold")
    assert scene.refuses("destroy 0 manor") == "protected"
    assert "destroy 2 docks" in scene.options


@proves("bishop", "RANK8-1")
@each_edition
def test_a_killed_bishop_is_not_protected(edition: str) -> None:
    scene = blessed(edition, called=6, marks=[{"mark": "killed", "character": "bishop", "owner": 3}])
    until(scene, 1)
    scene.do("gather gold", "destroy 0 manor")
    assert scene.city(0) == ["temple", "church"]


@proves("bishop", "2002/diplomat", "dark_city/diplomat")
@pytest.mark.parametrize("edition", OLDER[:2])
def test_the_diplomat_takes_nothing_from_the_bishops_city(edition: str) -> None:
    scene = Scene(
        seat(characters=["bishop"], city=["temple"]),
        seat(characters=["diplomat"], gold=9, city=["castle"]),
        seat(city=["docks"]),
        seat(),
        cast=["diplomat"],
        called=5,
        edition=edition,
    )
    until(scene, 1)
    scene.do("gather gold")
    assert scene.refuses("exchange 0 temple") == "protected"
    assert "exchange 2 docks" in scene.options
