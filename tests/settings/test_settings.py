"""Setting up a game: `Setup` as requested, `Settings` as validated, and the errors in between."""

from __future__ import annotations

import dataclasses
import inspect
import json
import pickle
import re
from random import Random
from typing import Any

import pytest
from scripts.setup_samples import setup_errors

import citadels
from citadels import EDITIONS, Settings, Setup, SetupError
from citadels.locale import LANGUAGES
from citadels.record import Shuffle, canonical
from tests.properties.tables import table

OF_THE_DEAL = ("seed", "key", "record")  # what new_game asks for besides


def test_new_game_asks_for_what_a_set_up_holds() -> None:
    parameters = inspect.signature(citadels.new_game).parameters
    asked = {name: p for name, p in parameters.items() if name not in OF_THE_DEAL}
    declared = {field.name: field for field in dataclasses.fields(Setup)}
    assert list(asked) == list(declared)
    assert [p.default for p in asked.values()] == [field.default for field in declared.values()]
    assert [p.annotation for p in asked.values()] == [field.type for field in declared.values()]


def test_settings_contain_only_what_can_be_requested() -> None:
    assert {*Settings.names()} == {field.name for field in dataclasses.fields(Setup)} - {"preset", "ninth"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_setup_survives_json(edition: str) -> None:
    for seed in range(40):
        setup = table(edition, Random(seed)).setup
        again = Setup.from_json(json.loads(json.dumps(setup.to_json())))
        assert (again, hash(again)) == (setup, hash(setup))
        settings = setup.settings(bytes(32))
        assert again.settings(bytes(32)) == settings
        assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == settings
        assert Settings.from_rules(settings.rules(), 0) == dataclasses.replace(settings, crown=0)


def test_lists_and_tuples_are_the_same() -> None:
    named = Setup(districts=["keep", "park"], characters=["king"])
    assert named == Setup(districts=("keep", "park"), characters=("king",))


def test_an_impossible_setting_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match=r"^unknown setting “seat”; choose from edition, preset, ") as error:
        Setup.from_json({"seat": 4})
    assert (error.value.code, error.value.field) == ("unknown", "seat")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seats": 4.0}, "seats must be a whole number, not 4.0"),
        ({"seats": None}, "seats must be a whole number, not null"),
        ({"preset": ["random"]}, 'preset must be text, not ["random"]'),
        ({"variants": None}, "variants must be a list of names, not null"),
        ({"characters": {"king": 4}}, 'characters must be a list of names, not {"king": 4}'),
        ({"districts": [None]}, "districts must be a list of names, not [null]"),
        ({"ninth": 9}, "ninth must be a name, true or false, not 9"),
    ],
)
def test_a_value_of_another_form_is_refused(wrong: dict[str, Any], told: str) -> None:
    for make in (Setup, citadels.new_game):
        with pytest.raises(SetupError) as error:
            make(**wrong)
        assert (str(error.value), error.value.field) == (told, next(iter(wrong)))


# -- what is stored ----------------------------------------------------------------------------


def test_the_commitment_of_a_shuffle_does_not_change() -> None:
    settings = Setup("2000", seats=2, crown=1, districts=["keep"]).settings()
    cast = '["assassin","thief","magician","king","bishop","merchant","architect","warlord"]'
    head = f'{{"characters":{cast},"crown":%s,"districts":["keep"],"edition":"2000","seats":2'
    assert canonical(settings.to_json()).decode() == head % 1 + "}"
    other = dataclasses.replace(settings, crown=None, size=7, variants=("crown_after_round",))
    assert (
        canonical(other.to_json()).decode() == head % "null" + ',"size":7,"variants":["crown_after_round"]}'
    )
    commitment = "1727c3f57a60c390f528bb289c79bf563cd08832af70a19658b7761a502f166b"  # as 0.1.0 has it
    assert Shuffle(settings, bytes(32), []).commitment == commitment


def test_settings_without_a_crown_are_read() -> None:
    document = Setup().settings().to_json()
    del document["crown"]
    assert Settings.from_json(document) == Setup().settings()


# -- choosing ----------------------------------------------------------------------------------


def test_random_districts_go_with_a_cast_that_is_named() -> None:
    cast = ["witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    for number in range(40):
        settings = Setup("2002", "random", characters=cast).settings(bytes([number]) * 32)
        assert settings.characters == tuple(cast)
        assert "hospital" not in settings.districts


def test_the_list_that_is_used_where_none_is_named() -> None:
    assert Setup().with_preset() == Setup(preset="first_game")
    assert Setup("2002", "random").with_preset().preset == "random"


# -- what is wrong -----------------------------------------------------------------------------


@pytest.mark.slow
def test_every_error_has_a_message_in_every_language() -> None:
    for error in setup_errors():
        told = [error.text(language) for language in LANGUAGES]
        for text in (*told, str(error)):
            assert not re.search(r"[A-Z]+-\d|setup-|[{}]|\bNone\b", text), text
            assert "\n" not in text


def test_errors_name_cards_for_people_and_keys_for_programs() -> None:
    with pytest.raises(SetupError) as caught:
        citadels.new_game(seats=3, ninth="queen")
    error = caught.value
    assert str(error) == (
        "the queen needs at least 5 players; for rank 9 choose the artist or the tax_collector"
    )
    assert error.text("en") == (
        "the Queen needs at least 5 players; for rank 9 choose the Artist or the Tax Collector"
    )
    assert error.text("fr", keys=True).startswith("la Reine (queen) demande au moins 5\u00a0joueurs")
    with pytest.raises(SetupError) as caught:
        citadels.new_game(characters=["asassin"])
    assert caught.value.text("de", keys=True).endswith("vielleicht meinst du den Assassinen (assassin)")


def test_cards_have_the_names_of_their_edition() -> None:
    told = {}
    for edition in ("2016", "2002"):
        with pytest.raises(SetupError) as caught:
            citadels.new_game(edition, characters=["thief"])
        told[edition] = caught.value.text("it")
    assert told["2016"] != told["2002"]


def test_errors_go_to_other_processes() -> None:
    for error in setup_errors():
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), again.field, again.text("pt")) == (str(error), error.field, error.text("pt"))
