"""The scores of a finished game as an HTML table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.engine.scoring import Result, Score
from citadels.locale import Texts
from citadels.svg.markup import Markup, element, escape, join, plain_line

FIRST_ITEMS: Final = ("districts", "all_types", "complete_first", "complete")
RIGHT: Final = "text-align:right;padding:3px 10px"
LEFT: Final = "text-align:left;padding:3px 10px"


def scores(
    result: Result, *, names: Sequence[str] | None = None, language: str = "en", edition: str = "2016"
) -> str:
    """Return the points of all players item by item, best first, as an HTML table."""
    texts = Texts(language, edition=edition)
    numbered = [texts.say("web-seat", seat=score.seat) for score in result.scores]
    called = [plain_line(name) or seat for name, seat in zip(names or numbered, numbered, strict=True)]
    items = _items(result)
    ranking = sorted(result.scores, key=lambda score: (score.seat not in result.winners, -score.total))
    rows = [_row(score, items, called[score.seat], score.seat in result.winners) for score in ranking]
    caption = element("caption", texts.decided(result, called), style="text-align:left;font-weight:bold")
    body = element("tbody", *rows)
    return str(element("table", caption, _head(items, texts), body))


def _items(result: Result) -> list[str]:
    """Return the items of all players: those of the rules first, then single cards."""
    found = {item for score in result.scores for item, _ in score.items}
    return [*[item for item in FIRST_ITEMS if item in found], *sorted(found.difference(FIRST_ITEMS))]


def _head(items: Sequence[str], texts: Texts) -> Markup:
    columns = [element("th", _capitalized(texts.score_item(item)), style=RIGHT) for item in items]
    total = element("th", "Σ", style=RIGHT)
    return element("thead", element("tr", element("th", Markup("&#8203;")), *columns, total))


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def _row(score: Score, items: Sequence[str], name: str, winner: bool) -> Markup:
    points: dict[str, int] = {}
    for item, amount in score.items:
        points[item] = points.get(item, 0) + amount
    cells = [element("td", str(points[item]) if item in points else "–", style=RIGHT) for item in items]
    total = element("td", element("strong", str(score.total)), style=RIGHT)
    shown = join(escape(name), " ♛") if winner else escape(name)
    return element("tr", element("th", shown, style=LEFT), *cells, total)
