"""Framework."""

from __future__ import annotations

from tests.scenarios.scene import Data, Scene, kinds, proves, seat, signed_warrant


def scene(mine: Data, *more_unique: str, **more: object) -> Scene:
    return Scene(
        mine,
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        unique=["framework", *more_unique],
        **more,  # type: ignore[arg-type]
    )


@proves("framework")
def test_a_district_is_built_by_destroying_it_instead_of_paying() -> None:
    scene_ = scene(seat(characters=["king"], city=["framework", "tavern"], hand=["palace"], gold=1))
    scene_.do("build palace", "framework")
    assert scene_.city(0) == ["tavern", "palace"]
    assert scene_.gold(0) == 1
    assert scene_.deck[-1] == "framework"


@proves("framework")
def test_where_it_is_the_only_way_it_is_not_destroyed_unasked() -> None:
    scene_ = scene(seat(characters=["king"], city=["framework", "tavern"], hand=["palace"], gold=1))
    before = scene_.table
    scene_.do("build palace")  # no gold for it
    assert (scene_.asked, scene_.prompt) == (0, "how_to_pay")
    assert scene_.options == ["framework"]
    assert scene_.city(0) == ["framework", "tavern"]
    scene_.game.undo()
    assert scene_.table == before


@proves("framework")
def test_with_gold_for_it_the_player_chooses() -> None:
    king = seat(characters=["king"], city=["framework"], hand=["palace"], gold=5)
    scene_ = scene(king)
    scene_.do("build palace")
    assert scene_.prompt == "how_to_pay"
    assert scene_.options == ["pay gold", "framework"]
    scene_.do("pay gold")
    assert scene_.city(0) == ["framework", "palace"]
    assert scene_.gold(0) == 0
    scene_ = scene(king)
    scene_.do("build palace", "framework")
    assert scene_.city(0) == ["palace"]
    assert scene_.gold(0) == 5


@proves("framework")
def test_it_uses_the_limit() -> None:
    scene_ = scene(seat(characters=["king"], city=["framework"], hand=["palace", "tavern"], gold=3))
    scene_.do("build palace", "framework")
    assert scene_.refuses("build tavern") == "limit"


@proves("framework", "TAX-2")
def test_it_is_taxed() -> None:
    king = seat(characters=["king"], city=["framework"], hand=["palace"], gold=3)
    scene_ = scene(king, cast=["tax_collector"])
    scene_.do("build palace", "framework")
    assert scene_.gold(0) == 2
    assert scene_.table["gold_on"] == {"tax_collector": 1}


@proves("framework", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    scene_ = scene(seat(characters=["architect"], hand=["framework", "palace"], gold=3))
    scene_.do("build framework", "build palace", "framework")
    assert scene_.city(0) == ["palace"]


@proves("framework", "DIST-4")
def test_the_gold_on_it_is_lost() -> None:
    scene_ = scene(seat(characters=["king"], city=["framework+"], hand=["palace"]))
    scene_.do("build palace", "framework")
    assert scene_.city(0) == ["palace"]
    assert scene_.gold(0) == 0
    assert scene_.deck[-1] == "framework"


@proves("framework")
def test_it_does_not_lift_other_bans() -> None:
    """Not a second of the same name, nothing beyond the limit, no Navigator's build."""
    scene_ = scene(seat(characters=["king"], city=["framework", "palace"], hand=["palace"]))
    assert scene_.refuses("build palace") == "duplicate"
    scene_ = scene(seat(characters=["navigator"], city=["framework"], hand=["palace"]), cast=["navigator"])
    assert scene_.refuses("build palace") == "cannot_build"


@proves("framework", "alchemist")
def test_the_alchemist_gets_nothing_back_for_it() -> None:
    alchemist = seat(characters=["alchemist"], city=["framework"], hand=["palace"], gold=1)
    scene_ = scene(alchemist, cast=["alchemist"])
    scene_.do("build palace", "framework", "end")
    assert scene_.gold(0) == 1


@proves("framework", "MAG-1")
def test_it_is_not_paid_for_so_the_next_one_can_be_confiscated() -> None:
    scene_ = Scene(
        seat(characters=["architect"], city=["framework"], hand=["palace", "tavern"], gold=1),
        seat(characters=["magistrate"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        cast=["magistrate"],
        unique=["framework"],
        revealed={"magistrate": 1, "architect": 0},
        marks=[signed_warrant("architect", 1)],
    )
    scene_.do("build palace", "framework")
    assert scene_.asked == 0
    scene_.do("build tavern")
    assert scene_.asked == 1
    scene_.do("confiscate")
    assert scene_.city(0) == ["palace"]
    assert scene_.city(1) == ["tavern"]


@proves("framework", "DIST-3")
def test_not_for_the_wizards_immediate_build() -> None:
    scene_ = Scene(
        seat(characters=["wizard"], city=["framework"], gold=4),
        seat(hand=["palace", "castle"]),
        seat(),
        seat(),
        turn=0,
        cast=["wizard"],
        unique=["framework"],
    )
    scene_.do("peek 1")
    assert scene_.refuses("erect palace") == "gold"
    scene_.do("erect castle")  # no question how to pay
    assert scene_.city(0) == ["framework", "castle"]
    assert scene_.gold(0) == 0


@proves("framework", "DIST-2")
def test_in_a_complete_city_the_end_stays_triggered() -> None:
    five = ["tavern", "temple", "church", "castle", "manor"]
    king = seat(characters=["king"], city=["framework", "monument", *five], hand=["palace"])
    scene_ = scene(king, "monument", first=[0])
    scene_.do("build palace", "framework")
    assert len(scene_.city(0)) == 7  # type: ignore[arg-type]
    assert "GameEnded" in kinds(scene_.do("end"))


@proves("framework")
def test_it_can_be_the_price_of_the_necropolis() -> None:
    scene_ = scene(seat(characters=["king"], city=["framework", "tavern"], hand=["necropolis"]), "necropolis")
    scene_.do("build necropolis")
    assert scene_.options == ["necropolis tavern", "necropolis framework", "framework"]
    scene_.do("framework")
    assert scene_.city(0) == ["tavern", "necropolis"]
