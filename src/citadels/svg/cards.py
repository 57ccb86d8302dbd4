"""Districts as they stand on a street, and as cards."""

from __future__ import annotations

from typing import Final

from citadels.locale import BEAUTIFIED
from citadels.svg.drawings import card_drawing, icon, type_sign
from citadels.svg.markup import BOLD, Markup, element, group, join, rect, text_line, width_of
from citadels.svg.ranks import coin
from citadels.svg.scene import Scene
from citadels.svg.style import PATTERN, foot, kerb, on_type, rank_color, titled, type_color
from citadels.svg.themes import color

SIGN: Final = 11  # width of a type's sign beside a name
CORNER: Final = 8  # of a card
NO_WORD: Final = 30  # pixels in which no word can be read
MUCH: Final = 1.2  # times that a name may be squeezed before it takes two lines
NO_ROOM: Final = 58  # pixels in which no name can be read


def plain_key(card: str) -> str:
    """Return the key of a district without the mark of a beautified one."""
    return card.removesuffix(BEAUTIFIED)


def type_of(scene: Scene, card: str) -> str:
    """Return the type of a district."""
    return scene.view.rules.built[card].type


def tooltip(scene: Scene, card: str) -> str:
    """Describe a district: its name, type and cost, and what it does."""
    texts, built = scene.texts, scene.view.rules.built[card]
    facts = texts.say(
        "web-card-says", card=texts.name(card), type=texts.type_label(built.type), cost=built.cost
    )
    text = texts.card_text(plain_key(card))
    return f"{facts} {text}" if text else facts


def building(scene: Scene, card: str, x: float, base: float, width: float, size: float) -> Markup:
    """Draw a district that stands on its kerb: taller if it costs more."""
    key, cost = plain_key(card), scene.view.rules.built[card].cost
    wide = size * (0.74 + 0.052 * min(cost, 6))
    middle = x + width / 2
    drawing = card_drawing(scene.edition, "districts", key, middle - wide / 2, base - wide + 1, wide)
    edge = min(middle + wide / 2, x + width - 10)
    return join(
        drawing,
        coin(cost, edge, base - 12),
        _garland(card, middle, base - wide),
        *_stored(scene, key, x, base),
    )


def _garland(card: str, x: float, top: float) -> Markup:
    """Draw a star over a beautified district."""
    if not card.endswith(BEAUTIFIED):
        return Markup()
    return group(icon("star", x - 7, top - 8, 14, color("gold")), stroke=color("art-ink"), stroke_width=1.5)


def _stored(scene: Scene, key: str, x: float, base: float) -> list[Markup]:
    """Draw how much gold or how many cards lie on a district."""
    view = scene.view
    amounts = [("coin", view.gold_on.get(key, 0)), ("card", view.cards_on.get(key, 0))]
    shown = [(sign, amount) for sign, amount in amounts if amount]
    return [_chip(sign, amount, x + 2, base - 19 - 19 * index) for index, (sign, amount) in enumerate(shown)]


def _chip(sign: str, amount: int, x: float, y: float) -> Markup:
    box = rect(x, y, 34, 17, color("paper"), rx=CORNER, stroke=color("edge"), stroke_width=1.2)
    number = text_line(str(amount), x + 18, y + 13, 12, color("text"), weight=700)
    return join(box, icon(sign, x + 3, y + 2, 13, color("text")), number)


def named_kerb(
    scene: Scene, card: str, x: float, y: float, width: float, height: float, corner: float = 0
) -> Markup:
    """Draw the strip below a district, with the sign of its type and its name."""
    type = type_of(scene, card)
    middle = y + (height + PATTERN) / 2
    if width < NO_ROOM:
        words = type_sign(type, x + (width - SIGN) / 2, middle - SIGN / 2, SIGN, on_type(type))
    else:
        words = _signed_name(scene.texts.name(plain_key(card)), type, x, middle, width)
    return join(kerb(type, x, y, width, height, corner), words)


def _signed_name(name: str, type: str, x: float, middle: float, width: float) -> Markup:
    room = width - SIGN - 11
    size = 12.0 if width_of(name, 12, BOLD) < room * 1.1 else 11.0
    lines = two_lines(name, size, room, BOLD)
    size = 9.5 if len(lines) > 1 else size
    taken = min(room, max([width_of(line, size, BOLD) for line in lines]) * 0.95)
    left = x + (width - taken - SIGN - 4) / 2
    sign = type_sign(type, left, middle - SIGN / 2 - 0.5, SIGN, on_type(type))
    return join(sign, *_stacked(lines, left + SIGN + 4, middle, size, on_type(type), room, BOLD))


