"""The end of the game: points item by item, and who wins."""

from __future__ import annotations

import pytest

from citadels import Result
from citadels.engine.events import GameEnded
from tests.scenarios.scene import Data, Scene, kinds, proves, seat

SEVEN = ["tavern", "temple", "watchtower", "manor", "market", "church", "prison"]  # 12 points, no unique
CHARACTERS = ("thief", "king", "merchant", "warlord")


def over(*players: Data, **more: object) -> Scene:
    """A game of four that has just ended; seats that are left out have nothing."""
    empty = [seat() for _ in range(4 - len(players))]
    dealt = [p | {"characters": [key]} for p, key in zip([*players, *empty], CHARACTERS, strict=True)]
    revealed = {key: n for n, key in enumerate(CHARACTERS)}
    options: Data = {"phase": "over", "crown": 3, "revealed": revealed} | more
    return Scene(*dealt, **options)  # type: ignore[arg-type]


def result(scene: Scene) -> Result:
    found = scene.game.result()
    assert found is not None
    return found


# -- the end


def nearly(*cities: list[str], gold: int = 9, hand: tuple[str, ...] = ("castle",)) -> Scene:
    """The last turn of a round: seat 0 is the Warlord."""
    characters = ("warlord", "assassin", "thief", "king")
    empty: list[list[str]] = [[] for _ in range(4 - len(cities))]
    return Scene(
        *[
            seat(gold if n == 0 else 0, hand if n == 0 else (), city, [characters[n]])
            for n, city in enumerate([*cities, *empty])
        ],
        revealed={key: n for n, key in enumerate(characters)},
        turn=0,
        gathered=True,
    )


@proves("END-1")
def test_the_game_ends_with_the_round_in_which_a_city_is_complete() -> None:
    for size, ends in ((6, True), (5, False)):
        scene = nearly(SEVEN[:size])
        scene.do("build castle", "end")
        assert scene.game.over == ends
        assert scene.game.view().round == (1 if ends else 2)


@proves("END-1")
def test_no_result_before_the_end() -> None:
    scene = nearly(SEVEN[:6])
    scene.do("build castle")
    assert scene.game.result() is None
    assert scene.game.view().result is None


@proves("END-1")
def test_cities_may_grow_past_the_end() -> None:
    scene = nearly(SEVEN)
    scene.do("build castle")
    assert len(scene.city(0)) == 8  # type: ignore[arg-type]


@proves("END-1", "marshal")
def test_a_city_may_be_completed_by_seizing() -> None:
    scene = Scene(
        seat(9, (), SEVEN[:6], ["marshal"]),
        seat(city=["docks"], characters=["assassin"]),
        seat(characters=["thief"]),
        seat(characters=["king"]),
        cast=["marshal"],
        revealed={"assassin": 1, "thief": 2, "king": 3, "marshal": 0},
        turn=0,
        gathered=True,
    )
    assert "CityCompleted" in kinds(scene.do("seize 1 docks"))
    events = scene.do("end")
    assert scene.score(0)["complete_first"] == 4
    assert events[-1] == GameEnded((0,), tuple(score.total for score in result(scene).scores))


# -- points


@proves("END-2")
def test_districts_count_their_printed_cost_and_one_more_if_beautified() -> None:
    scene = over(seat(city=["palace", "tavern+", "docks"]), cast=["artist"])
    assert scene.score(0) == {"districts": 5 + 1 + 1 + 3}
    assert scene.score(1) == {"districts": 0}


@proves("END-2")
def test_however_they_were_paid() -> None:
    scene = Scene(
        seat(city=["framework", "factory"], hand=["dragon_gate"], characters=["warlord"]),
        *[seat(characters=[key]) for key in ("assassin", "thief", "king")],
        unique=["framework"],
        revealed={"assassin": 1, "thief": 2, "king": 3, "warlord": 0},
        first=[1],
        turn=0,
        gathered=True,
    )
    scene.do("build dragon_gate", "framework", "end")
    assert scene.score(0) == {"districts": 5 + 6, "dragon_gate": 2}


@proves("END-2")
def test_three_for_all_five_types() -> None:
    city = ["manor", "temple", "tavern", "prison", "keep"]
    assert over(seat(city=city)).score(0) == {"districts": 10, "all_types": 3}
    for left_out in range(5):
        assert "all_types" not in over(seat(city=city[:left_out] + city[left_out + 1 :])).score(0)
    assert over(seat(city=[*city, "castle", "church"]), first=[1]).score(0)["all_types"] == 3  # once


