"""Print every message with every card that can occur in it, for native readers.

Usage: ``python -m scripts.message_samples fr``

The tests say the same sentences in every language.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import citadels
from citadels.bots.advice.terms import Term
from citadels.bots.learned.reasons import ASPECTS
from citadels.bots.search.explanation import GAIN_TERMS, LOSS_TERMS
from citadels.engine import events, field_types, scoring
from citadels.engine.actions import TYPES, WITH_SEAT, act
from citadels.engine.errors import Reason
from citadels.engine.events import Event
from citadels.engine.field_types import Field
from citadels.engine.game import Option
from citadels.engine.rules import Edition
from citadels.engine.steps import Question
from citadels.engine.view import MarkView, View
from citadels.locale import LANGUAGES, Texts, ids, message_id, sources
from citadels.settings.errors import Named, SetupError
from citadels.tables.presenter import notice
from citadels.tables.table_events import TABLE_EVENTS

SOURCE: Final = Path(citadels.__file__).parent
EDITION: Final = citadels.EDITIONS["2016"]
EDITIONS: Final = citadels.EDITIONS.values()
NAMES: Final = ["Anna", "Bob", "Cleo", "Dan", "Eve"]
CHARACTERS: Final = [character.key for character in EDITION.characters]
DISTRICTS: Final = list(
    dict.fromkeys([district.key for edition in EDITIONS for district in edition.districts])
)
BEAUTIFIED: Final = ("temple+", "tavern+", "stables+")  # both genders and a plural, in most languages
OCCASIONS: Final = ("deal", "gather", "build")

Said = Iterator[tuple[str, str]]  # ids of messages, and sentences


# -- what needs words ----------------------------------------------------------------------


@cache
def python() -> str:
    """Return the Python source of the package as one text."""
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))])


def decisions() -> list[type[Question]]:
    steps = {step for edition in EDITIONS for step in edition.steps.values() if issubclass(step, Question)}
    return sorted(steps, key=lambda step: step.__name__)


def event_classes() -> list[type[Event]]:
    """Return the classes of all events of games and tables."""
    found = [kind for edition in EDITIONS for kind in edition.events.values()]
    return list(dict.fromkeys([*found, *TABLE_EVENTS]))


def reason_codes() -> set[str]:
    """Return the codes of refusals in the source, and the marks that protect a character."""
    written = set(re.findall(r'Reason\(\s*"(\w+)"', python()))
    return written | {"killed", "bewitched", "not_beside", "not_beside_king"}


def notice_codes() -> set[str]:
    """Return the codes of notices in the source."""
    calls = re.findall(r"notify\(([^,]*),", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def error_codes() -> set[str]:
    """Return the codes of table errors in the source."""
    calls = re.findall(r"(?:TableError|RateLimitExceeded)\(([^,)]*)", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def setup_codes() -> set[str]:
    """Return the codes of setup errors in the source."""
    calls = re.findall(r"SetupError\(([^,)]*)", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def term_names() -> set[str]:
    """Return the names of the bots' reasons in the source."""
    written = re.findall(r'(?:Term|Counterfactual)\(\s*"(\w+)"', python())
    return {*written, *GAIN_TERMS.values(), *LOSS_TERMS.values(), *ASPECTS}


def score_items() -> set[str]:
    source = Path(scoring.__file__).with_suffix(".py").read_text(encoding="utf-8")
    return set(re.findall(r'\(\s*\(?"(\w+)", (?:sum|[A-Z_]+)', source))


# -- events --------------------------------------------------------------------------------


def events_to_tell() -> Iterator[Event]:
    """Yield events of every class with every card that can occur in them."""
    for found in event_classes():
        for card, source, flag in samples(found.fields):
            nobody = [(-1, 2)] if found is events.CharacterDiscarded else []
            for seats in ((0, 1), (1, 0), (1, 1), *nobody):
                others = iter((*seats, seats[1]))
                yield found(*[field_value(field, card, source, flag, others) for field in found.fields])


