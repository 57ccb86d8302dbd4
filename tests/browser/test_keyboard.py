"""The whole game without a mouse: digits, letters, the Tab key; keys that can be changed or switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import BOTS, phases
from tests.browser.playing import MAX_ANSWERS, at_rest, open_preferences
from tests.browser.positions import merchant_turn
from tests.browser.table_factory import make, prepare
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

LETTERS = {"gather gold": "g", "gather cards": "c", "end": "e"}
MAX_TAB_STOPS = 400

# The element that has the focus: what it is, whether a ring shows it, and whether it can be seen.
STOP = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const ring = (one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  };
  const box = e.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const at = parts.flatMap((x) => parts.map((y) => [x, y]));
  const seen = at.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top && (e.contains(top) || top.closest("label")?.contains(e));
  });
  window.stops ??= [];
  if (!window.stops.includes(e)) window.stops.push(e);
  return {
    id: window.stops.indexOf(e),
    name: `${e.tagName} ${e.className} ${(e.ariaLabel ?? e.textContent).trim().slice(0, 40)}`,
    ring: ring(e) || [...e.children].some(ring),
    seen,
  };
}"""
# The same of all elements where the Tab key stopped, which the keyboard focuses again.
STOPS = f"""() => window.stops.filter((e) => e.isConnected).map((e) => {{
  e.focus({{ focusVisible: true }});
  return ({STOP})();
}})"""

Stops = list[dict[str, object]]


def stops(page: Page) -> Stops:
    """All stops of the Tab key, until it comes round."""
    page.evaluate("() => { window.stops = undefined; document.activeElement?.blur?.(); }")
    found: Stops = []
    for _ in range(MAX_TAB_STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None:  # between the end and the beginning
            continue
        if any(stop["id"] == other["id"] for other in found):
            return found
        found.append(stop)
    raise AssertionError("the Tab key does not come round")


def forced(page: Page) -> Stops:
    """The same stops in the colours of a system that chooses them itself."""
    page.emulate_media(forced_colors="active")
    found: Stops = page.evaluate(STOPS)
    page.emulate_media(forced_colors="none")
    return found


@pytest.mark.parametrize("window", rest_nightly([((1366, 768),), ((360, 640),)], stage="pages"))
def test_every_stop_of_the_tab_key_is_seen(
    server: ServerProcess, users: BrowserUsers, window: tuple[int, int]
) -> None:
    user = users(viewport={"width": window[0], "height": window[1]})
    for phase in phases(server, user):
        if phase in ("help", "command", "explain", "menu"):
            continue  # the Tab key would leave what the next phase begins with
        found = stops(user.page)
        assert len(found) > (1 if phase in ("unknown", "rules") else 2), phase
        again = forced(user.page)
        assert len(again) == len(found), phase
        assert [stop["name"] for stop in found + again if not stop["ring"]] == [], phase
        assert [stop["name"] for stop in found + again if not stop["seen"]] == [], phase


def test_a_game_is_played_with_digits_and_letters(server: ServerProcess, user: BrowserUser) -> None:
    user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    used = set()
    for _ in range(MAX_ANSWERS):
        if user.settle() == "over":
            break
        number = preferred(user.options)
        key = LETTERS.get(user.options[number - 1]["action"], str(number))
        before = len(user.sent_of("act"))
        for sign in key:
            user.page.keyboard.press(sign)
        user.main(number).wait_for()
        user.page.keyboard.press("Enter")
        user.until(lambda before=before: len(user.sent_of("act")) > before, f"{key} answers")  # type: ignore[misc]
        used.add(key)
    assert {"1", "g", "e"} <= used
    expect(user.page.get_by_role("list", name="Result")).to_be_visible()


def test_digits_choose_in_the_order_shown(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    page.keyboard.press("a")
    user.read_blows()
    for _ in range(12):
        if user.settle() == "over":
            break
        shown = page.locator(".answers [data-number]").evaluate_all(
            "all => all.map((e) => Number(e.dataset.number))"
        )
        assert shown == list(range(1, len(user.options) + 1))
        user.click(preferred(user.options))


def test_letters_lead_to_the_parts_of_the_table(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    for key, part in {
        "w": ".hand",
        "y": ".street.own",
        "p": ".street",
        "l": ".story",
        "q": ".question",
    }.items():
        page.keyboard.press(key)
        expect(page.locator(part).first).to_be_focused()
    page.keyboard.press("t")
    expect(page.get_by_role("textbox", name="Say something")).to_be_focused()
    page.keyboard.type("gg")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("gg")
    assert user.sent_of("act") == []


def test_the_focus_moves_to_the_question_unless_the_player_types(
    server: ServerProcess, user: BrowserUser
) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS, pace="fast").seats[0])
    user.settle()
    expect(page.locator(".question")).not_to_be_focused()  # focus starts at the top of a new page
    user.answer("gather gold")
    user.press(user.number_of("end"))
    page.locator(".track button").first.focus()
    user.until(lambda: not user.asked, "the others are asked")
    user.settle()
    expect(page.locator(".question")).to_be_focused()
    page.keyboard.press("t")
    page.keyboard.type("let me think")
    user.click(1)
    page.get_by_role("textbox", name="Say something").focus()
    user.until(lambda: not user.asked, "the others are asked")
    user.settle()
    expect(page.get_by_role("textbox", name="Say something")).to_be_focused()


# -- changing keys


def row(page: Page, what: str) -> Locator:
    return page.get_by_role("dialog").get_by_role("button", name=what)


def test_keys_can_be_changed(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    open_preferences(page)
    told = page.get_by_role("dialog").locator("p[role=status]").last
    row(page, "gather gold: g").click()
    expect(told).to_have_text("Press a new key, or Esc to cancel.")
    page.keyboard.press("u")
    expect(told).to_have_text("u is already used for “undo”. Press another key.")
    page.keyboard.press("5")
    expect(told).to_have_text("Choose a letter or a symbol.")
    page.keyboard.press("x")
    expect(row(page, "gather gold: x")).to_be_focused()
    row(page, "end the turn: e").press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(row(page, "end the turn: e")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    at_rest(page)
    page.reload()
    user.settle()
    page.keyboard.press("a")
    expect(user.listed(user.number_of("gather gold")).locator("kbd")).to_have_text("x")
    for key in "ggxx":
        page.keyboard.press(key)
    user.until(lambda: user.sent_of("act"), "the new key gathers gold")
    assert len(user.sent_of("act")) == 1


def test_keys_can_be_switched_off_and_set_back(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    open_preferences(page)
    page.get_by_label("Play with number and letter keys").uncheck()
    page.keyboard.press("Escape")
    for key in ("1", "1", "g", "g", "?", "/", "t"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".question kbd:visible")).to_have_count(0)
    open_preferences(page)
    page.get_by_role("button", name="Restore the default keys").click()
    page.keyboard.press("Escape")
    assert user.sent_of("act") == []
    page.keyboard.press("g")
    page.keyboard.press("g")
    user.until(lambda: user.sent_of("act"), "keys work again")


def test_escape_closes_the_menu_and_the_focus_returns(server: ServerProcess, user: BrowserUser) -> None:
    page = user.sit(prepare(server, merchant_turn(), ["Robin"], BOTS).seats[0])
    user.settle()
    opener = page.get_by_role("button", name="Table", exact=True)
    opener.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    opener.press("/")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
