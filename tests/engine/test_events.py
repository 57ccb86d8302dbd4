"""Events as they are stored: read back whole, from older versions too; what is newer is refused by name."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from scripts.event_samples import NAMES, events_to_tell
from scripts.message_codes import event_classes

import citadels
from citadels.engine.errors import EventError
from citadels.engine.events import Event, EventTypes, by_name, read_event
from citadels.engine.field_types import BOOLEAN, DISTRICT, SEAT, Field, field
from citadels.locale import LANGUAGES, Texts
from citadels.tables.table_events import kinds_at

SAVED = Path(__file__).parents[1] / "saved"
STORED = [
    json.loads(line)
    for path in sorted(SAVED.glob("*.events.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
KINDS: EventTypes = {name: kind for edition in citadels.EDITIONS for name, kind in kinds_at(edition).items()}
NEW = {"PositionOpened"}  # which the next release will store
ONE_OF_EACH = list({type(event): event for event in events_to_tell()}.values())


def test_every_kind_of_event_was_stored_once() -> None:
    assert {row["event"]["event"] for row in STORED} | NEW == {kind.__name__ for kind in event_classes()}


@pytest.mark.parametrize("row", STORED, ids=lambda row: row["event"]["event"])
def test_events_stored_by_a_release_are_read_and_worded(row: dict[str, object]) -> None:
    document = row["event"]
    assert isinstance(document, dict)
    event = read_event(document, kinds_at(str(row["edition"])))
    assert event.to_json() == document
    assert Texts().event(event, citadels.SPECTATOR, NAMES * 2)


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_an_event_is_read_whole_from_json_and_from_a_pickle(event: Event) -> None:
    assert read_event(json.loads(json.dumps(event.to_json())), KINDS) == event
    assert pickle.loads(pickle.dumps(event)) == event


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_an_event_stored_without_a_newer_field_is_read_and_worded(event: Event) -> None:
    for declared in event.fields:
        document = event.to_json()
        del document[declared.name]
        read = read_event(document, KINDS)
        assert getattr(read, declared.name) == declared.missing
        for language in LANGUAGES:
            assert Texts(language).event(read.seen_by(0), 0, NAMES)


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_a_row_of_a_newer_version_is_refused_by_name(event: Event) -> None:
    name = type(event).__name__
    with pytest.raises(EventError, match=f"{name}.tomorrow: is unknown"):
        read_event(event.to_json() | {"tomorrow": 1}, KINDS)


def test_an_event_of_a_newer_version_is_refused_by_name() -> None:
    with pytest.raises(EventError, match="'SkyFell' is unknown"):
        read_event({"event": "SkyFell", "seat": 0}, KINDS)


# -- how an event is declared ------------------------------------------------------------


class Buried(Event):
    """An event of a later version, which was called Hidden and had no witness."""

    aliases = ("Hidden",)

    seat: int = field(SEAT)
    card: str | None = field(DISTRICT, seen_by=("seat", "witness"))
    deep: bool = field(BOOLEAN, missing=True)
    witness: int = field(SEAT, missing=2)


def test_one_line_adds_a_field_to_the_constructor_the_json_and_what_others_see() -> None:
    buried = Buried(0, "manor", False, 1)
    assert buried.to_json() == {"event": "Buried", "seat": 0, "card": "manor", "deep": False, "witness": 1}
    assert repr(buried.seen_by(3)) == "Buried(seat=0, card=None, deep=False, witness=1)"
    assert buried.seen_by(1) is buried
    assert buried.seen_by(citadels.SPECTATOR).to_json()["card"] is None


def test_an_older_row_is_read_by_its_older_name_with_the_values_of_its_time() -> None:
    read = read_event({"event": "Hidden", "seat": 0, "card": "manor"}, by_name((Buried,)))
    assert read == Buried(0, "manor", True, 2)


def test_a_card_cannot_be_declared_without_saying_who_sees_it() -> None:
    with pytest.raises(TypeError, match="declare who sees it"):
        field(DISTRICT)


def test_events_of_different_kinds_differ_even_with_the_same_fields() -> None:
    class Other(Event):
        seat: int = field(SEAT)

    class Another(Event):
        seat: int = field(SEAT)

    assert Other(1) == Other(1)
    assert hash(Other(1)) == hash(Other(1))
    assert Other(1) != Another(1)
    assert [type(declared) for declared in Other.fields] == [Field]
