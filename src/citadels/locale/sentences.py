"""Arguments of messages: what an event, an action or a question passes to its sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from citadels.characters.common import CardIncome
from citadels.engine import field_types
from citadels.engine.actions import SEAT_TYPE, WITH_CARD, WITH_SEAT, Action
from citadels.engine.cards import Character
from citadels.engine.events import Event
from citadels.engine.field_types import FieldStruct
from citadels.engine.game import Option
from citadels.engine.steps import Question, Step, step_of
from citadels.engine.turns import END, Gather, TakeTurn
from citadels.engine.view import PlayerView, View

if TYPE_CHECKING:
    from citadels.bots.advice.terms import Evidence, Term
    from citadels.locale import Texts

Arguments = dict[str, str | int]

NO: Final = "none"


def yes(value: object) -> str:
    return "yes" if value else "no"


# -- fields ------------------------------------------------------------------------


def of_fields(texts: Texts, thing: FieldStruct, names: Sequence[str] = ()) -> Arguments:
    """Return the fields of an event or a reason, each formatted by its type."""
    out: Arguments = {}
    for declared, value in zip(thing.fields, thing.values(), strict=True):
        if value is not None:
            out |= FORMATTERS[declared.type.name](texts, declared.name, value, names)
    return out


def _player(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return texts.player_arguments(field, names[value]) if value >= 0 else {field: NO}


def _players(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return {field: texts.listed([names[seat] for seat in value]), f"{field}-count": len(value)}


def _card(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return texts.card_arguments(field, value) if value else {field: NO}


def _cards(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return texts.cards_arguments(field, value)


def _number(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return {field: int(value)}


def _numbers(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return {field: texts.listed([str(number) for number in value]), f"{field}-count": len(value)}


def _boolean(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return {field: yes(value)}


def _source(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return texts.source_arguments(field, value)


def _type(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    return texts.type_arguments(field, value) if value else {field: NO}


def _word(texts: Texts, field: str, value: Any, names: Sequence[str]) -> Arguments:
    """Return a word by which a message selects a variant, without showing it."""
    return {field: value or NO}


FORMATTERS: Final[dict[str, Callable[[Texts, str, Any, Sequence[str]], Arguments]]] = {
    type.name: formatter
    for formatter, types in {
        _player: (field_types.SEAT,),
        _players: (field_types.SEATS,),
        _card: (field_types.CHARACTER, field_types.DISTRICT, field_types.CARD),
        _cards: (field_types.CHARACTERS, field_types.DISTRICTS),
        _number: (field_types.GOLD, field_types.COUNT, field_types.NUMBER, field_types.RANK),
        _numbers: (field_types.POINTS, field_types.RANKS),
        _boolean: (field_types.BOOLEAN, field_types.FACE),
        _source: (field_types.SOURCE,),
        _type: (field_types.TYPE,),
        _word: (field_types.MARK, field_types.VERB, field_types.WORD),
    }.items()
    for type in types
}


# -- events ------------------------------------------------------------------------


def of_event(texts: Texts, event: Event, reader: int, names: Sequence[str]) -> Arguments:
    """Return the fields of an event, and which of its seats is the reader's."""
    return of_fields(texts, event, names) | _parts(event, reader) | {"known": yes(None not in event.values())}


def _parts(event: Event, reader: int) -> Arguments:
    """Return the reader's part in an event, and whether its first and last seats are the same, or nobody."""
    values = [(declared, getattr(event, declared.name)) for declared in event.fields]
    seats = [(declared.name, seat) for declared, seat in values if declared.type is field_types.SEAT]
    mine = [name for name, seat in seats if seat == reader and seat >= 0]
    alone = [
        declared.name for declared, all in values if declared.type is field_types.SEATS and all == (reader,)
    ]
    return {
        "you": next(iter([*mine, *alone]), NO),
        "same": yes(len(seats) > 1 and seats[0][1] == seats[-1][1]),
        "nobody": yes(seats and seats[0][1] < 0),
    }


# -- actions -----------------------------------------------------------------------


def of_action(texts: Texts, action: Action, price: int | None, view: View, names: Sequence[str]) -> Arguments:
    """Return what an action names, and what the table adds to it."""
    out: Arguments = {
        "name": action.name or NO,
        "number": action.number,
        "price": NO if price is None else price,
        "prompt": view.prompt or NO,
    }
    signature = view.rules.edition.verbs.get(action.verb, "")
    if signature in WITH_SEAT:
        out |= texts.player_arguments("player", names[action.number])
        out["own"] = yes(action.number == view.seat)
    if signature == SEAT_TYPE:
        out |= texts.type_arguments("type", action.name)
    elif signature in WITH_CARD:
        out |= texts.card_arguments("card", action.name)
    return out | _of_district(action, view) | _of_turn(texts, action, view) | _of_marks(texts, view, names)