@proves("END-2", "school_of_magic", "haunted_quarter")
def test_the_haunted_quarter_helps_with_the_types_and_the_school_does_not() -> None:
    city = ["manor", "temple", "tavern", "keep"]
    assert over(seat(city=[*city, "haunted_quarter"])).score(0)["all_types"] == 3
    assert "all_types" not in over(seat(city=[*city, "school_of_magic"])).score(0)
    assert "all_types" not in over(seat(city=["manor", "temple", "tavern", "haunted_quarter"])).score(0)


@proves("END-2", "END-4")
def test_four_for_the_first_complete_city_and_two_for_others() -> None:
    scene = over(
        seat(city=SEVEN),
        seat(city=SEVEN[:6]),
        seat(city=["docks", "harbor", "palace", "castle", "barracks", "fortress", "cathedral"]),
        first=[0],
    )
    assert scene.score(0) == {"districts": 12, "complete_first": 4}
    assert scene.score(1) == {"districts": 10}
    assert scene.score(2) == {"districts": 29, "complete": 2}


@proves("END-4")
def test_the_first_to_complete_keeps_the_four_points_after_the_city_shrinks() -> None:
    scene = over(seat(city=SEVEN[:6]), seat(city=SEVEN), first=[0])
    assert scene.score(0)["complete_first"] == 4
    assert scene.score(1) == {"districts": 12, "complete": 2}


@proves("END-4", "END-2")
def test_who_completes_a_city_later_is_not_first() -> None:
    scene = Scene(
        seat(9, ["castle"], SEVEN[:6], ["warlord"]),
        *[seat(characters=[key]) for key in ("assassin", "thief", "king")],
        revealed={"assassin": 1, "thief": 2, "king": 3, "warlord": 0},
        first=[1],
        turn=0,
        gathered=True,
    )
    assert "CityCompleted" not in kinds(scene.do("build castle"))
    scene.do("end")
    assert scene.score(0) == {"districts": 14, "complete": 2}
    assert scene.score(1) == {"districts": 0, "complete_first": 4}


@proves("END-4", "END-2", "DIST-2", "monument")
def test_other_cities_must_be_complete_at_scoring() -> None:
    scene = Scene(
        seat(0, ["necropolis"], [*SEVEN[:5], "monument"], ["warlord"]),
        *[seat(characters=[key]) for key in ("assassin", "thief", "king")],
        unique=["monument", "necropolis"],
        revealed={"assassin": 1, "thief": 2, "king": 3, "warlord": 0},
        first=[1],
        turn=0,
        gathered=True,
    )
    assert scene.game.view().players[0].complete
    scene.do("build necropolis", "necropolis monument", "end")
    assert scene.score(0) == {"districts": 8 + 5, "all_types": 3}
    assert scene.score(1) == {"districts": 0, "complete_first": 4}


@proves("END-2")
def test_unique_districts_add_their_own() -> None:
    scene = over(
        seat(
            gold=3, hand=["manor", "castle"], city=["imperial_treasury", "map_room", "statue", "dragon_gate"]
        ),
        seat(gold=3, hand=["manor"], city=["wishing_well"]),
        crown=0,
    )
    assert scene.score(0) == {
        "districts": 19,
        "imperial_treasury": 3,
        "map_room": 2,
        "statue": 5,
        "dragon_gate": 2,
    }
    assert scene.score(1) == {"districts": 5, "wishing_well": 1}


@proves("END-2", "TAX-2")
def test_gold_is_worth_nothing_and_neither_is_gold_on_cards() -> None:
    scene = over(seat(gold=30, hand=["palace"]), cast=["tax_collector"], gold_on={"tax_collector": 9})
    assert scene.score(0) == {"districts": 0}


@proves("END-5")
def test_every_player_gets_every_item() -> None:
    scene = over(seat(city=SEVEN), seat(city=["keep"]), first=[0])
    document = result(scene).to_json()
    scores = document["scores"]
    assert isinstance(scores, list)
    assert scores[0] == {
        "seat": 0,
        "items": [{"item": "districts", "points": 12}, {"item": "complete_first", "points": 4}],
        "total": 16,
        "tie_breaks": [2],
    }
    assert [score["total"] for score in scores] == [16, 3, 0, 0]
    assert document["winners"] == [0]
    for viewer in (-1, 0, 3):
        assert scene.game.view(viewer).to_json()["result"] == document


@proves("EX-2", "END-2")
def test_the_example_of_the_rulebook() -> None:
    one = ["castle", "temple", "market", "docks", "laboratory", "harbor", "haunted_quarter"]
    other = ["manor", "church", "docks", "monastery", "market", "dragon_gate", "library"]
    scene = over(seat(city=one), seat(city=other), first=[0])
    assert scene.score(0) == {"districts": 4 + 1 + 2 + 3 + 5 + 4 + 2, "all_types": 3, "complete_first": 4}
    districts = 3 + 2 + 3 + 3 + 2 + 6 + 6
    assert scene.score(1) == {"districts": districts, "complete": 2, "dragon_gate": 2}
    assert [score.total for score in result(scene).scores[:2]] == [28, 29]
    assert result(scene).winners == (1,)
    assert result(scene).decided_by == "points"


