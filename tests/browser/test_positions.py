"""Positions as links and games as files, on a page without a server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import citadels
from citadels.bots import make_bot
from citadels.engine.game import Game
from citadels.tables import position_link
from citadels.tables.position_link import SharedGame
from tests.browser.browser_user import ENGLISH, BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import axe_violations
from tests.browser.site import Site
from tests.browser.table_factory import make, prepare
from tests.games.files import STORED_GAMES
from tests.server.server_process import ServerProcess

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.switch_off()


def visitor(users: BrowserUsers, site: Site, **options: object) -> BrowserUser:
    user = users(site, **options)
    user.listen_here()
    return user


@cache
def late_position(seats: int = 3) -> str:
    """Return the link of a position shortly before the end, shared by the player to move."""
    game = citadels.new_game(seats=seats, seed=1)
    bots = [make_bot("greedy", str(seat)) for seat in range(seats)]
    while game.prompt != "turn" or max(player.city_size for player in game.view().players) < 6:
        seat = asked(game)
        game.play(bots[seat].choose(game.view(seat), game.options()))
    names, levels = ["Robin", "Ada", "Bruno"][:seats], [None, "greedy", "greedy"][:seats]
    return position_link.write(SharedGame(game, names, levels, asked(game)))


def asked(game: Game) -> int:
    assert game.seat is not None
    return game.seat


def link_of(page: Page) -> str:
    """Return the link of the position from the table's menu, after checking its dialog with axe."""
    page.get_by_role("button", name=ENGLISH("web-table"), exact=True).click()
    page.get_by_role("button", name=ENGLISH("web-share-position")).click()
    field = page.get_by_label("Address", exact=True)
    expect(field).not_to_have_value("")
    assert axe_violations(page) == []
    address = field.input_value()
    page.keyboard.press("Escape")
    return address


def play_on(user: BrowserUser, address: str, name: str = "Kim") -> None:
    """By a link to a position; axe finds nothing where it is looked at."""
    page = user.page
    page.goto(address)
    expect(page.get_by_role("heading", name=ENGLISH("web-shared-position"))).to_be_visible()
    page.get_by_label("Your name").fill(name)
    assert axe_violations(page) == []
    page.get_by_role("button", name=ENGLISH("web-play-on")).click()
    assert user.settle() == "asked"


def test_a_position_is_shared_by_link_and_played_on_elsewhere(users: BrowserUsers, site: Site) -> None:
    one, other = visitor(users, site), visitor(users, site, viewport=PHONE, has_touch=True)
    play_on(one, f"{site.url}#position={late_position()}", "Robin")
    one.press(1)
    assert one.settle() == "asked"
    address = link_of(one.page)
    assert address.startswith(f"{site.url}#position=1")
    play_on(other, address)
    assert one.situation is not None
    assert other.situation is not None
    assert other.situation["view"] == one.situation["view"]
    assert not [path for path in site.host.asked if "position" in path]
    assert "position" not in one.page.url + other.page.url
    other.answer(other.options[0]["action"])


def test_a_damaged_link_is_reported_and_the_home_page_opens_a_game_file(
    users: BrowserUsers, site: Site, tmp_path: Path
) -> None:
    page = visitor(users, site).page
    links = ((late_position()[:-5], "damaged"), ("1%20%25", "damaged"), ("7abc", "version"))
    with site.engine_held_back():  # a cut link is reported before the engine has loaded
        for damaged, code in links:
            page.goto(f"{site.url}#position={damaged}")
            expect(page.get_by_role("alert")).to_have_text(ENGLISH(f"error-link-{code}"))
            assert page.url == site.url
            expect(page.get_by_role("button", name=ENGLISH("web-play-on"))).to_have_count(0)
    page.get_by_role("link", name=ENGLISH("web-home")).click()
    expect(page.get_by_role("button", name=ENGLISH("web-play-now"))).to_be_visible()
    open_files(page, tmp_path)


def open_files(page: Page, folder: Path) -> None:
    """Two that are refused, and a game."""
    page.get_by_role("button", name=ENGLISH("web-preferences")).click()
    chooser = page.locator("dialog input[type=file]")
    (folder / "other.json").write_text("{}", encoding="utf-8")
    chooser.set_input_files(folder / "other.json")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH("web-games-unknown"))
    edited = json.loads(STORED_GAMES[0].read_text()) | {"started": "yesterday"}
    (folder / "edited.json").write_text(json.dumps(edited), encoding="utf-8")
    chooser.set_input_files(folder / "edited.json")
    expect(page.get_by_role("alert")).to_contain_text("digest: the file was changed")
    chooser.set_input_files(STORED_GAMES[0])
    page.get_by_role("button", name=ENGLISH("web-replay")).click()
    expect(page.locator(".replay")).to_be_visible()


def unfold_files(page: Page) -> None:
    """Show what the home page does with files of games."""
    if page.locator(".files:not([open])").count():
        page.locator(".files summary").click()


def save_games(page: Page, file: Path) -> None:
    unfold_files(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name=ENGLISH("web-games-save")).click()
    saved.value.save_as(file)