def _of_district(action: Action, view: View) -> Arguments:
    """Return what using a district brings in this edition."""
    district = view.rules.edition.district_with_verb.get(action.verb)
    return {field: getattr(district, field) for field in ("gold", "cards") if hasattr(district, field)}


def ends_turn(view: View) -> tuple[str, ...]:
    """Return the verbs with which the acting character ends its turn; one that only gathers has none."""
    if view.turn is None or view.prompt == Gather.prompt:
        return ()
    return view.rules.characters[view.rules.rank[view.turn.character]].ends_turn


def _of_turn(texts: Texts, action: Action, view: View) -> Arguments:
    """Return what gathering brings, and the income and gold that await the acting character."""
    turn = view.turn
    if turn is None or view.seat < 0:
        return {}
    out: Arguments = {"pot": view.gold_on.get(turn.character, 0), "gain": turn.gather_gold}
    keeps_all = turn.gather_keep == turn.gather_draw
    out |= {"draw": turn.gather_draw, "keep": "all" if keeps_all else turn.gather_keep}
    character = view.rules.characters[view.rules.rank[turn.character]]
    type = getattr(character, "income_type", "")
    if type:
        income = count_income(view, type)
        kind = "cards" if isinstance(character, CardIncome) else "gold"
        out |= {"income": income, "income-in": kind, "rest": income - max(0, action.number)}
        out |= texts.type_arguments("income-type", type)
    return out


def count_income(view: View, type: str) -> int:
    """Return how many districts of the view's seat an income for this type counts."""
    return sum([view.rules.built[name].district.earns_as(type) for name in view.me.city])


def _of_marks(texts: Texts, view: View, names: Sequence[str]) -> Arguments:
    """Return who put marks on the acting character, and their faces as far as the seat may know."""
    out: Arguments = {}
    for mark in view.marks:
        if view.turn is not None and mark.character == view.turn.character:
            face = "hidden" if mark.face is None else yes(mark.face)
            out |= texts.player_arguments(f"{mark.mark}-by", names[mark.owner])
            out[f"{mark.mark}-face"] = face
    return out


# -- effects -----------------------------------------------------------------------


def of_effect(
    texts: Texts, option: Option, options: Sequence[Option], view: View, names: Sequence[str]
) -> Arguments:
    """Return what an action names, and the state after it, as far as the player can know."""
    out = of_action(texts, option.action, option.price, view, names)
    out |= _own_after(option, view)
    if option.seat is not None:
        out |= _theirs_after(option, view)
    if option.action is END:
        out["left"] = _left(options, view)
    return out | {"out": yes(option.card in view.faceup)}


def _own_after(option: Option, view: View) -> Arguments:
    """Return the player's gold, cards and city after an option."""
    me = view.me
    district = view.rules.edition.district_with_verb.get(option.verb)
    drawn = min(getattr(district, "cards", 0), view.deck_size)
    given = option.target == "hand" and option.seat is None
    out: Arguments = {
        "treasury": me.gold - (option.price or 0) + (option.gold or 0),
        "hand": me.hand_size,
        "held": me.hand_size - given + drawn,
        "goal": view.complete_size,
    }
    built = view.rules.built.get(option.card or "")
    if built is not None:
        size = me.city_size + built.district.size
        out |= {"size": size, "completes": _completes(option, size, view)}
    return out


def _completes(option: Option, size: int, view: View) -> str:
    """Return whether a city of this size completes first or later; unknown if gold does not suffice."""
    if view.me.complete or (option.price or 0) > view.me.gold:
        return "unknown"
    if size < view.complete_size:
        return "no"
    return "later" if view.first else "first"


def _theirs_after(option: Option, view: View) -> Arguments:
    """Return the gold, cards and city of the targeted player."""
    them = view.players[option.seat or 0]
    built = view.rules.built.get(option.card or "")
    return {
        "theirs": them.gold - (option.gold or 0),
        "their-hand": them.hand_size,
        "from": them.city_size,
        "to": them.city_size - (built.district.size if built is not None else 0),
        "gives": _gives(them, view),
    }