# -- ties


@proves("END-3")
def test_among_tied_players_the_highest_rank_revealed_wins() -> None:
    scene = over(seat(city=["castle"]), seat(city=["docks"]), seat(city=["harbor"]), seat(city=["tavern"]))
    assert result(scene).winners == (2,)  # the Merchant, not the Thief; the Warlord is not tied
    assert result(scene).decided_by == "rank"


@proves("END-3")
def test_a_killed_character_counts_only_if_it_was_revealed() -> None:
    killed: list[Data] = [{"mark": "killed", "character": "merchant", "owner": 3}]
    scene = over(
        seat(city=["castle"]),
        seat(),
        seat(city=["harbor"]),
        revealed={"thief": 0, "king": 1, "warlord": 3},
        cast=[],
        marks=killed,
    )
    assert [score.tie_breaks[0] for score in result(scene).scores] == [2, 4, 0, 8]
    assert result(scene).winners == (0,)


@proves("END-3", "CALL-3")
def test_a_killed_rank_four_was_revealed_at_the_end_of_the_round() -> None:
    scene = Scene(
        seat(city=["castle"], characters=["thief"]),
        seat(city=["harbor"], characters=["king"]),
        seat(characters=["assassin"]),
        seat(characters=["warlord"]),
        revealed={"assassin": 2, "thief": 0, "warlord": 3},
        marks=[{"mark": "killed", "character": "king", "owner": 2}],
        called=8,
        first=[3],
        turn=3,
        gathered=True,
    )
    scene.do("end")
    assert [score.tie_breaks[0] for score in result(scene).scores] == [2, 4, 1, 8]


@proves("END-3", "FEW-1")
def test_with_two_characters_each_the_higher_one_counts() -> None:
    scene = Scene(
        seat(city=["castle"], characters=["assassin", "architect"]),
        seat(city=["harbor"], characters=["king", "merchant"]),
        phase="over",
        revealed={"assassin": 0, "architect": 0, "king": 1, "merchant": 1},
    )
    assert [score.tie_breaks[0] for score in result(scene).scores] == [7, 6]
    assert result(scene).winners == (0,)


@proves("END-3", "witch")
def test_a_witch_who_took_over_a_turn_has_rank_one_still() -> None:
    scene = Scene(
        seat(city=["palace"], characters=["witch"]),
        seat(characters=["warlord"]),
        seat(city=["fortress"], characters=["spy"]),
        seat(characters=["king"]),
        cast=["witch", "spy"],
        first=[3],
    )
    scene.do("gather gold", "bewitch warlord", *["gather gold", "end"] * 2, "gather gold", "end")
    assert scene.game.over
    assert [score.tie_breaks[0] for score in result(scene).scores] == [1, 8, 2, 4]
    assert result(scene).winners == (2,)


@proves("END-3")
def test_if_that_leaves_a_tie_they_share_the_win() -> None:
    scene = Scene(
        seat(city=["castle"], characters=["merchant"]),
        seat(city=["harbor"], characters=["bishop"]),
        seat(characters=["assassin"]),
        seat(characters=["warlord"]),
        phase="over",
        revealed={"assassin": 2, "warlord": 3},
    )
    assert result(scene).winners == (0, 1)
    assert result(scene).decided_by == "shared"


@proves("END-3")
@pytest.mark.parametrize("points", [0, 5])
def test_points_come_before_ranks(points: int) -> None:
    city = ["palace"] if points else []
    scene = over(seat(city=city), seat(), seat(), seat())
    assert result(scene).winners == ((0,) if points else (3,))


@proves("END-2", "END-5")
def test_everyone_sees_the_points_so_far_but_for_what_hands_hide() -> None:
    scene = Scene(
        seat(3, ["secret_vault", "tavern"], ["imperial_treasury", "haunted_quarter"], ["warlord"]),
        seat(0, [], ["manor", "temple+"], ["king"]),
        seat(characters=["bishop"]),
        seat(characters=["thief"]),
        unique=["secret_vault", "imperial_treasury"],
        turn=0,
        revealed={"thief": 3, "king": 1, "bishop": 2, "warlord": 0},
        crown=0,
    )
    for viewer in range(-1, 4):
        view = scene.game.view(viewer)
        assert [view.points(player) for player in range(4)] == [5 + 2 + 3, 3 + 2, 0, 0]