def open_games(user: BrowserUser, file: Path) -> None:
    """Open a file of games on the home page, which lists them at once."""
    page = user.home()
    open_file(page, file)
    expect(page.locator(".home .games").get_by_role("status")).to_contain_text(
        re.compile("added|already here")
    )
    expect(page.locator("[aria-labelledby=mine] li")).not_to_have_count(0)


def open_file(page: Page, file: Path) -> None:
    unfold_files(page)
    with page.expect_file_chooser() as chooser:
        page.locator(".home").get_by_role("button", name=ENGLISH("web-games-open")).click()
    chooser.value.set_files(file)


def without_people(file: Path, stripped: Path) -> Path:
    """The same games in a file that does not say who passes the device round."""
    games = json.loads(file.read_text())
    for seat in games["seats"]:
        del seat["people"], seat["watch"]
    stripped.write_text(json.dumps(games))
    return stripped


@pytest.mark.nightly(stage="pages")
def test_a_game_around_one_device_stays_covered_on_another_one(
    users: BrowserUsers, site: Site, tmp_path: Path
) -> None:
    """Also where a file does not say who the people are; one that says so makes up for it."""
    one, other = visitor(users, site), visitor(users, site)
    page, file = one.home(), tmp_path / "games.json"
    page.get_by_role("button", name=ENGLISH("web-way-pass")).click()
    dialog = page.get_by_role("dialog", name=ENGLISH("web-new-table"))
    for number, name in enumerate(("Anna", "Ben"), 1):
        dialog.get_by_role("textbox", name=ENGLISH("web-person", number=number)).fill(name)
    dialog.get_by_role("radio", name="0", exact=True).check()
    dialog.get_by_role("button", name=ENGLISH("web-begin"), exact=True).click()
    page.locator('.passing[data-armed="true"] .main').click()
    assert one.settle() == "asked"
    first = one.seat
    one.press(1)
    page.locator('.passing[data-armed="true"]').wait_for()
    table = page.url
    one.home()
    save_games(page, file)

    open_games(other, without_people(file, tmp_path / "stripped.json"))
    page, shown = other.page, other.page.locator(".hand, .game, [data-card]")
    page.goto(table)
    expect(page.get_by_role("alert")).to_have_text(ENGLISH("web-pass-unknown"))
    expect(shown).to_have_count(0)
    open_games(other, file)
    page.goto(table)
    cover = page.locator('.passing[data-armed="true"]')
    expect(cover).to_have_attribute("data-next", str(1 - first))
    expect(shown).to_have_count(0)
    cover.locator(".main").click()
    assert other.settle() == "asked"
    assert other.seat == 1 - first
    other.press(1)


@pytest.mark.nightly(stage="pages")
def test_all_games_of_a_device_go_to_another_one(users: BrowserUsers, site: Site, tmp_path: Path) -> None:
    one, other = visitor(users, site), visitor(users, site)
    play_on(one, f"{site.url}#position={late_position()}")
    unfold_files(one.home())
    expect(one.page.get_by_role("button", name=ENGLISH("web-games-save"))).to_be_visible()
    assert axe_violations(one.page) == []
    save_games(one.page, tmp_path / "games.json")
    other.home()
    page = other.page
    page.get_by_role("button", name=ENGLISH("web-preferences")).click()
    chooser = page.locator("dialog input[type=file]")
    chooser.set_input_files(tmp_path / "games.json")
    expect(page.get_by_text("1 game added.")).to_be_visible()
    chooser.set_input_files(tmp_path / "games.json")
    expect(page.get_by_text("No new games. 1 was already here.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Your turn").click()
    assert other.settle() == "asked"
    assert (other.version, other.situation) == (one.version, one.situation)


def test_a_game_file_is_opened_from_the_home_page_of_a_server(user: BrowserUser) -> None:
    """Also on a device that has played nothing yet."""
    page = user.home()
    open_file(page, STORED_GAMES[0])
    expect(page.get_by_role("button", name=ENGLISH("web-replay"))).to_be_visible()
    assert "/t/here-" in page.url


def test_a_table_of_a_server_is_shared_too_but_not_with_people_in_a_running_game(
    server: ServerProcess, users: BrowserUsers
) -> None:
    alone, other, person = users(), users(), users()
    alone.sit(make(server, ["greedy", "greedy"]).seats[0], start=True)
    assert alone.settle() == "asked"
    address = link_of(alone.page)
    assert address.startswith(f"{server.url}/#position=")
    assert alone.situation is not None
    found = position_link.read(address.split("=")[1])
    assert found.game.seat == alone.situation["view"]["asked"]
    other.listen_here()
    play_on(other, address)
    assert other.table["id"].startswith("here-")
    table = {"players": [{}] * 3, "phase": "start", "crown": 0}
    person.sit(prepare(server, table, ["Robin", "Sam"], ["Ada"]).seats[0])
    assert person.settle() == "asked"
    person.page.get_by_role("button", name=ENGLISH("web-table"), exact=True).click()
    expect(person.page.get_by_role("button", name=ENGLISH("web-help"))).to_be_visible()
    expect(person.page.get_by_role("button", name=ENGLISH("web-share-position"))).to_have_count(0)
