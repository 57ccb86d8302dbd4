"""The Ball Room: thanks to its crowned owner, or no turn."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import BASIC_CAST, Data, Scene, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
RANKS = {name: rank for rank, name in enumerate(BASIC_CAST, 1)} | {"witch": 1, "emperor": 4}


def scene(edition: str, guest: str, owner: str = "warlord", **more: object) -> Scene:
    """Seat 0 has the Ball Room and the crown, seat 1 is the guest who is called."""
    options: Data = {"unique": ["ball_room"], "called": RANKS[guest], "crown": 0} | more
    city, gold = options.pop("city", []), options.pop("gold", 0)
    return Scene(
        seat(city=["ball_room"], characters=[owner]),
        seat(gold, city=city, characters=[guest]),  # type: ignore[arg-type]
        seat(),
        seat(),
        edition=edition,
        **options,  # type: ignore[arg-type]
    )


@BOTH
@proves("2002/ball_room", "dark_city/ball_room")
def test_others_are_asked_right_after_revealing(edition: str) -> None:
    scene_ = scene(edition, "merchant", gold=1)
    assert (scene_.asked, scene_.prompt, scene_.options) == (1, "ball_room", ["thank", "snub"])
    assert scene_.table["revealed"] == {"merchant": 1}
    assert scene_.gold(1) == 1  # nothing else has happened yet
    events = scene_.do("thank")
    assert kinds(events)[0] == "Thanked"
    assert (scene_.asked, scene_.prompt) == (1, "turn")
    scene_.do("gather gold", "end")
    assert scene_.gold(1) == 1 + 2 + 1


@BOTH
@proves("2002/ball_room", "dark_city/ball_room")
def test_who_does_not_thank_loses_the_turn(edition: str) -> None:
    unique = ["ball_room", "park", "poor_house"]
    scene_ = scene(edition, "merchant", city=["tavern", "park", "poor_house"], unique=unique)
    events = scene_.do("snub")
    assert kinds(events)[:2] == ["Declined", "TurnEnded"]
    assert (scene_.gold(1), scene_.hand(1)) == (0, [])  # no gathering, no extra, no end of turn
    assert (scene_.asked, scene_.prompt) == (0, "turn")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room")
def test_the_owner_is_not_asked(edition: str) -> None:
    scene_ = scene(edition, "warlord", "merchant", called=6)
    assert (scene_.asked, scene_.prompt) == (0, "turn")
    scene_.do("gather gold", "end")
    assert (scene_.asked, scene_.prompt) == (1, "ball_room")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room")
def test_only_while_the_owner_has_the_crown(edition: str) -> None:
    for crown in (1, 2):
        scene_ = scene(edition, "merchant", crown=crown)
        assert (scene_.asked, scene_.prompt) == (1, "turn")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "2002/king", "dark_city/king")
def test_an_owner_who_becomes_king_is_thanked_from_then_on(edition: str) -> None:
    scene_ = Scene(
        seat(city=["ball_room"], characters=["king"]), seat(characters=["magician"]),
        seat(characters=["bishop"]), seat(), edition=edition, unique=["ball_room"], called=3, crown=3,
    )  # fmt: skip
    assert scene_.prompt == "turn"
    scene_.do("gather gold", "end", "gather gold", "end")
    assert (scene_.asked, scene_.prompt) == (2, "ball_room")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "OLD-2", "CALL-2", "2002/king", "dark_city/king")
def test_a_king_takes_the_crown_thanks_or_not(edition: str) -> None:
    for answer in ("thank", "snub"):
        scene_ = scene(edition, "king")
        assert (scene_.prompt, scene_.table["crown"]) == ("ball_room", 0)
        scene_.do(answer)
        assert scene_.table["crown"] == 1
        assert scene_.asked == (1 if answer == "thank" else 0)
        assert scene_.prompt == "turn"


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "OLD-2")
def test_no_player_is_asked_once_the_king_has_the_crown(edition: str) -> None:
    scene_ = Scene(
        seat(city=["ball_room"]), seat(characters=["king"]), seat(characters=["bishop"]), seat(),
        edition=edition, unique=["ball_room"], called=4, crown=0,
    )  # fmt: skip
    scene_.do("snub")
    assert (scene_.asked, scene_.prompt) == (2, "turn")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "OLD-2", "2002/emperor", "dark_city/emperor")
def test_an_emperor_is_asked_before_giving_the_crown_away(edition: str) -> None:
    scene_ = scene(edition, "emperor", cast=["emperor"])
    assert scene_.prompt == "ball_room"
    scene_.do("thank")
    assert (scene_.asked, scene_.prompt) == (1, {"2002": "coronation", "dark_city": "turn"}[edition])


@proves("dark_city/ball_room", "OLD-2", "dark_city/emperor")
def test_in_dark_city_an_emperor_who_loses_the_turn_leaves_the_crown_where_it_is() -> None:
    scene_ = scene("dark_city", "emperor", cast=["emperor"])
    events = scene_.do("snub")
    assert "CrownMoved" not in kinds(events)
    assert scene_.table["crown"] == 0


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "2002/thief", "dark_city/thief")
def test_the_thief_still_robs(edition: str) -> None:
    for answer in ("thank", "snub"):
        scene_ = Scene(
            seat(city=["ball_room"], characters=["warlord"]), seat(5, characters=["merchant"]),
            seat(1, characters=["thief"]), seat(), edition=edition, unique=["ball_room"], called=6, crown=0,
            revealed={"thief": 2}, marks=[{"mark": "robbed", "character": "merchant", "owner": 2}],
        )  # fmt: skip
        assert (scene_.prompt, scene_.gold(1)) == ("ball_room", 5)
        events = scene_.do(answer)
        assert kinds(events)[1] == "GoldMoved"
        assert scene_.gold(2) == 6


def bewitched(edition: str) -> Scene:
    """Seat 2, the Witch, has gathered and bewitched the Merchant, seat 1, who is now asked."""
    scene_ = Scene(
        seat(city=["ball_room"], characters=["warlord"]), seat(characters=["merchant"]),
        seat(city=["tavern"], characters=["witch"]), seat(), edition=edition, cast=["witch"],
        unique=["ball_room"], called=1, crown=0,
    )  # fmt: skip
    assert (scene_.asked, scene_.prompt) == (2, "ball_room")
    scene_.do("thank", "gather gold", "bewitch merchant")
    assert (scene_.asked, scene_.prompt) == (1, "ball_room")
    return scene_


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "2002/witch", "dark_city/witch", "WITCH-4")
def test_a_witch_does_not_resume_if_the_bewitched_player_snubs(edition: str) -> None:
    scene_ = bewitched(edition)
    events = scene_.do("snub")
    assert "TurnResumed" not in kinds(events)
    assert (scene_.gold(1), scene_.gold(2)) == (0, 2)
    assert (scene_.asked, scene_.prompt) == (0, "turn")  # the Warlord


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "2002/witch", "dark_city/witch")
def test_she_resumes_after_thanks_and_is_not_asked_again(edition: str) -> None:
    scene_ = bewitched(edition)
    scene_.do("thank")
    assert (scene_.asked, scene_.prompt) == (1, "gather")
    scene_.do("gather gold")
    assert (scene_.asked, scene_.prompt) == (2, "turn")
    scene_.do("income")
    assert scene_.gold(2) == 2 + 1 + 1  # gathered, the Merchant's extra, a tavern


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "2002/witch", "dark_city/witch")
def test_a_witch_who_snubs_neither_gathers_nor_bewitches(edition: str) -> None:
    scene_ = scene(edition, "witch", cast=["witch"])
    scene_.do("snub")
    assert (scene_.gold(1), scene_.asked) == (0, 0)
    assert "marks" not in scene_.table
    assert "suspended" not in scene_.table


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "CALL-1")
def test_a_killed_player_is_not_asked(edition: str) -> None:
    scene_ = Scene(
        seat(city=["ball_room"], characters=["warlord"]), seat(characters=["merchant"]),
        seat(characters=["assassin"]), seat(), edition=edition, unique=["ball_room"], called=6, crown=0,
        revealed={"assassin": 2}, marks=[{"mark": "killed", "character": "merchant", "owner": 2}],
    )  # fmt: skip
    assert (scene_.asked, scene_.prompt) == (0, "turn")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "2002/hospital", "dark_city/hospital")
def test_who_answers_from_the_hospital_is_asked_too(edition: str) -> None:
    for answer, gold in (("thank", 2), ("snub", 0)):
        scene_ = Scene(
            seat(city=["ball_room"], characters=["warlord"]),
            seat(city=["hospital"], characters=["merchant"]),
            seat(characters=["assassin"]), seat(), edition=edition, unique=["ball_room", "hospital"],
            called=6, crown=0, revealed={"assassin": 2},
            marks=[{"mark": "killed", "character": "merchant", "owner": 2}],
        )  # fmt: skip
        assert scene_.prompt == "hospital"
        scene_.do("answer")
        assert (scene_.asked, scene_.options) == (1, ["thank", "snub"])
        scene_.do(answer)
        if answer == "thank":
            scene_.do("gather gold")
        assert (scene_.gold(1), scene_.asked, scene_.prompt) == (gold, 0, "turn")


@BOTH
@proves("2002/ball_room", "dark_city/ball_room", "FEW-1")
def test_with_two_players_each_call_is_answered(edition: str) -> None:
    scene_ = Scene(
        seat(city=["ball_room"], characters=["merchant", "warlord"]),
        seat(characters=["bishop", "architect"]), edition=edition, unique=["ball_room"], called=5, crown=0,
    )  # fmt: skip
    scene_.do("snub")
    assert (scene_.asked, scene_.prompt) == (0, "turn")
    scene_.do("gather gold", "end")
    assert (scene_.asked, scene_.prompt) == (1, "ball_room")
    scene_.do("thank")
    assert scene_.prompt == "turn"
