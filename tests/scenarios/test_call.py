"""The calling of ranks, and the end of a round."""

from __future__ import annotations

import pytest

from citadels.engine.events import CrownMoved, GoldMoved, Revealed, RoundBegan, Silence, TurnEnded
from tests.scenarios.scene import Data, Scene, kinds, proves, seat


def killed(character: str, owner: int = 0) -> Data:
    return {"mark": "killed", "character": character, "owner": owner}


def four(*cast: str, **more: object) -> Scene:
    """Return a round before the first call; seats 0 to 3 have ranks 1, 4, 6 and 7."""
    first = "witch" if "witch" in cast else "assassin"
    royal = next((key for key in cast if key in ("emperor", "patrician")), "king")
    held = (first, royal, "merchant", "architect")
    return Scene(*[seat(gold=3, characters=[key]) for key in held], cast=cast, crown=3, **more)  # type: ignore[arg-type]


@proves("CALL-1")
def test_ranks_are_called_in_order_whatever_the_seats() -> None:
    scene = Scene(
        seat(characters=["warlord"]),
        seat(characters=["merchant"]),
        seat(characters=["thief"]),
        seat(characters=["assassin"]),
    )
    order = []
    for _ in range(4):
        order.append(scene.asked)
        scene.do("gather gold", "end")
    assert order == [3, 2, 1, 0]
    called = [e.character for e in scene.game.events if isinstance(e, Revealed | Silence)]
    silent = ["magician", "king", "bishop", "architect"]
    assert called == ["thief", *silent[:3], "merchant", "architect", "warlord"]  # the Assassin came first
    assert [e.character for e in scene.game.events if isinstance(e, Silence)] == silent


@proves("CALL-1")
def test_who_is_called_reveals_and_takes_a_turn() -> None:
    scene = four()
    assert scene.asked == 0
    assert scene.game.view().revealed == {"assassin": 0}
    events = scene.do("gather gold", "end")
    assert Revealed(1, "king") in events
    assert scene.game.view().revealed == {"assassin": 0, "king": 1}
    assert scene.game.view().players[1].revealed == ("king",)
    assert scene.asked == 1


@proves("CALL-1", "INFO-3")
def test_a_killed_and_an_absent_character_are_silent_alike() -> None:
    scene = four()
    scene.do("kill merchant", "gather gold", "end")
    events = scene.do("gather gold", "end")
    silent = [e for e in events if isinstance(e, Silence)]
    assert silent == [Silence("bishop"), Silence("merchant")]
    assert scene.asked == 3


@proves("CALL-1")
def test_a_round_can_end_with_the_last_rank_in_silence() -> None:
    scene = four()
    events = scene.do(*["gather gold", "end"] * 4)
    assert Silence("warlord") in events
    assert isinstance(events[-3], RoundBegan)


# -- what happens on revealing


