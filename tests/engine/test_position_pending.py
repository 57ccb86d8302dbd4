"""Positions: the pending steps follow from the rest of the document."""

from __future__ import annotations

import pytest

import citadels
from citadels import Document, PositionError
from tests.engine.position_documents import CAST, king_acts, names, other_player, players

# -- what is pending ---------------------------------------------------------------------------


def test_a_turn_goes_on_where_it_is() -> None:
    game = citadels.load(king_acts())
    assert (game.seat, game.prompt) == (1, "turn")
    assert "gather gold" in [action.text for action in game.actions()]
    gathered = king_acts(turn={"seat": 1, "character": "king", "gathered": True, "used": ["income"]})
    assert [action.text for action in citadels.load(gathered).actions()] == ["end"]


def test_without_a_turn_the_rank_is_called() -> None:
    document = king_acts(called=5, revealed={"thief": 0, "king": 1})
    document.pop("turn")
    players(document)[2]["characters"] = ["merchant"]
    game = citadels.load(document)
    assert (game.seat, game.prompt) == (2, "turn")
    assert game.view().revealed == {"thief": 0, "king": 1, "merchant": 2}


def test_a_round_begins_at_the_start() -> None:
    game = citadels.load({"phase": "start", "round": 3, "crown": 2, "players": [{"gold": 1}] * 4})
    assert (game.seat, game.prompt, game.round) == (2, "pick", 4)


def test_the_first_round_begins_at_the_start_too() -> None:
    game = citadels.load({"phase": "start", "round": 0, "crown": 1, "players": [{"gold": 2}] * 4})
    assert (game.seat, game.prompt, game.round) == (1, "pick", 1)


def test_an_option_names_the_seat_whose_card_it_is() -> None:
    wizard = king_acts(
        characters=[*CAST[:2], "wizard", *CAST[3:]],
        called=3,
        revealed={"thief": 0, "wizard": 1},
        turn={"seat": 1, "character": "wizard", "gathered": True},
        pending=[["Call", 4], ["TakeTurn", 1], ["TakeCard", 1, 0]],
    )
    players(wizard)[1]["characters"] = ["wizard"]
    options = citadels.load(wizard).options()
    assert {option.seat for option in options} == {0}
    keeping = king_acts(pending=[["Call", 5], ["TakeTurn", 1], ["KeepCards", 1]])
    keeping["turn"] = {"seat": 1, "character": "king", "gathered": True}
    players(keeping)[1]["drawn"] = ["palace", "market"]
    assert {option.seat for option in citadels.load(keeping).options()} == {None}


