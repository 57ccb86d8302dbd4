"""The name plate of a player: characters, gold, cards, points and the crown."""

from __future__ import annotations

from typing import Final

from citadels.svg.drawings import card_drawing, icon
from citadels.svg.markup import Markup, element, group, join, rect, text_line
from citadels.svg.ranks import mark_badge, marks_on, pennant
from citadels.svg.scene import DRAFT, KILLED, Face, Scene, Seat
from citadels.svg.style import DISPLAY, ROUND_CORNER, rank_color, titled
from citadels.svg.themes import color

WIDTH: Final = 184
HEIGHT: Final = 70
PAIR_HEIGHT: Final = 116  # of a player with two characters
PORTRAIT: Final = 54
PAIR_PORTRAIT: Final = 58
MARGIN: Final = 7


def plate_height(scene: Scene) -> float:
    """Return the height of all plates of a table."""
    return PAIR_HEIGHT if is_pair(scene) else HEIGHT


def is_pair(scene: Scene) -> bool:
    """Return whether every player has two characters."""
    return len(scene.seats) <= 3


def draw_plate(scene: Scene, seat: Seat, x: float, y: float) -> Markup:
    """Draw the plate of a player with its upper left corner at a point."""
    lit = seat.winner if scene.view.result is not None else seat.acting
    height = plate_height(scene)
    box = rect(
        x, y, WIDTH, height, color("paper"), rx=9, stroke=color("gold" if lit else "edge"),
        stroke_width=4 if lit else 1.6,
    )  # fmt: skip
    shadow = rect(x, y + 3, WIDTH, height, color("art-ink"), rx=9, opacity=0.55)
    parts = _pair(scene, seat, x, y) if is_pair(scene) else _single(scene, seat, x, y)
    return group(shadow, box, parts)


# -- one character ---------------------------------------------------------------------


def _single(scene: Scene, seat: Seat, x: float, y: float) -> Markup:
    face = seat.faces[0] if seat.faces else None
    left = x + MARGIN + PORTRAIT + 12
    room = x + WIDTH - 8 - left
    top = y + (HEIGHT - PORTRAIT) / 2
    return join(
        _portrait(scene, face, x + MARGIN, top, PORTRAIT),
        _crown(seat, x + MARGIN + PORTRAIT - 9, top - 11),
        _name(seat, left, y + 22, room),
        _size(scene, seat, x + WIDTH - 9, y + 40),
        _role(scene, seat, left, y + 40, room - 28),
        _counts(seat, left - 1, y + 48, (0, 35, 70)),
    )


def _role(scene: Scene, seat: Seat, x: float, y: float, room: float) -> Markup:
    known = [face.character for face in seat.faces if face.character is not None]
    words = scene.texts.name(known[0]) if known else _status(scene, seat)
    return text_line(words, x, y, 12, color("soft"), room=room)


def _status(scene: Scene, seat: Seat) -> str:
    """Say what a player with no known character does."""
    say = scene.texts.say
    if scene.view.phase in DRAFT:
        return say("web-choosing") if seat.acting else say("web-has-chosen") if seat.faces else ""
    return say("web-not-called-yet") if seat.faces else ""


# -- two characters --------------------------------------------------------------------


def _pair(scene: Scene, seat: Seat, x: float, y: float) -> Markup:
    column = (WIDTH - 2 * MARGIN) / 2
    faces = [*seat.faces, None, None][:2]
    portraits = [
        _with_label(scene, face, x + MARGIN + column * index, y + 31, column)
        for index, face in enumerate(faces)
    ]
    left = x + WIDTH / 2 - column + 4
    crown = _crown(seat, x + WIDTH - 16, y - 13)
    return join(
        _name(seat, left, y + 19, WIDTH - 58),
        _size(scene, seat, x + WIDTH - 11, y + 19),
        *portraits,
        crown,
        _counts(seat, left, y + PAIR_HEIGHT - 20, (2, 62, 118)),
    )


