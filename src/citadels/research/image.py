"""Draw the table with Pillow: cities as rows of tiles, and the player's own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from citadels.engine.view import PlayerView, View
from citadels.locale import Texts
from citadels.research.rendering import Image as Pixels

WIDTH: Final = 1120
MARGIN: Final = 16
TITLE: Final = 44
TRACK: Final = 58
ROW: Final = 84
TILE: Final = 92, 56
GAP: Final = 6
CITY: Final = 190  # left edge of the cities

Color = tuple[int, int, int]
Box = tuple[float, float, float, float]

BACKGROUND: Final[Color] = (38, 44, 52)
PANEL: Final[Color] = (52, 60, 70)
OWN_PANEL: Final[Color] = (66, 78, 92)
INK: Final[Color] = (240, 236, 226)
FAINT: Final[Color] = (150, 158, 166)
GOLD: Final[Color] = (232, 190, 80)
BACK: Final[Color] = (112, 92, 78)
TYPES: Final[dict[str, Color]] = {
    "noble": (152, 110, 24),
    "religious": (66, 116, 190),
    "trade": (60, 140, 84),
    "military": (178, 66, 56),
    "unique": (128, 84, 160),
}


def draw_table(view: View, names: Sequence[str]) -> Pixels:
    """Draw the table as one player sees it."""
    height = TITLE + TRACK + ROW * (len(view.players) + 1) + 2 * MARGIN
    image = Image.new("RGB", (WIDTH, height), BACKGROUND)
    TablePainter(image, view, names).paint()
    return np.asarray(image).copy()


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's default font in a size."""
    return ImageFont.load_default(size)


class TablePainter:
    """Draws one view."""

    def __init__(self, image: Image.Image, view: View, names: Sequence[str]) -> None:
        self.draw = ImageDraw.Draw(image)
        self.view = view
        self.names = names
        self.texts = Texts(edition=view.edition)

    def paint(self) -> None:
        view = self.view
        self._title(MARGIN)
        self._track(MARGIN + TITLE)
        top = MARGIN + TITLE + TRACK
        for seat, player in enumerate(view.players):
            self._player(top + seat * ROW, seat, player)
        self._hand(top + len(view.players) * ROW)

    def _text(self, x: float, y: float, text: str, size: int, color: Color = INK, anchor: str = "lm") -> None:
        self.draw.text((x, y), text, color, font(size), anchor)

    def _panel(self, box: Box, color: Color, line: Color | None = None) -> None:
        self.draw.rounded_rectangle(box, 8, color, line, 3 if line else 0)

    def _title(self, y: float) -> None:
        view, say = self.view, self.texts.say
        title = say("table-title", round=view.round, deck=view.deck_size).rstrip(":")
        self._text(MARGIN, y + 14, title, 20)
        self._text(WIDTH - MARGIN, y + 14, self._what_is_asked(), 18, GOLD, "rm")

    def _what_is_asked(self) -> str:
        view = self.view
        if view.result is not None:
            return self.texts.decided(view.result, self.names, view.seat)
        if view.asked == view.seat:
            return self.texts.prompt(view, self.names)
        return ""

    # -- characters

    def _track(self, y: float) -> None:
        """Draw the ranks in a row: who has revealed them, which are out, and which is called."""
        ranks = self.view.rules.ranks
        width = (WIDTH - 2 * MARGIN - GAP * (len(ranks) - 1)) / len(ranks)
        for index, rank in enumerate(ranks):
            left = MARGIN + index * (width + GAP)
            self._character((left, y, left + width, y + TRACK - 10), rank)

    def _character(self, box: Box, rank: int) -> None:
        view, key = self.view, self.view.rules.characters[rank].key
        out = key in view.faceup
        own = key in (view.me.characters or ())
        self._panel(
            box, BACKGROUND if out else OWN_PANEL if own else PANEL, GOLD if rank == view.called else None
        )
        middle = (box[0] + box[2]) / 2
        width = box[2] - box[0] - 8
        name = f"{rank} {self.texts.name(key)}"
        self._fitted(middle, box[1] + 15, name, width, 15, FAINT if out else INK)
        notes = [mark.mark for mark in view.marks if mark.character == key]
        if key in view.revealed:
            notes.insert(0, self.names[view.revealed[key]])
        self._fitted(middle, box[1] + 34, ", ".join(notes), width, 13, GOLD)

    def _fitted(self, x: float, y: float, text: str, width: float, size: int, color: Color) -> None:
        """Draw a centered text, shrunk or truncated to the width."""
        while size > 9 and self.draw.textlength(text, font(size)) > width:
            size -= 1
        while len(text) > 1 and self.draw.textlength(text, font(size)) > width:
            text = text[:-2] + "…"
        self._text(x, y, text, size, color, "mm")

    # -- players

    def _player(self, y: float, seat: int, player: PlayerView) -> None:
        view = self.view
        color = OWN_PANEL if seat == view.seat else PANEL
        line = GOLD if seat == view.asked else None
        self._panel((MARGIN, y, WIDTH - MARGIN, y + ROW - GAP), color, line)
        self._text(MARGIN + 12, y + 20, self.names[seat], 17)
        if view.crown == seat:
            self._crown(CITY - 34, y + 20)
        self._coin(MARGIN + 22, y + 52, player.gold)
        self._cards_back(MARGIN + 62, y + 52, player.hand_size)
        self._text(CITY - 16, y + 52, f"{view.points(seat)} pt", 15, FAINT, "rm")
        self._tiles(y + (ROW - GAP - TILE[1]) / 2, player.city)

    def _crown(self, x: float, y: float) -> None:
        points = [(-10, 7), (-12, -5), (-5, 0), (0, -9), (5, 0), (12, -5), (10, 7)]
        self.draw.polygon([(x + dx, y + dy) for dx, dy in points], GOLD)

    def _coin(self, x: float, y: float, gold: int) -> None:
        self.draw.ellipse((x - 11, y - 11, x + 11, y + 11), GOLD)
        self._text(x, y, str(gold), 14, BACKGROUND, "mm")

    def _cards_back(self, x: float, y: float, cards: int) -> None:
        self._panel((x - 10, y - 13, x + 10, y + 13), BACK, FAINT)
        self._text(x, y, str(cards), 14, INK, "mm")

    # -- districts

    def _hand(self, y: float) -> None:
        me = self.view.me
        self._text(MARGIN + 12, y + ROW / 2, self.names[self.view.seat], 15, FAINT)
        self._tiles(y + (ROW - TILE[1]) / 2, [*(me.drawn or ()), *(me.hand or ())])

    def _tiles(self, y: float, names: Sequence[str]) -> None:
        """Draw districts side by side, overlapping if there are many."""
        room = WIDTH - 2 * MARGIN - CITY - TILE[0]
        step = min(TILE[0] + GAP, room / max(1, len(names) - 1))
        for index, name in enumerate(names):
            self._district(CITY + index * step, y, name)

    def _district(self, x: float, y: float, name: str) -> None:
        built = self.view.rules.built[name]
        self._panel((x, y, x + TILE[0], y + TILE[1]), TYPES[built.district.type], BACKGROUND)
        self._fitted(x + TILE[0] / 2, y + 19, self.texts.name(name.rstrip("+")), TILE[0] - 10, 14, INK)
        cost = built.district.cost
        for coin in range(cost + built.gold):
            left = x + TILE[0] / 2 + (coin - (cost + built.gold - 1) / 2) * 12
            self.draw.ellipse((left - 4, y + 36, left + 4, y + 44), GOLD if coin < cost else INK)
