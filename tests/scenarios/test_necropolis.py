"""Necropolis."""

from __future__ import annotations

from tests.scenarios.scene import Data, Scene, kinds, proves, seat, signed_warrant


def scene(mine: Data, *others: Data, **more: object) -> Scene:
    players = [mine, *others, seat(), seat(), seat()][:4]
    unique = ["necropolis", "museum", "monument"]
    return Scene(*players, turn=0, gathered=True, unique=unique, **more)  # type: ignore[arg-type]


@proves("necropolis")
def test_built_by_destroying_one_own_district_instead_of_paying() -> None:
    scene_ = scene(seat(characters=["king"], city=["palace", "tavern"], hand=["necropolis"], gold=1))
    scene_.do("build necropolis")
    assert scene_.options == ["necropolis palace", "necropolis tavern"]
    scene_.do("necropolis tavern")
    assert scene_.city(0) == ["palace", "necropolis"]
    assert scene_.gold(0) == 1
    assert scene_.deck[-1] == "tavern"


@proves("necropolis")
def test_the_only_district_is_not_destroyed_unasked() -> None:
    scene_ = scene(seat(characters=["king"], city=["palace"], hand=["necropolis"], gold=4))
    before = scene_.table
    scene_.do("build necropolis")
    assert (scene_.asked, scene_.prompt) == (0, "how_to_pay")
    assert scene_.options == ["necropolis palace"]
    assert scene_.city(0) == ["palace"]
    scene_.game.undo()
    assert scene_.table == before


@proves("necropolis")
def test_with_gold_for_it_the_player_chooses() -> None:
    scene_ = scene(seat(characters=["king"], city=["tavern"], hand=["necropolis"], gold=5))
    scene_.do("build necropolis")
    assert scene_.options == ["pay gold", "necropolis tavern"]
    assert scene_.price("pay gold") == 5
    assert scene_.price("necropolis tavern") is None
    scene_.do("pay gold")
    assert scene_.city(0) == ["tavern", "necropolis"]
    assert scene_.gold(0) == 0


@proves("necropolis")
def test_not_with_the_districts_of_others() -> None:
    scene_ = scene(seat(characters=["king"], hand=["necropolis"], gold=4), seat(city=["tavern"]))
    assert scene_.refuses("build necropolis") == "gold"


@proves("necropolis")
def test_only_the_necropolis_itself_is_built_so() -> None:
    scene_ = scene(seat(characters=["king"], city=["necropolis", "tavern"], hand=["palace"], gold=4))
    assert scene_.refuses("build palace") == "gold"


@proves("necropolis")
def test_it_uses_the_limit() -> None:
    scene_ = scene(seat(characters=["king"], city=["tavern"], hand=["necropolis", "temple"], gold=3))
    scene_.do("build necropolis", "necropolis tavern")
    assert scene_.refuses("build temple") == "limit"


@proves("necropolis", "TAX-2")
def test_it_is_taxed() -> None:
    king = seat(characters=["king"], city=["tavern"], hand=["necropolis"], gold=3)
    scene_ = scene(king, cast=["tax_collector"])
    scene_.do("build necropolis", "necropolis tavern")
    assert scene_.gold(0) == 2
    assert scene_.table["gold_on"] == {"tax_collector": 1}


@proves("necropolis", "DIST-4")
def test_the_gold_on_the_district_is_lost() -> None:
    scene_ = scene(seat(characters=["king"], city=["tavern", "tavern+"], hand=["necropolis"]))
    scene_.do("build necropolis", "necropolis tavern+")
    assert scene_.city(0) == ["tavern", "necropolis"]
    assert scene_.gold(0) == 0
    assert scene_.deck[-1] == "tavern"


@proves("necropolis", "museum")
def test_a_museum_takes_its_cards_along() -> None:
    king = seat(characters=["king"], city=["museum"], hand=["necropolis"])
    scene_ = scene(king, cards_on={"museum": ["palace"]})
    scene_.do("build necropolis", "necropolis museum")
    assert scene_.deck[-2:] == ["museum", "palace"]


@proves("necropolis", "MAG-1")
def test_it_is_not_paid_for_so_the_next_one_can_be_confiscated() -> None:
    scene_ = scene(
        seat(characters=["architect"], city=["palace"], hand=["necropolis", "tavern"], gold=1),
        seat(characters=["magistrate"]),
        cast=["magistrate"],
        revealed={"magistrate": 1, "architect": 0},
        marks=[signed_warrant("architect", 1)],
    )
    scene_.do("build necropolis", "necropolis palace", "build tavern")
    assert scene_.asked == 1
    scene_.do("confiscate")
    assert scene_.city(0) == ["necropolis"]
    assert scene_.city(1) == ["tavern"]


@proves("necropolis", "magistrate")
def test_bought_with_gold_it_can_be_confiscated() -> None:
    scene_ = scene(
        seat(characters=["architect"], city=["palace"], hand=["necropolis"], gold=5),
        seat(characters=["magistrate"]),
        cast=["magistrate"],
        revealed={"magistrate": 1, "architect": 0},
        marks=[signed_warrant("architect", 1)],
    )
    scene_.do("build necropolis", "pay gold", "confiscate")
    assert scene_.gold(0) == 5
    assert scene_.city(1) == ["necropolis"]


@proves("necropolis", "DIST-3")
def test_not_for_the_wizards_immediate_build() -> None:
    wizard = seat(characters=["wizard"], city=["tavern"], gold=4)
    scene_ = scene(wizard, seat(hand=["necropolis"]), cast=["wizard"])
    scene_.do("peek 1")
    assert scene_.refuses("erect necropolis") == "gold"


@proves("necropolis", "DIST-2", "END-4")
def test_in_a_complete_city_the_end_stays_triggered() -> None:
    city = ["monument", "tavern", "temple", "church", "castle", "manor"]
    scene_ = scene(seat(characters=["warlord"], city=city, hand=["necropolis"]), first=[0])
    scene_.do("build necropolis", "necropolis monument")
    assert len(scene_.city(0)) == 6  # type: ignore[arg-type]  # no longer complete
    assert "GameEnded" in kinds(scene_.do("end"))
    assert scene_.score(0)["complete_first"] == 4


@proves("necropolis", "factory")
def test_the_factory_makes_it_cheaper_and_may_be_sacrificed() -> None:
    scene_ = scene(seat(characters=["king"], city=["factory"], hand=["necropolis"], gold=4))
    assert scene_.price("build necropolis") == 4
    scene_.do("build necropolis", "necropolis factory")
    assert scene_.city(0) == ["necropolis"]
    assert scene_.gold(0) == 4
