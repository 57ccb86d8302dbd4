"""Theater."""

from __future__ import annotations

import citadels
from tests.scenarios.scene import Scene, kinds, proves, seat


def scene(owner: int = 0) -> Scene:
    """The last pick of the draft is pending; seat 3 will keep the Warlord."""
    cities = [["theater"] if seat_ == owner else [] for seat_ in range(4)]
    characters = [["king"], ["assassin"], ["bishop"], []]
    return Scene(
        *[seat(city=city, characters=held) for city, held in zip(cities, characters, strict=True)],
        unique=["theater"],
        phase="draft",
        faceup=["thief", "magician"],
        facedown=["merchant"],
        packet=["architect", "warlord"],
        pending=[["Call", 1], ["FinishDraft"], ["Pick", 3]],
    )


@proves("theater")
def test_after_the_selection_phase_its_owner_may_swap_with_a_player_of_choice() -> None:
    scene_ = scene()
    scene_.do("pick warlord")
    assert scene_.asked == 0
    assert scene_.prompt == "theater"
    assert scene_.table.get("rank", 0) == 0  # before rank 1 is called
    assert scene_.options == ["theater 1", "theater 2", "theater 3", "pass"]  # no discards
    scene_.do("theater 1")
    assert scene_.player(0)["characters"] == ["assassin"]
    assert scene_.player(1)["characters"] == ["king"]
    assert scene_.asked == 0  # now the Assassin


@proves("theater")
def test_it_may_be_declined() -> None:
    scene_ = scene()
    scene_.do("pick warlord")
    assert "Declined" in kinds(scene_.do("pass"))
    assert scene_.player(0)["characters"] == ["king"]
    assert scene_.asked == 1


@proves("theater")
def test_any_owner_may_use_it() -> None:
    scene_ = scene(owner=2)
    scene_.do("pick warlord")
    assert scene_.asked == 2
    assert scene_.options == ["theater 3", "theater 0", "theater 1", "pass"]
    scene_.do("theater 3")
    assert scene_.player(2)["characters"] == ["warlord"]
    assert scene_.player(3)["characters"] == ["bishop"]


@proves("theater", "TURN-9", "INFO-2")
def test_both_look_at_what_they_got_others_see_only_that_they_swapped() -> None:
    scene_ = scene()
    scene_.do("pick warlord")
    swap = next(event for event in scene_.do("theater 2") if kinds([event]) == ["CharactersSwapped"])
    told = swap.seen_by(0).to_json()
    assert (told["given"], told["received"]) == ("king", "bishop")
    assert swap.seen_by(2) == swap.seen_by(0)
    assert scene_.game.knowledge(0).held[2] == [frozenset(["king"])]
    assert scene_.game.knowledge(2).held[0] == [frozenset(["bishop"])]
    for other in (1, 3, citadels.SPECTATOR):
        seen = swap.seen_by(other).to_json()
        assert (seen["seat"], seen["other"]) == (0, 2)
        assert seen["given"] is None
        assert seen["received"] is None


@proves("theater")
def test_the_swap_is_blind() -> None:
    """Before choosing, the owner's view shows no other player's character."""
    scene_ = scene()
    scene_.do("pick warlord")
    players = scene_.game.view(0).players
    assert [player.characters for player in players] == [("king",), None, None, None]


@proves("theater")
def test_one_built_this_round_works_from_the_next() -> None:
    scene_ = Scene(
        seat(characters=["warlord"], hand=["theater"], gold=6),
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        unique=["theater"],
    )
    scene_.do("build theater")
    assert scene_.prompt == "turn"
    scene_.do("end")
    while scene_.prompt == "pick":
        scene_.do(scene_.options[0])
    assert scene_.prompt == "theater"
    assert scene_.asked == 0
    assert scene_.table["round"] == 2


@proves("theater")
def test_only_at_the_end_of_a_selection_phase() -> None:
    scene_ = Scene(
        seat(characters=["king"], city=["theater"]), seat(), seat(), seat(), turn=0, unique=["theater"]
    )
    assert scene_.offers("theater") == []


@proves("theater", "FEW-5")
def test_with_two_players_the_owner_picks_what_to_give_and_gets_one_at_random() -> None:
    received = set()
    for number in range(16):
        scene_ = Scene(
            seat(characters=["king", "thief"]),
            seat(characters=["assassin"], city=["theater"]),
            unique=["theater"],
            phase="draft",
            packet=["bishop", "warlord"],
            pending=[["Call", 1], ["FinishDraft"], ["Pick", 1]],
            key=f"{number:064x}",
        )
        scene_.do("pick warlord")
        assert scene_.options == ["theater 0", "pass"]
        scene_.do("theater 0")
        assert scene_.asked == 1
        assert scene_.options == ["give_character assassin", "give_character warlord"]
        scene_.do("give_character assassin")
        mine, theirs = scene_.player(1)["characters"], scene_.player(0)["characters"]
        assert isinstance(mine, list)
        assert isinstance(theirs, list)
        assert set(mine) | set(theirs) == {"king", "thief", "assassin", "warlord"}
        assert "assassin" in theirs
        (got,) = set(mine) - {"warlord"}
        received.add(got)
        assert scene_.asked == 0  # the Assassin is called
    assert received == {"king", "thief"}


@proves("theater", "FEW-5")
def test_with_three_players() -> None:
    scene_ = Scene(
        seat(characters=["king", "thief"], city=["theater"]),
        seat(characters=["assassin", "magician"]),
        seat(characters=["bishop"]),
        cast=["artist"],
        unique=["theater"],
        phase="draft",
        packet=["merchant", "warlord"],
        pending=[["Call", 1], ["FinishDraft"], ["Pick", 2]],
    )
    scene_.do("pick warlord")
    assert scene_.options == ["theater 1", "theater 2", "pass"]
    scene_.do("theater 2", "give_character thief")
    assert "thief" in scene_.player(2)["characters"]  # type: ignore[operator]
    assert scene_.player(1)["characters"] == ["assassin", "magician"]
    assert len(scene_.player(0)["characters"]) == 2  # type: ignore[arg-type]
