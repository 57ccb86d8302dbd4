"""One device that several people pass round: a cover hides everything until the next one has it in hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from citadels.locale import Texts
from tests.browser.browser_user import BrowserUser, Json, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import gather_round
from tests.browser.table_factory import Way, Ways, join, make, middle, prepare
from tests.server.server_process import ServerProcess

SAY = Texts("en").say
MAX_ANSWERS = 1000  # answers and covers in one game

# Everything that a page holds: what it shows, its title and its memory.
HELD = """() => {
  const body = document.body.cloneNode(true);
  for (const region of body.querySelectorAll("[aria-live]")) region.replaceChildren();
  for (const part of body.querySelectorAll(".passing")) delete part.dataset.armed;
  const strip = ({ seat, people, watch }) => ({ seat, watch, people: people.map((person) => person.seat) });
  const seats = JSON.parse(localStorage["citadels.seats"]).map(strip);
  const memory = { ...localStorage, ...sessionStorage, "citadels.seats": seats };
  return JSON.stringify([document.title, body.outerHTML, memory]);
}"""
COVERED = """() => document.querySelector(".passing") !== null
  && document.querySelector(".game, .hand, dialog, .flying") === null"""
# What is shown. The device cannot be taken while bots play.
SHOWN = """() => {
  if (document.querySelector(".result .verdict")) return "result";
  if (document.querySelector(".game")) return "board";
  return Number(document.querySelector(".passing")?.dataset.next ?? -1) >= 0 ? "cover" : null;
}"""
SAID = "() => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' ')"
GONE_ON = """version => document.querySelector(".passing, .verdict")
  || Number(document.querySelector(".game")?.dataset.version) > version"""

HIDDEN = """Object.defineProperty(document, "hidden", { value: true });
  document.dispatchEvent(new Event("visibilitychange"))"""


class Circle(BrowserUser):
    """People around one device, with the messages sent to the seat of the person who holds it."""

    def __init__(self, first: BrowserUser) -> None:
        self.public: set[str] = set()  # sentences announced to everyone
        super().__init__(first.context, first.server, first.fingers)
        first.page.close()

    def _listen(self, socket: WebSocket) -> None:
        seats: list[int] = []

        def take(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "welcome":
                seats.append(message["seat"])
            if seats and seats[-1] >= 0:
                self._take(message)
            else:
                self.public.update(line["text"] for line in message.get("lines", ()))

        socket.on("framereceived", take)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    @property
    def cover(self) -> Locator:
        return self.page.locator(".passing")

    def shown(self) -> str:
        """Wait until no bot plays; return what is shown: the cover, a player's board, or the result."""
        return str(self.page.wait_for_function(SHOWN).json_value())

    def is_covered(self) -> bool:
        return bool(self.page.evaluate(COVERED))

    def take(self) -> None:
        """Let the player to move take the device and read what they missed."""
        self.page.locator('.passing[data-armed="true"]').wait_for()
        seat = int(self.cover.get_attribute("data-next") or -1)
        self.touch(self.cover.locator(".main"))
        self.page.locator(".game").wait_for()
        assert self.seat == seat
        meanwhile = self.page.get_by_role("dialog", name=SAY("web-pass-since"))
        if meanwhile.is_visible():
            self.touch(meanwhile.locator("footer .main"))

    def said(self) -> str:
        """Return the screen reader announcements, without those made to everyone."""
        said: str = self.page.evaluate(SAID)
        more = [SAY("web-live-more", count=count) for count in range(1, 100)]
        for sentence in sorted([*self.public, *more], key=len, reverse=True):
            said = said.replace(sentence, "")
        return said.strip()

    def answer_once(self) -> None:
        """Answer once as the holder of the device, and wait until the page goes on."""
        version = self.version
        self.click(preferred(self.options))
        self.page.wait_for_function(GONE_ON, arg=version)


class Stranger:
    """A device without a seat. Everything on its cover is public."""

    def __init__(self, user: BrowserUser, made: Ways) -> None:
        self.page = user.page
        user.home()
        gather_round(user, made._replace(seats=[Way(made.table, way.seat, "x") for way in made.seats]))

    def held(self, version: str) -> str:
        self.page.locator(f'.passing[data-version="{version}"]').wait_for()
        return plain(self.page)


def plain(page: Page) -> str:
    """Return the content of a page, independent of its last holder."""
    again = SAY("web-pass-again", name="NAME").split("NAME")
    held: str = page.evaluate(HELD)
    return re.sub(rf"{again[0]}(\w+){again[1]}", rf"{SAY('web-pass-to', name='')}\1", held)


def around(
    server: ServerProcess, users: BrowserUsers, *bots: str, options: Json | None = None, **browser: Any
) -> tuple[Circle, Ways]:
    """Anna and Ben around a device, who have just sat down."""
    made = make(server, [None, *bots], {"one_device": True, **(options or {})}, name="Anna", crown=0)
    made = made._replace(seats=[*made.seats, join(server, made, "Ben")])
    return gathered(users(**browser), made), made


def gathered(user: BrowserUser, made: Ways) -> Circle:
    circle = Circle(user)
    circle.home()
    gather_round(circle, made)
    return circle


def play(circle: Circle, look: Callable[[], None]) -> int:
    """Answer for each player to move until the game ends; return how often the device was passed on."""
    circle.read_blows()
    passed = 0
    for _ in range(MAX_ANSWERS):
        shown = circle.shown()
        if shown == "result":
            return passed
        if shown == "cover":
            assert circle.is_covered()
            look()
            circle.page.clock.fast_forward(500)
            circle.take()
            passed += 1
        else:
            circle.settle()
            circle.answer_once()
    raise AssertionError("the game does not end")


