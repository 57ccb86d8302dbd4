"""The King of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

import citadels
from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
KILLED_KING = [{"mark": "killed", "character": "king", "owner": 0}]


def before_the_king(**more: Any) -> Scene:
    """The Assassin, at seat 0, may end the turn; the King is at seat 1, the crown at seat 2."""
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["king"], city=["manor"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=2,
        turn=0,
        gathered=True,
        **more,
    )


def last_turn(king: bool = True, **more: Any) -> Scene:
    """The Warlord, at seat 3, may end the round; the King, at seat 1 if anywhere, was killed."""
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["king" if king else "magician"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=2,
        turn=3,
        gathered=True,
        revealed={"assassin": 0, "bishop": 2, "warlord": 3} | ({} if king else {"magician": 1}),
        marks=KILLED_KING,
        **more,
    )


@proves("OLD-2", "2002/king", "dark_city/king", "2000/king")
@ALL
def test_he_takes_the_crown_the_moment_he_is_called(edition: str) -> None:
    scene = before_the_king(edition=edition)
    events = scene.do("end")
    assert kinds(events) == ["TurnEnded", "Silence", "Silence", "Revealed", "CrownMoved"]
    assert (scene.asked, scene.table["crown"]) == (1, 1)
    assert scene.offers("gather") == ["gather gold", "gather cards"]


@proves("OLD-2", "CALL-2")
@ALL
def test_he_takes_it_before_he_is_robbed(edition: str) -> None:
    scene = Scene(
        seat(characters=["thief"]),
        seat(characters=["king"], gold=4),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        turn=0,
        edition=edition,
    )
    events = scene.do("gather gold", "rob king", "end")
    assert kinds(events)[-3:] == ["Revealed", "CrownMoved", "GoldMoved"]
    assert (scene.table["crown"], scene.gold(0), scene.gold(1)) == (1, 6, 0)


@proves("OLD-2")
@ALL
def test_his_income_is_as_ever_and_waits_for_him(edition: str) -> None:
    scene = before_the_king(edition=edition)
    scene.do("end", "income")
    assert (scene.gold(1), scene.refuses("income")) == (1, "used")


@proves("OLD-2", "OLD-5", "CALL-3")
@EXPANDED
def test_killed_he_is_revealed_and_crowned_at_the_end_of_the_round(edition: str) -> None:
    scene = last_turn(edition=edition)
    events = scene.do("end")
    assert kinds(events)[:4] == ["TurnEnded", "Revealed", "CrownMoved", "RoundBegan"]
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (1, "pick", 1)


@proves("OLD-2", "CALL-3")
@EXPANDED
def test_the_crown_stays_if_no_player_is_the_killed_king(edition: str) -> None:
    scene = last_turn(king=False, edition=edition)
    events = scene.do("end")
    assert {"Revealed", "CrownMoved"}.isdisjoint(kinds(events))
    assert scene.table["crown"] == 2


@proves("2002/witch", "dark_city/witch", "WITCH-1")
@EXPANDED
def test_bewitched_he_takes_the_crown_and_the_witch_the_income(edition: str) -> None:
    king, others = seat(city=["castle", "palace"]), (seat(), seat())
    scene = bewitching("king", seat(city=["manor"]), king, *others, edition=edition)
    assert scene.table["crown"] == 1
    scene.do("income")
    assert (scene.gold(0), scene.gold(1)) == (3, 2)
    scene.do("end")
    assert scene.table["crown"] == 1


# -- the Italian sheet


@proves("IT-1", "OLD-5")
def test_killed_in_the_italian_game_he_is_revealed_and_the_crown_stays() -> None:
    scene = last_turn(edition="2000")
    events = scene.do("end")
    assert kinds(events)[:3] == ["TurnEnded", "Revealed", "RoundBegan"]
    assert events[1].to_json() == {"event": "Revealed", "seat": 1, "character": "king"}
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (2, "pick", 2)


@proves("IT-1")
@pytest.mark.parametrize("variants", [[], ["crown_after_round"]])
def test_absent_in_the_italian_game_the_crown_stays(variants: list[str]) -> None:
    scene = last_turn(king=False, edition="2000", variants=variants)
    events = scene.do("end")
    assert {"Revealed", "CrownMoved"}.isdisjoint(kinds(events))
    assert (scene.asked, scene.table["crown"]) == (2, 2)


@proves("IT-4")
def test_by_the_optional_rule_the_crown_passes_only_after_the_round() -> None:
    scene = before_the_king(edition="2000", variants=["crown_after_round"])
    events = scene.do("end")
    assert "CrownMoved" not in kinds(events)
    scene.do("gather gold", "end", "gather gold", "end", "gather gold")
    assert (scene.asked, scene.table["crown"]) == (3, 2)
    events = scene.do("end")
    assert kinds(events)[:3] == ["TurnEnded", "CrownMoved", "RoundBegan"]
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (1, "pick", 1)


@proves("IT-4", "IT-1", "OLD-5")
def test_by_the_optional_rule_too_a_killed_king_does_not_get_it() -> None:
    scene = last_turn(edition="2000", variants=["crown_after_round"])
    events = scene.do("end")
    assert kinds(events)[:3] == ["TurnEnded", "Revealed", "RoundBegan"]
    assert scene.table["crown"] == 2


@proves("IT-4")
def test_a_king_who_has_the_crown_keeps_it_by_the_optional_rule() -> None:
    scene = Scene(
        seat(characters=["warlord"]),
        seat(characters=["king"]),
        seat(),
        seat(),
        crown=1,
        turn=0,
        gathered=True,
        revealed={"king": 1, "warlord": 0},
        edition="2000",
        variants=["crown_after_round"],
    )
    assert "CrownMoved" not in kinds(scene.do("end"))
    assert scene.table["crown"] == 1


@proves("IT-4")
def test_the_optional_rule_is_off_by_default_and_in_no_other_edition() -> None:
    assert "variants" not in citadels.new_game("2000", seed=1).to_json()
    game = citadels.new_game("2000", seed=1, variants=["crown_after_round"])
    assert game.to_json()["variants"] == ["crown_after_round"]
    for edition in ("2016", "2002", "dark_city"):
        with pytest.raises(citadels.SetupError):
            citadels.new_game(edition, variants=["crown_after_round"])