@proves("CALL-2", "CROWN-1")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_the_crown_first_then_the_thief(royal: str) -> None:
    scene = Scene(
        seat(characters=["thief"]),
        seat(gold=5, characters=[royal]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=[royal],
        crown=3,
        turn=0,
    )
    events = scene.do(f"rob {royal}", "gather gold", "end")
    told = [e for e in events if isinstance(e, Revealed | CrownMoved | GoldMoved)]
    assert told == [Revealed(1, royal), CrownMoved(1, 3), GoldMoved(1, 0, 5, "thief")]
    assert scene.gold(1) == 0
    assert scene.asked == 1


@proves("CALL-2", "WITCH-1", "CROWN-1")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_a_bewitched_king_or_patrician_takes_the_crown(royal: str) -> None:
    scene = four("witch", royal)
    events = scene.do("gather gold", f"bewitch {royal}")
    assert CrownMoved(1, 3) in events
    assert scene.prompt == "gather"  # nothing but gathering is left of that turn
    assert scene.asked == 1
    events = scene.do("gather gold")
    assert TurnEnded(1, royal) in events
    assert scene.asked == 0


@proves("CALL-2", "CROWN-1")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_a_threatened_king_or_patrician_takes_the_crown_before_answering(royal: str) -> None:
    scene = Scene(
        seat(characters=["blackmailer"]),
        seat(gold=5, characters=[royal]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["blackmailer", royal],
        crown=3,
        turn=0,
    )
    events = scene.do(f"threaten {royal}", "threaten warlord", "flower warlord", "gather gold", "end")
    assert CrownMoved(1, 3) in events
    assert scene.prompt == "gather"
    scene.do("gather gold")
    assert scene.prompt == "answer_threat"


@proves("CALL-2")
def test_what_follows_on_revealing_is_known_to_all_before_the_turn() -> None:
    scene = four()
    scene.do("gather gold", "end")
    assert scene.game.view().crown == 1
    assert scene.game.view().turn.character == "king"  # type: ignore[union-attr]


# -- the end of the round


@proves("CALL-3", "king", "patrician")
@pytest.mark.parametrize("royal", ["king", "patrician"])
def test_a_killed_rank_four_is_revealed_at_the_end_and_takes_the_crown(royal: str) -> None:
    scene = four(royal)
    scene.do(f"kill {royal}", "gather gold", "end", "gather gold", "end", "gather gold")
    assert royal not in scene.game.view().revealed
    assert scene.game.view().crown == 3
    events = scene.do("end")
    told = [e for e in events if isinstance(e, Silence | Revealed | CrownMoved | RoundBegan)]
    assert told == [Silence("warlord"), Revealed(1, royal), CrownMoved(1, 3), RoundBegan(2, 1)]
    assert scene.asked == 1  # who drafts first


@proves("CALL-3", "emperor")
def test_a_killed_emperor_is_revealed_at_the_end_and_gives_the_crown() -> None:
    scene = four("emperor")
    scene.do("kill emperor", "gather gold", "end", "gather gold", "end", "gather gold")
    events = scene.do("end")
    assert Revealed(1, "emperor") in events
    assert scene.prompt == "coronation"
    assert scene.asked == 1
    scene.do("crown 2")
    assert scene.game.view().crown == 2
    assert scene.asked == 2
    assert scene.gold(1) == 3  # takes no resource


@proves("CALL-3")
def test_other_killed_characters_stay_unrevealed() -> None:
    scene = four()
    scene.do("kill merchant", "gather gold", "end", "gather gold", "end", "gather gold")
    events = scene.do("end")
    assert [e for e in events if isinstance(e, Revealed)] == []
    assert scene.game.view().round == 2


@proves("CALL-3")
def test_a_killed_rank_four_without_a_player_is_not_revealed() -> None:
    scene = Scene(
        seat(characters=["assassin"]),
        seat(characters=["thief"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=2,
    )
    scene.do("kill king", *["gather gold", "end"] * 3, "gather gold")
    events = scene.do("end")
    assert [e for e in events if isinstance(e, Revealed | CrownMoved)] == []
    assert scene.asked == 2


@proves("CALL-3", "queen")
def test_the_queen_beside_a_killed_rank_four_is_paid_after_it_is_revealed() -> None:
    scene = Scene(
        *[seat(characters=[key]) for key in ("assassin", "king", "queen", "thief", "bishop")],
        cast=["queen"],
        crown=4,
    )
    scene.do("kill king", *["gather gold", "end"] * 3, "gather gold")
    assert scene.asked == 2
    assert scene.refuses("favour") == "not_beside"
    events = scene.do("end")
    assert kinds(events)[:4] == ["TurnEnded", "Revealed", "CrownMoved", "GoldGained"]
    assert scene.gold(2) == 5


@proves("CALL-3", "statue")
def test_a_crown_that_moves_at_the_end_of_the_last_round_counts_for_the_statue() -> None:
    scene = Scene(
        seat(
            characters=["assassin"], city=["tavern", "temple", "docks", "manor", "castle", "market", "church"]
        ),
        seat(characters=["king"], city=["statue"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=3,
        first=[0],
    )
    scene.do("kill king", *["gather gold", "end"] * 3)
    assert scene.game.over
    assert scene.score(1) == {"districts": 3, "statue": 5}


@proves("CALL-4", "END-1")
def test_a_completed_city_ends_the_game_after_the_round_and_not_before() -> None:
    city = ["tavern", "temple", "docks", "manor", "castle", "market"]
    scene = Scene(
        seat(gold=2, hand=["church"], city=city, characters=["assassin"]),
        seat(gold=2, hand=["prison"], characters=["thief"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
    )
    events = scene.do("gather gold", "build church")
    assert "CityCompleted" in kinds(events)
    asked = []
    for answer in ("end", "gather gold", "build prison", "end", "gather gold", "end", "gather gold", "end"):
        events = scene.do(answer)
        asked.append(scene.asked)
    assert asked == [1, 1, 1, 2, 2, 3, 3, None]
    assert scene.game.over
    assert kinds(events)[-1] == "GameEnded"
    assert scene.options == []


@proves("CALL-4")
def test_otherwise_a_new_selection_phase_begins_with_the_crowned_player() -> None:
    scene = four(marks=[killed("warlord")], gold_on={}, round_flags={"bishop": 2}, round=3, called=2)
    scene.do(*["gather gold", "end"] * 3)
    view = scene.game.view()
    assert view.round == 4
    assert view.phase == "draft"
    assert view.crown == scene.asked == 1  # the King took it
    assert view.revealed == {}
    assert view.marks == []
    assert view.round_flags == {}
    assert [player.character_count for player in view.players] == [0] * 4


@proves("CALL-4")
def test_the_crown_stays_unless_taken() -> None:
    scene = Scene(
        *[seat(characters=[key]) for key in ("thief", "bishop", "merchant", "warlord")],
        crown=2,
    )
    scene.do(*["gather gold", "end"] * 4)
    assert scene.asked == scene.game.view().crown == 2


@proves("CALL-4", "END-4")
def test_a_city_that_was_completed_ends_the_game_though_it_has_shrunk() -> None:
    city = ["tavern", "temple", "docks", "manor", "castle", "market"]
    scene = Scene(
        *[seat(characters=[key]) for key in ("thief", "bishop", "merchant")],
        seat(characters=["warlord"], city=city),
        first=[3],
    )
    scene.do(*["gather gold", "end"] * 4)
    assert scene.game.over
    assert scene.score(3)["complete_first"] == 4