def samples(fields: tuple[Field, ...]) -> Iterator[tuple[str, str, bool]]:
    """Cards, sources and truths: one of them varies at a time."""
    used = {field.type for field in fields}
    of_characters = used & {field_types.CHARACTER, field_types.CHARACTERS}
    cards = CHARACTERS if of_characters else [*DISTRICTS, *BEAUTIFIED]
    sources = [*OCCASIONS, *CHARACTERS, *DISTRICTS] if field_types.SOURCE in used else [CHARACTERS[0]]
    for flag in (True, False):
        yield from ((card, sources[0], flag) for card in cards)
        yield from ((cards[0], source, flag) for source in sources)


def field_value(field: Field, card: str, source: str, flag: bool, seats: Iterator[int]) -> object:
    """Return a value of the field's type. Take the seats of an event in turn."""
    if field.type is field_types.SEAT:
        return next(seats)
    values: dict[field_types.FieldType, object] = {
        field_types.SEATS: (0,) if flag else (0, 1),
        field_types.POINTS: (20, 21),
        field_types.CHARACTERS: (card,) if flag else (card, card, CHARACTERS[1]),
        field_types.DISTRICTS: (card,) if flag else (card, card, DISTRICTS[1]),
        field_types.BOOLEAN: flag,
        field_types.FACE: flag,
        field_types.SOURCE: source,
        field_types.TYPE: TYPES[0],
        field_types.MARK: "killed" if flag else "warrant",
    }
    if field.type.json == "number":
        return 1 if flag else 2
    return values.get(field.type, card)


def told_events(texts: Texts) -> Said:
    """Yield the sentences for a spectator, for the players concerned, and with nothing hidden."""
    told: set[tuple[object, ...]] = set()  # many events look the same to most readers
    for event in events_to_tell():
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


def said_actions(texts: Texts) -> Said:
    for edition in EDITIONS:
        views = {character.key: turn_view(character.key, 2, edition) for character in edition.characters}
        owner = {verb: character.key for character in edition.characters for verb in character.verbs}
        for action in edition.space.actions:
            view = views[owner.get(action.verb, "king")]
            aimed = edition.verbs[action.verb] in WITH_SEAT
            if action.verb == "income" or (aimed and action.number > 1):
                continue
            id = message_id("action", action.verb)
            for price in (0, 1, 3):
                option = Option(action, action.verb, None, None, None, price, None, False)
                yield id, texts.action(option, view, NAMES)
            if action.verb not in ("pay", "bribe", "smithy", "save"):
                yield id, texts.action(action, view, NAMES)


