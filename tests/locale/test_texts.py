"""Every question, action, event, reason, point and card has its words, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import citadels
from citadels.bots import BOTS
from citadels.bots.expert.terms import Term
from citadels.engine import events, scoring
from citadels.engine.actions import (
    BUILT,
    CHARACTER,
    DISTRICT,
    NUMBER,
    SEAT,
    SEAT_BUILT,
    SEAT_TYPE,
    TYPES,
    act,
)
from citadels.engine.errors import CitadelsError, Reason
from citadels.engine.events import Event, PublicEvent
from citadels.engine.game import Option
from citadels.engine.rules import Edition
from citadels.engine.steps import Decision
from citadels.engine.view import View
from citadels.locale import LANGUAGES, TextError, Texts, ids, message_id, sources
from citadels.server import table as server_table

SOURCE = Path(citadels.__file__).parent
EDITION = citadels.EDITIONS["2016"]
EDITIONS = citadels.EDITIONS.values()
NAMES = ["Anna", "Bob", "Cleo", "Dan", "Eve"]
CHARACTERS = [character.key for character in EDITION.characters]
DISTRICTS = list(dict.fromkeys([district.key for edition in EDITIONS for district in edition.districts]))
OCCASIONS = ("deal", "gather", "build")
TARGETED = (SEAT, CHARACTER, DISTRICT, BUILT, SEAT_BUILT, SEAT_TYPE, NUMBER)
WAYS_TO_PAY = ("charge", "necropolis")  # never among the offers of a turn

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def python() -> str:
    """All of the package's own Python."""
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))])


def decisions() -> list[type[Decision]]:
    steps = {step for edition in EDITIONS for step in edition.steps.values() if issubclass(step, Decision)}
    return sorted(steps, key=lambda step: step.__name__)


def event_classes(base: type[Event] = Event) -> Iterator[type[Event]]:
    for found in base.__subclasses__():
        if found is not PublicEvent and found.__module__ in (events.__name__, server_table.__name__):
            yield found
        yield from event_classes(found)


def reason_codes() -> set[str]:
    """Those written in the source, and the marks that forbid to aim at a character."""
    written = set(re.findall(r'Reason\(\s*"(\w+)"', python()))
    return written | {"killed", "bewitched", "not_beside", "not_beside_king"}


