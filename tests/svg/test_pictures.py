"""Pictures of tables: what they show, for whom, in which colors and languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels
import citadels.svg
from citadels import EDITIONS, SPECTATOR, Game
from citadels.editions import folders
from citadels.engine.errors import CitadelsError
from citadels.locale import LANGUAGES, Texts
from citadels.svg import drawings
from citadels.svg.themes import DARK, LIGHT, NIGHT_FACES, PALETTES
from tests.properties.strategies import tables
from tests.properties.tables import Table, table
from tests.svg.pictures import IMAGE, assert_harmless, parse, words

APP_CSS = Path(__file__).resolve().parents[2] / "web" / "src" / "app.css"
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
POSITION = {
    "key": "07" * 32,
    "players": [
        {"gold": 3, "hand": ["manor", "palace"], "city": ["prison", "tavern"], "characters": ["warlord"]},
        {"gold": 1, "hand": ["temple"], "city": ["market", "keep"], "characters": ["king"]},
        {"gold": 0, "hand": ["docks", "harbor"], "city": ["castle"], "characters": ["bishop"]},
        {"gold": 6, "hand": ["library"], "characters": ["thief"]},
    ],
    "marks": [{"mark": "robbed", "character": "bishop", "owner": 3}],
    "called": 4,
    "revealed": {"thief": 3, "king": 1},
    "turn": {"seat": 1, "character": "king", "gathered": True},
}


@pytest.fixture
def game() -> Game:
    return citadels.load(POSITION)


# -- what is shown -----------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_no_other(game: Game) -> None:
    shown = words(game.svg(0, names=NAMES))
    assert {"Manor", "Palace", "Warlord"} <= {*shown}
    assert not {"Temple", "Docks", "Harbor", "Library"} & {*shown}
    assert shown.count("not called yet") == 1  # seat 2


def test_without_a_seat_all_cards_lie_open(game: Game) -> None:
    shown = words(game.svg(names=NAMES))
    assert {"Manor", "Temple", "Docks", "Harbor", "Library"} <= {*shown}
    assert "Ben: What do you do as the King?" in shown
    assert "not called yet" not in shown


def test_a_spectator_sees_no_hand(game: Game) -> None:
    shown = words(game.svg(SPECTATOR, names=NAMES))
    assert not {"Manor", "Temple", "Docks", "Harbor", "Library"} & {*shown}
    assert "Waiting for Ben" in shown


def test_the_own_city_is_nearest_to_the_reader(game: Game) -> None:
    plates = [text for text in words(game.svg(2, names=NAMES)) if text in NAMES]
    assert plates[-4:] == ["Dan", "Ann", "Ben", "Cleo"]


def test_only_the_owner_and_the_open_table_see_which_warrant_is_signed() -> None:
    cast = ["magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    ranks = (("thief", False), ("merchant", True), ("warlord", False))
    marks = [{"mark": "warrant", "character": name, "owner": 0, "face": face} for name, face in ranks]
    players = [{"characters": [name]} for name in ("magistrate", "king", "bishop", "architect")]
    turn = {"seat": 1, "character": "king"}
    game = citadels.load({"characters": cast, "players": players, "marks": marks, "turn": turn})
    check = drawings._text("icons", "check")
    assert check is not None
    outline = check.partition(' d="')[2].partition('"')[0]
    assert [outline in game.svg(seat) for seat in (None, 0, 1, SPECTATOR)] == [True, True, False, False]


def test_players_are_named_by_their_seats(game: Game) -> None:
    assert {"Seat 0", "Seat 3"} <= {*words(game.svg(0))}


def test_the_end_shows_all_hands_and_the_winner() -> None:
    game = citadels.load(POSITION | {"phase": "over", "turn": None, "called": 0})
    result = game.result()
    assert result is not None
    shown = words(game.svg(0, names=NAMES))
    assert Texts("en").decided(result, NAMES) in shown
    assert {"Temple", "Docks"} <= {*shown}
    assert words(game.view(SPECTATOR).svg(names=NAMES)).count("Temple") == 1


def test_a_view_draws_what_the_game_draws_of_a_seat(game: Game) -> None:
    assert game.view(0).svg(names=NAMES) == game.svg(0, names=NAMES)
    assert game.view(0).svg() == citadels.svg.table(game.view(0))


SIZES = [(edition, seats) for edition in EDITIONS for seats in EDITIONS[edition].spec.sizes]


@pytest.mark.parametrize(("edition", "seats"), SIZES)
def test_every_edition_and_number_of_players(edition: str, seats: int) -> None:
    game = Table(citadels.Setup(edition, seats=seats), seats, seats, busy=True).at(40 + 20 * seats)
    for picture in (game.svg(), game.svg(0), game.svg(SPECTATOR)):
        assert_harmless(picture)


@pytest.mark.slow
@given(tables(), st.integers(0, 300))
def test_random_tables_are_well_formed(table: Table, decision: int) -> None:
    game = table.at(decision)
    assert_harmless(game.svg())
    for seat in range(SPECTATOR, table.seats):
        assert_harmless(game.svg(seat))


# -- names, languages and themes ------------------------------------------------------


HOSTILE = [
    "</text></svg><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "a\x00b\x1b[31m\ud800\ufffe]]>&amp;<!--",
    "\u202egnihton\u2066 var(--gold) {} javascript:alert(1)",
]


@pytest.mark.parametrize("theme", citadels.svg.THEMES)
def test_names_cannot_inject_anything(game: Game, theme: str) -> None:
    for picture in (game.svg(names=HOSTILE, theme=theme), game.svg(0, names=HOSTILE, theme=theme)):
        assert_harmless(picture)
        assert "<script" not in picture
        assert "\u202e" not in picture


def test_names_in_scores_cannot_inject_anything() -> None:
    result = citadels.load(POSITION | {"phase": "over", "turn": None, "called": 0}).result()
    assert result is not None
    written = citadels.svg.scores(result, names=HOSTILE)
    assert {element.tag for element in parse(written).iter()} <= {
        "table", "caption", "thead", "tbody", "tr", "th", "td", "strong",
    }  # fmt: skip


def test_text_that_looks_like_a_color_stays_text(game: Game) -> None:
    shown = words(game.svg(names=["var(--gold)", "Ben", "Cleo", "Dan"], theme="dark"))
    assert "var(--gold)" in shown


def test_long_names_are_cut(game: Game) -> None:
    shown = words(game.svg(names=["W" * 500, "Ben", "Cleo", " "]))
    assert not [text for text in shown if len(text) > 60]
    assert "Seat 3" in shown  # instead of nothing


def test_names_must_be_as_many_as_players(game: Game) -> None:
    with pytest.raises(CitadelsError, match="names: got 1 for 4 players"):
        game.svg(names=["Ann"])


@pytest.mark.slow  # loads the texts of every language
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(game: Game, language: str) -> None:
    shown = words(game.svg(0, names=NAMES, language=language))
    assert Texts(language).name("warlord") in shown
    assert not [text for text in shown if text.startswith(("web-", "prompt-"))]


def test_an_unknown_theme_is_refused(game: Game) -> None:
    with pytest.raises(CitadelsError, match="unknown theme 'sepia'; choose from auto, light, dark"):
        game.svg(theme="sepia")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_fixed_theme_needs_neither_variables_nor_style_sheets(game: Game, theme: str) -> None:
    picture = game.svg(0, theme=theme)
    assert "var(" not in picture
    assert "<style" not in picture
    assert PALETTES[theme]["paper"] in picture


def test_auto_declares_every_color_for_day_and_night(game: Game) -> None:
    picture = game.svg()
    used = {*re.findall(r"var\(--([\w-]+)\)", picture)}
    assert used <= PALETTES["light"].keys() == PALETTES["dark"].keys()
    assert "prefers-color-scheme:dark" in picture


def test_colors_are_those_of_the_page() -> None:
    css = APP_CSS.read_text(encoding="utf-8")
    blocks = {
        "light": css[css.index(":root {") : css.index(':root[data-day="dawn"]')],
        "dark": css[css.index(':root[data-theme="dark"] {') : css.index("/* The ground while")],
        "faces": css[css.index(':root[data-theme="dark"] .face') :],
    }
    found = {
        name: dict(reversed(re.findall(r"--([\w-]+): (#\w+);", block))) for name, block in blocks.items()
    }
    assert LIGHT.items() <= found["light"].items()
    assert (found["light"] | found["dark"]).items() >= DARK.items()
    assert {f"art-{name}": value for name, value in NIGHT_FACES.items()}.items() <= found["faces"].items()


def test_a_width_sets_the_height_too(game: Game) -> None:
    root = parse(citadels.svg.table(game, width=450))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert float(root.attrib["height"]) / 450 == pytest.approx(height / width, abs=0.001)


def test_an_unrecorded_game_can_be_drawn() -> None:
    game = citadels.new_game(seats=5, seed=1, record=False)
    assert_harmless(game.svg())
    assert_harmless(game.svg(3))


# -- notebooks -------------------------------------------------------------------------


def test_notebooks_show_games_views_pictures_and_results(game: Game) -> None:
    assert game._repr_html_() == game.svg()
    assert game.view(0)._repr_html_() == game.svg(0)
    picture = citadels.svg.table(game)
    assert picture._repr_html_() == picture._repr_svg_() == picture
    over = citadels.load(POSITION | {"phase": "over", "turn": None, "called": 0})
    result = over.result()
    assert result is not None
    assert parse(result._repr_html_()).tag == "table"


def test_scores_add_up_and_the_winner_stands_first() -> None:
    result = table("2016", Random(1)).at(5_000).result()
    assert result is not None
    _, head, body = parse(result._repr_html_())
    assert "Districts" in [cell.text for cell in head[0]]
    for row in body:
        *items, total = ["".join(cell.itertext()) for cell in row[1:]]
        assert sum(int(points) for points in items if points != "–") == int(total)
    assert "".join(body[0][0].itertext()) == f"Seat {result.winners[0]} ♛"


def test_a_card_without_a_drawing_has_a_stand_in(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "_ours", lambda kind, name: None)
    picture = game.svg()
    assert_harmless(picture)
    assert all(shape in picture for shape in drawings.UNDRAWN.values())


def test_a_third_party_drawing_is_an_image_of_its_own(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in it can run, whatever it contains."""
    monkeypatch.setattr(drawings, "_ours", lambda kind, name: None)
    monkeypatch.setattr(folders, "drawing", lambda edition, card: b"<svg><script>1</script>")
    picture = game.svg()
    assert_harmless(picture)
    assert IMAGE in {element.tag for element in parse(picture).iter()}
