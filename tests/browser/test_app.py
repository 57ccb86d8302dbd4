"""The page as an app: installed, opened without a connection, and loaded anew after an upgrade."""

from __future__ import annotations

import json
import re
import struct

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from citadels.locale import LANGUAGES, Texts
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.playing import wait_for_service_worker
from tests.browser.scenes import show
from tests.browser.table_factory import make
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

SERVICE_WORKERS = "allow"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_has_all_that_installing_takes(
    server: ServerProcess, user: BrowserUser, language: str
) -> None:
    answer = httpx.get(f"{server.url}/manifest.webmanifest", params={"language": language})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] == manifest["short_name"] == Texts(language).say("web-title")
    tag = Texts(language).about.tag
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (tag, "standalone", "/")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert {shown["form_factor"] for shown in manifest["screenshots"]} == {"wide", "narrow"}
    for named in (manifest["description"], *(shown["label"] for shown in manifest["screenshots"])):
        assert " " in named, "a text, not the id of one"
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        file = httpx.get(server.url + picture["src"])
        assert file.headers["content-type"] == "image/png"
        assert picture["sizes"] == "x".join(map(str, size_of(file.content)))


def size_of(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_icon_for_apple_has_no_empty_corners(server: ServerProcess) -> None:
    """Apple's systems round it themselves, and paint what is empty black."""
    [name] = re.findall(r'rel="apple-touch-icon" href="([^"]+)"', httpx.get(server.url).text)
    icon = httpx.get(server.url + name).content
    assert size_of(icon) == (180, 180)
    assert icon[25] == 2  # colours without transparency


@pytest.mark.parametrize("screen", ["home", "turn", "menu", "help", "result", "replay"])
@pytest.mark.parametrize(
    ("size", "insets"),
    rest_nightly(
        [
            ((390, 844), {"top": 47, "bottom": 34, "left": 0, "right": 0}),
            ((844, 390), {"top": 0, "bottom": 21, "left": 47, "right": 47}),
        ],
        stage="pages",
    ),
    ids=["upright", "lying"],
)
def test_nothing_to_press_is_below_a_notch_or_the_bar_at_the_bottom(
    server: ServerProcess, users: BrowserUsers, screen: str, size: tuple[int, int], insets: dict[str, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    user = users(viewport=viewport, has_touch=True, is_mobile=True)
    devtools = user.context.new_cdp_session(user.page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    show(server, user, screen, "en")
    assert user.page.evaluate(HIDDEN, insets) == []


# What can be pressed and is, in part, where it must not be. What scrolls out of the way does not count.
HIDDEN = """({ top, right, bottom, left }) => {
  const scrolls = (one) =>
    one && (/auto|scroll/.test(getComputedStyle(one).overflow) || scrolls(one.parentElement));
  const pageScrolls = document.documentElement.scrollHeight > innerHeight;
  return [...document.querySelectorAll("button, a[href], input, select")].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { x, y, width, height } = (one.matches("a") ? words : one).getBoundingClientRect();
    if (!width || !height || !one.checkVisibility() || one.classList.contains("cover")) return false;
    if (x + width <= 0 || x >= innerWidth || y + height <= 0 || y >= innerHeight) return false;
    const sideways = x < left - 1 || x + width > innerWidth - right + 1;
    const upwards = y < top - 1 || y + height > innerHeight - bottom + 1;
    if (scrolls(one)) return false;
    return sideways || (upwards && !(pageScrolls && one.closest(".home, form")));
  }).map((one) => one.outerHTML.slice(0, 120));
}"""


def test_fields_are_large_enough_that_no_phone_enlarges_the_page(
    server: ServerProcess, users: BrowserUsers
) -> None:
    """Safari does below 16 pixels, and stays so."""
    user = users(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    for screen in ("friends", "pass", "own", "lobby"):
        show(server, user, screen, "en")
        small = "[...document.querySelectorAll('input, textarea')].filter(one => one.checkVisibility() && "
        small += "parseFloat(getComputedStyle(one).fontSize) < 16).map(one => one.outerHTML.slice(0, 120))"
        assert user.page.evaluate(small) == [], screen


def test_the_browser_finds_nothing_wrong_with_the_manifest(users: BrowserUsers) -> None:
    user = users(locale="fr-FR")
    page = user.page
    page.goto(user.server.url)
    link = page.locator('link[rel="manifest"]')
    expect(link).to_have_attribute("href", "/manifest.webmanifest?language=fr")
    wait_for_service_worker(user)
    devtools = user.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["name"] == "Citadelles"
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_the_page_opens_without_a_connection_and_recovers(
    other_server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(other_server)
    page = user.home()
    wait_for_service_worker(user)
    made = make(other_server, ["greedy"] * 3)
    other_server.kill()
    try:
        page.reload()
        lost = page.get_by_role("status").filter(has_text="No connection")
        expect(lost).to_be_visible()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        user.sit(made.seats[0])
        expect(lost).to_be_visible()
    finally:
        other_server.start()
    expect(lost).to_have_count(0)
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    user.ignore_errors("ERR_CONNECTION_REFUSED", "WebSocket connection")


def test_a_returning_player_can_play_while_the_server_is_unreachable(
    other_server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(other_server)
    user.listen_here()
    user.have_played()
    page = user.home()
    wait_for_service_worker(user)
    engine = "caches.open('engine').then(cache => cache.keys()).then(keys => keys.length)"
    user.until(lambda: page.evaluate(engine) == 4, "the engine is kept")
    other_server.kill()
    try:
        page.reload()
        page.get_by_role("button", name="Play on this device").click()
        page.get_by_role("button", name="Play now").click()
        assert user.settle() == "asked"
        assert "/t/here-" in page.url
    finally:
        other_server.start()
    page.goto(other_server.url)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    user.ignore_errors("ERR_CONNECTION_REFUSED", "WebSocket connection")


def test_the_service_worker_caches_nothing_of_a_game(server: ServerProcess, user: BrowserUser) -> None:
    page = user.home()
    wait_for_service_worker(user)
    user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
          return all.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    allowed = re.compile(r"/|/icon\.svg|/assets/.+|/api/texts/\w+|/api/catalogue")
    manifest = httpx.get(f"{server.url}/manifest.webmanifest").json()
    assert {icon["src"] for icon in manifest["icons"]} <= set(kept)
    assert [path for path in kept if not allowed.fullmatch(path)] == []
    assert "/" in kept
    assert "/assets/art.svg.gz" in kept


# -- after an upgrade


# Notes in the tab, which remembers it, how often a page decided to load itself anew.
DECISIONS = """const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key === "citadels.reloaded") set.call(this, "decided", 1 + Number(this.getItem("decided")));
    set.call(this, key, value);
  };"""


class Upgrade:
    """Stands between a page and the server, and makes it look like one of another build."""

    def __init__(self, user: BrowserUser, build: str | None) -> None:
        self.build = build
        self.sockets: list[WebSocketRoute] = []
        self.loads = 0
        self.page = user.page
        user.page.add_init_script(DECISIONS)
        user.page.on("load", self._count)
        user.page.route_web_socket(re.compile("/ws/"), self._between)

    def _count(self, _: Page) -> None:
        self.loads += 1

    def decided(self) -> int:
        """How often the page decided to load itself anew, which a settled page has done if it ever will."""
        decided = self.page.wait_for_function("() => `${sessionStorage.getItem('decided') ?? 0}`")
        return int(decided.json_value())

    def _between(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(self._changed(message)))

    def _changed(self, message: str | bytes) -> str:
        told = json.loads(message)
        if told["type"] == "welcome" and self.build is not None:
            told["build"] = self.build
        return json.dumps(told)


def test_a_page_of_another_build_reloads_once(server: ServerProcess, user: BrowserUser) -> None:
    upgrade = Upgrade(user, "another build")
    user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.until(lambda: upgrade.loads == 2, "the page is loaded anew")
    user.settle()
    assert upgrade.decided() == 1


def test_a_page_of_the_same_build_stays(server: ServerProcess, user: BrowserUser) -> None:
    upgrade = Upgrade(user, None)
    user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    assert upgrade.decided() == 0


def test_an_upgrade_waits_until_the_question_is_answered(server: ServerProcess, user: BrowserUser) -> None:
    upgrade = Upgrade(user, None)
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    page.locator(".track button").first.click()  # one reads about a card
    page.keyboard.press("Escape")
    welcomed = len(user.received_of("welcome"))
    upgrade.build = "another build"
    upgrade.sockets[-1].close(code=1012)
    user.until(lambda: len(user.received_of("welcome")) > welcomed, "the page is welcome again")
    user.settle()
    assert upgrade.decided() == 0
    for _ in range(12):  # one answer may lead to the next question at once
        version = user.version
        user.click(1)
        user.until(lambda v=version: user.version > v, "the answer is taken")  # type: ignore[misc]
        user.settle()
        if upgrade.decided():
            break
    user.until(lambda: upgrade.loads == 2, "the page is loaded anew")
    user.settle()
    assert upgrade.decided() == 1