def two_lines(name: str, size: float, room: float, weight: int | None = None) -> list[str]:
    """Return a name on one line, or on two if it would have to be squeezed much."""
    words = name.split()
    if len(words) < 2 or width_of(name, size, weight) <= room * MUCH:
        return [name]
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return [*min(splits, key=lambda lines: max(map(len, lines)))]


def _stacked(
    lines: list[str], x: float, middle: float, size: float, fill: str, room: float, weight: int | None = None
) -> list[Markup]:
    """Draw one or two lines around a height."""
    first = middle + size * 0.36 - (len(lines) - 1) * size / 2
    return [
        text_line(line, x, first + size * at, size, fill, room=room, weight=weight)
        for at, line in enumerate(lines)
    ]


def district_card(scene: Scene, card: str, x: float, y: float, width: float, height: float) -> Markup:
    """Draw a district as a card."""
    type, cost = type_of(scene, card), scene.view.rules.built[card].cost
    low, art = 26, min(width * 0.84, height - 36)
    ground = rect(x, y, width, height, color("paper"), rx=CORNER)
    tint = rect(x, y + height * 0.45, width, height * 0.55 - low, type_color(type), opacity=0.16)
    drawing = card_drawing(
        scene.edition, "districts", plain_key(card), x + (width - art) / 2, y + height - low - art + 1, art
    )
    frame = element(
        "rect", x=x, y=y, width=width, height=height, rx=CORNER, fill="none", stroke=color("art-ink"),
        stroke_width=2,
    )  # fmt: skip
    strip = named_kerb(scene, card, x, y + height - low, width, low, CORNER)
    return titled(tooltip(scene, card), ground, tint, drawing, strip, frame, coin(cost, x + 13, y + 13, 10))


def character_card(scene: Scene, key: str, x: float, y: float, width: float, height: float) -> Markup:
    """Draw a character as a card."""
    rank, low = scene.view.rules.rank[key], 24
    art = min(width * 0.9, height - low - 10)
    ground = rect(x, y, width, height, rank_color(rank), rx=CORNER)
    face = card_drawing(
        scene.edition, "characters", key, x + (width - art) / 2, y + height - low - art + 2, art
    )
    strip = foot(x, y + height - low, width, low, color("paper"), CORNER)
    frame = element(
        "rect", x=x, y=y, width=width, height=height, rx=CORNER, fill="none", stroke=color("art-ink"),
        stroke_width=2,
    )  # fmt: skip
    name = text_line(
        scene.texts.name(key), x + width / 2, y + height - 8, 12, color("text"), room=width - 8,
        anchor="middle", weight=700,
    )  # fmt: skip
    number = text_line(str(rank), x + 9, y + 20, 17, color("text"), weight=700)
    says = scene.texts.say("labelled", label=scene.texts.name(key), text=scene.texts.card_text(key))
    return titled(says, ground, face, strip, frame, name, number)


def mini_card(scene: Scene, card: str, x: float, y: float, width: float, height: float) -> Markup:
    """Draw a district in a hand as a small card: its drawing, its cost and its name in a row."""
    type, cost = type_of(scene, card), scene.view.rules.built[card].cost
    ground = rect(x, y, width, height, color("paper"), rx=5)
    frame = element(
        "rect", x=x, y=y, width=width, height=height, rx=5, fill="none", stroke=color("art-ink"),
        stroke_width=1.4,
    )  # fmt: skip
    edge = foot(x, y + height - 5, width, 5, type_color(type), 4.9)
    art = height - 6
    drawing = card_drawing(scene.edition, "districts", plain_key(card), x + 7, y + 2, art)
    left, name = x + art + 11, scene.texts.name(plain_key(card))
    room = x + width - left - 4
    lines = two_lines(name, 11, room)
    size = 10.0 if len(lines) > 1 else 11.0
    words = _stacked(lines, left, y + height / 2, size, color("text"), room) if room > NO_WORD else []
    return titled(tooltip(scene, card), ground, edge, drawing, *words, frame, coin(cost, x + 9, y + 9, 7.5))