def _gives(player: PlayerView, view: View) -> str:
    """Return what the player who gets the crown can give: gold or a card, by whose choice."""
    if view.turn is None or view.prompt != TakeTurn.prompt:
        return "unknown"
    if not player.hand_size:
        return "gold" if player.gold else NO
    questions = [step for step in _acting(view).steps if issubclass(step, Question)]
    chooses = any("give_card" in question.verbs for question in questions)
    if player.gold:
        return "their-choice" if chooses else "either"
    return "their-card" if chooses else "card"


def _acting(view: View) -> Character:
    """Return the character whose turn it is."""
    assert view.turn is not None
    return view.rules.characters[view.rules.rank[view.turn.character]]


def _left(options: Sequence[Option], view: View) -> str:
    """Return what else can be done in the turn: build, or use the character's ability on others."""
    if view.turn is None:
        return NO
    able = _acting(view).verbs
    build = any(option.verb == "build" for option in options)
    ability = any(option.verb in able and option.seat != view.seat for option in options)
    return "both" if build and ability else "build" if build else "ability" if ability else NO


# -- questions ---------------------------------------------------------------------


def of_prompt(texts: Texts, view: View, names: Sequence[str]) -> Arguments:
    """Return what the pending question is about: the fields of its step, and what the table adds."""
    step = step_of(view.pending[-1], view.rules.edition.steps)
    out = {**of_fields(texts, step, names), "prompt": view.prompt or NO}
    out |= texts.player_arguments("crowned", names[view.crown])
    others = [
        getattr(step, declared.name) for declared in step.fields[1:] if declared.type is field_types.SEAT
    ]
    if others:
        out |= texts.player_arguments("player", names[others[0]])
        out["yours"] = yes(others[0] == view.seat)
    if view.called:
        called = view.rules.characters[view.called].key
        out |= texts.card_arguments("called", called)
        out["answers"] = yes(called in (view.me.characters or ()))
    out |= texts.cards_arguments("own", view.me.characters or ())
    if view.turn is not None:
        out |= texts.card_arguments("character", view.turn.character)
    return out | _of_site(texts, view) | _of_ranks(texts, step, view) | _of_marks(texts, view, names)


def _of_site(texts: Texts, view: View) -> Arguments:
    """Return the district being built; there is never more than one."""
    sites = [player.site for player in view.players if player.site is not None]
    return texts.card_arguments("site", sites[0]) if sites else {}


def _named(step: Step, view: View) -> list[str] | None:
    """Return the characters named so far to get marks, or None if the question is about something else."""
    ranks = [getattr(step, declared.name) for declared in step.fields if declared.type is field_types.RANKS]
    return [view.rules.characters[rank].key for rank in ranks[0]] if ranks else None


def named(view: View) -> list[str]:
    """Return the characters that the player to move has named so far to get marks."""
    return _named(step_of(view.pending[-1], view.rules.edition.steps), view) or []


def _of_ranks(texts: Texts, step: Step, view: View) -> Arguments:
    """Return the characters named so far to get marks."""
    keys = _named(step, view)
    if keys is None:
        return {}
    return texts.cards_arguments("ranks", keys) | {"ranks-next": len(keys) + 1}


# -- reasons of bots ---------------------------------------------------------------

MAX_LISTED: Final = 4  # characters that are named one by one


def of_term(texts: Texts, term: Term, names: Sequence[str]) -> Arguments:
    """Return what a term is about, and whether it is proven."""
    certain = term.evidence is not None and term.evidence.certain
    out: Arguments = {"player": NO, "card": NO, "number": term.number, "certain": yes(certain)}
    if term.chance is not None:
        out["percent"] = round(100 * term.chance)
    if term.seat >= 0:
        out |= texts.player_arguments("player", names[term.seat])
    if term.card:
        out |= texts.card_arguments("card", term.card)
    return out


def of_evidence(texts: Texts, evidence: Evidence) -> Arguments:
    """Return which characters are possible, and what rules out the others."""
    possible = evidence.possible
    forms = [texts.card_arguments("card", card) for card in possible]
    named = [str(form.get("card-def", form["card"])) for form in forms]
    extent = "certain" if evidence.certain else "listed" if len(possible) <= MAX_LISTED else "counted"
    grounds = [texts.say(f"evidence-{ground.replace('_', '-')}") for ground in evidence.grounds]
    return {
        "extent": extent,
        "held": evidence.held,
        "possible": texts.listed(named),
        "possible-or": texts.alternatives(named),
        "possible-count": len(possible),
        "grounds": texts.listed(grounds),
        "grounds-count": len(grounds),
    }
