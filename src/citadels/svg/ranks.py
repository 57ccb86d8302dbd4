"""The row of characters by rank, with what became of each in the round."""

from __future__ import annotations

from typing import Final

from citadels.engine.view import MarkView
from citadels.svg.drawings import card_drawing, icon
from citadels.svg.markup import BOLD, Markup, element, group, join, rect, text_line
from citadels.svg.scene import DRAFT, KILLED, Scene
from citadels.svg.style import DISPLAY, ROUND_CORNER, rank_color, titled
from citadels.svg.themes import color

HEIGHT: Final = 96
TITLE_WIDTH: Final = 118
TILE: Final = 46
GONE: Final = 0.42  # opacity of a character that is out of the round
DARK_RED: Final = "#4a1410"  # behind the face of a killed character

# Icons of marks, as on the page; another mark has a flag.
MARK_ICONS: Final = {
    "killed": "dagger",
    "robbed": "purse",
    "bewitched": "spell",
    "threat": "flower",
    "warrant": "scroll",
}


def draw_ranks(scene: Scene, width: float) -> Markup:
    """Draw the round, the deck and all ranks, from left to right."""
    cast = scene.view.characters
    column = (width - TITLE_WIDTH - 10) / len(cast)
    parts = [rect(0, 0, width, HEIGHT, color("paper")), _title(scene)]
    for index, key in enumerate(cast):
        x = TITLE_WIDTH + column * index
        parts.append(_rank(scene, key, x, column))
    line = rect(0, HEIGHT - 1.5, width, 1.5, color("edge"))
    return join(*parts, line)


def _title(scene: Scene) -> Markup:
    view, texts = scene.view, scene.texts
    lines = [texts.say("web-deck-pile", cards=view.deck_size)]
    if view.facedown_count:
        lines.append(texts.say("web-facedown", count=view.facedown_count))
    room = TITLE_WIDTH - 16
    round = texts.say("web-round", round=view.round)
    heading = text_line(round, 14, 36, 22, color("text"), room=room, weight=700, family=DISPLAY)
    told = [
        text_line(line, 14, 55 + 16 * index, 12, color("soft"), room=room) for index, line in enumerate(lines)
    ]
    return join(heading, *told)


def _rank(scene: Scene, key: str, x: float, column: float) -> Markup:
    middle, left = x + column / 2, x + (column - TILE) / 2
    name, state = scene.texts.name(key), state_of(scene, key)
    faded = GONE if state in ("out", "silent") else None
    soft = color("alarm") if state == KILLED else color("text" if state == "shown" else "soft")
    heavy = BOLD if state in ("shown", KILLED) else None
    status = text_line(
        describe(scene, key, state), middle, 87, 11, soft, room=column - 8, anchor="middle", weight=heavy
    )
    named = text_line(name, middle, 73, 12, color("text"), room=column - 8, anchor="middle", weight=700)
    tile = group(_tile(scene, key, left, state), opacity=faded)
    words = group(named, opacity=0.65 if faded else None)
    marks = join(*_marks(scene, key, left + TILE, 12), _gold(scene, key, left, 14))
    return titled(_tooltip(scene, key), tile, words, status, marks)


def _tooltip(scene: Scene, key: str) -> str:
    marks = [scene.texts.say(f"web-mark-{mark.mark}") for mark in marks_on(scene, key)]
    said = [f"{scene.view.rules.rank[key]} {scene.texts.name(key)}", *marks]
    return scene.texts.say("labelled", label=", ".join(said), text=scene.texts.card_text(key))


def _tile(scene: Scene, key: str, x: float, state: str) -> Markup:
    view = scene.view
    rank = view.rules.rank[key]
    now = view.turn is not None and view.turn.character == key
    frame = 3.5 if now else 1.6
    stroke = color("gold") if now else color("edge")
    killed = state == KILLED
    waiting = "4 3" if state == "waiting" and not now else None
    outline = element(
        "rect", x=x, y=10, width=TILE, height=TILE, rx=ROUND_CORNER, fill="none", stroke=stroke,
        stroke_width=frame, stroke_dasharray=waiting,
    )  # fmt: skip
    ground = rect(x, 10, TILE, TILE, DARK_RED if killed else rank_color(rank), rx=ROUND_CORNER)
    face = card_drawing(scene.edition, "characters", key, x + 2, 10 + 4, TILE - 4)
    return join(ground, group(face, opacity=0.55 if killed else None), outline, pennant(rank, x - 5, 44))


