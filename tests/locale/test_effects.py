"""What an answer brings about, in a sentence: true to the table, and none if there is nothing to say."""

from __future__ import annotations

import pytest

from citadels.locale import LANGUAGES, Texts
from tests.scenarios.scene import Scene, seat

NAMES = ["Anna", "Berto", "Cleo", "Dan"]
SIX = ["manor", "temple", "church", "tavern", "market", "prison"]


def effect(scene: Scene, action: str, language: str = "en") -> str | None:
    options = scene.game.options()
    asked = scene.game.seat
    assert asked is not None
    option = next(option for option in options if option.action.text == action)
    return Texts(language, strict=True).effect(option, options, scene.game.view(asked), NAMES)


def acting(
    character: str,
    *others: dict[str, object],
    gathered: bool = True,
    edition: str = "2016",
    **own: object,
) -> Scene:
    """A turn as this character; the other seats are empty where none are given."""
    players = [*others, *[seat()] * (3 - len(others))]
    own = {"gold": 5, **own}
    return Scene(
        seat(characters=[character], **own),  # type: ignore[arg-type]
        *players,
        cast=[character],
        turn=0,
        gathered=gathered,
        edition=edition,
    )


def test_gathering() -> None:
    scene = acting("bishop", gathered=False)
    assert effect(scene, "gather gold") == "You will have 7 gold."
    told = "You will see 2 cards and keep one. The other goes to the bottom of the deck."
    assert effect(scene, "gather cards") == told
    library = acting("bishop", gathered=False, city=["library"])
    assert effect(library, "gather cards") is None


def test_building() -> None:
    scene = acting("bishop", hand=["castle", "palace"], city=SIX[:3])
    assert effect(scene, "build castle") == "Your city will have 4 of 7 districts."
    last = acting("bishop", hand=["castle"], city=SIX)
    assert effect(last, "build castle") == "This completes your city: the game ends after this round."


def test_building_in_the_last_round() -> None:
    full = seat(city=[*SIX, "docks"])
    scene = Scene(
        seat(5, ["castle"], SIX, ["bishop"]), full, seat(), seat(), turn=0, gathered=True, first=[1]
    )
    assert effect(scene, "build castle") == "This completes your city."


def test_a_build_that_can_be_paid_otherwise_states_no_effect() -> None:
    players = [seat(0, ["palace"], ["framework", "temple"], ["bishop"]), seat(), seat(), seat()]
    scene = Scene(*players, unique=["framework"], turn=0, gathered=True)
    assert effect(scene, "build palace") is None


def test_ending_with_something_left_to_do() -> None:
    scene = acting("merchant", hand=["tavern"], city=["market"])
    assert effect(scene, "end") == "You can still build and use your ability."
    scene.do("build tavern")
    assert effect(scene, "end") == "You can still use your ability."
    scene.do("income", "profit")
    assert effect(scene, "end") is None
    assert effect(acting("bishop", hand=["tavern"]), "end") == "You can still build."


def test_an_ability_that_would_only_hurt_its_owner_is_not_reported_as_unused() -> None:
    scene = acting("warlord", gold=0, city=["tavern"])
    assert effect(scene, "end") is None


def test_destroying() -> None:
    scene = acting("warlord", seat(city=SIX), seat(city=["tavern"]), city=["temple", "docks"])
    assert effect(scene, "destroy 1 manor") == "Berto’s city drops from 6 districts to 5."
    assert effect(scene, "destroy 2 tavern") == "Cleo’s city will have no districts."
    assert effect(scene, "destroy 0 temple") == "Your city drops from 2 districts to 1."


def test_seizing_and_exchanging() -> None:
    marshal = acting("marshal", seat(city=["tavern", "manor"]), city=SIX[1:3])
    assert effect(marshal, "seize 1 tavern") == "Berto will have 1 of 7 districts, and you will have 3."
    last = acting("marshal", seat(city=["docks"]), city=SIX)
    assert effect(last, "seize 1 docks") == "This completes your city: the game ends after this round."
    diplomat = acting("diplomat", seat(city=["castle"]), city=["temple"])
    told = "Next you choose what to give. If theirs costs more, you pay the difference."
    assert effect(diplomat, "exchange 1 castle") == told


def test_hands() -> None:
    scene = acting("magician", seat(hand=["?"] * 5), seat(), hand=["temple", "docks", "palace"])
    assert effect(scene, "swap 1") == "You give 3 cards and get 5."
    assert effect(scene, "swap 2") == "You give 3 cards and get nothing."
    assert effect(scene, "redraw") == "Next you choose which of your 3 cards to discard."
    wizard = acting("wizard", seat(hand=["?"] * 4), seat(hand=["?"]))
    assert effect(wizard, "peek 1") == "You will see 4 cards and take one of them."
    assert effect(wizard, "peek 2") == "You will see Cleo’s only card and take it."


def test_a_character_without_a_player() -> None:
    players = [seat(characters=["assassin"]), seat(), seat(), seat()]
    scene = Scene(*players, turn=0, gathered=True, faceup=["merchant", "bishop"])
    assert effect(scene, "kill merchant") == "No one has this character this round."
    assert effect(scene, "kill warlord") == "The player with this character loses their turn."


def test_gold_and_cards_afterwards() -> None:
    abbot = acting("abbot", seat(9), city=["temple"])
    assert effect(abbot, "tithe 1") == "You will have 6 gold, and Berto 8."
    assert effect(abbot, "mix 1") == "You will have 6 gold."
    assert effect(abbot, "mix 0") is None
    city = ["laboratory", "smithy"]
    own = acting("bishop", hand=["palace", "castle"], city=city)
    assert effect(own, "laboratory palace") == "You will have 7 gold and 1 card."
    assert effect(own, "smithy") == "You will have 3 gold and 5 cards."


def test_the_crown() -> None:
    emperor = acting("emperor", seat(1, ["?"]), seat(1), seat(hand=["?"]), gathered=True)
    assert effect(emperor, "crown 1") == "You will take 1 gold or a random card from Berto."
    assert effect(emperor, "crown 2") == "Cleo will give you 1 gold."
    assert effect(emperor, "crown 3") == "Dan will give you a random card."


def test_a_crown_whose_new_holder_chooses_what_to_give() -> None:
    others = [seat(1, ["?"]), seat(1), seat(hand=["?"])]
    emperor = acting("emperor", *others, edition="dark_city")
    assert effect(emperor, "crown 1") == "Berto will give you 1 gold or a card, as they choose."
    assert effect(emperor, "crown 2") == "Cleo will give you 1 gold."
    assert effect(emperor, "crown 3") == "Dan will give you a card of their choice."


def test_a_pick_has_no_effect() -> None:
    scene = Scene(*[seat(city=["manor"])] * 4, phase="draft")
    assert effect(scene, scene.options[0]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    scene = acting("warlord", seat(city=SIX), hand=["castle"])
    for action, said in (("destroy 1 manor", ("Berto", "6", "5")), ("build castle", ("1", "7"))):
        told = effect(scene, action, language) or ""
        assert all(word in told for word in said), told
