"""The reference pages say what the program is."""

from __future__ import annotations

import inspect
import json
import re
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from scripts.interface import IN_PART, SECTIONS, members, public_attributes, stale
from scripts.interface_actions import event_classes, example, reason_codes
from scripts.interface_attributes import ATTRIBUTES
from scripts.interface_protocol import close_codes, schema, typescript
from scripts.marked import MarkerError, filled, table
from scripts.sheet import error_codes, notice_codes

import citadels
from citadels.bots import Bot, RandomBot, make_bot
from citadels.engine.actions import ActionSpace
from citadels.engine.cards import Character, District
from citadels.engine.knowledge import Knowledge
from citadels.engine.past import RoundSeen
from citadels.engine.rules import Box, Edition, Preset, Rules
from citadels.engine.state import Built
from citadels.engine.view import MarkView, PlayerView, TurnView
from citadels.lab.runner import Plan, run
from citadels.locale import LANGUAGES, Texts
from citadels.record import GameFile, Shuffle
from citadels.settings import Setup, SetupError
from citadels.tables import protocol

DOCS = Path(__file__).resolve().parents[2] / "docs"
REFERENCE = (DOCS / "reference.md").read_text(encoding="utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
CLASSES = {
    name: getattr(section.module, name)
    for section in SECTIONS
    for name in section.names
    if inspect.isclass(getattr(section.module, name))
}


def test_the_pages_are_up_to_date() -> None:
    names = [path.name for path in stale()]
    assert not names, "out of date: run python -m scripts.interface"


BEGIN, END = "<!-- cards, written by `python -m scripts.interface` -->", "<!-- end of cards -->"


def test_what_stands_between_the_markers_is_written_anew_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Cards\n\n{BEGIN}\n\nold\n\n{END}\n\nMore.\n")
    text = filled(page, {"cards": table(("card", ""), [("king", "")])})
    assert text == f"# Cards\n\n{BEGIN}\n\n| card | |\n|---|---|\n| king | |\n\n{END}\n\nMore.\n"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", f"page.md must have this marker once: {BEGIN}"),
        (BEGIN, f"page.md must have this marker once: {END}"),
        (BEGIN + BEGIN + END, f"page.md must have this marker once: {BEGIN}"),
        (END + BEGIN, f"page.md must have this marker after the other: {END}"),
        (
            BEGIN + END + BEGIN.replace("cards", "kings"),
            "page.md has markers for 'kings', which nothing writes",
        ),
    ],
)
def test_a_page_without_its_markers_is_refused(tmp_path: Path, text: str, error: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text)
    with pytest.raises(MarkerError, match=f"^{re.escape(error)}$"):
        filled(page, {"cards": []})


def test_everything_that_the_package_exports_is_on_the_page() -> None:
    constants = set(re.findall(r"^\| `citadels\.(\w+)` \|", REFERENCE, re.MULTILINE))
    assert all(hasattr(citadels, name) for name in constants)
    assert set(citadels.__all__) <= constants | {name for section in SECTIONS for name in section.names}


def test_every_section_of_the_interface_has_its_heading() -> None:
    for section in SECTIONS:
        assert f"\n## {section.title}\n" in REFERENCE


@pytest.mark.parametrize("name", CLASSES)
def test_everything_on_the_page_has_a_docstring(name: str) -> None:
    assert CLASSES[name].__doc__
    assert [member for member, _, function in members(CLASSES[name]) if not function.__doc__] == []


# -- attributes ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_all_attributes_are_described_and_no_others(name: str) -> None:
    there, described = public_attributes(CLASSES[name]), list(ATTRIBUTES[name])
    assert set(described) <= set(there)
    if name not in IN_PART:
        assert described == there


def instances() -> Iterator[object]:
    """Things of every documented class, from games with all kinds of cards."""
    settings = Setup(preset="devious_dignitaries", seats=3).settings()
    shuffle = Shuffle(settings, b"s", [b"a", b"b", b"c"])
    plan = Plan(1, Setup(preset="first_game", seats=2), ("random",), "0")
    yield from (plan.setup, Setup(characters=[], districts=[], variants=[]), SetupError("missing", "seats"))
    yield from (settings, shuffle, plan, run(plan, 0), RandomBot("0"), citadels.PRESETS["first_game"])
    yield from (GameFile(settings, shuffle.key, ["a", "b", "c"], [], None, shuffle),)
    for seed, preset in enumerate(citadels.PRESETS):
        game = citadels.new_game(preset=preset, seats=2 + seed % 6, ninth=None, seed=seed)
        rng = Random(seed)
        while not game.over:
            if rng.random() < 0.1:
                yield from things_of(game)
            game.apply(rng.choice(game.actions()))
        yield from things_of(game)


def things_of(game: citadels.Game) -> Iterator[object]:
    view = game.view(0)
    yield from (game, view, view.knowledge, game.rules, game.rules.edition, game.rules.edition.space)
    yield from [*game.options(), *game.refused(), *game.actions(), *view.players, *view.marks]
    yield from [refusal.reason for refusal in game.refused()]
    yield from [turn for turn in (view.turn, view.suspended) if turn is not None]
    result = game.result()
    if result is not None:
        yield from [result, *result.scores]


