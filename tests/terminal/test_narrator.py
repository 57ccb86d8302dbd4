"""Which events share a sentence."""

from __future__ import annotations

import pytest

from citadels.engine.events import CardsDrawn, CardsKept
from citadels.locale import Texts
from citadels.terminal.narrator import Narrator

CARDS = ("manor", "castle", "palace", "tavern")


@pytest.mark.parametrize("known", [True, False])
def test_a_player_who_looks_through_the_deck_does_not_draw_it(known: bool) -> None:
    looked = CardsDrawn(1, CARDS if known else None, len(CARDS), False, "lighthouse")
    kept = CardsKept(1, CARDS[1:2] if known else None, 1)
    card = "the Castle" if known else "one card"
    told = Narrator(Texts("en"), 0, ("Alba", "Berto")).tell([looked, kept])
    assert told == ["Berto looks through the deck.", f"Berto keeps {card}."]


def test_a_player_who_draws_to_choose_draws_and_keeps_in_one_sentence() -> None:
    drawn, kept = CardsDrawn(1, None, 2, False, "gather"), CardsKept(1, None, 1)
    told = Narrator(Texts("en"), 0, ("Alba", "Berto")).tell([drawn, kept])
    assert told == ["Berto draws 2 cards and keeps one."]
