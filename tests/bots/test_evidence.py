"""What hints say of who is who: what is possible and why, and certainty only where it is proven."""

from __future__ import annotations

from itertools import permutations
from math import prod

import pytest

import citadels
from citadels.bots import ExpertBot
from citadels.bots.advice.terms import Term
from citadels.bots.expert import hint
from citadels.engine.deal import Matchings, hidden_characters
from citadels.engine.view import View
from citadels.locale import LANGUAGES, Texts

NAMES = ["Robin", "Alba", "Berto", "Carla", "Dario", "Elsa"]
CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
AIMED = ("kill", "rob", "bewitch", "warrant", "threaten")


def turn_of(character: str, *held: str) -> citadels.Game:
    """Seat 0 names a character, and knows what the three others can be, if ``held`` says so."""
    known = {"held": [[[character]], *[[words.split()] for words in held]]} if held else {}
    faceup = [name for name in CAST[:3] if name != character]
    return citadels.load(
        {
            "characters": CAST,
            "players": [
                {"gold": 1, "hand": ["tavern"], "characters": [character]},
                {"gold": 2, "hand": 1, "characters": ["king"]},
                {"gold": 3, "hand": 1, "characters": ["bishop"]},
                {"gold": 6, "hand": 4, "characters": ["architect"]},
            ],
            "faceup": faceup,
            "turn": {"seat": 0, "character": character, "gathered": True},
            "knowledge": [{}, known, {}, {}, {}],
        }
    )


def reason_for(game: citadels.Game, action: str) -> Term:
    [option] = [option for option in game.options() if option.action.text == action]
    return ExpertBot("").reason(game.view(0), option)


def told(game: citadels.Game, action: str, language: str = "en") -> str:
    return Texts(language, strict=True).why(reason_for(game, action), NAMES)


# -- worlds ------------------------------------------------------------------------------


def test_marginals_are_those_of_all_matchings() -> None:
    places = [{"a": 6.0, "b": 2.0, "c": 1.0}, {"a": 3.0, "b": 1.0}, {"b": 1.0, "c": 2.0, "d": 5.0}]
    weights = {
        order: prod(place.get(card, 0.0) for place, card in zip(places, order, strict=True))
        for order in permutations("abcd", 3)
    }
    for place, chances in enumerate(Matchings(places, list("abcd")).marginals()):
        found = {
            card: sum(weight for order, weight in weights.items() if order[place] == card) for card in "abcd"
        }
        whole = sum(found.values())
        assert chances == pytest.approx({card: each / whole for card, each in found.items() if each})


def test_a_character_that_one_card_must_be_is_no_other_card() -> None:
    view = turn_of("assassin", "king bishop", "king bishop", "king bishop architect").view(0)
    assert hidden_characters(view) == [
        [],
        [pytest.approx({"king": 0.5, "bishop": 0.5})],
        [pytest.approx({"king": 0.5, "bishop": 0.5})],
        [pytest.approx({"architect": 1.0})],
    ]


# -- words ---------------------------------------------------------------------------------


def test_a_belief_comes_with_the_characters_that_are_possible() -> None:
    game = turn_of("assassin", "king bishop", "king bishop merchant", "merchant architect warlord")
    assert told(game, "kill architect") == (
        "Carla may be the Architect and should lose a turn. Given the face-up cards and the draft, "
        "Carla is one of these 3 characters: the Merchant, the Architect or the Warlord."
    )


def test_many_possible_characters_are_counted() -> None:
    assert told(turn_of("thief"), "rob architect") == (
        "Carla may be the Architect and has 6 gold. "
        "Given the face-up cards, Carla is one of 5 possible characters."
    )


def test_what_is_proven_is_said_for_certain() -> None:
    game = turn_of("thief", "king bishop", "king bishop", "king bishop architect")
    assert ExpertBot("").assess(game.view(0)).chance(3, "architect") < 1
    assert told(game, "rob architect") == (
        "Carla is the Architect and has 6 gold. "
        "Given the face-up cards and the draft, nothing else is possible."
    )


def test_a_belief_in_something_impossible_is_no_reason() -> None:
    game = turn_of("assassin", "king bishop", "king bishop", "king bishop architect")
    assert ExpertBot("").assess(game.view(0)).chance(3, "king") > 0
    assert reason_for(game, "kill king").seat in (1, 2)
    assert told(game, "kill thief") == "No opponent can be the Thief."


def test_beliefs_that_add_up_to_more_than_one_prove_nothing() -> None:
    """As those about one player at a time do, when any opponent may hold a character."""
    game = citadels.load(
        {
            "characters": ["witch", *CAST[1:]],
            "players": [
                {"gold": 1, "characters": ["witch"]},
                *[{"city": ["manor", "castle"], "characters": [CAST[place]]} for place in (3, 4, 6, 7)],
            ],
            "faceup": ["thief"],
            "turn": {"seat": 0, "character": "witch", "gathered": True},
        }
    )
    believed = ExpertBot("").assess(game.view(0)).in_play
    most = max(CAST[2:], key=believed)
    assert believed(most) > 1
    [option] = [option for option in game.options() if option.action.text == f"bewitch {most}"]
    why = Texts(strict=True).why(ExpertBot("").reason(game.view(0), option), NAMES)
    assert why.startswith("An opponent may be the ")
    assert why.endswith("Given the face-up cards, 4 of 6 possible characters are held by opponents.")


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_what_is_said_of_the_others_is_true(seats: int) -> None:
    every = [Texts(language, strict=True) for language in LANGUAGES]
    game, aimed = citadels.new_game(preset="vicious_nobles", seats=seats, seed="claims"), 0
    while not game.over:
        view, options = game.view(game.seat or 0), game.options()
        option, term = hint(view, options)
        if option.action.verb in AIMED:
            assert all(texts.why(term, NAMES * 2) for texts in every)
            check_claim(game, view, term)
            aimed += 1
        game.apply(option.action)
    assert aimed


def check_claim(game: citadels.Game, view: View, term: Term) -> None:
    """Compare what a reason says with what the players hold."""
    others = [seat for seat in range(len(view.players)) if seat != view.seat and term.seat in (-1, seat)]
    ranks = [rank for seat in others for rank in game.state.players[seat].characters]
    held = {*game.rules.characters_named(tuple(ranks))} - view.revealed.keys()
    if term.evidence is None:
        assert term.name == "impossible"
        assert term.card not in held
    else:
        assert held | {term.card} <= {*term.evidence.possible}
        assert len(held) == term.evidence.held
        assert term.card in held or not term.evidence.certain
