"""What a picture shows of a table, taken only from views.

The scene of one seat is made from that seat's view. The scene of a whole game, all cards open, is put
together from the views of all its seats, so that this package never reads the state of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.engine.rules import Edition
from citadels.engine.view import SPECTATOR, MarkView, PlayerView, View
from citadels.locale import Texts
from citadels.svg.markup import plain_line

KILLED: Final = "killed"
DRAFT: Final = ("draft", "start")


@dataclass(frozen=True)
class Face:
    """A player's character, as far as it is known. ``revealed`` says whether everyone has seen it."""

    character: str | None
    revealed: bool


@dataclass(frozen=True)
class Seat:
    """A player: what lies open, and the hidden cards that the scene may show."""

    number: int
    name: str
    shown: PlayerView
    faces: tuple[Face, ...]
    points: int
    crowned: bool
    acting: bool
    winner: bool


@dataclass(frozen=True)
class Scene:
    """A table as one picture shows it."""

    view: View  # what is common to all seats
    seats: tuple[Seat, ...]  # from top to bottom
    reader: int  # the seat whose hand lies before the reader; -1 if none does
    sentence: str  # what the table waits for, or who has won
    packet: tuple[str, ...]
    marks: tuple[MarkView, ...]
    texts: Texts

    @property
    def edition(self) -> Edition:
        """The edition of the cards."""
        return self.view.rules.edition

    @property
    def own(self) -> Seat | None:
        """The seat whose hand lies before the reader."""
        return next((seat for seat in self.seats if seat.number == self.reader), None)

    def name(self, seat: int) -> str:
        """Return the name of a player."""
        return next(player.name for player in self.seats if player.number == seat)

    def holder(self, character: str) -> Seat | None:
        """Return who is known to have a character, hidden or revealed."""
        by = self.view.revealed.get(character)
        for seat in self.seats:
            if seat.number == by or any(face.character == character for face in seat.faces):
                return seat
        return None

    @property
    def all_known(self) -> bool:
        """Whether the scene shows every character that players have."""
        return all(face.character is not None for seat in self.seats for face in seat.faces)


def scene_of_view(view: View, names: Sequence[str] | None, language: str) -> Scene:
    """Return the table as the seat of a view sees it, with that seat's city nearest to the reader."""
    texts = Texts(language, edition=view.edition)
    called = _names(view, names, texts)
    around = range(view.seat + 1, view.seat + 1 + len(view.players))
    return Scene(
        view=view,
        seats=tuple([_seat(view, view.players[at], at, called) for at in _wrapped(around, view)]),
        reader=-1 if view.result is not None else view.seat,
        sentence=_sentence(view, view if view.asked == view.seat else None, called, texts),
        packet=view.packet or (),
        marks=tuple(view.marks),
        texts=texts,
    )


def scene_of_game(game: Game, names: Sequence[str] | None, language: str) -> Scene:
    """Return a table with all hands and characters open."""
    view = game.view()
    views = [game.view(seat) for seat in range(len(view.players))]
    texts = Texts(language, edition=view.edition)
    called = _names(view, names, texts)
    asked = None if game.seat is None else views[game.seat]
    return Scene(
        view=view,
        seats=tuple([_seat(each, each.me, each.seat, called) for each in views]),
        reader=-1,
        sentence=_sentence(view, asked, called, texts),
        packet=() if asked is None else asked.packet or (),
        # Only its owner knows the face of a mark.
        marks=tuple([views[mark.owner].marks[at] for at, mark in enumerate(view.marks)]),
        texts=texts,
    )


def _wrapped(seats: range, view: View) -> list[int]:
    if view.seat == SPECTATOR:
        return [*range(len(view.players))]
    return [seat % len(view.players) for seat in seats]


def _names(view: View, names: Sequence[str] | None, texts: Texts) -> list[str]:
    """Return the players' names on one line each, or else the numbers of their seats."""
    if names is not None and len(names) != len(view.players):
        raise CitadelsError(f"names: got {len(names)} for {len(view.players)} players")
    numbered = [texts.say("web-seat", seat=seat) for seat in range(len(view.players))]
    return [plain_line(name) or number for name, number in zip(names or numbered, numbered, strict=True)]


def _seat(view: View, player: PlayerView, number: int, names: Sequence[str]) -> Seat:
    known = player.characters if player.characters is not None else player.revealed
    faces = [Face(character, character in player.revealed) for character in known]
    faces += [Face(None, False)] * (player.character_count - len(faces))
    result = view.result
    return Seat(
        number=number,
        name=names[number],
        shown=player,
        faces=tuple(faces),
        points=view.points(number) if result is None else result.scores[number].total,
        crowned=view.crown == number,
        acting=view.asked == number or (view.turn is not None and view.turn.seat == number),
        winner=result is not None and number in result.winners,
    )


def _sentence(view: View, asked: View | None, names: Sequence[str], texts: Texts) -> str:
    """Return who has won, what a player is asked, or for whom the table waits."""
    if view.result is not None:
        return texts.decided(view.result, names)
    if view.asked is None:
        return ""
    who = names[view.asked]
    prompt = "" if asked is None else texts.prompt(asked, names)
    if not prompt or prompt.startswith("prompt-"):  # a third-party question without a message
        return texts.say("web-waiting-for", name=who)
    return texts.say("labelled", label=who, text=prompt)
