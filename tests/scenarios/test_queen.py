"""The Queen."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat


def scene(royal_seat: int | None, royal: str = "king", seats: int = 5, **more: object) -> Scene:
    """Seat 0 is the Queen; another seat may have the rank-4 character."""
    players = [seat(characters=["queen"]), *[seat() for _ in range(seats - 1)]]
    revealed = {"queen": 0}
    if royal_seat is not None:
        players[royal_seat] = seat(characters=[royal])
        revealed[royal] = royal_seat
    document: Data = {"turn": 0, "revealed": revealed} | more
    return Scene(*players, cast=["queen", royal], **document)  # type: ignore[arg-type]


def beside_a_killed(royal: str, royal_seat: int | None) -> Scene:
    mark = {"mark": "killed", "character": royal, "owner": 3}
    return scene(royal_seat, royal, revealed={"queen": 0}, marks=[mark])


@proves("queen")
@pytest.mark.parametrize("royal", ["king", "emperor", "patrician"])
@pytest.mark.parametrize("royal_seat", [1, 4])
def test_three_gold_beside_the_rank_four_character_on_either_side(royal: str, royal_seat: int) -> None:
    scene_ = scene(royal_seat, royal)
    scene_.do("favour")
    assert scene_.gold(0) == 3
    assert scene_.refuses("favour") == "used"


@proves("queen")
def test_nothing_if_rank_four_is_not_a_neighbor() -> None:
    for royal_seat in (2, 3, None):
        scene_ = scene(royal_seat)
        assert scene_.refuses("favour") == "not_beside"
        assert "GoldGained" not in kinds(scene_.do("gather gold", "end"))


@proves("queen")
def test_the_seats_form_a_circle_of_any_size() -> None:
    assert "favour" in scene(6, seats=7).options
    assert scene(4, seats=7).refuses("favour") == "not_beside"


@proves("queen", "TURN-4")
def test_the_gold_may_be_left_and_does_not_come_later() -> None:
    scene_ = scene(1)
    scene_.do("gather gold", "end")
    assert scene_.gold(0) == 2


@proves("queen", "CALL-3")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_a_killed_neighbour_brings_three_gold_when_revealed_at_the_end_of_the_round(royal: str) -> None:
    scene_ = beside_a_killed(royal, 1)
    assert scene_.refuses("favour") == "not_beside"
    events = scene_.do("gather gold", "end")
    assert kinds(events)[:4] == ["TurnEnded", "Revealed", "CrownMoved", "GoldGained"]
    assert scene_.gold(0) == 2 + 3


@proves("queen", "CALL-3", "emperor")
def test_a_killed_emperor_moves_the_crown_first() -> None:
    scene_ = beside_a_killed("emperor", 4)
    scene_.do("gather gold", "end")
    assert (scene_.asked, scene_.gold(0)) == (4, 2)
    scene_.do("crown 2")
    assert scene_.gold(0) == 5


@proves("queen", "INFO-3")
def test_a_killed_rank_four_that_is_not_a_neighbor_brings_nothing() -> None:
    for royal_seat in (2, None):
        scene_ = beside_a_killed("king", royal_seat)
        assert scene_.refuses("favour") == "not_beside"
        scene_.do("gather gold", "end")
        assert scene_.gold(0) == 2


@proves("queen", "CALL-3")
def test_she_is_paid_before_the_scoring() -> None:
    scene_ = Scene(
        seat(city=["imperial_treasury"], characters=["queen"]),
        seat(characters=["king"]),
        *[seat() for _ in range(3)],
        cast=["queen"],
        turn=0,
        marks=[{"mark": "killed", "character": "king", "owner": 3}],
        first=[2],
    )
    scene_.do("gather gold", "end")
    assert ("imperial_treasury", 5) in scene_.finish().scores[0].items


@proves("queen")
def test_a_killed_queen_gets_nothing() -> None:
    scene_ = Scene(
        seat(characters=["queen"]),
        seat(characters=["king"]),
        *[seat() for _ in range(3)],
        cast=["queen"],
        turn=1,
        marks=[{"mark": "killed", "character": "queen", "owner": 3}],
    )
    scene_.do("gather gold", "end")
    assert (scene_.prompt, scene_.gold(0)) == ("pick", 0)


@proves("queen")
def test_no_player_is_paid_without_a_queen() -> None:
    scene_ = Scene(
        seat(characters=["king"]),
        seat(characters=["warlord"]),
        *[seat() for _ in range(3)],
        cast=["queen"],
        turn=1,
        marks=[{"mark": "killed", "character": "king", "owner": 3}],
    )
    scene_.do("gather gold", "end")
    assert scene_.prompt == "pick"
    assert [scene_.gold(player) for player in range(5)] == [0, 2, 0, 0, 0]


@proves("WITCH-6", "queen", "witch")
def test_a_queen_beside_the_bewitched_rank_four_player_is_paid() -> None:
    scene_ = Scene(
        seat(characters=["queen"]),
        seat(characters=["king"]),
        seat(),
        seat(characters=["witch"]),
        seat(),
        cast=["queen", "witch"],
    )
    scene_.do("gather gold", "bewitch king", "gather gold")  # the Witch, then the King
    scene_.do("end")  # the Witch as King
    assert scene_.asked == 0
    scene_.do("favour")
    assert scene_.gold(0) == 3


@proves("WITCH-5", "queen", "witch")
def test_for_a_witch_as_queen_her_own_seat_counts() -> None:
    king, nobody = seat(characters=["king"]), seat()
    beside_witch = bewitching("queen", seat(), seat(), nobody, nobody, king)
    beside_witch.do("favour")
    assert beside_witch.gold(0) == 2 + 3
    beside_queen = bewitching("queen", seat(), seat(), king, nobody, nobody)
    assert beside_queen.refuses("favour") == "not_beside"


@proves("SETUP-2", "queen")
def test_she_needs_five_players() -> None:
    with pytest.raises(citadels.SetupError):
        citadels.new_game(seats=4, ninth="queen")
    citadels.new_game(seats=5, ninth="queen")
