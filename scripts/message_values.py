"""Kinds of sample arguments: numbers, names, cards with their forms, and texts that are put into others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Final

from citadels.bots.advice.terms import Evidence, Term
from citadels.engine import events
from citadels.engine.actions import act
from citadels.engine.errors import Reason
from citadels.engine.view import View
from citadels.locale import Arguments, Texts
from citadels.locale.sentences import of_evidence
from scripts.event_samples import CHARACTERS, DISTRICTS, EDITION, NAMES
from scripts.message_codes import EDITIONS
from scripts.message_samples import of_every_gender, turn_view

NUMBERS: Final = (5, 1, 2, 3, 0, 11, 21, 22, 100)  # all plural categories of whole numbers, in most languages

Values = Callable[[Texts], list[Arguments]]  # of one argument, or of several that belong together


# -- kinds of arguments --------------------------------------------------------------------


def number(*names: str) -> Values:
    """Return the values of arguments that are the same number."""
    return lambda texts: [dict.fromkeys(names, one) for one in NUMBERS]


def text(name: str, *write: Callable[[Texts], str]) -> Values:
    return lambda texts: [{name: one(texts)} for one in write]


def literal(name: str, *values: str | int) -> Values:
    return lambda texts: [{name: value} for value in values]


def message(name: str, *ids: str) -> Values:
    """Return the texts of other messages."""
    return lambda texts: [{name: texts.say(id)} for id in ids]


def forms_of_player(name: str) -> Values:
    return lambda texts: [texts.player_arguments(name, player) for player in NAMES[:2]]


def forms_of_card(name: str, cards: Sequence[str]) -> Values:
    return lambda texts: [texts.card_arguments(name, card) for card in of_every_gender(texts, cards)]


def forms_of_cards(name: str, cards: Sequence[str], least: int = 1) -> Values:
    """Return lists of cards: of one card of every gender, and longer ones."""

    def values(texts: Texts) -> list[Arguments]:
        single = [[card] for card in of_every_gender(texts, cards)]
        several = [list(cards[:2]), [cards[0], cards[0], cards[4]], list(cards[3:8])]
        nothing: list[list[str]] = [[]] if least == 0 else []
        return [texts.cards_arguments(name, row) for row in (*single, *several, *nothing)]

    return values


def names_of_cards(name: str, cards: Sequence[str]) -> Values:
    """Return plain names of cards."""
    return lambda texts: [{name: texts.name(card)} for card in of_every_gender(texts, cards)]


def lists(name: str, count: str = "", cards: Sequence[str] = DISTRICTS) -> Values:
    """Return lists of names of cards, with their number if it has a name."""

    def values(texts: Texts) -> list[Arguments]:
        rows = [[texts.name(card) for card in cards[:length]] for length in (3, 1, 2, 5)]
        return [{name: texts.enumerated(row)} | ({count: len(row)} if count else {}) for row in rows]

    return values


def ranked(rank: str, name: str = "name") -> Values:
    """Return characters by rank and name."""
    ranks = {character.key: character.rank for character in EDITION.characters}
    return lambda texts: [
        {rank: ranks[card], name: texts.name(card)} for card in of_every_gender(texts, CHARACTERS)
    ]


def row(name: str, id: str, values: Values) -> Values:
    """Return a list whose items are other messages."""
    return lambda texts: [{name: texts.enumerated([texts.say(id, one) for one in values(texts)])}]


def people(name: str, count: str = "count") -> Values:
    return lambda texts: [{name: texts.listed(NAMES[:length]), count: length} for length in (1, 2, 5)]


# -- texts that are put into others --------------------------------------------------------


@cache
def turn() -> View:
    return turn_view("king")


def action(texts: Texts) -> str:
    return texts.action(act("build", -1, "tavern"), turn(), NAMES)


def pick(texts: Texts) -> str:
    return texts.action(act("pick", -1, "king"), turn(), NAMES)


def other_action(texts: Texts) -> str:
    return texts.action(act("gather", -1, "gold"), turn(), NAMES)


def why(texts: Texts) -> str:
    return texts.why(Term("worth", 1.0, card="tavern"), NAMES)


def refused(texts: Texts) -> str:
    return texts.reason(Reason("gold", 5, 4))


def refusal(texts: Texts) -> str:
    return texts.say("labelled", label=action(texts), text=refused(texts))


def happened(texts: Texts) -> str:
    return texts.event(events.GoldGained(1, 2, "gather"), -1, NAMES)


def question(texts: Texts) -> str:
    return texts.say("prompt-theater")


def menu(texts: Texts) -> str:
    return texts.menu("kill") or ""


def percent(texts: Texts) -> str:
    return texts.say("analysis-percent", number=decimal("45.3")(texts))


def decimal(written: str) -> Callable[[Texts], str]:
    return lambda texts: written.replace(".", texts.say("analysis-decimal"))


def span(texts: Texts) -> str:
    return texts.say("span", unit="minutes", time=5)


def titled(kind: str, key: str) -> Callable[[Texts], str]:
    return lambda texts: texts.title(kind, key)


def card_text(key: str) -> Callable[[Texts], str]:
    return lambda texts: texts.card_text(key)


def possible_characters(texts: Texts) -> list[Arguments]:
    told = of_evidence(texts, Evidence(tuple(CHARACTERS[:3]), 1, (), certain=False))
    return [{name: value for name, value in told.items() if name.startswith("possible")}]


def points(texts: Texts) -> list[Arguments]:
    return [{"name": NAMES[0], "points": 24}, {"name": NAMES[1], "points": 21}]


def scored(texts: Texts) -> list[Arguments]:
    items = {"districts": 20, "complete_first": 4}
    return [{"item": texts.score_item(item), "points": points} for item, points in items.items()]


def in_words(texts: Texts) -> list[Arguments]:
    """Return the lead of a winner, and its number as a headline writes it."""
    spelled = [(lead, f"web-number-{lead}") for lead in NUMBERS if lead > 0]
    return [{"points": lead, "number": texts.say(id) if texts.has(id) else lead} for lead, id in spelled]


def districts(texts: Texts) -> list[Arguments]:
    """Return every district with its type and cost, and what is done with it."""
    found = {district.key: district for edition in EDITIONS for district in edition.districts}
    return [
        {
            **texts.card_arguments("card", key),
            **texts.type_arguments("type", district.type),
            "cost": district.cost,
            "action": texts.action(act("keep", -1, key), turn(), NAMES),
        }
        for key, district in found.items()
    ]


def seats_city(texts: Texts) -> list[Arguments]:
    rows: list[list[str]] = [[], ["tavern"], ["tavern", "temple"], DISTRICTS[:5]]
    return [{"districts": len(row), "city": texts.enumerated([*map(texts.name, row)])} for row in rows]


def cards_under(texts: Texts) -> list[Arguments]:
    known = [texts.cards_arguments("cards", DISTRICTS[:n]) | {"known": "yes", "count": n} for n in (1, 3)]
    return [*known, *[{"cards": texts.listed([]), "known": "no", "count": one} for one in NUMBERS if one]]


def kept_cards(texts: Texts) -> list[Arguments]:
    """Return cards that somebody drew and kept, known or not."""
    out = []
    for kept, drawn, known in product((2, 1, 3, 5), (3, 1, 2, 7), ("yes", "no")):
        if kept <= drawn:
            cards = texts.cards_arguments("cards", DISTRICTS[:kept])
            every = texts.cards_arguments("all", DISTRICTS[:drawn])
            out.append({**cards, **every, "count": kept, "drawn": drawn, "known": known})
    return out


def waiting_time(texts: Texts) -> list[Arguments]:
    return [{"unit": unit, "time": one} for unit, one in product(("minutes", "hours"), NUMBERS) if one]
