"""The Tax Collector of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

import citadels
from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
UNIQUE = ["poor_house", "park"]


def building(edition: str, builder: Data, character: str, **more: Any) -> Scene:
    """Seat 0 may build, after the Tax Collector of seat 1 has had the turn."""
    scene = Scene(
        builder | {"characters": [character]},
        seat(characters=["tax_collector"]),
        seat(city=["docks", "tavern"]),
        seat(),
        cast=["tax_collector", character],
        unique=UNIQUE,
        called=2,
        edition=edition,
        **more,
    )
    scene.do("gather cards", keep_top(scene), "end")
    assert (scene.asked, scene.gold(1)) == (0, 0)
    return scene


def keep_top(scene: Scene) -> str:
    """The answer that keeps the top card of the deck."""
    return f"keep {scene.deck[0]}"


def first(edition: str, assassin: Data, collector: str = "tax_collector", **more: Any) -> Scene:
    """The Assassin, at seat 0, may build; the Tax Collector is at seat 1."""
    return Scene(
        assassin | {"characters": ["assassin"]},
        seat(characters=[collector]),
        seat(characters=["king"]),
        seat(characters=["warlord"]),
        cast=["tax_collector"],
        unique=UNIQUE,
        turn=0,
        gathered=True,
        edition=edition,
        **more,
    )


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_he_has_rank_two_and_nothing_to_do_of_his_own(edition: str) -> None:
    ranks = {character.key: character.rank for character in citadels.EDITIONS[edition].characters}
    assert ranks["tax_collector"] == 2
    scene = Scene(
        seat(characters=["tax_collector"]),
        seat(),
        seat(),
        seat(),
        cast=["tax_collector"],
        turn=0,
        edition=edition,
    )
    assert scene.options == ["gather gold", "gather cards"]
    scene.do("gather gold")
    assert scene.options == ["end"]


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_who_built_gives_him_one_gold_at_the_end_of_the_turn(edition: str) -> None:
    scene = building(edition, seat(2, ["tavern"]), "king")
    scene.do("gather gold", "build tavern")
    assert (scene.gold(0), scene.gold(1)) == (3, 0)  # not yet
    assert "gold_on" not in scene.table  # and there is no pot
    events = scene.do("end")
    assert kinds(events)[:2] == ["GoldMoved", "TurnEnded"]
    assert events[0].to_json() == {
        "event": "GoldMoved",
        "seat": 0,
        "to": 1,
        "gold": 1,
        "source": "tax_collector",
    }
    assert (scene.gold(0), scene.gold(1)) == (2, 1)


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_one_gold_a_turn_however_many_were_built(edition: str) -> None:
    scene = building(edition, seat(9, ["tavern", "temple", "manor"]), "architect")
    scene.do("gather gold", "build tavern", "build temple", "build manor", "end")
    assert (scene.gold(0), scene.gold(1)) == (9 + 2 - 5 - 1, 1)


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_who_did_not_build_pays_nothing(edition: str) -> None:
    scene = building(edition, seat(9, ["tavern"], ["manor"]), "king")
    scene.do("gather gold", "income", "end")
    assert (scene.gold(0), scene.gold(1)) == (12, 0)


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_who_has_no_gold_left_pays_nothing(edition: str) -> None:
    scene = building(edition, seat(1, ["manor"]), "king")
    scene.do("gather gold", "build manor")
    assert "GoldMoved" not in kinds(scene.do("end"))
    assert (scene.gold(0), scene.gold(1)) == (0, 0)


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_gold_that_came_after_building_is_taxed(edition: str) -> None:
    scene = building(edition, seat(1, ["manor"]), "king")
    scene.do("gather gold", "build manor", "income", "end")
    assert (scene.gold(0), scene.gold(1)) == (0, 1)


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_he_does_not_pay_himself(edition: str) -> None:
    scene = Scene(
        seat(3, ["tavern"], characters=["tax_collector"]),
        seat(),
        seat(),
        seat(),
        cast=["tax_collector"],
        called=2,
        edition=edition,
    )
    scene.do("gather gold", "build tavern")
    assert "GoldMoved" not in kinds(scene.do("end"))
    assert scene.gold(0) == 4


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_every_later_builder_pays(edition: str) -> None:
    scene = Scene(
        seat(characters=["tax_collector"]),
        seat(2, ["tavern"], characters=["king"]),
        seat(2, ["temple"], characters=["bishop"]),
        seat(2, ["prison"], characters=["warlord"]),
        cast=["tax_collector"],
        called=2,
        edition=edition,
    )
    scene.do("gather gold", "end")
    scene.do("gather gold", "build tavern", "end", "gather gold", "build temple", "end")
    assert scene.gold(0) == 4
    scene.do("gather gold", "build prison", "end")
    assert scene.gold(0) == 5


@proves("2002/tax_collector", "dark_city/tax_collector", "2002/wizard", "dark_city/wizard")
@EXPANDED
def test_a_wizards_immediate_build_is_taxed(edition: str) -> None:
    scene = Scene(
        seat(5, characters=["wizard"]),
        seat(characters=["tax_collector"], hand=["temple"]),
        seat(),
        seat(),
        cast=["wizard", "tax_collector"],
        called=2,
        edition=edition,
    )
    scene.do("gather gold", "end", "peek 1", "erect temple", "gather gold", "end")
    assert (scene.gold(0), scene.gold(1)) == (5 - 1 + 2 - 1, 3)


# -- a player of rank 1


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_a_rank_one_builder_pays_as_he_is_revealed(edition: str) -> None:
    scene = first(edition, seat(3, ["tavern"]))
    events = scene.do("build tavern", "end")
    assert kinds(events) == ["TurnEnded", "Revealed", "GoldMoved"]
    assert (scene.asked, scene.gold(0), scene.gold(1)) == (1, 1, 1)
    scene.do("gather gold", "end")
    assert (scene.gold(0), scene.gold(1)) == (1, 3)  # once


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_a_rank_one_player_who_built_nothing_or_has_nothing_left_does_not_pay(edition: str) -> None:
    idle = first(edition, seat(3, ["tavern"]))
    idle.do("end")
    assert (idle.asked, idle.gold(0), idle.gold(1)) == (1, 3, 0)
    poor = first(edition, seat(1, ["tavern"]))
    poor.do("build tavern", "end")
    assert (poor.asked, poor.gold(0), poor.gold(1)) == (1, 0, 0)


@proves("2002/tax_collector", "dark_city/tax_collector", "2002/poor_house", "dark_city/poor_house")
@EXPANDED
def test_a_rank_one_builder_pays_after_the_poor_house(edition: str) -> None:
    last = first(edition, seat(2, ["tavern"], ["poor_house"]))
    last.do("build tavern", "end")
    assert (last.gold(0), last.gold(1)) == (0, 1)  # one gold at the end of the turn, none afterwards
    none = first(edition, seat(1, ["tavern"], ["poor_house"]))
    none.do("build tavern", "end")
    assert (none.gold(0), none.gold(1)) == (0, 1)  # the gold of the Poor House


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_killed_he_gets_nothing_from_anybody(edition: str) -> None:
    scene = Scene(
        seat(5, ["tavern"], characters=["assassin"]),
        seat(characters=["tax_collector"]),
        seat(5, ["temple"], characters=["king"]),
        seat(5, ["prison"], characters=["warlord"]),
        cast=["tax_collector"],
        turn=0,
        edition=edition,
    )
    scene.do("gather gold", "kill tax_collector", "build tavern", "end")
    scene.do("gather gold", "build temple", "end", "gather gold", "build prison", "end")
    assert [scene.gold(player) for player in range(4)] == [6, 0, 6, 5]
    assert scene.prompt == "pick"


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_no_player_pays_without_a_tax_collector(edition: str) -> None:
    scene = first(edition, seat(3, ["tavern"]), "magician")
    scene.do("build tavern", "end", "gather gold", "end")
    assert (scene.asked, scene.gold(0), scene.gold(1)) == (2, 2, 2)


@proves("2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_nothing_is_owed_in_the_next_round(edition: str) -> None:
    scene = first(edition, seat(3, ["tavern"]), "magician")
    scene.do("build tavern", *["end", "gather gold"] * 3, "end")
    assert (scene.prompt, scene.table["round"]) == ("pick", 2)
    assert "round_flags" not in scene.table


# -- the end of the turn, in order


@proves("2002/tax_collector", "dark_city/tax_collector", "2002/poor_house", "dark_city/poor_house")
@EXPANDED
def test_the_last_gold_is_paid_before_the_poor_house_gives_one(edition: str) -> None:
    scene = building(edition, seat(1, ["church"], ["poor_house"]), "king")
    events = scene.do("gather gold", "build church", "end")
    assert kinds(events)[:3] == ["GoldMoved", "GoldGained", "TurnEnded"]
    assert (scene.gold(0), scene.gold(1)) == (1, 1)


@proves("2002/tax_collector", "dark_city/tax_collector", "2002/park", "dark_city/park")
@EXPANDED
def test_tax_then_poor_house_then_park(edition: str) -> None:
    scene = building(edition, seat(1, ["church"], ["park", "poor_house"]), "king")
    events = scene.do("gather gold", "build church", "end")
    assert kinds(events)[:4] == ["GoldMoved", "GoldGained", "CardsDrawn", "TurnEnded"]
    assert (scene.gold(0), scene.gold(1)) == (1, 1)


@proves("2002/tax_collector", "dark_city/tax_collector", "OLD-3")
@EXPANDED
def test_the_warlord_destroys_before_the_tax(edition: str) -> None:
    scene = building(edition, seat(2, ["church"]), "warlord")
    scene.do("gather gold", "build church")
    events = scene.do("destroy 2 docks")  # for the last two gold
    assert kinds(events)[:3] == ["GoldPaid", "DistrictDestroyed", "TurnEnded"]
    assert (scene.gold(0), scene.gold(1)) == (0, 0)
    rich = building(edition, seat(3, ["church"]), "warlord")
    events = rich.do("gather gold", "build church", "destroy 2 docks")
    assert kinds(events)[:4] == ["GoldPaid", "DistrictDestroyed", "GoldMoved", "TurnEnded"]
    assert (rich.gold(0), rich.gold(1)) == (0, 1)


@proves("2002/tax_collector", "dark_city/tax_collector", "2002/diplomat", "dark_city/diplomat")
@EXPANDED
def test_the_diplomat_exchanges_before_the_tax(edition: str) -> None:
    scene = building(edition, seat(2, ["church"]), "diplomat")
    scene.do("gather gold", "build church", "exchange 2 docks", "give church")
    if edition == "dark_city":  # where the turn goes on
        scene.do("end")
    assert (scene.gold(0), scene.gold(1), scene.gold(2)) == (0, 1, 1)


@proves("2002/tax_collector", "2002/alchemist")
def test_in_2002_the_alchemist_is_taxed_before_the_refund() -> None:
    scene = building("2002", seat(1, ["manor"]), "alchemist")
    scene.do("gather gold", "build manor", "end")
    assert (scene.gold(0), scene.gold(1)) == (3, 0)


@proves("dark_city/tax_collector", "dark_city/alchemist")
def test_in_dark_city_the_alchemist_is_taxed_after_the_refund() -> None:
    scene = building("dark_city", seat(1, ["manor"]), "alchemist")
    scene.do("gather gold", "build manor", "end")
    assert (scene.gold(0), scene.gold(1)) == (2, 1)


# -- bewitched


@proves("2002/witch", "dark_city/witch", "2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_bewitched_the_witch_gets_the_tax_of_later_players(edition: str) -> None:
    king = seat(3, ["tavern"], characters=["king"])
    scene = bewitching("tax_collector", seat(2, ["temple"]), seat(), king, seat(), edition=edition)
    scene.do("build temple", "end")
    assert scene.gold(0) == 3  # no tax to herself
    scene.do("gather gold", "build tavern", "end")
    assert [scene.gold(player) for player in range(3)] == [4, 2, 3]


@proves("2002/witch", "dark_city/witch", "2002/tax_collector", "dark_city/tax_collector")
@EXPANDED
def test_a_witch_as_another_character_pays_at_the_end_of_the_resumed_turn(edition: str) -> None:
    scene = Scene(
        seat(2, ["temple"], characters=["witch"]),
        seat(characters=["king"]),
        seat(characters=["tax_collector"]),
        seat(),
        cast=["witch", "tax_collector"],
        edition=edition,
    )
    scene.do("gather gold", "bewitch king", "gather gold", "end", "gather gold", "build temple")
    assert (scene.gold(0), scene.gold(2)) == (3, 2)
    scene.do("end")
    assert (scene.gold(0), scene.gold(2)) == (2, 3)


@proves("2002/witch", "dark_city/witch", "2002/tax_collector", "dark_city/tax_collector", "WITCH-4")
@EXPANDED
def test_a_witch_who_bewitched_an_absent_tax_collector_gets_nothing(edition: str) -> None:
    scene = Scene(
        seat(characters=["witch"]),
        seat(3, ["temple"], characters=["king"]),
        seat(),
        seat(),
        cast=["witch", "tax_collector"],
        edition=edition,
    )
    scene.do("gather gold", "bewitch tax_collector", "gather gold", "build temple", "end")
    assert (scene.gold(0), scene.gold(1)) == (2, 4)


# -- two players


@proves("2002/tax_collector", "dark_city/tax_collector", "FEW-4")
@EXPANDED
def test_with_two_players_the_own_other_character_pays_nothing(edition: str) -> None:
    scene = Scene(
        seat(5, ["tavern"], characters=["tax_collector", "king"]),
        seat(5, ["temple", "prison"], characters=["bishop", "warlord"]),
        cast=["tax_collector"],
        called=2,
        edition=edition,
    )
    scene.do("gather gold", "end", "gather gold", "build tavern", "end")
    assert scene.gold(0) == 5 + 2 + 2 - 1
    scene.do("gather gold", "build temple", "end", "gather gold", "build prison", "end")
    assert (scene.gold(0), scene.gold(1)) == (8 + 2, 5 + 4 - 3 - 2)  # in each of the two turns


@proves("2002/tax_collector", "dark_city/tax_collector", "FEW-4")
@EXPANDED
def test_with_two_players_the_own_assassin_pays_nothing(edition: str) -> None:
    scene = Scene(
        seat(5, ["tavern"], characters=["assassin", "tax_collector"]),
        seat(characters=["bishop", "warlord"]),
        cast=["tax_collector"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    events = scene.do("build tavern", "end")
    assert kinds(events) == ["TurnEnded", "Revealed"]
    assert scene.gold(0) == 4
