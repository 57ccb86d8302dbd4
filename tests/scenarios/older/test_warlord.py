"""The Warlord of the older editions, who destroys at the end of the turn."""

from __future__ import annotations

import pytest

from citadels import Reason
from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
EIGHT = ["tavern", "church", "castle", "palace", "harbor", "fortress", "docks", "manor"]
BISHOP_KILLED: Data = {"mark": "killed", "character": "bishop", "owner": 2}


def scene(
    edition: str, city: list[str], own: list[str] | None = None, gold: int = 10, **more: object
) -> Scene:
    """Seat 0 is the Warlord and has gathered, seat 1 has a city."""
    options: Data = {"turn": 0, "gathered": True} | more
    held = [["bishop"], ["assassin"]] if "revealed" in more else [[], []]
    return Scene(
        seat(gold, ["temple"], own or [], ["warlord"]),
        seat(city=city, characters=held[0]),
        seat(characters=held[1]),
        seat(),
        edition=edition,
        **options,  # type: ignore[arg-type]
    )


@ALL
@proves("OLD-3")
def test_destroying_ends_the_turn(edition: str) -> None:
    scene_ = scene(edition, ["market"], ["prison", "laboratory", "smithy"])
    assert {"income", "build temple", "laboratory temple", "smithy"} <= set(scene_.options)
    events = scene_.do("destroy 1 market")
    assert kinds(events)[:4] == ["GoldPaid", "DistrictDestroyed", "TurnEnded", "RoundBegan"]
    assert scene_.table["phase"] == "draft"
    assert (scene_.gold(0), scene_.hand(0)) == (9, ["temple"])  # neither built nor earned


@ALL
@proves("OLD-3")
def test_income_building_and_district_effects_come_first(edition: str) -> None:
    scene_ = scene(edition, ["market"], ["prison", "laboratory"], gathered=False)
    scene_.do("income", "gather gold", "build temple", "destroy 1 market")
    assert scene_.gold(0) == 10 + 1 + 2 - 1 - 1
    assert (scene_.city(0), scene_.city(1)) == (["prison", "laboratory", "temple"], [])


@ALL
@proves("OLD-3")
def test_not_before_gathering(edition: str) -> None:
    scene_ = scene(edition, ["market"], ["prison"], gathered=False)
    assert scene_.refuses("destroy 1 market") == "gather_first"
    assert "income" in scene_.options
    scene_.do("gather gold")
    assert "destroy 1 market" in scene_.options


@ALL
@proves("OLD-3")
def test_destroying_is_optional(edition: str) -> None:
    scene_ = scene(edition, ["market"])
    scene_.do("end")
    assert (scene_.gold(0), scene_.city(1)) == (10, ["market"])


@BOTH
@proves("OLD-3", "2002/park", "2002/poor_house", "dark_city/park", "dark_city/poor_house")
def test_what_happens_at_the_end_of_the_turn_comes_after_it(edition: str) -> None:
    scene_ = scene(edition, ["docks"], ["park", "poor_house"], gold=3, unique=["park", "poor_house"])
    events = scene_.do("build temple", "destroy 1 docks")
    assert scene_.gold(0) == 1
    assert len(scene_.game.view(0).players[0].hand or ()) == 2
    assert kinds(events)[:5] == ["GoldPaid", "DistrictDestroyed", "GoldGained", "CardsDrawn", "TurnEnded"]


@BOTH
@proves("OLD-3", "2002/warlord", "dark_city/warlord", "2002/park", "dark_city/park")
def test_an_own_park_that_was_destroyed_gives_no_cards(edition: str) -> None:
    scene_ = scene(edition, [], ["park"], unique=["park"])
    scene_.do("build temple", "destroy 0 park")
    assert scene_.hand(0) == []


@ALL
@proves("EX-8", "OLD-3")
def test_a_district_costs_one_less_than_its_cost(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "market", "docks", "fortress"])
    prices = [scene_.price(f"destroy 1 {name}") for name in ("tavern", "market", "docks", "fortress")]
    assert prices == [0, 1, 2, 4]
    scene_.do("destroy 1 fortress")
    assert (scene_.gold(0), scene_.gold(1), scene_.deck[-1]) == (6, 0, "fortress")


@ALL
@proves(
    "EX-10",
    "2002/university",
    "2002/dragon_gate",
    "dark_city/university",
    "dark_city/dragon_gate",
    "2000/university",
    "2000/dragon_gate",
)
def test_university_and_dragon_gate_are_destroyed_for_five(edition: str) -> None:
    scene_ = scene(edition, ["university", "dragon_gate"])
    assert scene_.price("destroy 1 university") == 5
    assert scene_.price("destroy 1 dragon_gate") == 5
    scene_.do("destroy 1 university")
    assert scene_.gold(0) == 5
    assert scene(edition, ["dragon_gate"], gold=4).refuses("destroy 1 dragon_gate") == "gold"


@ALL
@proves("OLD-3")
def test_the_price_must_be_there(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "market", "docks"], gold=1)
    assert scene_.offers("destroy") == ["destroy 1 tavern", "destroy 1 market"]
    assert scene_.refuses("destroy 1 docks") == "gold"


