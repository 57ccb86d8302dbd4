"""The deal of the tutorial: a player who follows the guide meets everything once."""

from __future__ import annotations

from citadels.editions import tutorial_deal
from citadels.engine.events import DistrictBuilt, GoldMoved, Revealed, RoundBegan, TurnEnded
from citadels.engine.game import Game
from citadels.tables import tutorial


def play() -> Game:
    """The guide's answers, all of them legal, with the bots of the table."""
    game = tutorial.begin()
    answers = list(tutorial_deal.ANSWERS)
    version = 1
    while answers:
        if game.seat == 0:
            game.apply(answers.pop(0))
        else:
            game.apply(tutorial.bot_answer(game, tutorial_deal.SECRET, version))
        version += 1
    return game


def test_the_guide_leads_through_a_draft_a_turn_a_theft_and_an_end() -> None:
    events = play().events
    second = next(i for i, event in enumerate(events) if isinstance(event, RoundBegan) and event.round == 2)
    assert len([e for e in events if isinstance(e, Revealed) and e.seat == 0]) == 2
    assert any(isinstance(e, DistrictBuilt) and e.seat == 0 for e in events[:second])
    assert any(isinstance(e, TurnEnded) and e.seat == 0 for e in events[:second])
    robbed = [e for e in events[second:] if isinstance(e, GoldMoved) and e.seat == 0]
    assert [e.source for e in robbed] == ["thief"]


def test_the_table_of_the_tutorial_is_that_deal() -> None:
    document = tutorial.document("Robin", "en")
    assert document.secret == tutorial_deal.SECRET
    assert [chair.kind for chair in document.chairs] == ["player", "bot", "bot", "bot"]
    assert len({chair.name for chair in document.chairs}) == 4
