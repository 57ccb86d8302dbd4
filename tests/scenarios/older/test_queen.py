"""The Queen of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

import citadels
from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def scene(edition: str, royal_seat: int | None, royal: str = "king", seats: int = 5, **more: Any) -> Scene:
    """Seat 0 is the Queen; another seat may have the rank-4 character."""
    players = [seat(characters=["queen"]), *[seat() for _ in range(seats - 1)]]
    revealed = {"queen": 0}
    if royal_seat is not None:
        players[royal_seat] = seat(characters=[royal])
        revealed[royal] = royal_seat
    document: dict[str, Any] = {"turn": 0, "revealed": revealed} | more
    return Scene(*players, cast=["queen", royal], edition=edition, **document)


def beside_a_killed(edition: str, royal: str, royal_seat: int | None, **more: Any) -> Scene:
    """The Queen, at seat 0, acts; the rank-4 character was killed."""
    mark = {"mark": "killed", "character": royal, "owner": 3}
    return scene(edition, royal_seat, royal, revealed={"queen": 0}, marks=[mark], **more)


@proves("2002/queen", "dark_city/queen")
@pytest.mark.parametrize("royal_seat", [1, 4])
@EXPANDED
def test_three_gold_beside_the_king_on_either_side(edition: str, royal_seat: int) -> None:
    scene_ = scene(edition, royal_seat)
    scene_.do("favour")
    assert scene_.gold(0) == 3
    assert scene_.refuses("favour") == "used"


@proves("2002/queen", "dark_city/queen")
@pytest.mark.parametrize("royal_seat", [2, 3, None])
@EXPANDED
def test_nothing_if_the_king_is_not_a_neighbor(edition: str, royal_seat: int | None) -> None:
    scene_ = scene(edition, royal_seat)
    assert scene_.refuses("favour") == "not_beside_king"
    scene_.do("gather gold", "end")
    assert scene_.gold(0) == 2


@proves("2002/queen", "dark_city/queen")
@EXPANDED
def test_nothing_beside_the_emperor(edition: str) -> None:
    scene_ = scene(edition, 1, "emperor")
    assert scene_.refuses("favour") == "not_beside_king"
    scene_.do("gather gold", "end")
    assert scene_.gold(0) == 2


@proves("2002/queen", "dark_city/queen", "OLD-5", "CALL-3")
@EXPANDED
def test_a_killed_king_beside_her_brings_the_gold_at_the_end_of_the_round(edition: str) -> None:
    scene_ = beside_a_killed(edition, "king", 1)
    assert scene_.refuses("favour") == "not_beside_king"
    events = scene_.do("gather gold", "end")
    assert kinds(events)[:5] == ["TurnEnded", "Revealed", "CrownMoved", "GoldGained", "RoundBegan"]
    assert scene_.gold(0) == 2 + 3


@proves("2002/queen", "dark_city/queen", "CALL-3")
@EXPANDED
def test_she_is_paid_before_the_scoring(edition: str) -> None:
    scene_ = beside_a_killed(edition, "king", 1, first=[2])
    scene_.do("gather gold", "end")
    assert (scene_.game.over, scene_.gold(0)) == (True, 5)


@proves("2002/queen", "dark_city/queen")
@pytest.mark.parametrize("royal_seat", [2, None])
@EXPANDED
def test_a_killed_king_who_is_not_a_neighbor_brings_nothing(edition: str, royal_seat: int | None) -> None:
    scene_ = beside_a_killed(edition, "king", royal_seat)
    assert scene_.refuses("favour") == "not_beside_king"
    scene_.do("gather gold", "end")
    assert scene_.gold(0) == 2


@proves("2002/queen", "dark_city/queen")
@EXPANDED
def test_a_killed_emperor_beside_her_brings_nothing(edition: str) -> None:
    scene_ = beside_a_killed(edition, "emperor", 1)
    scene_.do("gather gold", "end", "crown 2")
    assert (scene_.prompt, scene_.gold(0)) == ("pick", 2)


@proves("2002/queen", "dark_city/queen")
@EXPANDED
def test_killed_she_gets_nothing(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["queen"]),
        seat(characters=["king"]),
        *[seat() for _ in range(3)],
        cast=["queen"],
        turn=1,
        marks=[{"mark": "killed", "character": "queen", "owner": 3}],
        edition=edition,
    )
    scene_.do("gather gold", "end")
    assert (scene_.prompt, scene_.gold(0)) == ("pick", 0)


@proves("2002/queen", "dark_city/queen", "2002/witch", "dark_city/witch", "WITCH-5")
@EXPANDED
def test_bewitched_the_witchs_own_seat_counts(edition: str) -> None:
    king, nobody = seat(characters=["king"]), seat()
    beside_witch = bewitching("queen", seat(), seat(), nobody, nobody, king, edition=edition)
    beside_witch.do("favour")
    assert beside_witch.gold(0) == 2 + 3
    beside_queen = bewitching("queen", seat(), seat(), king, nobody, nobody, edition=edition)
    assert beside_queen.refuses("favour") == "not_beside_king"


@proves("2002/queen", "dark_city/queen", "2002/witch", "dark_city/witch", "WITCH-6")
@EXPANDED
def test_beside_a_bewitched_king_she_is_paid(edition: str) -> None:
    others = seat(characters=["queen"]), seat(), seat()
    scene_ = bewitching("king", seat(), seat(), *others, cast=["queen"], edition=edition)
    scene_.do("end", "favour")
    assert scene_.gold(2) == 3


@proves("2002/queen", "dark_city/queen", "SETUP-2")
@EXPANDED
def test_she_is_not_allowed_with_fewer_than_five_players(edition: str) -> None:
    for seats in (2, 3, 4):
        with pytest.raises(citadels.SetupError):
            citadels.new_game(edition, seats=seats, ninth="queen")
    for seats in (5, 6, 7, 8):
        citadels.new_game(edition, seats=seats, ninth="queen", seed=1)


@proves("2002/queen", "dark_city/queen", "2002/hospital", "dark_city/hospital")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
@pytest.mark.parametrize(("answers", "gold"), [(["favour"], 5), ([], 2)])
def test_a_killed_king_who_answers_pays_the_queen_in_her_turn_or_not_at_all(
    edition: str, answers: list[str], gold: int
) -> None:
    scene = Scene(
        seat(characters=["assassin"]),
        seat(characters=["king"], city=["hospital"]),
        seat(characters=["queen"]),
        seat(),
        seat(),
        cast=["queen"],
        unique=["hospital"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene.do("kill king", "end", "answer", "gather gold", *answers, "gather gold", "end")
    assert scene.gold(2) == gold
