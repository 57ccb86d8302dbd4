"""The texts of the game in the languages of its players, from Fluent files: cards, questions, events.

There is one folder per language and one file per subject. Code names no card and no language: a card's name,
and its forms in sentences, are in its message and that message's attributes; ``language.json`` says how the
language works.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from inspect import cleandoc
from typing import TYPE_CHECKING, Final

from citadels.editions import EDITIONS, folders
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError, Reason
from citadels.engine.events import Event
from citadels.engine.game import Option
from citadels.engine.scoring import Result
from citadels.engine.view import SPECTATOR, View
from citadels.locale import sentences
from citadels.locale.languages import (
    DEFAULT,
    FOLDER,
    LANGUAGES,
    Language,
    accepted_languages,
    fold,
    load_language,
    match_language,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from citadels.bots.advice.terms import Term

GENDER: Final = "gender"  # the attribute with the gender of a name, for the words that agree with it
# Attributes of a card's message that are not forms of its name.
NOT_FORMS: Final = frozenset({GENDER, "text", "brief", "rulings", "income"})
CARDS: Final = "cards.ftl"
NOT_CARDS: Final = ("type-", "edition-", "preset-")  # other messages of that file
PLAIN: Final = "2016"  # the edition that a message without an edition in its id speaks of, if it has the card
PLAYER: Final = "player"  # an optional message, whose attributes are forms of a player's name
BEAUTIFIED: Final = "+"
MAX_ARGUMENT_LENGTH: Final = 2_000  # characters; Fluent refuses more than 2,500

Arguments = dict[str, str | int]

__all__ = [
    "BEAUTIFIED",
    "DEFAULT",
    "LANGUAGES",
    "Arguments",
    "Language",
    "TextError",
    "Texts",
    "accepted_languages",
    "fold",
    "ids",
    "load_language",
    "match_language",
    "message_id",
    "sources",
]


class TextError(CitadelsError):
    """A text is missing or cannot be formatted. Only strict texts raise it."""


@lru_cache(maxsize=32)
def _bundle(language: str, added: tuple[str, ...]) -> FluentBundle:
    """Return the messages of a language, and those ``added`` by other packages, which replace none."""
    load_language(language)  # must exist
    from fluent.runtime import (
        FluentBundle,
        FluentResource,
    )  # slow to import, and often not needed

    bundle = FluentBundle([language], use_isolating=False)
    for text in (*sources(language).values(), *added):
        bundle.add_resource(FluentResource(text))
    return bundle


@lru_cache(maxsize=20_000)  # most messages repeat
def _formatted(
    bundle: FluentBundle, id: str, attribute: str | None, arguments: tuple[tuple[str, str | int], ...]
) -> tuple[str, str] | None:
    """Format a message or an attribute of it. Return the text with errors, or None if it does not exist."""
    message = bundle.get_message(id) if bundle.has_message(id) else None
    if message is None:
        return None
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, {name: _bounded(value) for name, value in arguments})
    return str(text), "; ".join(map(str, errors))


def _bounded(value: str | int) -> str | int:
    """Truncate an argument that is so long that Fluent would print ``{???}`` in its place."""
    return (
        value
        if isinstance(value, int) or len(value) <= MAX_ARGUMENT_LENGTH
        else value[:MAX_ARGUMENT_LENGTH] + "…"
    )


def _added(edition: str, language: str) -> tuple[str, ...]:
    """Return the messages that a third-party edition adds."""
    return tuple(folders.texts(EDITIONS[edition], language)) if edition in EDITIONS else ()


def _lineage(edition: str) -> tuple[str, ...]:
    """Return an edition and its ancestors, nearest first."""
    known = EDITIONS[edition].spec.ancestors if edition in EDITIONS else ()
    return (edition, *known)


@lru_cache(maxsize=32)
def _forms(language: str, added: tuple[str, ...]) -> tuple[str, ...]:
    """Return the forms of a card's name: whatever other attributes the messages of the cards have."""
    found: dict[str, None] = {}
    for text in (sources(language)[CARDS], *added):
        id = ""
        for message, attribute in re.findall(r"^(?:([a-zA-Z][\w-]*)| +\.([\w-]+)) *=", text, re.MULTILINE):
            id = message or id
            if attribute and not id.startswith(NOT_CARDS):
                found[attribute] = None
    return tuple([form for form in found if form not in NOT_FORMS])


def sources(language: str) -> dict[str, str]:
    """Return the contents of a language's files, by file name."""
    folder = FOLDER / language
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")}


@lru_cache(maxsize=4096)
def _event_id(event: Event) -> str:
    return message_id("event", type(event).__name__)


