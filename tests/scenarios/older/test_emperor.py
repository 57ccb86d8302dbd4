"""The Emperor of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

import citadels
from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def called(edition: str, receiver: Data | None = None, crown: int = 3, **more: Any) -> Scene:
    """The Emperor, at seat 1, is just called; the player at seat 3 has the crown."""
    return Scene(
        seat(characters=["thief"]),
        seat(characters=["emperor"], gold=5, city=["manor"]),
        (receiver or seat()) | {"characters": ["bishop"]},
        seat(characters=["warlord"], gold=9, hand=["harbor"]),
        cast=["emperor"],
        crown=crown,
        called=4,
        revealed={"thief": 0},
        edition=edition,
        **more,
    )


def killed(edition: str, emperor: bool = True, **more: Any) -> Scene:
    """The Warlord, at seat 3, may end the round; the Emperor, at seat 1 if anywhere, was killed."""
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["emperor" if emperor else "magician"]),
        seat(characters=["bishop"], gold=5, hand=["docks"]),
        seat(characters=["warlord"]),
        cast=["emperor"],
        crown=3,
        turn=3,
        gathered=True,
        revealed={"assassin": 0, "bishop": 2, "warlord": 3} | ({} if emperor else {"magician": 1}),
        marks=[{"mark": "killed", "character": "emperor", "owner": 0}],
        edition=edition,
        **more,
    )


@proves("2002/emperor", "OLD-2")
def test_in_2002_he_gives_the_crown_on_being_called_before_anything_else() -> None:
    scene = called("2002")
    assert (scene.asked, scene.prompt) == (1, "coronation")
    assert scene.options == ["crown 2", "crown 0"]
    assert scene.refuses("gather gold") == scene.refuses("income") == scene.refuses("end") == ""
    events = scene.do("crown 2")
    assert kinds(events) == ["CrownMoved"]
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (1, "turn", 2)
    assert scene.options == ["gather gold", "gather cards", "income"]


@proves("dark_city/emperor", "OLD-2")
def test_in_dark_city_he_gives_the_crown_at_a_time_of_his_choice() -> None:
    first = called("dark_city")
    assert (first.asked, first.prompt) == (1, "turn")
    assert first.options == ["gather gold", "gather cards", "income", "crown 2", "crown 0"]
    assert kinds(first.do("crown 2")) == ["CrownMoved"]
    assert (first.table["crown"], first.options) == (2, ["gather gold", "gather cards", "income"])
    last = called("dark_city", seat(gold=2, hand=["docks"]))
    last.do("gather gold", "income", "crown 2")
    assert (last.asked, last.prompt, last.table["crown"]) == (2, "tribute", 2)
    last.do("give_gold")
    assert (last.asked, last.options, last.gold(1)) == (1, ["end"], 5 + 2 + 1 + 1)


@proves("dark_city/emperor", "OLD-2")
def test_in_dark_city_he_must_give_it_before_his_turn_ends() -> None:
    scene = called("dark_city")
    mandatory = {option.verb for option in scene.game.options() if option.mandatory}
    assert mandatory == {"gather", "crown"}
    scene.do("gather gold", "income")
    assert scene.options == ["crown 2", "crown 0"]
    assert scene.refuses("end") == "must"
    scene.do("crown 0", "end")
    assert (scene.asked, scene.table["crown"]) == (2, 0)


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_he_gives_it_neither_to_the_holder_nor_to_himself(edition: str) -> None:
    scene = called(edition)
    assert scene.refuses("crown 3") == {"2002": "", "dark_city": "has_crown"}[edition]
    assert scene.refuses("crown 1") == ""
    own = called(edition, crown=1)
    assert own.offers("crown") == ["crown 2", "crown 3", "crown 0"]


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_he_gives_it_once(edition: str) -> None:
    scene = called(edition)
    scene.do("crown 2", "gather gold")
    assert scene.options == ["income", "end"]
    scene.do("income")
    assert scene.gold(1) == 5 + 2 + 1
    scene.do("end")
    assert scene.table["crown"] == 2


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_who_gets_the_crown_chooses_to_give_a_gold(edition: str) -> None:
    scene = called(edition, seat(gold=2, hand=["docks", "temple", "docks"]))
    scene.do("crown 2")
    assert (scene.asked, scene.prompt) == (2, "tribute")
    assert scene.options == ["give_gold", "give_card temple", "give_card docks"]
    scene.do("give_gold")
    assert (scene.gold(1), scene.gold(2)) == (6, 1)
    assert scene.hand(1) == []
    assert (scene.asked, scene.prompt) == (1, "turn")


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_or_a_card_of_their_choice(edition: str) -> None:
    scene = called(edition, seat(gold=2, hand=["docks", "temple"]))
    scene.do("crown 2", "give_card docks")
    assert (scene.gold(1), scene.gold(2)) == (5, 2)
    assert (scene.hand(1), scene.hand(2)) == (["docks"], ["temple"])
    assert (scene.asked, scene.prompt) == (1, "turn")


@proves("2002/emperor", "dark_city/emperor", "INFO-2")
@EXPANDED
def test_only_the_two_see_the_card(edition: str) -> None:
    scene = called(edition, seat(hand=["docks", "temple"]))
    (card,) = scene.do("crown 2", "give_card docks")
    assert [card.seen_by(player).to_json()["cards"] for player in range(4)] == [
        None,
        ["docks"],
        ["docks"],
        None,
    ]


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_with_gold_alone_they_give_gold(edition: str) -> None:
    scene = called(edition, seat(gold=1))
    scene.do("crown 2")
    assert (scene.asked, scene.prompt) == (1, "turn")  # there was nothing to choose
    assert (scene.gold(1), scene.gold(2)) == (6, 0)


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_with_cards_alone_they_choose_among_the_cards(edition: str) -> None:
    scene = called(edition, seat(hand=["docks", "temple"]))
    scene.do("crown 2")
    assert (scene.asked, scene.options) == (2, ["give_card temple", "give_card docks"])
    scene.do("give_card temple")
    assert (scene.gold(1), scene.hand(1), scene.hand(2)) == (5, ["temple"], ["docks"])


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_with_neither_they_give_nothing(edition: str) -> None:
    scene = called(edition)
    scene.do("crown 2")
    assert (scene.asked, scene.prompt) == (1, "turn")
    assert (scene.gold(1), scene.hand(1)) == (5, [])


@proves("2002/emperor", "OLD-2")
def test_in_2002_the_thief_robs_him_of_the_tribute_too() -> None:
    robbed = [{"mark": "robbed", "character": "emperor", "owner": 0}]
    scene = called("2002", seat(gold=2, hand=["docks"]), marks=robbed)
    assert (scene.gold(0), scene.gold(1)) == (0, 5)
    scene.do("crown 2")
    assert (scene.gold(0), scene.gold(1)) == (0, 5)
    events = scene.do("give_gold")
    assert kinds(events) == ["GoldMoved", "GoldMoved"]
    assert (scene.gold(0), scene.gold(1), scene.gold(2)) == (6, 0, 1)


@proves("dark_city/emperor", "OLD-2")
def test_in_dark_city_the_tribute_comes_after_the_thief() -> None:
    robbed = [{"mark": "robbed", "character": "emperor", "owner": 0}]
    scene = called("dark_city", seat(gold=2, hand=["docks"]), marks=robbed)
    assert (scene.gold(0), scene.gold(1)) == (5, 0)
    scene.do("crown 2", "give_gold")
    assert (scene.gold(0), scene.gold(1), scene.gold(2)) == (5, 1, 1)


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_the_thief_may_receive_the_crown_and_robs_all_the_same(edition: str) -> None:
    robbed = [{"mark": "robbed", "character": "emperor", "owner": 0}]
    scene = called(edition, marks=robbed)
    scene.do("crown 0")  # in 2002 before being robbed, when the Thief has nothing to give
    thief, emperor = {"2002": (5, 0), "dark_city": (4, 1)}[edition]
    assert (scene.table["crown"], scene.gold(0), scene.gold(1)) == (0, thief, emperor)


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_who_gets_the_crown_begins_the_next_selection(edition: str) -> None:
    scene = called(edition)
    scene.do("crown 2", *["gather gold", "end"] * 3)
    assert (scene.asked, scene.prompt, scene.table["round"]) == (2, "pick", 2)


@proves("2002/emperor", "dark_city/emperor", "OLD-5", "CALL-3")
@EXPANDED
def test_killed_he_gives_it_at_the_end_of_the_round_and_gets_nothing(edition: str) -> None:
    scene = killed(edition)
    events = scene.do("end")
    assert kinds(events) == ["TurnEnded", "Revealed"]
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (1, "coronation", 3)
    assert scene.options == ["crown 2", "crown 0"]
    assert scene.table["revealed"] == {"assassin": 0, "emperor": 1, "bishop": 2, "warlord": 3}
    events = scene.do("crown 2")
    assert kinds(events)[:2] == ["CrownMoved", "RoundBegan"]
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (2, "pick", 2)
    assert (scene.gold(1), scene.gold(2), scene.hand(2)) == (0, 5, ["docks"])


@proves("2002/emperor", "dark_city/emperor", "OLD-5")
@EXPANDED
def test_nothing_moves_if_no_player_is_the_killed_emperor(edition: str) -> None:
    scene = killed(edition, emperor=False)
    events = scene.do("end")
    assert {"Revealed", "CrownMoved"}.isdisjoint(kinds(events))
    assert (scene.prompt, scene.table["crown"]) == ("pick", 3)


@proves("2002/witch", "dark_city/witch", "2002/emperor", "dark_city/emperor")
@EXPANDED
def test_bewitched_the_crown_waits_until_the_witch_resumes(edition: str) -> None:
    scene = Scene(
        seat(characters=["witch"]),
        seat(characters=["emperor"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["witch", "emperor"],
        crown=3,
        edition=edition,
    )
    scene.do("gather gold", "bewitch emperor")
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (1, "gather", 3)
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "TurnEnded", "TurnResumed"]
    prompt = {"2002": "coronation", "dark_city": "turn"}[edition]
    assert (scene.asked, scene.prompt, scene.table["crown"]) == (0, prompt, 3)
    assert scene.options == ["crown 1", "crown 2"]  # she must; the bewitched player may receive it


@proves("2002/witch", "dark_city/witch", "2002/emperor", "dark_city/emperor")
@EXPANDED
def test_bewitched_the_witch_gives_the_crown_and_is_paid(edition: str) -> None:
    emperor = seat(hand=["docks"], city=["castle", "palace"])
    scene = bewitching("emperor", seat(city=["manor"]), emperor, seat(), seat(), edition=edition)
    assert scene.offers("crown") == ["crown 1", "crown 2", "crown 3"]
    scene.do("crown 1")
    assert (scene.asked, scene.prompt) == (1, "tribute")
    scene.do("give_gold")
    assert (scene.table["crown"], scene.gold(0), scene.gold(1)) == (1, 3, 1)
    assert (scene.asked, scene.options) == (0, ["income", "end"])
    scene.do("income", "end")
    assert scene.gold(0) == 4


@proves("2002/emperor", "dark_city/emperor")
@EXPANDED
def test_with_three_players_the_crown_goes_to_the_one_left(edition: str) -> None:
    scene = Scene(
        seat(characters=["emperor", "bishop"]),
        seat(characters=["thief", "warlord"]),
        seat(characters=["magician", "architect"], gold=1),
        cast=["emperor"],
        crown=1,
        called=4,
        revealed={"thief": 1, "magician": 2},
        edition=edition,
    )
    assert (scene.asked, scene.offers("crown")) == (0, ["crown 2"])
    scene.do("crown 2")
    assert (scene.gold(0), scene.gold(2)) == (1, 0)


@proves("2002/emperor", "dark_city/emperor", "SETUP-2")
@EXPANDED
def test_he_is_not_used_with_two_players(edition: str) -> None:
    cast = ["assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord"]
    with pytest.raises(citadels.SetupError, match="the emperor needs at least 3 players"):
        citadels.new_game(edition, seats=2, characters=cast)
    citadels.new_game(edition, seats=3, characters=cast)
