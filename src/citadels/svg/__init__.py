"""Tables as pictures: one self-contained SVG of a game or of what one seat sees of it.

>>> import citadels, citadels.svg
>>> game = citadels.new_game(seed=7)
>>> picture = citadels.svg.table(game.view(0), theme="dark")
>>> picture.startswith("<svg")
True

A notebook shows a :class:`Picture`, a game, a view or a result by itself. The picture of a view is drawn
from that view alone. It shows nothing that the seat may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.engine.game import Game
from citadels.engine.view import View
from citadels.svg.desk import desk_height, draw_desk
from citadels.svg.markup import Markup, element, rect
from citadels.svg.ranks import HEIGHT, draw_ranks
from citadels.svg.scene import Scene, scene_of_game, scene_of_view
from citadels.svg.scores import scores
from citadels.svg.street import draw_street, street_height, strip_height
from citadels.svg.style import PLAIN
from citadels.svg.themes import AUTO, THEMES, check_theme, color, resolve, style_sheet

__all__ = ["THEMES", "Picture", "scores", "table"]

WIDTH: Final = 900
SKY: Final = 30  # above the first street


class Picture(str):
    """An SVG document, which notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return str(self)


def table(
    table: Game | View,
    *,
    names: Sequence[str] | None = None,
    theme: str = "auto",
    language: str = "en",
    width: int | None = None,
) -> Picture:
    """Draw the table as a view shows it, or a whole game with all cards open.

    ``names`` are those of the players, by default the numbers of their seats. ``theme`` is ``light``,
    ``dark`` or ``auto``, which follows the notebook or the system. ``width`` is in pixels, by default as
    wide as there is room, up to 900.
    """
    check_theme(theme)
    if isinstance(table, View):
        scene = scene_of_view(table, names, language)
    else:
        scene = scene_of_game(table, names, language)
    return Picture(resolve(_draw(scene, theme, width), theme))


def _draw(scene: Scene, theme: str, width: int | None) -> str:
    parts, y = [draw_ranks(scene, WIDTH)], HEIGHT + float(SKY)
    sky = rect(0, HEIGHT, WIDTH, SKY + 1, color("sky-a"))
    for index, seat in enumerate(scene.seats):
        parts.append(draw_street(scene, seat, index, y, WIDTH))
        y += street_height(scene, seat) + strip_height(seat, scene)
    parts.append(draw_desk(scene, y, WIDTH))
    return _document(scene, (sky, *parts), theme, y + desk_height(scene), width)


def _document(scene: Scene, parts: Sequence[Markup], theme: str, height: float, width: int | None) -> str:
    """Return the root element. Its words are what screen readers say instead of the picture."""
    label = f"{scene.texts.say('web-title')}, {scene.texts.say('web-round', round=scene.view.round)}"
    sheet = element("style", Markup(style_sheet())) if theme == "auto" else Markup()
    return element(
        "svg",
        element("title", f"{label}. {scene.sentence}"),
        sheet,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        class_=AUTO if theme == "auto" else None,
        viewBox=f"0 0 {WIDTH} {height:g}",
        width="100%" if width is None else width,
        height=None if width is None else height * width / WIDTH,
        style=f"max-width:{WIDTH}px" if width is None else None,
        role="img",
        font_family=PLAIN,
    )
