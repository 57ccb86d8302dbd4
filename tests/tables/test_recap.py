"""What a player reads first who comes back after long: what happened, in short, and nothing hidden."""

from __future__ import annotations

import pytest

from citadels.engine.events import (
    CrownMoved,
    DistrictBuilt,
    DistrictDestroyed,
    Event,
    GoldMoved,
    RoundBegan,
)
from citadels.locale import LANGUAGES, Texts
from citadels.tables import recap
from citadels.tables.history import Entry, without_undone
from citadels.tables.table_events import TakenBack

NAMES = ["Robin", "Sam", "Ada"]
EVENTS: list[Event] = [
    DistrictBuilt(1, "tavern", 1),
    RoundBegan(4, 0),
    DistrictBuilt(1, "manor", 1),
    DistrictBuilt(0, "temple", 0),
    GoldMoved(1, 2, 3, "thief"),
    GoldMoved(0, 2, 2, "thief"),
    CrownMoved(1, 0),
    DistrictDestroyed(0, "temple", 2, "warlord"),
    RoundBegan(5, 1),
    CrownMoved(2, 1),
]


def test_a_recap_has_the_events_that_matter() -> None:
    words = Texts("en", strict=True)
    told = recap.sentences(EVENTS, 0, NAMES, words)
    assert told[:3] == [
        "2 new rounds began. It is now round 5.",
        "Sam built a Tavern and a Manor.",
        "Your city now has a Temple.",
    ]
    aimed, destroyed, crown = told[3:]
    assert aimed == words.event(EVENTS[5], 0, NAMES)
    assert destroyed == words.event(EVENTS[7], 0, NAMES)
    assert crown == words.event(EVENTS[9], 0, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_in_the_language_of_the_reader(language: str) -> None:
    words = Texts(language, strict=True)
    told = recap.sentences(EVENTS, 0, NAMES, words)
    assert len(told) == 6
    assert told[0] == words.say("missed-rounds", count=2, round=5)
    assert all("{" not in sentence and "$" not in sentence for sentence in told)


def test_undone_answers_are_not_in_the_recap() -> None:
    built: Event = DistrictBuilt(1, "tavern", 1)
    changes = [
        Entry(1, 0, (RoundBegan(2, 0),)),
        Entry(2, 1, (built,)),
        Entry(3, 2, (CrownMoved(1, 0), built)),
        Entry(4, 4, (TakenBack(1, 2),)),
        Entry(5, 5, (TakenBack(1, 1),)),
    ]
    assert without_undone(changes) == [changes[0].events[0]]


def test_a_moment_is_not_long() -> None:
    assert not recap.is_due(60, 3)
    assert not recap.is_due(10**6, 0)
    assert recap.is_due(3600, 3)
    assert recap.is_due(10, 100)