def notice_codes() -> set[str]:
    """What the server tells all at a table, as it is written there."""
    calls = re.findall(r"notify\(([^,]*),", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def term_names() -> set[str]:
    """What the expert's reasons are called, as they are written there."""
    return set(re.findall(r'Term\("(\w+)"', python()))


def score_items() -> set[str]:
    source = Path(scoring.__file__).with_suffix(".py").read_text(encoding="utf-8")
    return set(re.findall(r'\(\s*\(?"(\w+)", (?:sum|[A-Z_]+)', source))


def expected(prefix: str) -> set[str]:
    """The ids that must be there, by what they begin with."""
    return {
        "prompt": {message_id("prompt", step.prompt) for step in decisions()},
        "action": {message_id("action", verb) for edition in EDITIONS for verb in edition.verbs}
        | {"action-ends-turn"},
        "event": {message_id("event", found.__name__) for found in event_classes()},
        "reason": {message_id("reason", code) for code in reason_codes()},
        "type": {message_id("type", type) for type in TYPES},
        "preset": {message_id("preset", preset) for e in EDITIONS for preset in (*e.presets, "random")},
        "notice": {message_id("notice", code) for code in notice_codes()},
        "edition": {message_id("edition", edition.key) for edition in EDITIONS},
        "why": {message_id("why", name) for name in term_names()},
        "bot": {message_id("bot", name) for name in BOTS},
    }[prefix]


@pytest.mark.parametrize(
    "prefix", ["prompt", "action", "event", "reason", "type", "preset", "edition", "notice", "why", "bot"]
)
def test_nothing_is_missing_and_nothing_left_over(language: str, prefix: str) -> None:
    found = {id for id in ids(sources(language).values()) if id.startswith(f"{prefix}-")}
    assert expected(prefix) - found == set()
    assert found - expected(prefix) == set()


def test_the_lists_of_the_tests_are_not_empty(language: str) -> None:
    assert len(decisions()) > 20
    assert len(list(event_classes())) >= 40
    assert {"gold", "limit", "duplicate", "used"} <= reason_codes()
    assert score_items() == {"districts", "all_types", "complete_first", "complete"}


def page() -> str:
    """All sources of the page."""
    found = [
        path for path in (SOURCE.parents[1] / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(found)])


def test_every_word_of_the_page_is_there_and_used(language: str) -> None:
    there = set(ids([sources(language)["web.ftl"]]))
    named = set(re.findall(r"""["`](web-[a-z0-9-]*[a-z0-9])["`]""", page()))
    begun = tuple(set(re.findall(r"`(web-[a-z0-9-]*-)\$\{", page())))
    assert named - there == set()
    assert {id for id in there - named if not id.startswith(begun)} == set()


def test_no_message_is_written_twice(language: str) -> None:
    found = ids(sources(language).values())
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("file", ["play.ftl", "common.ftl"])
def test_words_of_the_programs_are_used(language: str, file: str) -> None:
    code = python()
    assert [id for id in ids([sources(language)[file]]) if f'"{id}"' not in code] == []


def test_stories_and_scores_are_used(language: str) -> None:
    code = python()
    stories = [id for id in ids([sources(language)["events.ftl"]]) if id.startswith("story-")]
    assert [id for id in stories if f'"{id}"' not in code] == []
    scores = {message_id("score", item) for item in score_items()}
    decided = {message_id("decided", by) for by in ("points", "rank", "districts", "gold", "shared")}
    assert set(ids([sources(language)["scores.ftl"]])) == scores | decided


def test_every_card_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for edition in EDITIONS:
        for card in (*edition.characters, *edition.districts):
            arguments = texts.card_arguments("card", card.key)
            assert arguments["card"] != arguments["card-def"], card.key
            plain = card in edition.districts[: edition.basic_kinds]
            assert bool(texts.of(edition.key).card_text(card.key)) != plain, card.key


def test_every_choice_with_many_targets_has_a_heading(language: str) -> None:
    texts = Texts(language, strict=True)
    for card in (card for edition in EDITIONS for card in (*edition.characters, *edition.districts)):
        for verb, signature in card.verbs.items():
            if signature in TARGETED and verb not in WAYS_TO_PAY:
                assert texts.menu(verb), verb


# -- every message can be said ---------------------------------------------------------


def check(sentence: str) -> None:
    assert sentence
    assert not re.search(r"[{}$]|  | [.,:;)]|\bnone\b", sentence), sentence


def events_to_tell() -> Iterator[Event]:
    """Every kind of event with every card that can stand in it."""
    for found in event_classes():
        for card, source, flag in samples(found.fields):
            nobody = [(-1, 2)] if found is events.CharacterDiscarded else []
            for seats in ((0, 1), (1, 1), *nobody):
                yield found(*[field_value(f, card, source, flag, seats, found) for f in found.fields])


def samples(fields: tuple[str, ...]) -> Iterator[tuple[str, str, bool]]:
    """Cards, sources and truths: one of them varies at a time."""
    cards = CHARACTERS if {"character", "characters", "faceup"} & set(fields) else [*DISTRICTS, "tavern+"]
    sources = [*OCCASIONS, *CHARACTERS, *DISTRICTS] if "source" in fields else [CHARACTERS[0]]
    for flag in (True, False):
        yield from ((card, sources[0], flag) for card in cards)
        yield from ((cards[0], source, flag) for source in sources)


def field_value(
    field: str, card: str, source: str, flag: bool, seats: tuple[int, int], found: type[Event]
) -> object:
    if field in ("seat", "crown"):
        return seats[0]
    if field in ("to", "other", "by", "builder", "origin", "previous"):
        return seats[1]
    if field in ("winners", "points"):
        return (0,) if flag else (0, 1)
    if field in ("round", "gold", "count", "facedown", "size", "lines", "rules"):
        return 1 if flag else 2
    if field in ("kept", "drawn", "face"):
        return flag
    if field in ("cards", "faceup", "characters"):
        return (card,) if flag else (card, card, CHARACTERS[1])
    if field in ("given", "received"):
        hands = found is events.HandsSwapped
        return ((card,) if flag else ()) if hands else CHARACTERS[0]
    others = {"source": source, "type": TYPES[0], "mark": "killed" if flag else "warrant"}
    return others.get(field, card)


def test_every_event_can_be_told(language: str) -> None:
    texts = Texts(language, strict=True)
    for event in events_to_tell():
        for seat in (-1, 0, 1):
            check(texts.event(event.seen_by(seat), seat, NAMES))
        check(texts.event(event, -1, NAMES))


def test_every_mark_can_be_told(language: str) -> None:
    texts = Texts(language, strict=True)
    marks = [mark for character in EDITION.characters for mark in character.marks]
    assert len(marks) == 5
    told = set()
    for mark, face, seat in product(marks, (True, False), (-1, 0, 1)):
        for made in (events.Marked(0, mark, "king", face), events.MarkShown(0, mark, "king", face)):
            told.add(texts.event(made.seen_by(seat), seat, NAMES))
        told.add(texts.event(events.MarkRemoved(mark, "king"), seat, NAMES))
    for sentence in told:
        check(sentence)


def test_who_reads_is_spoken_to(language: str) -> None:
    texts = Texts(language, strict=True)
    gained = events.GoldGained(0, 2, "gather")
    assert texts.event(gained, 0, NAMES) != texts.event(gained, 1, NAMES)
    assert NAMES[0] not in texts.event(gained, 0, NAMES)
    drawn = events.CardsDrawn(0, ("palace",), 1, True, "architect")
    palace = texts.name("palace")
    assert palace in texts.event(drawn.seen_by(0), 0, NAMES)
    assert palace not in texts.event(drawn.seen_by(1), 1, NAMES)


CAST = ("witch", "blackmailer", "wizard", "king", "abbot", "alchemist", "scholar", "diplomat")
OLD_CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def turn_view(character: str, districts: int = 2, edition: Edition = EDITION) -> View:
    """Somebody's turn; seat 0 acts, and is threatened if that is possible."""
    rank = next(c.rank for c in edition.characters if c.key == character)
    usual = CAST if edition is EDITION else OLD_CAST
    cast = [character if index + 1 == rank else key for index, key in enumerate(usual)]
    type = getattr(edition.character(character), "income_type", "religious")
    city = [district.key for district in edition.districts if district.type == type][:districts]
    threat = {"mark": "threat", "character": character, "owner": 1, "placed": 2}
    game = citadels.load(
        {
            "edition": edition.key,
            "characters": cast if rank < 9 else [*usual, character],
            "rank": rank,
            "revealed": {character: 0},
            "turn": {"seat": 0, "character": character, "gathered": True},
            "marks": [threat] if rank > 2 and edition is EDITION else [],
            "players": [
                {"gold": 9, "hand": ["tavern"], "city": city, "characters": [character]},
                *[{"gold": 3, "hand": 2, "characters": []} for _ in range(4)],
            ],
        }
    )
    return game.view(0)


def test_every_action_can_be_said(language: str) -> None:
    for edition in EDITIONS:
        check_actions(Texts(language, strict=True), edition)


def check_actions(texts: Texts, edition: Edition) -> None:
    views = {character.key: turn_view(character.key, 2, edition) for character in edition.characters}
    owner = {verb: character.key for character in edition.characters for verb in character.verbs}
    for action in edition.space.actions:
        view = views[owner.get(action.verb, "king")]
        if action.verb == "income" or action.number >= len(NAMES):
            continue
        for price in (0, 1, 3):
            check(texts.action(Option(action, price, None, False), view, NAMES))
        if action.verb not in ("pay", "bribe", "smithy", "save"):
            check(texts.action(action, view, NAMES))


def test_the_income_of_every_character_can_be_said(language: str) -> None:
    texts = Texts(language, strict=True)
    earning = [character for character in EDITION.characters if "income" in character.verbs]
    assert len(earning) > 8
    for character in earning:
        for count in (0, 1, 2):
            check(texts.action(act("income"), turn_view(character.key, count), NAMES))


def test_gathering_can_be_said_with_its_numbers(language: str) -> None:
    texts = Texts(language, strict=True)
    view = turn_view("king")
    turn = view.turn
    assert turn is not None
    said = set()
    for turn.gather_gold in (2, 3):
        said.add(texts.action(act("gather", -1, "gold"), view, NAMES))
    for turn.gather_draw, turn.gather_keep in ((0, 0), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)):
        said.add(texts.action(act("gather", -1, "cards"), view, NAMES))
    for sentence in said:
        check(sentence)
    assert len(said) == 9


