"""Names of version 0.1 still work, and warn."""

from __future__ import annotations

import importlib
import sys
import warnings
from typing import Any

import pytest

import citadels
from citadels import EDITIONS
from citadels.engine import field_types
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import Character, District
from citadels.engine.rules import Box, EditionSpec
from citadels.engine.scoring import Estate
from citadels.engine.state import State
from citadels.engine.steps import Question, Step
from citadels.engine.turns import KeepCards
from citadels.record import GameFile
from citadels.settings import Settings


def test_the_old_names_of_public_methods_warn() -> None:
    game = citadels.new_game(seed=1)
    before = game.to_json()
    game.apply(game.actions()[0])
    with pytest.warns(DeprecationWarning, match="use Game.undo_event_counts"):
        assert game.brought == game.undo_event_counts
    with pytest.warns(DeprecationWarning, match="use Game.restore_undo"):
        game.remember(citadels.load(before), 3)
    assert game.undo() == 3
    view = game.view(0)
    with pytest.warns(DeprecationWarning, match="use View.to_client_json"):
        assert view.told() == view.to_client_json()
    with pytest.warns(DeprecationWarning, match="use GameFile.from_game"):
        assert GameFile.of(citadels.new_game(seed=1), ["a", "b", "c", "d"]).players == ["a", "b", "c", "d"]
    with pytest.warns(DeprecationWarning, match="use Settings.from_rules"):
        assert Settings.of(game.rules, 0) == Settings.from_rules(game.rules, 0)


def test_the_old_name_of_the_field_types_warns() -> None:
    sys.modules.pop("citadels.engine.kinds", None)
    with pytest.warns(DeprecationWarning, match="use citadels.engine.field_types"):
        kinds = importlib.import_module("citadels.engine.kinds")
    assert (kinds.SEAT, kinds.TRUTH, kinds.Declared) == (
        field_types.SEAT,
        field_types.BOOLEAN,
        field_types.FieldStruct,
    )


# -- a card package of version 0.1 ---------------------------------------------------------


def old_package() -> tuple[type[Character], type[District]]:
    """Define cards as for version 0.1. The classes are new ones each time: an edition adapts them once."""

    class Ponder(Question):
        prompt = "ponder"
        verbs = {"ponder": ALONE}
        formerly = ("Muse",)

        def options(self, s: State) -> list[Action]:
            return [act("ponder")]

        def fits(self, s: State, beneath: list[Step]) -> bool:
            return self.seat == 1 and super().fits(s, beneath)

    class Rummage(KeepCards):
        prompt = "rummage"

        def fits(self, s: State, beneath: list[Step]) -> bool:
            return super().fits(s, beneath)

    class Philosopher(Character):
        key = "philosopher"
        rank = 3
        steps = (Ponder, Rummage)
        takes_out = ("grove",)
        least_seats = 4
        bears_gold = True

    class Grove(District):
        key = "grove"
        cost = 2
        never_with = ("witch",)
        bears_cards = True

        def points(self, estate: Estate) -> int:  # type: ignore[valid-type]
            return 1

    return Philosopher, Grove


def test_the_old_names_in_a_card_package_work_and_warn() -> None:
    character, district = old_package()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        edition = EDITIONS["2016"].extended("2016+grove", [character], [district])
    assert {str(warning.message) for warning in warned} == {
        "Philosopher.takes_out is deprecated; use excludes",
        "Philosopher.least_seats is deprecated; use min_seats",
        "Philosopher.bears_gold is deprecated; use holds_gold",
        "Grove.never_with is deprecated; use incompatible_with",
        "Grove.bears_cards is deprecated; use holds_cards",
        "Ponder.fits is deprecated; use can_be_pending",
        "Ponder.formerly is deprecated; use aliases",
        "Rummage.fits is deprecated; use can_be_pending",
    }
    philosopher, grove = edition.character("philosopher"), edition.districts[edition.kind["grove"]]
    assert philosopher is not None
    assert (philosopher.excludes, philosopher.min_seats, philosopher.holds_gold) == (("grove",), 4, True)
    assert (grove.incompatible_with, grove.holds_cards) == (("witch",), True)
    assert edition.steps["Muse"] is edition.steps["Ponder"]


@pytest.mark.filterwarnings("ignore:.* is deprecated")
def test_a_step_with_the_old_check_is_checked_by_it() -> None:
    character, district = old_package()
    edition = EDITIONS["2016"].extended("2016+grove", [character], [district])
    ponder: Any = edition.steps["Ponder"]
    rummage: Any = edition.steps["Rummage"]
    state = citadels.new_game(seed=1).state
    assert ponder(1).can_be_pending(state, state.stack)
    assert not ponder(0).can_be_pending(state, state.stack)
    assert not ponder(1).can_be_pending(state, [])
    assert not rummage(0).can_be_pending(state, state.stack)  # as KeepCards: nothing was drawn


def test_the_old_name_of_an_edition_spec_makes_one_and_warns() -> None:
    spec = EDITIONS["2016"].spec
    with pytest.warns(DeprecationWarning, match="use EditionSpec"):
        assert Box(*spec) == spec
    with pytest.warns(DeprecationWarning, match="use Edition.spec"):
        assert EDITIONS["2016"].box is spec
    assert isinstance(spec, EditionSpec)
