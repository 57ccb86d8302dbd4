"""The third engine, which no phone of Apple's can do without: the home page, a round, a reload."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts.external_tools import missing_webkit, webkit

from tests.browser.site import Site
from tests.browser.table_factory import make
from tests.browser.webkit import WebKit, running
from tests.requirements import require
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.nightly(stage="browsers")

QUIET = {"volume": 0, "confirm": False, "language": "en", "motion": False}
# The version of the current question, after closing whatever covers it.
ASKED = """(() => {
  document.querySelector(".struck .main")?.click();
  const asked = document.querySelector('.game[data-asked="true"]');
  return asked && !document.querySelector("dialog[open]") && Number(asked.dataset.version);
})()"""
ROUND = 'document.querySelector(".game .round")?.textContent'


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    """One for all, because it takes seconds to start."""
    with running(require(webkit(), missing_webkit()), tmp_path_factory.mktemp("webkit")) as found:
        yield found


@pytest.fixture
def site(page_built: None, tmp_path: Path) -> Iterator[Site]:
    running = Site(tmp_path)
    yield running
    running.switch_off()


def play_a_round(browser: WebKit) -> None:
    """Always the first answer, until the next round has begun."""
    version = browser.until(ASKED)
    first = browser.evaluate(ROUND)
    while browser.evaluate(ROUND) == first:
        browser.press("1")
        browser.until("document.querySelector('.question .main[data-action]') !== null")
        browser.press("1")
        version = browser.until(f"{ASKED} > {version} && {ASKED}")


def reload_and_find_the_same(browser: WebKit) -> None:
    before = browser.until(ASKED), browser.evaluate(ROUND), browser.evaluate(HAND)
    browser.reload()
    assert (browser.until(ASKED), browser.evaluate(ROUND), browser.evaluate(HAND)) == before


HAND = '[...document.querySelectorAll(".hand [data-card]")].map((card) => card.dataset.card)'


def test_home_and_a_round_on_a_server(server: ServerProcess, browser: WebKit) -> None:
    browser.open(server.url)
    assert (
        browser.until('document.querySelector(".home h1")?.textContent')
        == "Build your city. Guard your secret."
    )
    way = make(server, ["greedy"] * 2).seats[0]
    browser.remember(preferences=QUIET, seats=[{**way._asdict(), "at": 0}])
    browser.open(f"{server.url}/t/{way.table}?start")
    play_a_round(browser)
    reload_and_find_the_same(browser)


def test_a_round_on_the_static_site(site: Site, browser: WebKit) -> None:
    browser.open(site.url)
    browser.remember(preferences=QUIET, setup={"seats": 2, "pace": "instant"}, played=True)
    browser.open(f"{site.url}?again")
    browser.click(".ways button:last-child")
    browser.click("button[form=setup]")
    play_a_round(browser)
    reload_and_find_the_same(browser)
