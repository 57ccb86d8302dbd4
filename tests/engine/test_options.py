"""What an option has besides its action: what on the table it points at, and the gold that it brings."""

from __future__ import annotations

from random import Random

import pytest

import citadels
from citadels import Event
from citadels.engine.events import GoldCollected, GoldGained, GoldMoved
from tests.scenarios.scene import Scene, seat


def targets(scene: Scene) -> dict[str, str | None]:
    return {option.action.text: option.target for option in scene.game.options()}


def gold(scene: Scene) -> dict[str, int]:
    """The answers that bring gold, and how much."""
    options = scene.game.options()
    return {option.action.text: option.gold for option in options if option.gold is not None}


def test_gold_from_the_bank_and_cards_from_the_deck_have_different_targets() -> None:
    scene = Scene(seat(characters=["navigator"]), *[seat()] * 3, cast=["navigator"], turn=0)
    pointed = targets(scene)
    assert (pointed["gather gold"], pointed["gather cards"]) == ("gold", "deck")
    assert (pointed["sail gold"], pointed["sail cards"]) == ("gold", "deck")
    scene.do("sail gold")
    assert {refusal.target for refusal in scene.game.refused() if refusal.verb == "sail"} == {"gold", "deck"}


def test_gold_from_a_player_is_not_gold_from_the_bank() -> None:
    players = [seat(characters=["emperor"]), seat(1, ["temple"]), seat(), seat()]
    scene = Scene(*players, cast=["emperor"], turn=0, crown=2)
    scene.do("crown 1")
    assert targets(scene) == {"demand gold": None, "demand card": None}
    assert gold(scene) == {"demand gold": 1}


def drafting(city: list[str], *cast: str, faceup: list[str], **more: object) -> Scene:
    """A draft in which the first player, who has 2 gold, may pick any other character but the Assassin."""
    players = [seat(2, city=city), seat(3), seat(), seat(), seat()]
    out = {"faceup": faceup, "facedown": ["assassin"]}
    return Scene(*players, cast=cast, phase="draft", crown=0, **out, **more)  # type: ignore[arg-type]


CITY = ["manor", "temple", "church", "tavern", "school_of_magic"]


def test_an_offered_character_states_what_it_would_bring_now() -> None:
    offered = gold(drafting(CITY, faceup=["thief"]))
    assert offered == {"pick king": 2, "pick bishop": 3, "pick merchant": 3, "pick warlord": 1}


def test_cards_do_not_count_as_gold_and_open_cards_count() -> None:
    cast = ["patrician", "abbot", "navigator", "marshal", "tax_collector"]
    offered = gold(drafting(CITY, *cast, faceup=["thief", "merchant"], gold_on={"tax_collector": 5}))
    assert offered == {"pick abbot": 4, "pick navigator": 4, "pick marshal": 1, "pick tax_collector": 5}


def test_gold_that_comes_by_itself_counts_in_the_draft() -> None:
    assert gold(drafting(["tavern"], edition="2000", faceup=["thief"])) == {"pick merchant": 2}


def test_gathering_income_and_abilities_say_what_they_bring() -> None:
    city = ["gold_mine", "laboratory", "tavern", "market"]
    scene = Scene(seat(0, ["temple"], city, ["merchant"]), *[seat()] * 3, unique=["gold_mine"], turn=0)
    assert gold(scene) == {"gather gold": 3, "income": 2, "profit": 1, "laboratory temple": 2}
    scene.do("income", "gather gold")
    assert gold(scene) == {"profit": 1, "laboratory temple": 2}


@pytest.mark.parametrize("face", [True, False])
def test_only_the_flower_brings_gold(face: bool) -> None:
    players = [seat(characters=["blackmailer"]), seat(7, characters=["king"]), seat(), seat()]
    scene = Scene(*players, cast=["blackmailer"], turn=0, gathered=True)
    scene.do("threaten king", "threaten bishop", f"flower {'king' if face else 'bishop'}", "end")
    scene.do("gather gold", "refuse")
    assert gold(scene) == ({"reveal": 9} if face else {})


def received(events: list[Event], seat: int) -> int | None:
    """The first gold that a player gets."""
    for event in events:
        if isinstance(event, GoldGained | GoldCollected) and event.seat == seat:
            return event.gold
        if isinstance(event, GoldMoved) and event.to == seat:
            return event.gold
    return None


@pytest.mark.parametrize("edition", ["2000", "2002", "dark_city", "2016"])
def test_the_announced_gain_is_what_the_player_gets(edition: str) -> None:
    for seed in range(8):
        chance = Random(seed)
        game = citadels.new_game(edition=edition, seats=5, seed=seed, preset="random" if seed % 2 else None)
        while not game.over:
            option, asked = chance.choice(game.options()), game.seat
            events = game.apply(option.action)
            if option.gold is not None and option.verb != "pick":
                assert received(events, asked or 0) == option.gold, option
