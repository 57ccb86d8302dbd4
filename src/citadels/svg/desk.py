"""What lies before the reader: the sentence of the question, the packet, and the hand of the seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from citadels.svg.cards import CORNER, character_card, district_card
from citadels.svg.markup import Markup, join, rect, text_line
from citadels.svg.scene import Scene
from citadels.svg.street import chosen_frame
from citadels.svg.style import DISPLAY
from citadels.svg.themes import color

SENTENCE: Final = 34
CARD_WIDTH, CARD_HEIGHT = 96, 112
GAP: Final = 6
APART: Final = 20  # between different kinds of cards
ROW: Final = CARD_HEIGHT + 9
MOST_IN_ROW: Final = 8  # more cards are on several rows

Card = tuple[str, str]  # what it is, "packet", "hand" or "drawn", and its key


def desk_height(scene: Scene) -> float:
    """Return the height of the desk: one line, and a row of cards if there are any."""
    return SENTENCE + ROW * len(_rows(scene)) + (6 if _rows(scene) else 0)


def draw_desk(scene: Scene, y: float, width: float) -> Markup:
    """Draw the desk along the lower edge of the picture."""
    ground = rect(0, y, width, desk_height(scene), color("roof"))
    edge = rect(0, y, width, 2.5, color("roof-shade"))
    sentence = text_line(
        scene.sentence, 16, y + 23, 15, color("on-roof"), room=width - 32, weight=700, family=DISPLAY
    )
    rows = [_row(scene, row, y + SENTENCE + ROW * index, width) for index, row in enumerate(_rows(scene))]
    return join(ground, edge, sentence, *rows)


def _rows(scene: Scene) -> list[list[Card]]:
    """Return the cards in one row, or the packet and the hand in rows of their own."""
    packet = [("packet", key) for key in scene.packet]
    hand = _own_cards(scene)
    together = len(packet) + len(hand) <= MOST_IN_ROW
    rows = [packet + hand] if together else [packet, *_split(hand)]
    return [row for row in rows if row]


def _split(cards: list[Card]) -> list[list[Card]]:
    """Return cards in rows of about the same length, each short enough."""
    count = max(1, ceil(len(cards) / MOST_IN_ROW))
    length = max(1, ceil(len(cards) / count))
    return [cards[at : at + length] for at in range(0, len(cards), length)]


def _own_cards(scene: Scene) -> list[Card]:
    if scene.own is None:
        return []
    shown = scene.own.shown
    hand = [("hand", card) for card in (*(shown.hand or ()), *(shown.chosen or ()))]
    return hand + [("drawn", card) for card in shown.drawn or ()]


def _row(scene: Scene, cards: Sequence[Card], y: float, width: float) -> Markup:
    """Draw cards beside one another, with a gap between different kinds of them."""
    gaps = len({kind for kind, _ in cards}) - 1
    wide = min(CARD_WIDTH, (width - 28 - APART * gaps) / len(cards) - GAP)
    x = (width - (wide + GAP) * len(cards) - APART * gaps + GAP) / 2
    parts: list[Markup] = []
    before = cards[0][0]
    for kind, key in cards:
        x += APART if kind != before else 0
        parts.append(_card(scene, kind, key, x, y, wide))
        x, before = x + wide + GAP, kind
    return join(*parts)


def _card(scene: Scene, kind: str, key: str, x: float, y: float, wide: float) -> Markup:
    """Draw a card. One that may be taken has a golden frame."""
    if kind == "packet":
        return character_card(scene, key, x, y, wide, CARD_HEIGHT)
    card = district_card(scene, key, x, y, wide, CARD_HEIGHT)
    frame = chosen_frame(x, y, wide, CARD_HEIGHT, CORNER) if kind == "drawn" else Markup()
    return join(card, frame)