NAMES = vars(citadels) | {
    "Random": Random, "PlayerView": PlayerView, "MarkView": MarkView, "TurnView": TurnView,
    "RoundSeen": RoundSeen,
    "Shuffle": Shuffle, "Knowledge": Knowledge, "Rules": Rules, "Edition": Edition, "Box": Box,
    "ActionSpace": ActionSpace, "Built": Built, "Character": Character, "District": District,
    "Preset": Preset,
}  # fmt: skip


def fits(value: object, hint: object) -> bool:
    """Whether a value is of a type written in the table."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is types.UnionType:
        return any(fits(value, part) for part in arguments)
    if origin is tuple and isinstance(value, tuple):
        parts = arguments[:1] * len(value) if arguments[-1] is ... else arguments
        return len(parts) == len(value) and all(map(fits, value, parts))
    if origin is dict and isinstance(value, dict):
        return all(fits(k, arguments[0]) and fits(v, arguments[1]) for k, v in value.items())
    if origin in (list, frozenset) and isinstance(value, list | frozenset):
        return isinstance(value, origin) and all(fits(item, arguments[0]) for item in value)
    if hint is None or hint is type(None):
        return value is None
    return isinstance(hint, type) and isinstance(value, hint)


def test_attributes_are_of_the_types_that_the_page_gives() -> None:
    hints = {
        name: {attribute: eval(type, dict(NAMES)) for attribute, (type, _) in rows.items()}
        for name, rows in ATTRIBUTES.items()
    }
    met = set()
    for thing in instances():
        name = "Bot" if isinstance(thing, Bot) else type(thing).__name__
        met.add(name)
        for attribute, hint in hints[name].items():
            assert fits(getattr(thing, attribute), hint), f"{name}.{attribute}"
    assert met == set(ATTRIBUTES)


# -- actions, events, reasons ------------------------------------------------------------


def test_every_kind_of_event_can_be_shown_and_hides_what_the_page_says() -> None:
    texts = Texts(strict=True)
    for kind in event_classes():
        event = example(kind)
        texts.event(event, citadels.SPECTATOR, ["Ann", "Ben", "Cleo"])
        seen = event.seen_by(citadels.SPECTATOR)
        assert [field.name for field in kind.fields if getattr(seen, field.name) is None] == [
            field.name for field in kind.fields if field.is_secret
        ]


def test_every_reason_met_in_play_is_on_the_page() -> None:
    codes = reason_codes()
    for thing in instances():
        if isinstance(thing, citadels.Reason):
            carried = [part for part in thing.to_json() if part != "code"]
            assert carried == codes[thing.code]


def test_bots_on_the_page_are_those_that_there_are() -> None:
    for name in ("random", "greedy"):
        assert type(make_bot(name, "0")).__name__ in REFERENCE


# -- the protocol of the web table -------------------------------------------------------


def codes_under(heading: str) -> list[str]:
    """The codes that a section of the page describes."""
    section = PROTOCOL.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


def test_every_error_code_of_the_server_is_described() -> None:
    assert codes_under("Error codes") == sorted(error_codes())


def test_every_notice_of_the_server_is_described() -> None:
    assert codes_under("Notice codes") == sorted(notice_codes())
    about = {"name": "Ann", "you": "no", "span": "an hour"}
    for code in notice_codes():
        assert Texts(strict=True).say(f"notice-{code.replace('_', '-')}", about)


def test_the_page_names_the_protocol_and_the_languages_of_the_program() -> None:
    assert f'"protocol": {protocol.PROTOCOL},' in PROTOCOL
    sentence = re.search(r"The languages\s+are ([^.]+)\.", PROTOCOL)
    assert sentence is not None
    assert re.findall(r"`(\w+)`", sentence[1]) == list(LANGUAGES)


def test_close_codes_are_those_of_the_protocol() -> None:
    constants = {name.removeprefix("CLOSE_").lower() for name in vars(protocol) if name.startswith("CLOSE_")}
    assert constants == set(close_codes())


def test_the_schema_holds_every_message_and_no_reference_to_nothing() -> None:
    parts = schema()["$defs"]
    messages = {*typing.get_args(protocol.Incoming), *typing.get_args(protocol.Outgoing)}
    assert {message.__name__ for message in messages} <= set(parts)
    assert set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema()))) <= set(parts)


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"type": "object"}, "Json"),
        ({"type": "string", "pattern": "^(en|pt_br)$"}, '"en" | "pt_br"'),
        ({"type": "string", "pattern": "^[0-9a-f]*$"}, "string"),
        ({"enum": ["hello"]}, '"hello"'),
        ({"$ref": "#/$defs/Line"}, "Line"),
        ({}, "unknown"),
    ],
)
def test_types_of_the_schema_in_typescript(kind: dict[str, object], written: str) -> None:
    assert typescript(kind) == written
