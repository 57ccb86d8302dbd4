"""The page without a server: static files below a path, a game on the device, and then no network at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from scripts.external_tools import firefox, missing_firefox

from citadels.editions import EDITIONS
from tests.browser.browser_user import ENGLISH, QUIET, BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.firefox import running
from tests.browser.playing import (
    actions,
    check_game_file,
    check_result,
    play_by_keyboard,
    play_by_mouse,
    reach_turn,
)
from tests.browser.site import PATH, Site
from tests.requirements import require

SERVICE_WORKERS = "allow"
Visit = Callable[..., BrowserUser]


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.switch_off()


@pytest.fixture
def visit(users: BrowserUsers, site: Site) -> Visit:
    """Return a function that opens the site on a new device."""

    def come(without: str = "", **options: object) -> BrowserUser:
        user = users(site, **options)
        user.listen_here()
        if without:
            user.context.add_init_script(f"delete window.{without}")
        user.home()
        return user

    return come


def begin(user: BrowserUser, edition: str, seats: int = 3) -> None:
    """A game of an edition against bots that answer at once."""
    page = user.page
    page.get_by_role("button", name="Custom game").click()
    dialog = page.get_by_role("dialog", name=ENGLISH("web-new-table"))
    dialog.locator(f"input[type=radio][value='{edition}']").check()
    dialog.get_by_role("radio", name=str(seats), exact=True).check()
    dialog.get_by_label("Speed of the bots").select_option("instant")
    dialog.get_by_role("button", name="Play", exact=True).click()


def leave(user: BrowserUser) -> None:
    """From the result to the first page, without loading anything anew."""
    user.page.get_by_role("button", name=ENGLISH("web-leave")).click()
    user.page.locator(".home .main").wait_for()


def wait_until_kept(user: BrowserUser) -> None:
    """Until nothing more is needed from the host."""
    kept = "async () => (await (await caches.open('engine')).keys()).length"
    user.until(lambda: user.page.evaluate(kept) == 4, "the engine is kept")
    words = "async () => (await (await caches.open('words')).keys()).length"
    user.until(lambda: user.page.evaluate(words) >= 10, "the words are kept")


@pytest.mark.nightly(stage="pages")
def test_a_whole_game_of_every_edition(visit: Visit, site: Site) -> None:
    """By one visitor, because it takes the engine seconds to start."""
    user = visit()
    for edition in EDITIONS:
        begin(user, edition)
        assert play_by_keyboard(user) > 5
        check_result(user, "en", seats=3)
        leave(user)
    assert all(path.startswith(f"/{PATH}/") for path in site.host.asked)


def test_the_home_page_is_there_before_the_engine_and_a_game_begins_once_it_has_come(
    visit: Visit, site: Site
) -> None:
    site.host.asked.clear()
    with site.engine_held_back():
        user = visit()
        page = user.page
        page.get_by_role("button", name="Play now").click()
        fetching = page.get_by_text(
            re.compile(r"^Downloading the game \(only this once\): 0% of [5-7]\.\d MB$")
        )
        expect(fetching).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text(ENGLISH("web-engine-then-begins"))
    assert user.settle() == "asked"
    asked = [path.partition("?")[0].rpartition("/")[2] for path in site.host.asked]
    engine = next(at for at, path in enumerate(site.host.asked) if "/engine/" in path)
    assert {"", "en.txt.gz", "art.svg.gz"} <= set(asked[:engine])


def test_a_first_visit_is_small_from_a_host_that_compresses_nothing(visit: Visit, site: Site) -> None:
    site.host.asked.clear()
    user = visit()
    user.page.get_by_role("button", name="Play now").click()
    assert user.settle() == "asked"
    files = {site.folder / path.partition("?")[0].lstrip("/") for path in site.host.asked}
    assert sum(path.stat().st_size for path in files if path.is_file()) < 7_000_000


def test_one_click_starts_a_game_that_goes_on_offline(visit: Visit, site: Site, tmp_path: Path) -> None:
    user = visit()
    page = user.page
    page.get_by_role("button", name="Play now").click()
    assert user.settle() == "asked"
    assert re.search(r"#/t/here-", page.url)
    wait_until_kept(user)
    with site.off():
        page.goto("about:blank")
        user.home()
        expect(page.get_by_role("heading", name=ENGLISH("web-my-tables"))).to_be_visible()
        begin(user, "2016", seats=2)
        reach_turn(user)
        page.keyboard.press("h")
        user.until(lambda: user.received_of("hint"), "a hint is given")
        version = user.version
        user.answer("gather gold")
        page.keyboard.press("u")
        user.until(lambda: "gather gold" in actions(user) and user.version > version, "it is taken back")
        play_by_mouse(user)
        check_result(user, "en", seats=2)
        check_game_file(user, tmp_path / "game.json")
        page.get_by_role("button", name="Watch the replay").click()
        expect(page).to_have_url(re.compile(r"#/t/here-.*\?replay=0&eyes=0$"))


# Notes what the page says of the engine, and lets no engine start while the tab remembers that it must not.
WATCHED = """
window.said = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const label = document.querySelector(".engine label")?.textContent.trim();
  if (label && label !== said.at(-1)) said.push(label);
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
if (sessionStorage.getItem("no engine")) window.Worker = class { postMessage() {} terminate() {} };
"""


def test_a_later_visit_lists_games_before_the_engine_starts_and_fetches_nothing(
    visit: Visit, site: Site
) -> None:
    user = visit()
    page = user.page
    page.context.add_init_script(WATCHED)
    begin(user, "2016")
    assert user.settle() == "asked"
    wait_until_kept(user)
    page.evaluate("sessionStorage.setItem('no engine', '1')")
    user.home()
    mine = page.get_by_role("region", name=ENGLISH("web-my-tables"))
    expect(mine.get_by_role("link")).to_have_count(1)
    told = mine.locator("a .words, a .when").all_inner_texts()
    assert told[0].startswith(ENGLISH("web-your-turn"))
    assert told[1] == ENGLISH("web-round", round=1)
    expect(page.get_by_text(ENGLISH("web-engine-starting"))).to_be_visible()
    page.evaluate("sessionStorage.clear()")
    site.host.asked.clear()
    user.home()
    expect(page.locator(".engine")).to_have_count(0)
    assert mine.locator("a .words, a .when").all_inner_texts() == told  # the engine says the same
    assert page.evaluate("said") == [ENGLISH("web-engine-starting")]
    assert not [path for path in site.host.asked if "/engine/" in path]


def test_an_unsupported_browser_shows_a_message(visit: Visit) -> None:
    user = visit(without="WebAssembly")
    alert = user.page.get_by_role("alert")
    expect(alert).to_contain_text("This browser cannot play without a server")
    expect(user.page.get_by_role("button", name="Rules")).to_be_enabled()


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    user = visit()
    begin(user, "2016")
    for _ in range(6):
        user.settle()
        user.press(1)
    user.settle()
    before = (user.version, user.situation)
    user.page.reload()
    user.version = -1
    assert user.settle() == "asked"
    assert (user.version, user.situation) == before


@pytest.mark.nightly(stage="pages")
def test_the_strongest_bots_think_in_a_worker_of_their_own_with_the_network(visit: Visit, site: Site) -> None:
    """Also once nothing can be fetched. Without the weights a notice would say that another bot answers."""
    user = visit()
    page = user.page
    site.host.asked.clear()
    choose(user, "search").get_by_role("button", name="Play", exact=True).click()
    answer_some(user)
    assert len([path for path in site.host.asked if "weights.bin" in path]) == 1
    assert len(page.workers) == 2
    user.until(lambda: "weights.bin" in page.evaluate(KEPT), "the weights are kept")
    with site.off():
        page.reload()
        user.version = -1
        answer_some(user)
    assert not user.received_of("notice")


KEPT = "async () => (await (await caches.open('engine')).keys()).map(({ url }) => url).join()"


def answer_some(user: BrowserUser) -> None:
    for _ in range(4):
        assert user.settle() == "asked"
        user.press(1)
    assert user.settle() == "asked"


def choose(user: BrowserUser, level: str) -> Locator:
    """Set up a game against a bot, as far as the last button."""
    page = user.page
    page.get_by_role("button", name="Custom game").click()
    dialog = page.get_by_role("dialog", name=ENGLISH("web-new-table"))
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_label("Seat 2").select_option(level)
    dialog.get_by_label("Speed of the bots").select_option("instant")
    return dialog


def test_the_weights_are_fetched_only_for_bots_that_need_them_and_cached(visit: Visit, site: Site) -> None:
    """Where it cannot be fetched, that is said, and another try may do."""
    user = visit()
    page = user.page
    dialog = choose(user, "learned")
    wait_until_kept(user)
    assert not [path for path in site.host.asked if "weights.bin" in path]
    user.ignore_errors("weights.bin")
    with site.off():
        dialog.get_by_role("button", name="Play", exact=True).click()
        expect(dialog.get_by_role("status")).to_contain_text("choose another bot")
    dialog.get_by_role("button", name="Play", exact=True).click()
    for _ in range(4):
        assert user.settle() == "asked"
        user.press(1)
    user.until(lambda: "weights.bin" in page.evaluate(KEPT), "what it has learned is kept")
    with site.off():
        page.reload()
        user.version = -1
        for _ in range(3):
            assert user.settle() == "asked"
            user.press(1)
        assert user.settle() == "asked"
    assert not user.received_of("notice")


@pytest.mark.nightly(stage="pages")
def test_one_press_caches_everything_for_offline_use(visit: Visit, site: Site) -> None:
    user = visit()
    page = user.page
    label = re.compile(r"^Download everything for offline play \(\d\.\d MB\)$")
    keep = page.get_by_role("button", name=label)
    wait_until_kept(user)
    user.ignore_errors("weights.bin")
    with site.off():
        keep.click()
        expect(page.get_by_role("alert")).to_have_text(ENGLISH("web-keep-offline-failed"))
    keep.click()
    expect(page.get_by_text(ENGLISH("web-keep-offline-done"))).to_be_visible()
    expect(keep).to_have_count(0)
    with site.off():
        user.home()
        expect(page.locator(".engine")).to_have_count(0)
        dialog = choose(user, "learned")
        dialog.get_by_role("button", name="Play", exact=True).click()
        for _ in range(3):
            assert user.settle() == "asked"
            user.press(1)
        user.home()
        expect(keep).to_have_count(0)
        page.get_by_role("button", name=ENGLISH("web-preferences")).click()
        expect(page.get_by_text(ENGLISH("web-keep-offline-done"))).to_be_visible()


@pytest.mark.nightly(stage="pages")
def test_two_people_around_one_device(visit: Visit) -> None:
    user = visit()
    page = user.page
    page.get_by_role("button", name=ENGLISH("web-way-pass")).click()
    dialog = page.get_by_role("dialog", name=ENGLISH("web-new-table"))
    for number, name in enumerate(("Anna", "Ben"), 1):
        dialog.get_by_role("textbox", name=ENGLISH("web-person", number=number)).fill(name)
    dialog.get_by_role("radio", name="0", exact=True).check()
    dialog.get_by_role("button", name=ENGLISH("web-begin"), exact=True).click()
    cover, hand = page.locator('.passing[data-armed="true"]'), page.locator(".hand [data-card]")
    cover.wait_for()
    expect(hand).to_have_count(0)
    cover.locator(".main").click()
    expect(hand).to_have_count(4)
    page.reload()
    cover.wait_for()
    expect(hand).to_have_count(0)
    cover.locator(".main").click()
    assert user.settle() == "asked"
    user.press(1)
    cover.wait_for()
    expect(hand).to_have_count(0)


KNOWN = {"preferences": QUIET, "setup": {"seats": 2, "pace": "instant"}, "played": True}
STATE = """(() => {
  document.querySelector(".struck .main")?.click();
  const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  if (window.told?.situation?.view.result) document.dispatchEvent(key);
  if (document.querySelector(".result .verdict")) return "over";
  const asked = document.querySelector(`.game[data-asked="true"][data-version="${window.told?.version}"]`);
  return asked && !document.querySelector("dialog[open]") && window.told.situation?.question?.options;
})()"""


@pytest.mark.nightly(stage="browsers")
def test_a_whole_game_in_firefox(site: Site, tmp_path: Path) -> None:
    with running(require(firefox(), missing_firefox()), tmp_path) as browser:
        browser.open(site.url)
        browser.remember(**KNOWN)
        browser.open(f"{site.url}?again")
        browser.click(".ways button:last-child")
        browser.click("button[form=setup]")
        answers = 0
        while (options := browser.until(STATE)) != "over":
            number = preferred(options, last=True)
            browser.press(str(number))
            action = options[number - 1]["action"]
            browser.until(f"document.querySelector('.question .main[data-action=\"{action}\"]') !== null")
            version = browser.evaluate("window.told.version")
            browser.press(str(number))
            browser.until(f"window.told.version > {version}")
            answers += 1
        assert answers > 5