def _with_label(scene: Scene, face: Face | None, x: float, y: float, column: float) -> Markup:
    size = 46
    portrait = _portrait(scene, face, x + (column - size) / 2, y, size)
    known = face is not None and face.character is not None
    words = scene.texts.name(face.character) if face and face.character else ""
    words = scene.texts.say("web-face-hidden") if face and not known else words
    label = text_line(
        words, x + column / 2, y + size + 13, 11, color("text" if known else "soft"), room=column - 4,
        anchor="middle", weight=600,
    )  # fmt: skip
    return join(portrait, label)


# -- parts -----------------------------------------------------------------------------


def _name(seat: Seat, x: float, y: float, room: float) -> Markup:
    return text_line(seat.name, x, y, 16, color("text"), room=room, weight=700, family=DISPLAY)


def _size(scene: Scene, seat: Seat, right: float, y: float) -> Markup:
    built, goal = seat.shown.city_size, scene.view.complete_size
    fill = color("text" if seat.shown.complete else "soft")
    return text_line(f"{built}/{goal}", right, y, 12, fill, anchor="end", weight=700)


def _counts(seat: Seat, x: float, y: float, columns: tuple[int, int, int]) -> Markup:
    counts = (("coin", seat.shown.gold), ("card", seat.shown.hand_size), ("laurel", seat.points))
    return join(
        *[_count(sign, count, x + column, y) for (sign, count), column in zip(counts, columns, strict=True)]
    )


def _count(sign: str, count: int, x: float, y: float) -> Markup:
    drawn = icon(sign, x, y, 14, color("text"))
    number = text_line(str(count), x + 15, y + 12, 13, color("text"), room=19, weight=700)
    return join(drawn, number)


def _crown(seat: Seat, x: float, y: float) -> Markup:
    if not seat.crowned:
        return Markup()
    return group(icon("crown", x, y, 21, color("gold")), transform=f"rotate(9 {x + 10:g} {y + 10:g})")


def _portrait(scene: Scene, face: Face | None, x: float, y: float, size: float) -> Markup:
    """Draw a face on the color of its rank, the back of a card, or an empty place."""
    if face is None:
        return rect(x, y, size, size, color("deep"), rx=ROUND_CORNER)
    if face.character is None:
        return join(rect(x, y, size, size, color("deep"), rx=ROUND_CORNER), _back(x, y, size))
    return _face(scene, face.character, face.revealed, x, y, size)


def _face(scene: Scene, key: str, revealed: bool, x: float, y: float, size: float) -> Markup:
    rank = scene.view.rules.rank[key]
    marks = marks_on(scene, key)
    killed = any(mark.mark == KILLED for mark in marks)
    ground = rect(x, y, size, size, "#4a1410" if killed else rank_color(rank), rx=ROUND_CORNER)
    drawing = card_drawing(scene.edition, "characters", key, x + 2, y + 4, size - 4)
    veil = element(
        "rect", x=x + 1, y=y + 1, width=size - 2, height=size - 2, rx=ROUND_CORNER - 1, fill="none",
        stroke=color("edge"), stroke_width=1.6, stroke_dasharray="4 3",
    )  # fmt: skip
    badges = [mark_badge(mark, x + size - 2 - 18 * index, y + size - 4) for index, mark in enumerate(marks)]
    return titled(
        scene.texts.card_text(key),
        ground,
        group(drawing, opacity=0.55 if killed else None),
        *([] if revealed else [veil]),
        pennant(rank, x - 4, y - 5),
        *badges,
    )


def _back(x: float, y: float, size: float) -> Markup:
    """Draw the back of a card in the middle of a square."""
    width, height = size * 0.56, size * 0.76
    left, top = x + (size - width) / 2, y + (size - height) / 2
    card = rect(left, top, width, height, color("roof"), rx=4, stroke=color("edge"), stroke_width=1.5)
    mark = text_line(
        "?", x + size / 2, y + size / 2 + size * 0.15, size * 0.42, color("on-roof"), anchor="middle",
        weight=700, family=DISPLAY,
    )  # fmt: skip
    return join(card, mark)