@pytest.mark.parametrize(("hand", "gold", "fits"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_an_emperor_demands_only_where_there_is_a_choice(hand: int, gold: int, fits: bool) -> None:
    emperor = king_acts(
        characters=[*CAST[:3], "emperor", *CAST[4:]],
        revealed={"thief": 0, "emperor": 1},
        turn={"seat": 1, "character": "emperor", "gathered": True},
        pending=[["Call", 5], ["TakeTurn", 1], ["Demand", 1, 3]],
    )
    players(emperor)[1]["characters"] = ["emperor"]
    players(emperor)[3] |= {"hand": hand, "gold": gold}
    if fits:
        assert citadels.load(emperor).prompt == "demand"
    else:
        with pytest.raises(PositionError, match=r"^pending\[2\]: Demand does not fit the table"):
            citadels.load(emperor)


def test_a_game_may_be_over() -> None:
    game = citadels.load({"phase": "over", "players": [{"city": ["manor"]}, {"city": ["tavern"]}]})
    assert game.over
    result = game.result()
    assert result is not None
    assert result.winners == (0,)


def test_cities_complete_at_once_are_not_noted_as_first() -> None:
    """The position says who completed a city first; it is not guessed."""
    city = ["manor", "castle", "temple", "church", "tavern", "market", "docks"]
    document = king_acts(**other_player(1, city=city, hand=[]))
    assert citadels.load(document).view().first == ()
    assert citadels.load(document | {"first": [1]}).view().first == (1,)


# -- what need not be written ------------------------------------------------------------------


def interrupted(mark: str, **more: object) -> Document:
    """The King's turn of seat 1, with a mark of seat 0 on him."""
    by = {"robbed": "thief", "threat": "blackmailer", "bewitched": "witch"}[mark]
    rank = {"thief": 2, "blackmailer": 2, "witch": 1}[by]
    return {
        "characters": [by if index == rank else key for index, key in enumerate(CAST, 1)],
        "players": [
            {"gold": 3, "characters": [by]},
            {"gold": 4, "characters": ["king"]},
            {"characters": ["bishop"]},
            {"characters": ["warlord"]},
        ],
        "marks": [{"mark": mark, "character": "king", "owner": 0}],
        "turn": {"seat": 1, "character": "king"},
        "key": "22" * 32,
        **more,
    }


@pytest.mark.parametrize("mark", ["robbed", "threat", "bewitched"])
def test_an_interrupted_turn_before_gathering_is_asked_what_it_was_asked_in_play(mark: str) -> None:
    """Played there from the call of the rank on, and written as the turn alone, it is the same."""
    called = interrupted(mark, called=4)
    del called["turn"]
    played = citadels.load(called)
    follows = citadels.load(played.to_json() | {"pending": None, "suspended": None})
    assert follows.to_json()["pending"] == played.to_json()["pending"]
    assert follows.to_json() == played.to_json()
    assert (follows.seat, follows.prompt) == (1, "turn" if mark == "robbed" else "gather")


def test_after_gathering_a_threat_is_answered() -> None:
    game = citadels.load(interrupted("threat", turn={"seat": 1, "character": "king", "gathered": True}))
    assert (game.seat, game.prompt) == (1, "turn")


def test_after_gathering_a_bewitched_turn_is_over() -> None:
    game = citadels.load(interrupted("bewitched", turn={"seat": 1, "character": "king", "gathered": True}))
    assert (game.seat, game.prompt) == (0, "turn")
    view = game.view()
    assert view.turn is not None
    assert (view.turn.character, view.suspended) == ("king", None)


def test_a_robbed_turn_goes_on_while_a_witch_waits() -> None:
    """Robbed and bewitched are two characters."""
    game = citadels.load(
        {
            "characters": ["witch", *CAST[1:]],
            "players": [
                {"characters": ["witch"]},
                {"gold": 4, "characters": ["king"]},
                {"characters": ["thief"]},
                {"characters": ["warlord"]},
            ],
            "marks": [
                {"mark": "bewitched", "character": "warlord", "owner": 0},
                {"mark": "robbed", "character": "king", "owner": 2},
            ],
            "turn": {"seat": 1, "character": "king"},
        }
    )
    assert (game.seat, game.prompt) == (1, "turn")
    view = game.view()
    assert view.suspended is not None
    assert (view.suspended.seat, view.suspended.character, view.suspended.gathered) == (0, "witch", True)


def test_a_witch_whose_character_is_still_to_come_waits() -> None:
    """Her suspended turn follows from the mark, and she goes on when that character is called."""
    document = interrupted("bewitched", turn={"seat": 0, "character": "witch", "gathered": True}, marks=[])
    witch = citadels.load(document)
    witch.apply("bewitch warlord")
    written = witch.to_json()
    follows = citadels.load(written | {"suspended": None})
    assert follows.to_json() == written
    while follows.seat != 3:
        follows.apply("end" if "end" in [action.text for action in follows.actions()] else "gather gold")
    follows.apply("gather gold")
    assert (follows.seat, follows.prompt) == (0, "turn")


def test_an_acting_witch_has_not_bewitched_yet() -> None:
    with pytest.raises(PositionError, match=r"^turn: is over: 'bewitched' lies on the table"):
        citadels.load(interrupted("bewitched", turn={"seat": 0, "character": "witch"}))


def test_another_turn_than_the_witchs_is_not_held() -> None:
    with pytest.raises(PositionError, match=r"^suspended: is the turn of seat 0 as witch"):
        citadels.load(interrupted("bewitched", suspended={"seat": 1, "character": "witch"}))


def test_called_characters_are_revealed() -> None:
    document = king_acts()
    del document["revealed"]
    assert citadels.load(document).to_json() == citadels.load(king_acts()).to_json()
    assert citadels.load(document).view().revealed == {"thief": 0, "king": 1}


def test_killed_characters_need_not_be_revealed() -> None:
    document = king_acts(marks=[{"mark": "killed", "character": "thief", "owner": 2}])
    del document["revealed"]
    assert citadels.load(document).view().revealed == {"king": 1}


def test_a_revealed_character_is_dealt_to_its_player() -> None:
    document = king_acts(**other_player(0, characters=["?"]))
    for number in range(20):
        dealt = citadels.load(document | {"key": f"{number:064x}"}).to_json()
        assert players(dealt)[0]["characters"] == ["thief"]


def test_a_seat_that_can_have_no_character_is_named() -> None:
    """All ranks were called and none was killed, so an unknown character can be none of them."""
    document = king_acts(turn={"seat": 1, "character": "warlord"}, **other_player(1, characters=["warlord"]))
    del document["revealed"], document["called"]
    with pytest.raises(PositionError, match=r"^players\[2\]\.characters: no character is left"):
        citadels.load(document)


def test_the_top_of_the_deck_is_enough() -> None:
    deck = names(citadels.load(king_acts(deck=["smithy", "docks", "..."])).to_json()["deck"])
    assert (deck[:2], len(deck)) == (["smithy", "docks"], 59)
    both = names(citadels.load(king_acts(deck=["smithy", "...", "?", "docks"])).to_json()["deck"])
    assert (both[0], both[-1], len(both)) == ("smithy", "docks", 59)
    whole = king_acts(deck=["..."])
    assert citadels.load(whole).to_json() == citadels.load(king_acts()).to_json()


def test_the_districts_that_matter_are_enough() -> None:
    usual = citadels.PRESETS["first_game"].districts
    game = citadels.load(king_acts(districts=["museum", "theater", "..."]))
    assert set(game.rules.unique) == {"museum", "theater", *usual[:12]}
    assert set(citadels.load(king_acts(districts=["..."])).rules.unique) == set(usual)
    with pytest.raises(PositionError, match=r'^districts: 14 .*"\.\.\." stands for the usual ones'):
        citadels.load(king_acts(districts=["museum"]))


def test_in_an_older_edition_the_rest_is_all_that_is_usual() -> None:
    usual = citadels.new_game("2002", seed=1).rules.unique
    game = citadels.load({"edition": "2002", "districts": ["bell_tower", "..."], "players": [{}] * 4})
    assert set(game.rules.unique) == {"bell_tower", *usual}


# -- the draft ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_draft_goes_on_where_it_is(seats: int) -> None:
    """At every question of a draft the pending steps follow from the number of characters each seat has."""
    game = citadels.new_game(seats=seats, seed=seats)
    while game.view().phase == "draft":
        document = game.to_json()
        del document["pending"]
        again = citadels.load(document)
        assert (again.seat, again.prompt, again.actions()) == (game.seat, game.prompt, game.actions())
        unknown = [p | {"characters": ["?"] * len(names(p["characters"]))} for p in players(document)]
        hidden = {field: value for field, value in document.items() if field not in ("packet", "knowledge")}
        hidden["players"] = unknown
        dealt = citadels.load(hidden)
        assert (dealt.seat, dealt.prompt, len(dealt.actions())) == (
            game.seat,
            game.prompt,
            len(game.actions()),
        )
        game.apply(game.actions()[0])


def test_a_draft_from_nothing() -> None:
    game = citadels.load(
        {"phase": "draft", "crown": 1, "faceup": ["thief", "bishop"], "players": [{}, {}, {}, {}]}
    )
    assert (game.seat, game.prompt) == (1, "pick")
    assert len(game.actions()) == 5
