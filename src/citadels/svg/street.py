"""A city: the name plate and the street with its districts, on one of the hills."""

from __future__ import annotations

from typing import Final

from citadels.svg import plate
from citadels.svg.cards import building, mini_card, named_kerb, tooltip
from citadels.svg.drawings import icon, skyline
from citadels.svg.markup import Markup, element, group, join, rect, text_line
from citadels.svg.scene import Scene, Seat
from citadels.svg.style import titled
from citadels.svg.themes import color

KERB: Final = 26
STRIP: Final = 44  # height of the hand below a street
ROAD: Final = plate.WIDTH + 22  # where the road begins
HILLS: Final = 4
CLOUDS: Final = ((0.3, -8, 92), (0.71, -6, 64), (0.88, 3, 110))  # from the left, down, how long
SKYLINE_SIZE: Final = (520, 80)
MIN_MINI: Final = 52  # pixels of a small card; more cards share the rest


def street_height(scene: Scene, seat: Seat) -> float:
    """Return the height of a street without the hand below it."""
    roomy = {2: 150, 3: 140, 4: 118, 5: 106, 6: 96}.get(len(scene.seats), 88)
    return roomy + (14 if seat.number == scene.reader else 0)


def strip_height(seat: Seat, scene: Scene) -> float:
    """Return the height of the open hand below a street; 0 if it is hidden or lies before the reader."""
    cards = seat.shown.hand or seat.shown.drawn or seat.shown.chosen
    return STRIP if cards and seat.number != scene.reader else 0


def draw_street(scene: Scene, seat: Seat, index: int, y: float, width: float) -> Markup:
    """Draw the street of a player, with the open hand below it."""
    height, base = street_height(scene, seat), y + street_height(scene, seat) - KERB
    top = base + KERB - plate.plate_height(scene) - 7
    return group(
        _ground(scene, index, y, width, height + strip_height(seat, scene)),
        _roofs(base, (height - KERB) * 0.45, width),
        _road(scene, seat, y, base, width),
        plate.draw_plate(scene, seat, 9, top),
        _strip(scene, seat, y + height, width) if strip_height(seat, scene) else Markup(),
    )


def _ground(scene: Scene, index: int, y: float, width: float, height: float) -> Markup:
    """Draw the hill of a street before the one behind it, or before the sky."""
    hill, behind = (_hill(scene, at) for at in (index, index - 1))
    back = rect(0, y, width, height, behind)
    rise, dip = (0.34, 0.2) if index % 2 else (0.2, 0.36)
    line = (
        f"M0 {y + height:g}V{y + height * rise:g}"
        f"C{width * 0.3:g} {y:g} {width * 0.7:g} {y + height * 0.04:g} {width:g} {y + height * dip:g}"
        f"V{y + height:g}z"
    )
    sky = _sky(y, width, height) if index == 0 else Markup()
    return join(back, sky, element("path", d=line, fill=hill))


def _hill(scene: Scene, index: int) -> str:
    """Return the color of a hill: the nearest is the warmest."""
    if index < 0:
        return color("sky-a")
    last = len(scene.seats) - 1
    return color(f"hill-{1 + index * (HILLS - 1) // last}")


def _sky(y: float, width: float, height: float) -> Markup:
    sun = element("circle", cx=width * 0.66, cy=y + 8, r=30, fill=color("sun"))
    clouds = [_cloud(width * at, y + down, long) for at, down, long in CLOUDS]
    return join(sun, *clouds)


def _cloud(x: float, y: float, length: float) -> Markup:
    lower = rect(x, y, length, 13, color("sky-b"), rx=6.5)
    return join(lower, rect(x + length * 0.2, y - 8, length * 0.45, 16, color("sky-b"), rx=8))


def _roofs(base: float, height: float, width: float) -> Markup:
    """Draw distant roofs along the road, each length of them once."""
    wide, high = SKYLINE_SIZE
    times = 2
    scale = f"scale({(width - ROAD) / times / wide:.3f} {height / high:.3f})"
    moves = [
        f"translate({ROAD + (width - ROAD) / times * at:g} {base - height:g}) {scale}" for at in range(times)
    ]
    outline = skyline()
    return group(
        *[element("path", d=outline, transform=move) for move in moves], fill=color("art-ink"), opacity=0.1
    )


def _road(scene: Scene, seat: Seat, y: float, base: float, width: float) -> Markup:
    city, site = seat.shown.city, seat.shown.site
    taken = len(city) + (site is not None)
    plots = max(scene.view.complete_size, taken)
    wide = (width - ROAD - 8) / plots
    size = min((base - y - 6) / 1.04, wide * 0.98)
    parts = [_plot(scene, card, ROAD + wide * at, base, wide, size) for at, card in enumerate(city)]
    if site is not None:
        left = ROAD + wide * len(city)
        parts.append(group(_plot(scene, site, left, base, wide, size), opacity=0.55))
    last = scene.view.complete_size - 1
    parts += [_empty(ROAD + wide * at, base, wide, size, at == last) for at in range(taken, plots)]
    return join(*parts)


def _plot(scene: Scene, card: str, x: float, base: float, width: float, size: float) -> Markup:
    return titled(
        tooltip(scene, card),
        named_kerb(scene, card, x, base, width - 2, KERB),
        building(scene, card, x, base, width - 2, size),
    )


def _empty(x: float, base: float, width: float, size: float, last: bool) -> Markup:
    """Draw an empty plot. The one that completes the city has a flag."""
    wide, high = size * 0.66, size * 0.32
    left = x + (width - 2 - wide) / 2
    lot = element(
        "path", d=f"M{left:g} {base:g}v{-high:g}h{wide:g}v{high:g}", fill="none", stroke=color("edge"),
        stroke_width=1.3, stroke_dasharray="4 4", opacity=0.55,
    )  # fmt: skip
    flag = icon("flag", left + wide / 2 - 8, base - high / 2 - 8, 16, color("text")) if last else Markup()
    ground = rect(x, base, width - 2, KERB, color("plot"), opacity=0.75)
    line = rect(x, base, width - 2, 1.5, color("art-ink"))
    return join(lot, group(flag, opacity=0.6) if last else flag, ground, line)


# -- open hands ------------------------------------------------------------------------


def _strip(scene: Scene, seat: Seat, y: float, width: float) -> Markup:
    """Draw an open hand on a strip of roof below its street."""
    ground = rect(0, y, width, STRIP, color("art-ink"), opacity=0.2)
    cards = [*(seat.shown.hand or ()), *(seat.shown.chosen or ())]
    drawn = [*(seat.shown.drawn or ())]
    count = scene.texts.say("web-hand", count=len(cards))
    label = text_line(count, ROAD - 14, y + 27, 12, color("text"), room=ROAD - 30, anchor="end")
    room = width - ROAD - 8
    wide = min(room / 7, room / max(1, len(cards) + len(drawn)))
    minis = [
        mini_card(scene, card, ROAD + wide * at, y + 4, wide - 3, STRIP - 8)
        for at, card in enumerate([*cards, *drawn])
    ]
    frames = [
        chosen_frame(ROAD + wide * at, y + 4, wide - 3, STRIP - 8, 5)
        for at in range(len(cards), len(cards) + len(drawn))
    ]
    return join(ground, label, *minis, *frames)


def chosen_frame(x: float, y: float, width: float, height: float, corner: float) -> Markup:
    """Draw a golden frame around a card that its player may take."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=corner, fill="none", stroke=color("gold"),
        stroke_width=3, stroke_dasharray="7 4",
    )  # fmt: skip
