"""Say every message of the game with every card that can occur in it, by the code that says it in a game.

The tests say these sentences in every language, and the sheet for native readers shows some of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product
from typing import Final

import citadels
from citadels.bots.advice.evidence import GROUNDS
from citadels.bots.advice.terms import Evidence, Term
from citadels.bots.learned.reasons import ASPECTS
from citadels.engine import events, scoring
from citadels.engine.actions import TYPES, WITH_SEAT, act
from citadels.engine.errors import Reason
from citadels.engine.game import Option
from citadels.engine.rules import Edition
from citadels.engine.view import MarkView, View
from citadels.locale import Texts, ids, message_id, sources
from citadels.tables.presenter import notice
from scripts.event_samples import (
    BEAUTIFIED,
    CHARACTERS,
    DISTRICTS,
    EDITION,
    EVERY_CARD,
    NAMES,
    Cards,
    events_to_tell,
)
from scripts.message_codes import EDITIONS, decisions, notice_codes, reason_codes, score_items, term_names
from scripts.message_patterns import keys, parts
from scripts.setup_samples import setup_errors

Said = Iterator[tuple[str, str]]  # ids of messages, and sentences

INCOME: Final = 2  # districts in the city of whoever acts that bring an income


# -- events --------------------------------------------------------------------------------


def told_events(texts: Texts, cards: Cards = EVERY_CARD) -> Said:
    """Yield the sentences for a spectator, for the players concerned, and with nothing hidden."""
    told: set[tuple[object, ...]] = set()  # many events look the same to most readers
    for event in events_to_tell(cards):
        id = message_id("event", type(event).__name__)
        for seen, seat in [*[(event.seen_by(seat), seat) for seat in (-1, 0, 1)], (event, -1)]:
            known = (id, *seen.values(), seat)
            if known not in told:
                told.add(known)
                yield id, texts.event(seen, seat, NAMES)


def told_marks(texts: Texts) -> Said:
    marks = [mark for character in EDITION.characters for mark in character.marks]
    for mark, face, seat, card in product(marks, (True, False), (-1, 0, 1), ("king", "witch")):
        for made in (events.Marked(0, mark, card, face), events.MarkShown(0, mark, card, face)):
            yield message_id("event", type(made).__name__), texts.event(made.seen_by(seat), seat, NAMES)
        yield "event-mark-removed", texts.event(events.MarkRemoved(mark, card), seat, NAMES)


# -- actions -------------------------------------------------------------------------------

CAST = ("witch", "blackmailer", "wizard", "king", "abbot", "alchemist", "scholar", "diplomat")
OLD_CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def turn_view(character: str, districts: int = INCOME, edition: Edition = EDITION) -> View:
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


def said_actions(texts: Texts, cards: Cards = EVERY_CARD) -> Said:
    left_out = {*CHARACTERS, *DISTRICTS} - {*cards.characters, *cards.districts}
    for edition in EDITIONS:
        views = {character.key: turn_view(character.key, edition=edition) for character in edition.characters}
        owner = {verb: character.key for character in edition.characters for verb in character.verbs}
        for action in edition.space.actions:
            view = views[owner.get(action.verb, "king")]
            aimed = edition.verbs[action.verb] in WITH_SEAT
            if (
                action.verb == "income"
                or (action.verb == "mix" and action.number > INCOME)
                or (aimed and action.number > 1)
                or action.name.rstrip("+") in left_out
            ):
                continue
            id = message_id("action", action.verb)
            for price in (2, 1, 0):
                option = Option(action, action.verb, None, None, None, price, None, False)
                yield id, texts.action(option, view, NAMES)
            if action.verb not in ("pay", "bribe", "save"):
                yield id, texts.action(action, view, NAMES)


def said_answers(texts: Texts) -> Said:
    """Yield the answers whose words depend on the question."""
    view = turn_view("artist")
    for step, action in product(decisions(), (act("done"), act("pass"), act("beautify", -1, "tavern"))):
        view.prompt = step.prompt
        option = Option(action, action.verb, None, None, None, 1, None, False)
        yield message_id("action", action.verb), texts.action(option, view, NAMES)


def said_effects(texts: Texts) -> Said:
    """Yield every effect with every word that it selects by. Some are empty."""
    words: dict[str, tuple[str | int, ...]] = {
        "completes": ("first", "later", "no", "unknown"),
        "gives": ("either", "gold", "card", "their-choice", "their-card", "none", "unknown"),
        "left": ("both", "build", "ability", "none"),
        "name": ("gold", "cards"),
        "keep": (1, 2, "all"),
        "out": ("yes", "no"),
        "own": ("yes", "no"),
        "from": (1, 2, 5),
    }
    usual = {word: values[0] for word, values in words.items()} | texts.player_arguments("player", NAMES[0])
    numbers = ("treasury", "hand", "held", "size", "goal", "theirs", "their-hand", "to", "draw")
    for id in ids([sources(texts.language)["effects.ftl"]]):
        for number, (word, values) in product((3, 1, 0), words.items()):
            for value in values:
                told = texts.say(
                    id, {**dict.fromkeys(numbers, number), **usual, "name": "cards", word: value}
                )
                if told:
                    yield id, told


def said_income(texts: Texts) -> Said:
    for character in EDITION.characters:
        if "income" in character.verbs:
            for count in (0, 1, 2):
                yield "action-income", texts.action(act("income"), turn_view(character.key, count), NAMES)


def said_gathering(texts: Texts) -> Said:
    view = turn_view("king")
    turn = view.turn
    assert turn is not None
    for turn.gather_gold in (2, 3):
        yield "action-gather", texts.action(act("gather", -1, "gold"), view, NAMES)
    for turn.gather_draw, turn.gather_keep in ((0, 0), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)):
        yield "action-gather", texts.action(act("gather", -1, "cards"), view, NAMES)


# -- questions -----------------------------------------------------------------------------

DISTRICT: Final = "?"  # stands for any district
# The arguments of questions, as positions write them, without the seat that is asked.
ARGUMENTS: dict[str, list[list[object]]] = {
    "HowToPay": [[5, 0]],
    "PayWithCards": [[6]],
    "Threats": [[[3]], [[3, 5]]],
    "Warrants": [[[2]], [[2, 3]], [[2, 3, 4]]],
    "RevealThreat": [[1]],
    "Confiscate": [[1, 4]],
    "Purchase": [[1, 1], [1, 2]],
    "GiveDistrict": [[1, DISTRICT]],
    "BeautifyAnother": [[DISTRICT]],
    "TakeCard": [[1]],
    "GiveBack": [[1]],
    "Demand": [[1]],
    "GiveCharacter": [[1]],
    "Tribute": [[1]],
    "Save": [[1, DISTRICT, 2], [0, DISTRICT, 2]],
}


class _Mark:
    def __init__(self, kind: str, face: bool | None, character: str) -> None:
        self.mark, self.face, self.character = kind, face, character
        self.owner, self.placed, self.shown = 1, 3, False


def _mark(kind: str, face: bool | None, character: str) -> MarkView:
    return _Mark(kind, face, character)  # type: ignore[return-value]


def asked_questions(texts: Texts) -> Said:
    for step in decisions():
        id = message_id("prompt", step.prompt)
        edition = next(edition for edition in EDITIONS if edition.steps.get(step.__name__) is step)
        acting = of_every_gender(texts, CHARACTERS) if edition is EDITION else ["king"]
        for character, arguments in product(acting, ARGUMENTS.get(step.__name__, [[]])):
            view = turn_view(character, 2, edition)
            view.prompt = step.prompt
            districts = of_every_gender(texts, EVERY_CARD.districts)
            for district, face in product(districts, (None, True, False)):
                named = [district if argument == DISTRICT else argument for argument in arguments]
                view.pending = [[step.__name__, 0, *named]]
                view.players[0].site = district
                view.marks = [_mark(kind, face, character) for kind in ("threat", "warrant")]
                yield id, texts.prompt(view, NAMES)
            for view.called in range(1, 9):
                yield id, texts.prompt(view, NAMES)


# -- reasons and the end -------------------------------------------------------------------


def given_reasons(texts: Texts, cards: Cards = EVERY_CARD) -> Said:
    for code in sorted(reason_codes()):
        for card, need in product([*cards.characters, *cards.districts], (3, 1, 0)):
            yield message_id("reason", code), texts.reason(Reason(code, need, 2, card, TYPES[0], "gather"))
        for type, verb in product(TYPES, ("gather", "crown", "bewitch")):
            reason = Reason(code, 1, 2, CHARACTERS[0], type, verb)
            yield message_id("reason", code), texts.reason(reason)


def explained_choices(texts: Texts) -> Said:
    cards = of_every_gender(texts, ["king", "witch", *DISTRICTS])
    for name, card, number in product(sorted(term_names()), cards, (3, 1, 0)):
        yield message_id("why", name), texts.why(Term(name, 1.0, 2, number, card, 0.4), NAMES)
    for name in ("any", "leave", "cards", "gain", "useless", *ASPECTS):
        yield message_id("why", name), texts.why(Term(name, 1.0), NAMES)
    about = [*product(("stop", "loot", "foreseen_holder"), [2]), *product(("takeover", "warrant"), [-1])]
    for (name, seat), held, count in product(about, (1, 2, 5), (3, 4, 6)):
        for grounds, certain in (((), False), (GROUNDS[:1], False), (GROUNDS, False), (GROUNDS[1:], True)):
            evidence = Evidence(tuple(CHARACTERS[:count]), held, grounds, certain)
            term = Term(name, 1.0, seat, card=CHARACTERS[0], evidence=evidence)
            yield "evidence", texts.why(term, NAMES)


def counted_points(texts: Texts) -> Said:
    for item in (*sorted(score_items()), *DISTRICTS):
        yield "score", texts.score_item(item)
    for points in ([(5, 1), (4, 2)], [(5, 1), (5, 2)], [(5, 2), (5, 2)]):
        scores = [scoring.Score(seat, [("districts", n)], (rank,)) for seat, (n, rank) in enumerate(points)]
        for tie_break in ("rank", "districts", "gold"):
            result = scoring.Result(scores, (tie_break,))
            for seat in (-1, *result.winners):
                yield message_id("decided", result.decided_by), texts.decided(result, NAMES, seat)


def of_every_gender(texts: Texts, cards: Sequence[str]) -> list[str]:
    """Return the first card of every gender, in the order of the cards."""
    found = {texts.card_arguments("card", card)["card-gender"]: card for card in reversed(cards)}
    return [card for card in cards if card in found.values()]


def named_cards(texts: Texts) -> Said:
    """Yield every card with all forms of its name, and its gender."""
    for card in (*CHARACTERS, *DISTRICTS, *BEAUTIFIED):
        yield "cards", " · ".join([str(form) for form in texts.card_arguments("card", card).values()])


def told_notices(texts: Texts) -> Said:
    for code, name, own in product(sorted(notice_codes()), NAMES[:2], (False, True)):
        yield message_id("notice", code), notice(code, name, texts.language, own=own)


def told_setups(texts: Texts) -> Said:
    """Yield each setup error with the names of cards, and with their keys."""
    for error, typed in product(setup_errors(), (False, True)):
        yield message_id("setup", error.code), error.format(texts, typed)


BY_CARD: Final[tuple[Callable[[Texts, Cards], Said], ...]] = (said_actions, given_reasons, told_events)
OTHERS: Final[tuple[Callable[[Texts], Said], ...]] = (
    asked_questions, said_gathering, said_income, said_answers, said_effects, explained_choices, told_marks,
    counted_points, told_notices, told_setups, named_cards,
)  # fmt: skip


def say_all(texts: Texts) -> None:
    """Say all of it with a few cards: one of every gender, and those that messages name as sources."""
    characters, districts = of_every_gender(texts, CHARACTERS), of_every_gender(texts, EVERY_CARD.districts)
    named = {key for part in parts(texts.language).values() for key in keys(part.pattern, "source")}
    sources = [one for one in EVERY_CARD.sources if one in {*named, *characters, *districts}]
    few = Cards(characters, districts, sources)
    said = [*[say(texts, few) for say in BY_CARD], *[say(texts) for say in OTHERS]]
    for _ in chain(*said):
        pass