def _source_event_id(event: Event) -> str:
    return f"{_event_id(event)}--{message_id(str(getattr(event, 'source', '')))}"


def message_id(*parts: str) -> str:
    """Return the id of a message: words in lower case, joined by hyphens.

    >>> message_id("event", "CardsDrawn"), message_id("prompt", "how_to_pay")
    ('event-cards-drawn', 'prompt-how-to-pay')
    """
    words = [re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", part).replace("_", "-").lower() for part in parts]
    return "-".join(words)


class Texts:
    """The messages of one language about one edition, whose cards may have their own names.

    What has no message, such as a third-party card, is named by its key. ``strict`` texts raise TextError
    instead.
    """

    def __init__(self, language: str = "en", strict: bool = False, edition: str = "2016") -> None:
        self.language = language
        self.strict = strict
        self.edition = edition
        self.about = load_language(language)
        self._lineage = _lineage(edition)
        added = _added(edition, language)
        self._bundle = _bundle(language, added)
        self.forms = _forms(language, added)  # of a card's name
        self._card_arguments: dict[str, Arguments] = {}  # by card, and by form

    def for_edition(self, edition: str) -> Texts:
        """Return the texts for an edition."""
        return self if edition == self.edition else Texts(self.language, self.strict, edition)

    # -- messages

    def has(self, id: str) -> bool:
        """Return whether there is a message with this id."""
        return self._bundle.has_message(id)

    def say(self, id: str, arguments: Mapping[str, str | int] | None = None, **more: str | int) -> str:
        """Format the message with this id. Return the id itself if there is none."""
        found = self._format(id, None, {**(arguments or {}), **more})
        return id if found is None else found

    def _format(self, id: str, attribute: str | None, arguments: Mapping[str, str | int]) -> str | None:
        found = _formatted(self._bundle, id, attribute, tuple(arguments.items()))
        if found is None:
            if self.strict and attribute is None:
                raise TextError(f"message {id!r} is missing in {self.language!r}")
            return None
        text, wrong = found
        if wrong and self.strict:
            raise TextError(f"{id}: {wrong}")
        return text

    def _attribute(self, id: str, attribute: str) -> str | None:
        return self._format(id, attribute, {})

    # -- cards

    def name(self, card: str) -> str:
        """Return the name of a card by its key. A plus sign after the key means a beautified district."""
        return self._form(card, None)

    def _form(self, card: str, form: str | None) -> str:
        key = card.rstrip(BEAUTIFIED)
        found = self._of_card(key, form) or self._of_card(key, None) or key.replace("_", " ").title()
        return found if key == card else self.say("beautified", card=found, gender=self._gender_of(key))

    def _gender_of(self, card: str) -> str:
        return self._of_card(card, GENDER) or self.about.gender.default

    def _edition_ids(self, id: str) -> list[str]:
        """Return the ids of a message that speak of this edition alone or of its ancestors, nearest first."""
        own = [f"{id}--{message_id(edition)}" for edition in self._lineage]
        return [id for id in own if self.has(id)]

    def _of_card(self, card: str, attribute: str | None) -> str | None:
        """Return a card's name or an attribute of its message, preferably the edition's own."""
        return self._nearest(message_id(card), attribute)

    def _nearest(self, id: str, attribute: str | None) -> str | None:
        found = (self._format(each, attribute, {}) for each in (*self._edition_ids(id), id))
        return next((text for text in found if text is not None), None)

    def card_text(self, card: str) -> str:
        """Return what a card does; empty for a district without an effect.

        Falls back to the docstring of the class for a third-party card without a message.
        """
        return self._of_card(card, "text") or self._own_words(card)

    def brief(self, card: str) -> str:
        """Return what a character does in a line or two, or its whole text if it has no brief one."""
        return self._of_card(card, "brief") or self.card_text(card)

    def _own_words(self, card: str) -> str:
        """Return the first paragraph of the docstring of a card's class, without a leading name."""
        if self.has(message_id(card)) or self.edition not in EDITIONS:
            return ""
        edition = EDITIONS[self.edition]
        cards = (*edition.characters, *edition.districts)
        doc = next((type(found).__doc__ for found in cards if found.key == card), None) or ""
        words = " ".join(cleandoc(doc).split("\n\n")[0].split())
        name, _, rest = words.partition(": ")
        words = rest if name.lower().replace(" ", "_") == card else words
        return words[:1].upper() + words[1:]

    def rulings(self, card: str) -> str:
        """Return the rulings about a card in this edition; empty if there are none.

        An older edition does not inherit those of 2016: other cards and other rules are around it.
        """
        id = message_id(card)
        ids = [*self._edition_ids(id), id] if self._plain_speaks_of(card) else self._edition_ids(id)
        found = [self._attribute(each, "rulings") for each in ids]
        return next((text for text in found if text is not None), "")

    def _plain_speaks_of(self, card: str) -> bool:
        """Return whether the plain message about a card speaks of the card in this edition."""
        newest = EDITIONS[PLAIN]
        return PLAIN in self._lineage or not (card in newest.kind or newest.character(card))

    def type_name(self, type: str) -> str:
        """Return the name of a type of district in this edition."""
        id = message_id("type", type)
        return self._nearest(id, None) or id

    def type_label(self, type: str) -> str:
        """Return what a type of district is called beside the name of a card."""
        return self._nearest(message_id("type", type), "label") or self.type_name(type)

    # -- parts of sentences

    def listed(self, items: Sequence[str]) -> str:
        """Format a list: "a, b and c"."""
        if len(items) > 2:
            return self.say("list-more", first=items[0], rest=self.listed(items[1:]))
        if len(items) == 2:
            return self.pair("list-two", *items)
        return items[0] if items else self.say("list-none")

    def alternatives(self, items: Sequence[str]) -> str:
        """Format a list of alternatives: "a, b or c"."""
        *others, last = items
        return self.pair("list-or", self.enumerated(others), last) if others else last

    def enumerated(self, items: Sequence[str]) -> str:
        """Format a list without a conjunction: "a, b, c"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-more", first=items[0], rest=self.enumerated(items[1:]))

    def pair(self, id: str, first: str, second: str) -> str:
        """Format two things by a message that may ask how the second begins, as Spanish *y* and *e* do."""
        return self.say(id, {"first": first, "second": second, **self.about.beginnings_of(second)})

    def row(self, items: Sequence[str]) -> str:
        """Format a list of items that contain commas: "a; b, c; d"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-row", first=items[0], rest=self.row(items[1:]))

    def card_arguments(self, field: str, card: str) -> Arguments:
        """Return a card as arguments of a message: its name in all forms, and its gender."""
        found = self._card_arguments.get(card)
        if found is None:
            forms: Arguments = {f"-{form}": self._form(card, form) for form in self.forms}
            found = {"": self.name(card), **forms, **_capitalized(forms), **self._gender("", [card])}
            self._card_arguments[card] = found
        return {field + form: words for form, words in found.items()}

    def cards_arguments(self, field: str, cards: Sequence[str]) -> Arguments:
        """Return several cards as arguments of a message, with their number."""
        out: Arguments = {}
        counts = Counter(cards)
        for form in self.forms:
            rows = [self._times(card, count, form) for card, count in counts.items()]
            out[f"{field}-{form}"] = self.listed(rows)
        plain = self.listed([self._times(card, count, None) for card, count in counts.items()])
        return {
            f"{field}-count": len(cards),
            field: plain,
            **out,
            **_capitalized(out),
            **self._gender(field, cards),
        }

    def _times(self, card: str, count: int, form: str | None) -> str:
        if count == 1:
            return self._form(card, form)
        return self.say("list-times", count=count, card=self.name(card))

    def _gender(self, field: str, cards: Sequence[str]) -> Arguments:
        """Return the gender of one card, or that of several together by the rules of the language."""
        found = [self._gender_of(card.rstrip(BEAUTIFIED)) for card in cards]
        return {f"{field}-{GENDER}": found[0] if len(found) == 1 else self.about.gender.of_several(found)}

    def player_arguments(self, field: str, name: str) -> Arguments:
        """Return a player as arguments of a message: the name, and its forms if the language has any."""
        if not self.has(PLAYER):
            return {field: name}
        told: Arguments = {"name": name, **self.about.beginnings_of(name)}
        forms = self._bundle.get_message(PLAYER).attributes
        return {field: name, **{f"{field}-{form}": self._format(PLAYER, form, told) or "" for form in forms}}

    def type_arguments(self, field: str, type: str) -> Arguments:
        """Return a type of district as arguments of a message: its name, and its message's attributes."""
        id = message_id("type", type)
        attributes = self._bundle.get_message(id).attributes if self.has(id) else {}
        more: Arguments = {f"{field}-{name}": self._nearest(id, name) or "" for name in attributes}
        return {field: self.type_name(type), **more}

    def source_arguments(self, field: str, source: str) -> Arguments:
        """Return a source of gold or cards as arguments of a message: its key, and the end of a sentence."""
        words = self._attribute(message_id("type", source), "income")
        if words is not None:
            return {field: source, f"{field}-for": words}
        if not self.has(message_id(source)):
            return {field: source, f"{field}-for": f"({source})"}
        words = self._of_card(source, "income")
        if words is None:
            words = self.say("source-card", self.card_arguments("card", source))
        return {field: source, f"{field}-for": words}

    # -- questions, actions, events

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """Return the sentence of the question that the view's seat has to answer."""
        id = message_id("prompt", view.prompt or "")
        return self.say(id, sentences.of_prompt(self, view, names))

    def action(
        self,
        option: Option | Action,
        view: View,
        names: Sequence[str],
    ) -> str:
        """Return an option, or a refused action, as a short imperative."""
        action = option.action if isinstance(option, Option) else option
        price = option.price if isinstance(option, Option) else None
        id = message_id("action", action.verb)
        if not self.has(id) and not self.strict:
            return action.text
        text = self.say(id, sentences.of_action(self, action, price, view, names))
        ends_turn = isinstance(option, Option) and action.verb in sentences.ends_turn(view)
        return self.say("action-ends-turn", action=text) if ends_turn else text

    def effect(
        self, option: Option, options: Sequence[Option], view: View, names: Sequence[str]
    ) -> str | None:
        """Return the consequences of an option, or None if its imperative and price say it all."""
        id = message_id("effect", option.verb)
        if not self.has(id):
            if option.gold is None or view.turn is None:
                return None
            id = "effect-gold"
        return self.say(id, sentences.of_effect(self, option, options, view, names)) or None

    def menu(self, verb: str) -> str | None:
        """Return what a verb does to any of its targets in a few words; None for a verb with few targets."""
        return self._attribute(message_id("action", verb), "menu")

    def event(self, event: Event, seat: int, names: Sequence[str]) -> str:
        """Return the sentence of an event for a seat: the one for its source if there is one.

        The event must already be redacted for the seat.
        """
        id = _source_event_id(event) if self.has_source_message(event) else _event_id(event)
        if not self.has(id) and not self.strict:
            return repr(event)
        return self.say(id, sentences.of_event(self, event, seat, names))

    def has_source_message(self, event: Event) -> bool:
        """Return whether the source of an event has a message of its own for it."""
        return self.has(_source_event_id(event))

    def reason(self, reason: Reason) -> str:
        """Return the reason of a refusal, as the end of a sentence."""
        return self.say(message_id("reason", reason.code), sentences.of_fields(self, reason))

    def why(self, term: Term, names: Sequence[str]) -> str:
        """Return a bot's main reason for a choice, and the evidence if it is about a hidden character."""
        arguments = sentences.of_term(self, term, names)
        told = self.say(message_id("why", term.name), arguments)
        if term.evidence is None:
            return told
        evidence = sentences.of_evidence(self, term.evidence)
        return self.say("evidence", arguments | evidence, reason=told)

    def title(self, kind: str, key: str) -> str:
        """Return the name of an edition or a preset, or its key if it has no message."""
        id = message_id(kind, key)
        return self.say(id) if self.has(id) or self.strict else key

    def bot_name(self, bot: str) -> str:
        """Return the name of a bot. A plug-in bot goes by its own name."""
        id = message_id("bot", bot)
        return self.say(id) if self.has(id) else bot

    def bot_text(self, bot: str) -> str:
        """Return a description of a bot in a sentence."""
        return self._attribute(message_id("bot", bot), "text") or ""

    # -- results

    def score_item(self, item: str) -> str:
        """Return the name of an item of a score."""
        id = message_id("score", item)
        return self.say(id) if self.has(id) else self.name(item)

    def decided(self, result: Result, names: Sequence[str], seat: int = SPECTATOR) -> str:
        """Return the sentence for a seat that says who won, and what decided."""
        winners = self.listed([names[winner] for winner in result.winners])
        you = "winners" if result.winners == (seat,) else "none"
        id = message_id("decided", result.decided_by)
        return self.say(id, you=you, winners=winners, value=result.decided_at())


def _capitalized(forms: Arguments) -> Arguments:
    """Return forms for the beginning of a sentence: ``card-def`` with a capital letter as ``card-Def``."""
    out: Arguments = {}
    for argument, words in forms.items():
        field, _, form = argument.rpartition("-")
        out[f"{field}-{form[:1].upper()}{form[1:]}"] = str(words)[:1].upper() + str(words)[1:]
    return out


def ids(texts: Iterable[str]) -> list[str]:
    """Return the ids of all messages in these files."""
    return [found for text in texts for found in re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)]