# What the questions are about, as their steps are written in a position, without the seat that is asked.
ARGUMENTS: dict[str, list[list[object]]] = {
    "HowToPay": [[5, 0]],
    "PayWithCards": [[6]],
    "Threats": [[[3]], [[3, 5]]],
    "Warrants": [[[2]], [[2, 3]], [[2, 3, 4]]],
    "RevealThreat": [[1]],
    "Confiscate": [[1, 4]],
    "Purchase": [[1, 1], [1, 2]],
    "GiveDistrict": [[1, "tavern+"]],
    "BeautifyAnother": [["tavern"]],
    "TakeCard": [[1]],
    "GiveBack": [[1]],
    "Demand": [[1]],
    "GiveCharacter": [[1]],
    "Tribute": [[1]],
    "Save": [[1, "tavern+", 2]],
}


def test_every_question_can_be_asked(language: str) -> None:
    texts = Texts(language, strict=True)
    asked = {}
    for step in decisions():
        edition = next(edition for edition in EDITIONS if edition.steps.get(step.__name__) is step)
        for arguments in ARGUMENTS.get(step.__name__, [[]]):
            view = turn_view("king", 2, edition)
            view.prompt = step.prompt
            view.pending = [[step.__name__, 0, *arguments]]
            for player in view.players:
                player.site = "smithy"
            for face in (None, True, False):
                view.marks = [_mark(kind, face) for kind in ("threat", "warrant")]
                asked[step.__name__, str(arguments), face] = texts.prompt(view, NAMES)
    for question in asked.values():
        check(question)
    assert len(set(asked.values())) > len(decisions())