@BOTH
@proves("2002/warlord", "dark_city/warlord")
def test_an_own_district_may_be_destroyed(edition: str) -> None:
    scene_ = scene(edition, [], ["market", "docks"])
    scene_.do("destroy 0 market")
    assert (scene_.city(0), scene_.gold(0)) == (["docks"], 9)


@proves("IT-2", "2000/warlord")
def test_on_the_italian_sheet_only_other_players_districts() -> None:
    scene_ = scene("2000", ["market"], ["tavern", "docks"])
    assert scene_.offers("destroy") == ["destroy 1 market"]
    assert scene_.refuses("destroy 0 tavern") == "own_city"
    assert [refusal.reason for refusal in scene_.game.refused() if refusal.action.number == 0] == [
        Reason("own_city"),
        Reason("own_city"),
    ]


@ALL
@proves("IT-2", "2002/bishop", "dark_city/bishop", "2000/bishop")
def test_a_killed_bishops_city_may_be_destroyed_a_living_ones_not(edition: str) -> None:
    revealed = {"assassin": 2, "warlord": 0}
    killed = scene(edition, ["market"], marks=[BISHOP_KILLED], revealed=revealed)
    killed.do("destroy 1 market")
    assert killed.city(1) == []
    shown = revealed | {"bishop": 1}
    living = scene(edition, ["market"], revealed=shown, round_flags={"bishop": 1})
    assert living.refuses("destroy 1 market") == "protected"


@ALL
@proves("2002/bishop", "dark_city/bishop", "2000/bishop")
def test_the_bishop_is_safe_from_being_called_on(edition: str) -> None:
    scene_ = Scene(
        seat(9, characters=["warlord"]), seat(city=["market"], characters=["bishop"]), seat(), seat(),
        edition=edition, called=5,
    )  # fmt: skip
    scene_.do("gather gold", "end", "gather gold")
    assert scene_.asked == 0
    assert scene_.refuses("destroy 1 market") == "protected"


@ALL
@proves("IT-2")
def test_not_in_a_city_of_eight_but_in_one_of_seven(edition: str) -> None:
    assert scene(edition, EIGHT, first=[1]).refuses("destroy 1 tavern") == "complete"
    assert scene(edition, [*EIGHT, "market"], first=[1]).refuses("destroy 1 tavern") == "complete"
    seven = scene(edition, EIGHT[:7])
    seven.do("destroy 1 tavern")
    assert seven.city(1) == EIGHT[1:7]


@pytest.mark.parametrize(("edition", "size"), [("2002", 7), ("dark_city", 7), ("dark_city", 6), ("2000", 7)])
@proves("IT-2", "END-1")
def test_complete_goes_by_the_shorter_size(edition: str, size: int) -> None:
    assert scene(edition, EIGHT[:size], size=size, first=[1]).refuses("destroy 1 tavern") == "complete"
    assert "destroy 1 tavern" in scene(edition, EIGHT[: size - 1], size=size).options


@BOTH
@proves("RANK8-1", "2002/warlord", "dark_city/warlord")
def test_not_in_the_own_complete_city(edition: str) -> None:
    assert scene(edition, [], EIGHT, first=[0]).refuses("destroy 0 tavern") == "complete"
    assert "destroy 0 tavern" in scene(edition, [], EIGHT[:7]).options


@BOTH
@proves("DIST-4", "2002/artist", "dark_city/artist")
def test_a_beautified_district_costs_one_more_and_its_gold_is_lost(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "tavern+"], cast=["artist"])
    assert (scene_.price("destroy 1 tavern"), scene_.price("destroy 1 tavern+")) == (0, 1)
    scene_.do("destroy 1 tavern+")
    assert (scene_.city(1), scene_.gold(0), scene_.gold(1)) == (["tavern"], 9, 0)
    assert scene_.deck[-1] == "tavern"


@ALL
@proves("END-4")
def test_the_end_of_the_game_stays_fixed_though_a_city_shrank(edition: str) -> None:
    scene_ = scene(edition, EIGHT[:7], first=[1])
    scene_.do("destroy 1 tavern")
    assert scene_.game.over
    assert scene_.score(1)["complete_first"] == 4


@BOTH
@proves("OLD-3", "2002/witch", "dark_city/witch", "2002/poor_house", "dark_city/poor_house")
def test_a_witch_as_warlord_ends_her_turn_by_destroying(edition: str) -> None:
    scene_ = bewitching(
        "warlord", seat(city=["prison", "poor_house"]), seat(city=["docks"]), seat(), seat(),
        unique=["poor_house"], edition=edition,
    )  # fmt: skip
    assert {"income", "end"} <= set(scene_.options)
    scene_.do("destroy 1 docks")
    assert (scene_.gold(0), scene_.city(1)) == (1, [])  # no income, but the Poor House
    assert scene_.table["phase"] == "draft"


@ALL
@proves("FEW-1", "RANK8-1")
def test_with_two_players_the_bishop_binds_the_others_warlord(edition: str) -> None:
    scene_ = Scene(
        seat(9, characters=["warlord", "assassin"]),
        seat(city=["docks"], characters=["bishop", "king"]),
        edition=edition,
        called=5,
        revealed={"assassin": 0, "king": 1},
    )
    scene_.do("gather gold", "end", "gather gold")
    assert scene_.refuses("destroy 1 docks") == "protected"
