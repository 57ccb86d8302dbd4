"""Names of version 0.1 still work, and warn."""

from __future__ import annotations

import pytest

import citadels
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
