"""Turn views and redacted events into messages in the reader's language.

This is the secrecy boundary: everything here starts from a view or a redacted event, and nothing else about a
game can get into a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from msgspec import structs

from citadels.bots.expert import hint
from citadels.engine.events import Event
from citadels.engine.game import Game
from citadels.engine.view import View
from citadels.locale import Texts, message_id
from citadels.locale.sentences import named
from citadels.tables.document import Chair
from citadels.tables.history import Entry
from citadels.tables.protocol import HintGiven, Line, OptionInfo, QuestionInfo, RefusalInfo, Situation


@lru_cache(maxsize=32)
def texts(language: str, edition: str = "2016") -> Texts:
    return Texts(language, edition=edition)


def notice(code: str, name: str, language: str, seconds: float = 0.0, own: bool = False) -> str:
    """Return a notice about a player as a sentence; ``own`` if the reader is that player."""
    words = texts(language)
    about = words.player_arguments("name", name) | {"you": "yes" if own else "no"}
    return words.say(message_id("notice", code), about, span=_span(words, seconds))


def _span(words: Texts, seconds: float) -> str:
    """Format a time span in minutes, or in hours if it is long."""
    minutes = ceil(seconds / 60)
    unit, time = ("minutes", minutes) if minutes < 120 else ("hours", ceil(minutes / 60))
    return words.say("span", unit=unit, time=time)


def notification(chairs: Sequence[Chair], seat: int, round: int) -> tuple[str, str]:
    """Return the title and body of a push notification. They reveal nothing of the game but its round."""
    others = [chair for other, chair in enumerate(chairs) if other != seat]
    people = [chair.name for chair in others if chair.kind == "player"]
    names = people or [chair.name for chair in others]
    words = texts(chairs[seat].language)
    waiting = words.say("call-text", names=words.listed(names), count=len(names), round=round)
    return words.say("call-title"), waiting


@lru_cache(maxsize=20_000)
def _sentence(words: Texts, event: Event, seat: int, names: tuple[str, ...]) -> str:
    return words.event(event, seat, names)


def line(event: Event, number: int, version: int, seat: int, names: Sequence[str], words: Texts) -> Line:
    """Return a log line of an event, redacted for a seat."""
    seen = event.seen_by(seat)
    return Line(number, version, seen, _sentence(words, seen, seat, tuple(names)))


def lines(entries: Sequence[Entry], seat: int, names: Sequence[str], words: Texts) -> list[Line]:
    """Return the log lines of these steps, redacted for a seat."""
    return [told for entry in entries for told in _lines_of(entry, seat, names, words)]


def _lines_of(entry: Entry, seat: int, names: Sequence[str], words: Texts) -> list[Line]:
    """Return the lines of one step; if a bot answered for the reader, the first one says so."""
    out = [
        line(event, entry.first + i, entry.version, seat, names, words)
        for i, event in enumerate(entry.events)
    ]
    if out and seat >= 0 and entry.by_bot == seat:
        out[0] = structs.replace(out[0], text=words.say("stand-in-answers", sentence=out[0].text))
    return out


def situation(
    game: Game,
    seat: int,
    names: Sequence[str],
    language: str,
    can_undo: bool,
    remaining: float | None,
    stalls: Sequence[float | None] = (),
) -> Situation:
    """Return the table as a seat sees it, with the question if it is that seat's turn to answer."""
    view = game.view(seat)
    asked = view.asked is not None and view.asked == seat
    words = texts(language, game.rules.edition.key)
    return Situation(
        view=view,
        question=_question(game, view, names, words) if asked else None,
        can_undo=asked and can_undo,
        remaining=None if remaining is None else round(remaining, 1),
        stalls_in=list(stalls),
        result_text=None if view.result is None else words.decided(view.result, names, seat),
    )


def _question(game: Game, view: View, names: Sequence[str], words: Texts) -> QuestionInfo:
    options = game.options()
    verbs = dict.fromkeys([option.verb for option in options])
    return QuestionInfo(
        prompt=view.prompt or "",
        text=words.prompt(view, names),
        options=[
            OptionInfo(
                action=option.action.text,
                text=words.action(option, view, names),
                verb=option.verb,
                seat=option.seat,
                card=option.card,
                target=option.target,
                price=option.price,
                gold=option.gold,
                mandatory=option.mandatory,
                effect=words.effect(option, options, view, names),
            )
            for option in options
        ],
        refused=[
            RefusalInfo(
                action=refusal.action.text,
                text=words.action(refusal.action, view, names),
                verb=refusal.verb,
                seat=refusal.seat,
                card=refusal.card,
                target=refusal.target,
                reason=refusal.reason,
                reason_text=words.reason(refusal.reason),
            )
            for refusal in game.refused()
        ],
        menus={verb: menu for verb in verbs if (menu := words.menu(verb)) is not None},
        named=named(view),
    )


def advice(
    game: Game, seat: int, names: Sequence[str], language: str, request: str, version: int
) -> HintGiven:
    """Return what the expert would answer in place of the seat to move."""
    view = game.view(seat)
    words = texts(language, game.rules.edition.key)
    option, reason = hint(view, game.options())
    text = words.action(option, view, names)
    return HintGiven(request, version, option.action.text, text, words.why(reason, names))
