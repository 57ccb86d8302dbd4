"""All that the page can show, one after the other, in any language: for tests that look at everything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

import citadels
from citadels.locale import Texts
from tests.browser.browser_user import BrowserUser, Json
from tests.browser.positions import finished_game, merchant_turn
from tests.browser.table_factory import Way, Ways, make, prepare
from tests.server.server_process import ServerProcess

BOTS = ["Ada", "Ben", "Cy"]
SECRET = "00" * 32  # of a dealer who always deals the same
Say = Callable[[str], str]


def thief() -> Json:
    """A turn in which another character can be named."""
    players: list[Json] = [{"gold": 2, "hand": ["tavern", "manor"], "characters": ["thief"]}]
    players += [{"gold": 2, "characters": [key]} for key in ("warlord", "architect", "king")]
    turn = {"seat": 0, "character": "thief", "gathered": True}
    return {"players": players, "called": 2, "revealed": {"thief": 0}, "turn": turn}


def sit(user: BrowserUser, way: Way, start: bool = False) -> None:
    """Go to a seat, though this device has been at others."""
    seats = json.dumps([{**way._asdict(), "at": 0}])
    user.page.evaluate("seats => localStorage.setItem('citadels.seats', seats)", seats)
    user.page.goto(f"{user.server.url}/t/{way.table}{'?start' if start else ''}")


def gather_round(user: BrowserUser, made: Ways) -> None:
    """Go to a table around this device."""
    people = [{"seat": way.seat, "token": way.token, "seen": -1} for way in made.seats]
    kept = {**made.seats[0]._asdict(), "watch": made.watch.removeprefix("watch="), "people": people, "at": 0}
    user.page.evaluate("seats => localStorage.setItem('citadels.seats', seats)", json.dumps([kept]))
    user.page.goto(f"{user.server.url}/t/{made.table}")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def before_the_game(server: ServerProcess, user: BrowserUser, say: Say) -> Iterator[str]:
    page = user.page
    page.goto(server.url)
    page.locator(".home .main").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    yield "home"
    for way in ("now", "pass", "friends"):
        user.set_up(way, say)
        yield way
        close(page)
    user.set_up("own", say).get_by_role("checkbox", name=say("web-own-cast")).check()
    page.locator(".uniques button").first.wait_for()
    yield "own"
    close(page)
    page.get_by_role("button", name=say("web-rules")).click()
    page.locator("dialog[open]").wait_for()
    yield "rules"
    close(page)
    page.get_by_role("button", name=say("web-preferences")).click()
    page.locator("dialog[open]").wait_for()
    yield "preferences"
    page.goto(f"{server.url}/t/nowhere")
    page.locator(".problem").wait_for()
    yield "unknown"
    made = make(server, [None, "greedy"])
    page.goto(f"{server.url}/t/{made.table}#invite={made.invite}")
    page.locator("form li").first.wait_for()
    yield "invited"
    sit(user, made.seats[0])
    page.get_by_role("button", name=say("web-i-am-ready")).wait_for()
    yield "lobby"
    gather_round(user, prepare(server, dealt(), ["Robin", "Sam"], BOTS[:2], one_device=True))
    page.locator(".passing .main").wait_for()
    yield "cover"


def dealt() -> Json:
    """A game that has just begun, always the same one; the first seat chooses first."""
    game: Json = citadels.new_game(preset="first_game", seats=4, crown=0, seed="phases").to_json()
    return game


def in_the_game(server: ServerProcess, user: BrowserUser, say: Say) -> Iterator[str]:
    page = user.page
    page.goto(server.url)
    page.get_by_role("button", name=say("web-intro")).click()
    page.get_by_role("button", name=say("web-lesson-go-on"), exact=True).click()
    user.settle()
    yield "introduction"
    sit(user, prepare(server, dealt(), ["Robin"], BOTS).seats[0])
    user.settle()
    yield "draft"
    sit(user, prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    yield "gather"
    user.answer("gather gold")
    yield "turn"
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    yield "help"
    close(page)
    page.keyboard.press("/")
    page.locator("dialog[open] input").fill("city")
    page.keyboard.press("Enter")
    page.locator(".answers p").first.wait_for()
    yield "command"
    close(page)
    page.locator(".ranks button, .track button").first.click()
    page.locator("dialog[open]").wait_for()
    listed = page.locator("dialog[open] .track button")
    if listed.count():  # on a small screen the characters open their list
        yield "ranks"
        listed.first.click()
        page.locator(".explain").wait_for()
    yield "explain"
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(20)
    page.get_by_role("button", name=say("web-table"), exact=True).click()
    page.locator(".sheet").wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.locator(".answers").wait_for()
    yield "answers"
    page.keyboard.press("a")
    sit(user, prepare(server, thief(), ["Robin"], BOTS).seats[0])
    user.settle()
    page.locator('.question [data-verb="rob"]').click()
    yield "target"


def at_the_end(server: ServerProcess, user: BrowserUser, say: Say) -> Iterator[str]:
    page = user.page
    sit(user, prepare(server, finished_game(), ["Robin"], BOTS, SECRET).seats[0])
    user.settle()
    yield "result"
    page.get_by_role("button", name=say("web-secrets"), exact=True).click()
    page.locator("dialog[open] .hands").wait_for()
    yield "secrets"
    close(page)
    page.get_by_role("button", name=say("web-replay"), exact=True).click()
    page.locator(".replay .street").first.wait_for()
    page.locator(".replay .rounds i").first.wait_for()
    yield "replay"


def phases(server: ServerProcess, user: BrowserUser, language: str = "en") -> Iterator[str]:
    """Bring the page from one to the next; the name of each."""
    say = Texts(language).say
    for part in (before_the_game, in_the_game, at_the_end):
        yield from part(server, user, say)