def said_effects(texts: Texts) -> Said:
    """Yield every effect with every word that it selects by. Some are empty."""
    words: dict[str, tuple[str | int, ...]] = {
        "completes": ("first", "later", "no", "unknown"),
        "gives": ("either", "gold", "card", "none", "unknown"),
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
        for number, (word, values) in product((0, 1, 3), words.items()):
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

# The arguments of questions, as positions write them, without the seat that is asked.
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


class _Mark:
    def __init__(self, kind: str, face: bool | None) -> None:
        self.mark, self.face = kind, face
        self.character, self.owner, self.placed, self.shown = "king", 1, 3, False


def _mark(kind: str, face: bool | None) -> MarkView:
    return _Mark(kind, face)  # type: ignore[return-value]


def asked_questions(texts: Texts) -> Said:
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
                yield message_id("prompt", step.prompt), texts.prompt(view, NAMES)


# -- reasons and the end -------------------------------------------------------------------


def given_reasons(texts: Texts) -> Said:
    for code in sorted(reason_codes()):
        for card, need in product([*CHARACTERS, *DISTRICTS], (0, 1, 3)):
            yield message_id("reason", code), texts.reason(Reason(code, need, 2, card, TYPES[0], "gather"))
        for type, verb in product(TYPES, ("gather", "crown", "bewitch")):
            reason = Reason(code, 1, 2, CHARACTERS[0], type, verb)
            yield message_id("reason", code), texts.reason(reason)


def explained_choices(texts: Texts) -> Said:
    for name, card, number in product(sorted(term_names()), ["king", "witch", "docks", "tavern"], (0, 1, 3)):
        yield message_id("why", name), texts.why(Term(name, 1.0, 2, number, card), NAMES)
    for name in ("any", "leave", "cards", "gain", "useless", *ASPECTS):
        yield message_id("why", name), texts.why(Term(name, 1.0), NAMES)


def counted_points(texts: Texts) -> Said:
    for item in (*sorted(score_items()), *DISTRICTS):
        yield "score", texts.score_item(item)
    for points in ([(5, 1), (4, 2)], [(5, 1), (5, 2)], [(5, 2), (5, 2)]):
        scores = [scoring.Score(seat, [("districts", n)], (rank,)) for seat, (n, rank) in enumerate(points)]
        for tie_break in ("rank", "districts", "gold"):
            result = scoring.Result(scores, (tie_break,))
            for seat in (-1, *result.winners):
                yield message_id("decided", result.decided_by), texts.decided(result, NAMES, seat)


def named_cards(texts: Texts) -> Said:
    """Yield every card with all forms of its name, and its gender."""
    for card in (*CHARACTERS, *DISTRICTS, *BEAUTIFIED):
        yield "cards", " · ".join([str(form) for form in texts.card_arguments("card", card).values()])


def told_notices(texts: Texts) -> Said:
    for code, name, own in product(sorted(notice_codes()), NAMES[:2], (False, True)):
        yield message_id("notice", code), notice(code, name, texts.language, own=own)


BASIC: Final = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
BAD_SETUPS: Final[list[dict[str, Any]]] = [
    *[{"characters": [key for key in BASIC if key != out]} for out in BASIC],
    *[{"characters": [name, *BASIC]} for name in ("emperor", "king", "asassin", "dragon")],
    *[{"districts": names} for names in (["keep"], ["keep", "keep"], ["stables"] * 2, ["libary"], ["zzz"])],
    {"edition": 2016},
    {"edition": "1999"},
    {"preset": "chess"},
    {"seats": "4"},
    {"seats": 9},
    {"edition": "2000", "seats": 8},
    {"characters": "king"},
    {"seats": 2, "characters": ["emperor"]},
    {"seats": 2, "characters": [*BASIC, "artist"]},
    {"ninth": 9},
    {"ninth": "king"},
    {"ninth": "queen"},
    {"seats": 2, "ninth": True},
    {"seats": 2, "ninth": "artist"},
    {"seats": 8, "ninth": False},
    {"districts": ["docks"]},
    {"edition": "2002", "characters": ["witch", *BASIC[1:]], "districts": ["hospital"]},
    {"crown": 4},
    {"size": 3},
    {"edition": "2000", "size": 3},
    {"variants": ["chess"]},
    {"edition": "2000", "variants": ["chess"]},
    {"key": b"?"},
    {"key": b"?", "seed": 1},
]


def setup_errors() -> Iterator[SetupError]:
    """Everything that can be wrong with the settings of a game."""
    edition = EDITION.key
    yield from (SetupError("unknown", "gold", known="edition, seats"), SetupError("missing", "seats"))
    yield SetupError("edition_broken", "edition", edition, detail="it is not there")
    yield SetupError("no_presets", "preset", edition, names=(Named("preset", "random"),))
    yield SetupError("district_count", "districts", edition, need=1, have=2)
    for wrong in BAD_SETUPS:
        try:
            citadels.new_game(**wrong)
        except SetupError as error:
            yield error
        else:
            raise AssertionError(f"nothing is wrong with {wrong}")


def told_setups(texts: Texts) -> Said:
    """Yield each setup error with the names of cards, and with their keys."""
    for error, keys in product(setup_errors(), (False, True)):
        yield message_id("setup", error.code), error.format(texts, keys)


ALL: Final[tuple[Callable[[Texts], Said], ...]] = (
    asked_questions, said_gathering, said_income, said_actions, said_effects, given_reasons,
    explained_choices, told_events, told_marks, counted_points, told_notices, told_setups, named_cards,
)  # fmt: skip


# -- the sheet -----------------------------------------------------------------------------


def sheet(language: str) -> Iterator[str]:
    """Yield each message's id with its sentences, each once."""
    texts = Texts(language, strict=True)
    found: dict[str, dict[str, None]] = {}
    for say in ALL:
        for id, sentence in say(texts):
            found.setdefault(id, {})[sentence] = None
    for id, told in found.items():
        yield from (f"## {id}", *told, "")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in LANGUAGES:
        print(f"Usage: python -m scripts.message_samples {'|'.join(LANGUAGES)}", file=sys.stderr)
        return 2
    for line in sheet(arguments[0]):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
