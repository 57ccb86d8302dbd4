"""Every question, action, event, reason, point and card has its words, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import product

import pytest
from scripts.event_samples import NAMES
from scripts.message_codes import (
    EDITIONS,
    SOURCE,
    decisions,
    error_codes,
    event_classes,
    notice_codes,
    python,
    reason_codes,
    score_items,
    setup_codes,
    term_names,
)
from scripts.message_samples import BY_CARD, OTHERS, Said, turn_view
from scripts.setup_samples import setup_errors

from citadels.bots import BOTS
from citadels.engine import events, field_types
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
from citadels.engine.events import Event
from citadels.locale import LANGUAGES, TextError, Texts, ids, message_id, sources

TARGETED = (SEAT, CHARACTER, DISTRICT, BUILT, SEAT_BUILT, SEAT_TYPE, NUMBER)
WAYS_TO_PAY = ("charge", "necropolis")  # never among the offers of a turn

MIN_SENTENCES = {  # how many different sentences there are, at least
    "asked_questions": 36,
    "said_gathering": 9,
    "said_income": 15,
    "said_actions": 500,
    "said_answers": 10,
    "said_effects": 50,
    "given_reasons": 100,
    "explained_choices": 60,
    "told_events": 1000,
    "told_marks": 30,
    "counted_points": 50,
    "told_notices": 16,
    "told_setups": 60,
    "named_cards": 80,
}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@cache
def expected() -> dict[str, set[str]]:
    """The ids that must be there, by what they begin with."""
    return {
        "prompt": {message_id("prompt", step.prompt) for step in decisions()},
        "action": {message_id("action", verb) for edition in EDITIONS for verb in edition.verbs}
        | {"action-ends-turn"},
        "event": {message_id("event", found.__name__) for found in event_classes()},
        "reason": {message_id("reason", code) for code in reason_codes()},
        "short": {message_id("short", code) for code in reason_codes()},
        "type": {message_id("type", type) for type in TYPES},
        "preset": {message_id("preset", preset) for e in EDITIONS for preset in (*e.presets, "random")},
        "notice": {message_id("notice", code) for code in notice_codes()},
        "error": {message_id("error", code) for code in error_codes()},
        "setup": {message_id("setup", code) for code in setup_codes()},
        "edition": {message_id("edition", edition.key) for edition in EDITIONS},
        "why": {message_id("why", name) for name in term_names()},
        "bot": {message_id("bot", name) for name in BOTS},
    }


@pytest.mark.parametrize(
    "prefix",
    [
        "prompt",
        "action",
        "event",
        "reason",
        "short",
        "type",
        "preset",
        "edition",
        "notice",
        "error",
        "setup",
        "why",
        "bot",
    ],
)
def test_nothing_is_missing_and_nothing_left_over(language: str, prefix: str) -> None:
    all_ids = ids(sources(language).values())
    found = {id.partition("--")[0] for id in all_ids if id.startswith(f"{prefix}-")}
    assert expected()[prefix] - found == set()
    assert found - expected()[prefix] == set()


def test_the_lists_of_the_tests_are_not_empty(language: str) -> None:
    assert len(decisions()) > 20
    assert len(list(event_classes())) >= 40
    assert {"gold", "limit", "duplicate", "used"} <= reason_codes()
    assert {error.code for error in setup_errors()} == setup_codes()
    assert score_items() == {"districts", "all_types", "complete_first", "complete"}


HEDGES = {
    "de": r"wahrscheinlich|vielleicht|vermutlich|bestimmt",
    "en": r"probabl|likely|perhaps|surely|may well",
    "es": r"probabl|quizá|tal vez|acaso|bien puede",
    "fr": r"probabl|peut-être|sans doute|sûrement",
    "it": r"probabil|forse|può darsi|magari|di sicuro",
    "pl": r"prawdopodob|być może|chyba|możliwe, że",
    "pt": r"provável|provavel|talvez|pode muito bem",
}


def test_reasons_of_bots_do_not_hedge(language: str) -> None:
    """They say what is possible, and count it; a word like "probably" is no number."""
    reasons = sources(language)["bots.ftl"].partition("\nwhy-")[2]
    told = [line for line in reasons.splitlines() if not line.startswith("#")]
    assert [line for line in told if re.search(HEDGES[language], line, re.IGNORECASE)] == []


@cache
def page() -> str:
    """All sources of the page."""
    found = [
        path for path in (SOURCE.parents[1] / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    found.append(SOURCE / "server" / "http" / "app_shell.py")  # what the page is called once it is installed
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(found)])


def test_every_word_of_the_page_is_there_and_used(language: str) -> None:
    there = {id for id in ids([sources(language)["web.ftl"]]) if not id.startswith("short-")}
    named = set(re.findall(r"""["`](web-[a-z0-9-]*[a-z0-9])["`]""", page()))
    begun = tuple(set(re.findall(r"""["`](web-[a-z0-9-]*-)\$?\{""", page())))
    assert named - there == set()
    assert {id for id in there - named if not id.startswith(begun)} == set()


def test_no_message_is_written_twice(language: str) -> None:
    found = ids(sources(language).values())
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("file", ["play.ftl", "common.ftl", "privacy.ftl"])
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


def test_effects_are_those_of_answers(language: str) -> None:
    verbs = {message_id("effect", verb) for edition in EDITIONS for verb in edition.verbs}
    assert set(ids([sources(language)["effects.ftl"]])) - verbs == {"effect-gold"}


def test_every_card_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for edition in EDITIONS:
        for card in (*edition.characters, *edition.districts):
            assert texts.has(message_id(card.key)), card.key
            plain = card in edition.districts[: edition.basic_kinds]
            assert bool(texts.for_edition(edition.key).card_text(card.key)) != plain, card.key


def test_every_character_has_a_brief_text(language: str) -> None:
    texts = Texts(language, strict=True)
    for edition in EDITIONS:
        for card in edition.characters:
            brief = texts.for_edition(edition.key).brief(card.key)
            check(brief)
            assert brief.endswith(".")
            assert len(brief) <= texts.about.limits.brief, brief
            assert brief != texts.for_edition(edition.key).card_text(card.key)


def test_a_character_has_another_text_where_it_does_something_else(language: str) -> None:
    texts = Texts(language, strict=True)
    told = {
        (e.key, card.key): texts.for_edition(e.key).brief(card.key) for e in EDITIONS for card in e.characters
    }
    own = {(edition, card) for (edition, card), brief in told.items() if brief != told["2016", card]}
    changed = product(("2002", "dark_city"), ("tax_collector", "abbot", "queen"))
    assert own == {*changed, ("2000", "warlord")}


def test_every_choice_with_many_targets_has_a_heading(language: str) -> None:
    texts = Texts(language, strict=True)
    for card in (card for edition in EDITIONS for card in (*edition.characters, *edition.districts)):
        for verb, signature in card.verbs.items():
            if signature in TARGETED and verb not in WAYS_TO_PAY:
                assert texts.menu(verb), verb


# -- every message can be said ---------------------------------------------------------


def check(sentence: str) -> None:
    assert sentence
    assert not re.search(r"[{}$]|  | [.,:;)]", sentence), sentence


@pytest.mark.slow
@pytest.mark.parametrize("say", [*BY_CARD, *OTHERS], ids=lambda say: say.__name__)
def test_all_sentences_of_every_kind_are_well_formed(language: str, say: Callable[[Texts], Said]) -> None:
    said = [sentence for _, sentence in say(Texts(language, strict=True))]
    for sentence in said:
        check(sentence)
    assert len(set(said)) >= MIN_SENTENCES[say.__name__]


def test_short_reasons_fit_on_a_card(language: str) -> None:
    texts = Texts(language, strict=True)
    for code, missing in product(sorted(reason_codes()), (0, 1, 4, 12)):
        short = texts.say(message_id("short", code), need=missing, have=0, missing=missing)
        check(short)
        assert len(short) <= texts.about.limits.reason, short


def test_the_reader_is_addressed_directly(language: str) -> None:
    texts = Texts(language, strict=True)
    gained = events.GoldGained(0, 2, "gather")
    assert texts.event(gained, 0, NAMES) != texts.event(gained, 1, NAMES)
    assert NAMES[0] not in texts.event(gained, 0, NAMES)
    drawn = events.CardsDrawn(0, ("palace",), 1, True, "architect")
    palace = texts.name("palace")
    assert palace in texts.event(drawn.seen_by(0), 0, NAMES)
    assert palace not in texts.event(drawn.seen_by(1), 1, NAMES)


def test_a_player_who_takes_a_destroyed_district_back_is_addressed_directly(language: str) -> None:
    texts = Texts(language, strict=True)
    back, away = [events.DistrictSaved(0, "tavern", 1, to, "graveyard") for to in (0, 2)]
    assert all(NAMES[seat] not in texts.event(back, seat, NAMES) for seat in (0, 1))
    assert all(NAMES[seat] not in texts.event(away, seat, NAMES) for seat in (0, 1, 2))
    assert NAMES[2] in texts.event(away, 0, NAMES)


def test_every_bot_is_introduced(language: str) -> None:
    texts = Texts(language, strict=True)
    assert all(texts.bot_text(bot) and texts.bot_name(bot) != bot for bot in BOTS)
    assert texts.bot_name("magpie") == "magpie"


def test_no_bot_has_the_name_of_a_character(language: str) -> None:
    texts = Texts(language)
    names = {
        texts.card_arguments("card", card.key)["card"] for edition in EDITIONS for card in edition.characters
    }
    assert names & {texts.bot_name(bot) for bot in BOTS} == set()


# -- what has no words -----------------------------------------------------------------


class Thunder(Event):
    """An event from outside the package."""

    seat: int = field_types.field(field_types.SEAT)


def test_a_card_without_a_text_is_named_by_its_key(language: str) -> None:
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