class _Mark:
    def __init__(self, kind: str, face: bool | None) -> None:
        self.mark, self.face = kind, face
        self.character, self.owner, self.placed, self.shown = "king", 1, 3, False


def _mark(kind: str, face: bool | None) -> citadels.engine.view.MarkView:
    return _Mark(kind, face)  # type: ignore[return-value]


def test_every_reason_can_be_given(language: str) -> None:
    texts = Texts(language, strict=True)
    for code in reason_codes():
        cards = ["", *CHARACTERS, *DISTRICTS, *TYPES, "gather", "crown", "bewitch"]
        if code == "no_income":
            cards = list(TYPES)
        elif code in ("protected", "cannot_build", "cannot_be_built"):
            cards = [*CHARACTERS, *DISTRICTS]
        for card in cards:
            for need in (0, 1, 3):
                check(texts.reason(Reason(code, need, 2, card)))


def test_every_choice_can_be_explained(language: str) -> None:
    texts = Texts(language, strict=True)
    for name, card, number in product(term_names(), ["king", "witch", "docks", "tavern"], (0, 1, 3)):
        check(texts.why(Term(name, 1.0, 2, number, card), NAMES))
    for name in ("any", "leave", "cards", "gain", "useless"):
        check(texts.why(Term(name, 1.0), NAMES))


def test_every_bot_is_introduced(language: str) -> None:
    texts = Texts(language, strict=True)
    assert all(texts.bot_text(bot) and texts.bot_name(bot) != bot for bot in BOTS)
    assert texts.bot_name("magpie") == "magpie"


def test_points_and_their_end_can_be_said(language: str) -> None:
    texts = Texts(language, strict=True)
    for item in (*score_items(), *DISTRICTS):
        check(texts.score_item(item))
    for points in ([(5, 1), (4, 2)], [(5, 1), (5, 2)], [(5, 2), (5, 2)]):
        scores = [scoring.Score(seat, [("districts", n)], (rank,)) for seat, (n, rank) in enumerate(points)]
        for tie_break in ("rank", "districts", "gold"):
            result = scoring.Result(scores, (tie_break,))
            for seat in (-1, *result.winners):
                check(texts.decided(result, NAMES, seat))


# -- what has no words -----------------------------------------------------------------


class Thunder(PublicEvent):
    """An event from outside the package."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def test_what_has_no_words_is_told_by_its_key(language: str) -> None:
    texts = Texts(language)
    assert texts.name("clock_tower") == "Clock Tower"
    assert texts.card_text("clock_tower") == ""
    assert texts.event(Thunder(1), 0, NAMES) == "Thunder(seat=1)"
    assert texts.reason(Reason("too_late")) == "reason-too-late"
    assert texts.action(act("chime", -1, "clock_tower"), turn_view("king"), NAMES) == "chime clock_tower"
    assert "clock" in texts.event(events.GoldGained(0, 2, "clock_tower"), 0, NAMES)


def test_strict_texts_do_not_let_it_pass(language: str) -> None:
    texts = Texts(language, strict=True)
    with pytest.raises(TextError):
        texts.name("clock_tower")
    with pytest.raises(TextError):
        texts.say("card-district")


def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(CitadelsError, match=language):
        Texts("tlh")
