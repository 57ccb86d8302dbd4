"""The Hospital: its killed owner still answers the call and gathers."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import BASIC_CAST, Data, Scene, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
RANKS = {name: rank for rank, name in enumerate(BASIC_CAST, 1)}


def scene(edition: str, killed: str, own: str, *others: str, **more: object) -> Scene:
    """Seat 0 has the Hospital and the character ``own``, seat 1 is the Assassin; ``killed`` is called."""
    owner: Data = {"gold": 0, "city": ["hospital"]}
    names = [own, "assassin", *others]
    held = [[name] for name in names] + [[]] * (4 - len(names))
    rank = RANKS[killed]
    shown = {name: n for n, name in enumerate(names) if RANKS[name] < rank and name != killed}
    players = [seat(characters=cards) for cards in held]
    players[0] |= owner | {key: more.pop(key) for key in ("gold", "hand", "city") if key in more}
    options: Data = {"unique": ["hospital"]} | more
    return Scene(
        *players,
        edition=edition,
        called=rank,
        crown=1,
        revealed=shown,
        marks=[{"mark": "killed", "character": killed, "owner": 1}],
        **options,  # type: ignore[arg-type]
    )


@BOTH
@proves("2002/hospital", "dark_city/hospital")
def test_its_owner_may_answer_reveal_and_gather(edition: str) -> None:
    scene_ = scene(edition, "magician", "magician", "warlord")
    assert (scene_.asked, scene_.prompt, scene_.options) == (0, "hospital", ["answer", "pass"])
    scene_.do("answer")
    assert scene_.table["revealed"] == {"assassin": 1, "magician": 0}
    assert (scene_.asked, scene_.options) == (0, ["gather gold", "gather cards"])
    events = scene_.do("gather gold")
    assert kinds(events)[:2] == ["GoldGained", "TurnEnded"]
    assert scene_.gold(0) == 2
    assert scene_.asked == 2  # the Warlord's turn


@BOTH
@proves("2002/hospital", "dark_city/hospital")
def test_no_ability_no_building_no_district_effect(edition: str) -> None:
    scene_ = scene(edition, "warlord", "warlord", gold=9, hand=["temple"],
                   city=["hospital", "prison", "smithy", "laboratory"])  # fmt: skip
    scene_.do("answer")
    assert scene_.options == ["gather gold", "gather cards"]
    scene_.do("gather gold")
    assert (scene_.gold(0), scene_.hand(0)) == (11, ["temple"])
    assert scene_.table["phase"] == "draft"


@BOTH
@proves("2002/hospital", "dark_city/hospital", "2002/library", "dark_city/library")
def test_cards_may_be_gathered_with_all_that_belongs_to_gathering(edition: str) -> None:
    plain = scene(edition, "magician", "magician", "warlord", deck=["palace", "temple"])
    plain.do("answer", "gather cards")
    assert plain.options == ["keep palace", "keep temple"]
    plain.do("keep palace")
    assert (plain.hand(0), plain.deck[-1], plain.asked) == (["palace"], "temple", 2)
    city = ["hospital", "library"]
    library = scene(edition, "magician", "magician", "warlord", city=city, deck=["palace", "temple"])
    library.do("answer", "gather cards")
    assert (library.hand(0), library.asked) == (["palace", "temple"], 2)


@BOTH
@proves("2002/hospital", "dark_city/hospital", "OLD-4", "2002/merchant", "dark_city/merchant")
def test_no_extra_gold_for_the_merchant(edition: str) -> None:
    scene_ = scene(edition, "merchant", "merchant", "warlord")
    scene_.do("answer", "gather gold")
    assert (scene_.gold(0), scene_.asked) == (2, 2)


@BOTH
@proves("2002/hospital", "dark_city/hospital", "OLD-4", "2002/architect", "dark_city/architect")
def test_no_extra_cards_for_the_architect(edition: str) -> None:
    scene_ = scene(edition, "architect", "architect", "warlord")
    scene_.do("answer", "gather gold")
    assert (scene_.hand(0), scene_.asked) == ([], 2)


@BOTH
@proves("2002/hospital", "dark_city/hospital", "TURN-7")
def test_no_end_of_turn(edition: str) -> None:
    city = ["hospital", "park", "poor_house"]
    unique = ["hospital", "park", "poor_house"]
    scene_ = scene(edition, "magician", "magician", "warlord", city=city, unique=unique)
    scene_.do("answer", "gather gold")
    assert scene_.hand(0) == []
    cards = scene(edition, "magician", "magician", "warlord", city=city, unique=unique)
    cards.do("answer", "gather cards")
    cards.do(cards.options[0])
    assert (cards.gold(0), cards.asked) == (0, 2)


@BOTH
@proves("2002/hospital", "dark_city/hospital", "CALL-1")
def test_passing_is_silence(edition: str) -> None:
    scene_ = scene(edition, "magician", "magician", "warlord")
    silence = scene_.do("pass")[0]
    assert (kinds([silence]), silence.to_json()["character"]) == (["Silence"], "magician")
    assert scene_.table["revealed"] == {"assassin": 1, "warlord": 2}
    assert (scene_.gold(0), scene_.asked) == (0, 2)


@BOTH
@proves("2002/hospital", "dark_city/hospital", "INFO-1")
def test_the_owner_is_asked_whosever_character_was_killed(edition: str) -> None:
    scene_ = scene(edition, "magician", "warlord")
    assert (scene_.asked, scene_.prompt, scene_.options) == (0, "hospital", ["pass"])
    assert kinds(scene_.do("pass"))[0] == "Silence"
    assert scene_.prompt == "turn"


@BOTH
@proves("2002/hospital", "dark_city/hospital", "INFO-1", "INFO-3")
def test_being_asked_tells_the_others_nothing(edition: str) -> None:
    mine = scene(edition, "magician", "magician", "architect", "warlord")
    theirs = scene(edition, "magician", "architect", "magician", "warlord")
    for viewer in (citadels.SPECTATOR, 1, 3):
        assert mine.game.view(viewer).to_json() == theirs.game.view(viewer).to_json()
    told = [[event.seen_by(1).to_json() for event in scene_.do("pass")][:1] for scene_ in (mine, theirs)]
    assert told[0] == told[1]
    assert told[0][0]["character"] == "magician"


@BOTH
@proves("2002/hospital", "dark_city/hospital")
def test_not_asked_if_all_own_characters_are_shown(edition: str) -> None:
    scene_ = scene(edition, "magician", "thief", "warlord")
    assert (scene_.asked, scene_.prompt) == (2, "turn")  # the Warlord


@BOTH
@proves("2002/hospital", "dark_city/hospital", "FEW-1")
def test_with_two_characters_asked_until_both_are_shown(edition: str) -> None:
    marks = [{"mark": "killed", "character": "king", "owner": 1}]

    def two(own: list[str], shown: Data) -> Scene:
        return Scene(
            seat(city=["hospital"], characters=own), seat(characters=["assassin", "warlord"]),
            edition=edition, unique=["hospital"], called=4, crown=1, marks=marks,
            revealed={"assassin": 1} | shown,
        )  # fmt: skip

    assert two(["thief", "king"], {"thief": 0}).options == ["answer", "pass"]
    assert two(["thief", "bishop"], {"thief": 0}).options == ["pass"]
    assert two(["thief", "magician"], {"thief": 0, "magician": 0}).asked == 1
    scene_ = two(["king", "bishop"], {})
    scene_.do("answer", "gather gold")
    assert (scene_.asked, scene_.prompt) == (0, "turn")  # the Bishop is alive


@BOTH
@proves("2002/hospital", "dark_city/hospital", "CALL-3", "2002/king", "dark_city/king")
def test_a_killed_king_has_no_crown_until_the_end_of_the_round(edition: str) -> None:
    scene_ = scene(edition, "king", "king", "warlord")
    events = scene_.do("answer", "gather gold")
    assert "CrownMoved" not in kinds(events)
    assert scene_.game.view().crown == 1
    events = scene_.do("gather gold", "end")
    assert kinds(events)[:3] == ["TurnEnded", "CrownMoved", "RoundBegan"]
    assert scene_.game.view().crown == 0


@BOTH
@proves("2002/hospital", "dark_city/hospital", "2002/bishop", "dark_city/bishop")
def test_a_killed_bishop_is_not_protected_by_answering(edition: str) -> None:
    scene_ = scene(edition, "bishop", "bishop", "warlord", city=["hospital", "tavern"])
    scene_.do("answer", "gather gold", "gather gold", "destroy 0 tavern")
    assert scene_.city(0) == ["hospital"]


@BOTH
@proves("2002/hospital", "dark_city/hospital", "OLD-5")
def test_who_stayed_silent_is_revealed_at_the_end_of_the_round(edition: str) -> None:
    scene_ = scene(edition, "magician", "magician", "warlord")
    events = scene_.do("pass", "gather gold", "end")
    assert kinds(events)[:3] == ["TurnEnded", "Revealed", "RoundBegan"]
    assert events[1].to_json()["character"] == "magician"


@BOTH
@proves("2002/hospital", "dark_city/hospital")
def test_only_its_owner_is_helped(edition: str) -> None:
    scene_ = scene(edition, "magician", "warlord", "magician")
    scene_.do("pass")
    assert (scene_.asked, scene_.gold(2)) == (0, 0)


@BOTH
@proves("2002/hospital", "dark_city/hospital")
def test_who_was_not_killed_takes_a_whole_turn(edition: str) -> None:
    scene_ = Scene(
        seat(city=["hospital"], characters=["magician"]), seat(characters=["assassin"]), seat(), seat(),
        edition=edition, unique=["hospital"], called=2, revealed={"assassin": 1},
        marks=[{"mark": "killed", "character": "king", "owner": 1}],
    )  # fmt: skip
    assert (scene_.asked, scene_.prompt) == (0, "turn")
    scene_.do("gather gold", "end")
    assert scene_.table["round"] == 2  # the King's call asked no question: all of seat 0 was revealed


@BOTH
@proves("2002/hospital", "dark_city/hospital")
def test_never_together_with_the_witch(edition: str) -> None:
    cast = ["witch", *BASIC_CAST[1:]]
    with pytest.raises(citadels.SetupError, match="hospital") as error:
        citadels.new_game(edition, characters=cast, districts=["hospital"])
    assert error.value.field == "districts"
    citadels.new_game(edition, districts=["hospital"])
    for seed in range(40):
        game = citadels.new_game(edition, "random", seed=seed)
        assert not ("witch" in game.rules.cast and "hospital" in game.rules.unique)