def test_covers_show_only_public_information_throughout_a_game(
    server: ServerProcess, users: BrowserUsers
) -> None:
    """At every cover the page holds exactly what a device does that never opened a seat."""
    made = prepare(server, middle("first_game"), ["Anna", "Ben"], ["Ada", "Cy"], one_device=True)
    user, other = users(), users()
    circle = gathered(user, made)
    circle.page.clock.install()
    stranger = Stranger(other, made)

    def look() -> None:
        held = stranger.held(circle.cover.get_attribute("data-version") or "")
        assert plain(circle.page) == held
        assert circle.said() == ""

    assert play(circle, look) > 3
    circle.page.get_by_role("button", name=SAY("web-rematch")).click()
    circle.cover.wait_for()
    assert made.table not in circle.page.url
    for one in (user, other):
        one.ignore_errors("/course")  # a prepared game has no beginning to replay


def test_no_navigation_leads_back_to_a_hand(server: ServerProcess, users: BrowserUsers) -> None:
    circle, made = around(server, users, "greedy")
    page = circle.page
    circle.take()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.reload()
    circle.cover.wait_for()
    assert circle.is_covered()
    circle.take()
    page.locator("header a", has_text=SAY("web-title")).first.click()
    page.locator(".home").wait_for()
    page.go_back()
    circle.cover.wait_for()
    assert circle.is_covered()
    circle.take()
    page.goto(f"{server.url}/icon.svg")
    page.go_back()
    circle.cover.wait_for()
    assert circle.is_covered()
    assert page.url.endswith(made.table)


@pytest.mark.parametrize("leave", ["dispatchEvent(new Event('pagehide'))", HIDDEN])
def test_a_page_that_is_left_is_covered_at_once(
    server: ServerProcess, users: BrowserUsers, leave: str
) -> None:
    """Before the browser can keep it or show a small picture of it."""
    circle, _ = around(server, users, "greedy")
    circle.take()
    assert circle.page.evaluate(f"() => {{ {leave}; return ({COVERED})(); }}")


def test_a_player_cannot_undo_another_players_answer(server: ServerProcess, users: BrowserUsers) -> None:
    circle, _ = around(server, users)
    page = circle.page
    undo = page.get_by_role("button", name=SAY("web-undo"))
    taken = 0
    while taken < 2:
        if circle.shown() == "cover":
            circle.take()
            expect(undo).to_have_count(0)
            page.keyboard.press("u")
        else:
            circle.settle()
            circle.answer_once()
            if undo.is_visible():  # a player can undo their answer while they are to move
                version = circle.version
                page.keyboard.press("u")
                page.wait_for_function(GONE_ON, arg=version)
                assert circle.shown() == "board"
                taken += 1
                circle.settle()
                circle.answer_once()
    assert len(circle.sent_of("undo")) == taken


def test_by_keyboard_alone_from_the_first_page_on(server: ServerProcess, users: BrowserUsers) -> None:
    circle = Circle(users())
    page = circle.page
    circle.home()
    dialog = circle.set_up("pass")
    for _ in range(3):  # past the other ways
        page.keyboard.press("Tab")
    page.keyboard.type("Ben")
    page.keyboard.press("Tab")
    page.keyboard.type("ben")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("textbox", name=SAY("web-person", number=3))).to_be_focused()
    page.keyboard.press("Enter")
    expect(circle.cover.locator("button.main")).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile(SAY("web-pass-to", name="(Ben|ben 2|Player 3)"))
    )
    for key in ("a", "?", "/", "1", "h", "l"):
        page.keyboard.press(key)
    assert circle.is_covered()
    assert circle.sent_of("act") == []
    page.locator('.passing[data-armed="true"]').wait_for()
    page.keyboard.press("Enter")
    page.locator('.game[data-asked="true"]').wait_for()
    expect(page.locator(".question")).to_be_focused()
    circle.press(1)
    circle.cover.wait_for()
    assert circle.is_covered()


def test_a_second_press_does_not_take_the_device(server: ServerProcess, users: BrowserUsers) -> None:
    """A player who just answered may press once too often, where the next button appears."""
    circle, _ = around(server, users)
    circle.take()
    circle.page.clock.install()
    circle.page.clock.pause_at("2100-01-01")
    circle.click(preferred(circle.options))
    circle.until(circle.is_covered, "the cover is back")
    circle.cover.locator(".main").click()
    assert circle.is_covered()
    circle.page.clock.run_for(1000)
    circle.cover.locator(".main").click()
    circle.page.locator(".game").wait_for()


def test_hints_but_no_chat_and_no_links(server: ServerProcess, users: BrowserUsers) -> None:
    circle, _ = around(server, users, "greedy")
    page = circle.page
    circle.take()
    page.keyboard.press("h")
    circle.until(lambda: circle.received_of("hint"), "a hint comes")
    assert page.locator(".chat").count() == 0
    page.get_by_role("button", name=SAY("web-table"), exact=True).click()
    ways = page.locator(".sheet .way").all_inner_texts()
    assert ways
    for link in ("web-link-device", "web-link-watch", "web-revoke", "web-pause", "web-report"):
        assert SAY(link) not in " ".join(ways)


def test_the_first_page_lists_the_table_once(server: ServerProcess, users: BrowserUsers) -> None:
    circle, _ = around(server, users)
    circle.cover.wait_for()
    circle.home()
    rows = circle.page.locator("[aria-labelledby=mine] li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(SAY("web-turn-of", name="Anna"))
    rows.get_by_role("link").click()
    circle.cover.wait_for()
    assert circle.is_covered()