def pennant(rank: int, x: float, y: float) -> Markup:
    """Draw the number of a rank on a small sign of its color."""
    sign = rect(x, y, 17, 17, rank_color(rank), rx=4, stroke=color("edge"), stroke_width=1.4)
    return join(sign, text_line(str(rank), x + 8.5, y + 13, 13, color("text"), anchor="middle", weight=700))


def marks_on(scene: Scene, key: str) -> list[MarkView]:
    """Return the marks on a character."""
    return [mark for mark in scene.marks if mark.character == key]


def _marks(scene: Scene, key: str, right: float, y: float) -> list[Markup]:
    marks = enumerate(marks_on(scene, key))
    return [mark_badge(mark, right - 4 - 20 * index, y) for index, mark in marks]


def mark_badge(mark: MarkView, x: float, y: float) -> Markup:
    """Draw a mark around a point. One whose face is known to be blank is pale."""
    blank = mark.placed > 1 and mark.face is False
    fill = color("soft" if blank else "alarm")
    circle = element("circle", cx=x, cy=y, r=9.5, fill=fill, stroke=color("paper"), stroke_width=1.6)
    sign = icon(MARK_ICONS.get(mark.mark, "flag"), x - 6.5, y - 6.5, 13, color("on-alarm"))
    known = mark.placed > 1 and mark.face is True
    seal = _check(x + 7, y + 7) if known else Markup()
    return join(circle, sign, seal)


def _check(x: float, y: float) -> Markup:
    """Draw a check around a point: this is the one mark that works."""
    circle = element("circle", cx=x, cy=y, r=5.5, fill=color("trade"), stroke=color("paper"), stroke_width=1)
    return join(circle, icon("check", x - 4, y - 4, 8, color("on-trade")))


def _gold(scene: Scene, key: str, x: float, y: float) -> Markup:
    """Draw the gold that lies on a character, if any does."""
    gold = scene.view.gold_on.get(key, 0)
    return coin(gold, x, y) if gold else Markup()


def coin(amount: int, x: float, y: float, radius: float = 9.5) -> Markup:
    """Draw a coin around a point, with a number on it."""
    ring = element(
        "circle", cx=x, cy=y, r=radius, fill=color("gold"), stroke=color("art-ink"), stroke_width=1.5
    )
    size = radius * (1.3 if amount < 10 else 1.05)
    return join(
        ring,
        text_line(str(amount), x, y + size * 0.36, size, color("on-gold"), anchor="middle", weight=700),
    )


def state_of(scene: Scene, key: str) -> str:
    """Return what is known of a character: out, shown, killed, called, silent or waiting."""
    view = scene.view
    rank = view.rules.rank[key]
    if key in view.faceup:
        return "out"
    if key in view.revealed:
        return "shown"
    if any(mark.mark == KILLED for mark in marks_on(scene, key)):
        return KILLED
    if view.phase not in DRAFT and scene.all_known and scene.holder(key) is None:
        return "out"
    if view.phase not in DRAFT and view.called == rank:
        return "called"
    called = view.called > rank or view.called == 0
    return "silent" if called and view.phase not in DRAFT else "waiting"


def describe(scene: Scene, key: str, state: str) -> str:
    """Describe a character in a word or two: whose it is, or what became of it."""
    texts, holder = scene.texts, scene.holder(key)
    if state == KILLED:
        return texts.say(f"web-mark-{KILLED}")
    if holder is not None:
        return holder.name
    if state == "waiting":
        return "" if scene.view.phase in DRAFT else texts.say("web-rank-waiting")
    return texts.say(f"web-rank-{state}")
