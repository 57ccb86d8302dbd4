"""The table on a phone: played with a finger, in both ways one can hold it, and in all languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from citadels.editions.tutorial_deal import STEPS
from citadels.locale import LANGUAGES
from tests.browser.browser_user import BrowserUser, Json, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import MIN_TEXT_SIZE, TEXT_BELOW, Size, assert_sound, resized, take_screenshot
from tests.browser.phases import BOTS, dealt, thief
from tests.browser.playing import LONG_NAME, MAX_ANSWERS, show_full_result, sit_at_full_table
from tests.browser.positions import full_table
from tests.browser.scenes import show
from tests.browser.table_factory import make, prepare
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

UPRIGHT: list[Size] = [(360, 740), (390, 844), (320, 640)]
LYING: Size = (740, 360)
HELD = [*UPRIGHT, LYING]
FOR_FINGERS: list[Size] = [LYING, (820, 1180), (360, 740)]
LONGEST_FIRST = sorted(LANGUAGES, key="fr".__ne__)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", rest_nightly(LONGEST_FIRST, stage="pages"))
MIN_TARGET_SIZE = 48  # pixels, each way
LONG_PRESS = 700  # milliseconds
TALL: list[Size] = [(360, 640), (390, 844), (768, 1024), (820, 1180)]  # high enough for everything at once
EVERYWHERE = ".chip, .plot button, .hand button, .ticker button, .top button, .question button, .stage button"

# The buttons that a finger cannot reach, though they were scrolled into sight.
UNREACHED = """(buttons) => buttons.filter((button) => button.checkVisibility()).filter((button) => {
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = button.getBoundingClientRect();
  const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return !button.contains(found);
}).map((button) => `${button.className} ${button.ariaLabel ?? button.textContent.trim()}`)"""

# What is too small for a finger; a box may have a label that is larger.
TOO_SMALL = """(least) => {
  const parts = document.querySelectorAll("dialog[open], .menu > .sheet, .phone > .sheet");
  const root = parts[parts.length - 1] ?? document;
  return [...root.querySelectorAll("button, select, summary, input, a")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".skip, .hidden"))
    .filter((e) => {
      const boxes = [e, ...(e.labels ?? [])].map((one) => one.getBoundingClientRect());
      const least_of = (side) => Math.max(...boxes.map((box) => box[side])) < least - 0.5;
      return least_of("width") || least_of("height");
    })
    .map((e) => `${e.tagName}.${e.className} ${e.ariaLabel ?? e.textContent.trim()}`);
}"""

# What must always be in sight, and is not: whole on the screen, and not covered in its middle.
HIDDEN = """(parts) => parts.filter((part) => {
  const e = document.querySelector(part);
  if (!e) return true;
  const box = e.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const high = box.top >= -1 && box.bottom <= innerHeight + 1;
  const wide = box.left >= -1 && box.right <= innerWidth + 1;
  return !(high && wide && box.height > 20 && e.contains(document.elementFromPoint(x, y)));
})"""
IN_SIGHT = [".scene", ".street.own", ".hand", ".ticker", ".question"]

# What can be scrolled sideways in a dialog.
SIDEWAYS = """(dialog) => [dialog, ...dialog.querySelectorAll("*")]
  .filter((e) => e.scrollWidth > e.clientWidth && ["auto", "scroll"].includes(getComputedStyle(e).overflowX))
  .map((e) => e.className)"""

# How many different widths the districts of a city have.
WIDTHS = """(city) => new Set(
  [...city.querySelectorAll(".plot")].map((e) => Math.round(e.getBoundingClientRect().width))
).size"""

# Words that end in the middle at the end of a line, without a hyphen.
BROKEN = """() => {
  const out = [];
  for (const name of document.querySelectorAll(".plot .name, .card .name, .character strong")) {
    if (!name.checkVisibility()) continue;
    const text = [...name.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    const top = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return [...range.getClientRects()].at(-1).top;
    };
    for (let at = 1; at < text.length; at++) {
      const letters = /^\\p{L}{2}$/u.test(text.data.slice(at - 1, at + 1));
      if (letters && top(at) > top(at - 1) + 2) out.push(text.data);
    }
  }
  return out;
}"""

# Words that run out of their button, tags that lie beside their card, and texts of characters that are cut.
RUN_OUT = """() => {
  const shown = (e) => e.checkVisibility({ visibilityProperty: true });
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const found = (parts) => [...document.querySelectorAll(parts)].filter(shown);
  const words = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getBoundingClientRect();
  };
  const buttons = found(".question button").filter((e) => !inside(words(e), e.getBoundingClientRect()));
  const tags = found(".holder .why").filter((e) => {
    const card = e.closest(".holder").getBoundingClientRect();
    return !inside(e.getBoundingClientRect(), card) || !inside(words(e), card);
  });
  const cut = found(".character .text").filter((e) => e.scrollHeight > e.clientHeight + 1);
  return [...buttons, ...tags, ...cut].map((e) => e.textContent.trim());
}"""
# How many chips are seen in part at the right edge.
PEEKING = """(chips) => {
  const edge = chips.getBoundingClientRect().right;
  const boxes = [...chips.children].map((e) => e.getBoundingClientRect());
  return boxes.filter((box) => box.left < edge - 20 && box.right > edge).length;
}"""
# The same of the texts on character cards, which are read and not only looked at.
TINY_ON_CHARACTERS = TEXT_BELOW.replace('"body *"', '".character *"')
MIN_READABLE_SIZE = 12  # pixels
TOLD = ["draft", "naming", "crowded", "turn", "wishes", "drawn", "gather", "answers"]


def phone(users: BrowserUsers, window: Size, **likes: object) -> BrowserUser:
    options: dict[str, Any] = {
        "viewport": {"width": window[0], "height": window[1]},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    }
    return users(likes=likes, **options)


def press_long(user: BrowserUser, on: Locator) -> None:
    """Dispatch the events of a long press."""
    on.scroll_into_view_if_needed()
    box = on.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = user.context.new_cdp_session(user.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    user.page.wait_for_timeout(LONG_PRESS)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()


def turn() -> Json:
    """Return a turn in which every player has some of everything."""
    players: list[Json] = [
        {"gold": 4, "hand": ["docks", "castle", "temple"], "city": ["manor", "market", "church"]},
        {"gold": 3, "hand": ["tavern"], "city": ["castle", "watchtower", "tavern"]},
        {"gold": 2, "hand": ["temple"], "city": ["palace", "docks"]},
        {"gold": 6, "hand": ["manor"], "city": ["town_hall", "temple"]},
    ]
    for player, character in zip(players, ["warlord", "merchant", "assassin", "king"], strict=True):
        player["characters"] = [character]
    revealed = {"assassin": 2, "king": 3, "merchant": 1, "warlord": 0}
    turn = {"seat": 0, "character": "warlord", "gathered": True}
    return {"players": players, "called": 8, "revealed": revealed, "turn": turn}


def gathering() -> Json:
    return turn() | {"turn": {"seat": 0, "character": "warlord"}}


def sit_down(server: ServerProcess, user: BrowserUser, position: Json) -> Page:
    bots = [*BOTS, *(f"{LONG_NAME} {number}" for number in range(4))][: len(position["players"]) - 1]
    page = user.sit(prepare(server, position, ["Robin"], bots).seats[0])
    user.settle()
    return page


IN_EACH_POSITION = pytest.mark.parametrize(
    "position",
    rest_nightly([turn, full_table, dealt, gathering], stage="pages", keep=2),
    ids=lambda one: one.__name__,
)


def assert_no_scrolling(page: Page) -> None:
    """The page never scrolls, nor does the board where it has room."""
    over = "e => e.scrollHeight - e.clientHeight"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.locator(".middle").evaluate(over) <= 1, "the board scrolls"


def assert_large_enough(page: Page, part: str = "the board") -> None:
    """Everything in sight is, for a finger."""
    small = {size: page.evaluate(TOO_SMALL, MIN_TARGET_SIZE) for size in resized(page, FOR_FINGERS)}
    assert {size: things for size, things in small.items() if things} == {}, part


def test_a_whole_game_is_played_with_a_finger(server: ServerProcess, users: BrowserUsers) -> None:
    user = phone(users, (360, 740))
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.read_blows()
    phases = set()
    for _ in range(MAX_ANSWERS):
        if user.settle() == "over":
            break
        assert user.situation is not None
        kind = (user.situation["view"]["phase"], user.situation["view"]["prompt"])
        if kind not in phases:
            phases.add(kind)
            take_screenshot(page, f"phone-{kind[0]}-{kind[1]}")
            assert_sound(page)
            assert_no_scrolling(page)
        version = user.version
        user.click(preferred(user.options))
        user.until(lambda version=version: user.version > version, "the answer is taken")  # type: ignore[misc]
    assert len(phases) > 1
    assert user.situation is not None
    best = max(score["total"] for score in user.situation["view"]["result"]["scores"])
    expect(page.locator(".result .cell").first).to_contain_text(f"{best} points")
    take_screenshot(page, "phone-result")


@IN_EACH_POSITION
def test_a_city_the_own_city_the_hand_and_the_news_stay_visible_and_large_enough(
    server: ServerProcess, users: BrowserUsers, position: Callable[[], Json]
) -> None:
    page = sit_down(server, phone(users, TALL[0]), position())
    for size in resized(page, [*TALL, (844, 390), LYING]):
        take_screenshot(page, f"phone-{position.__name__}-{size}")
        assert page.evaluate(HIDDEN, IN_SIGHT) == [], size
        assert_no_scrolling(page)
    assert_large_enough(page)


def test_so_they_are_while_a_target_is_chosen_and_confirmed(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = phone(users, TALL[0])
    page = sit_down(server, user, turn())
    user.point(user.number_of("destroy 1 tavern"))
    user.main(user.number_of("destroy 1 tavern")).wait_for()
    for size in resized(page, TALL):
        take_screenshot(page, f"phone-target-{size}")
        assert page.evaluate(HIDDEN, IN_SIGHT) == [], size
        assert_no_scrolling(page)
        assert_sound(page)


def test_a_plate_that_answers_is_large_enough_for_a_finger(
    server: ServerProcess, users: BrowserUsers
) -> None:
    """Hands are swapped by pressing the plate of another player."""
    position = turn() | {"called": 3, "revealed": {"assassin": 2, "magician": 0}}
    position["players"][0]["characters"] = ["magician"]
    position["turn"] = {"seat": 0, "character": "magician", "gathered": True}
    user = phone(users, (360, 640))
    page = sit_down(server, user, position)
    page.locator('.question [data-verb="swap"]').tap()
    page.locator(".plate .aim").first.wait_for()
    for size in resized(page, [(360, 640), *FOR_FINGERS]):
        take_screenshot(page, f"phone-swap-{size}")
        assert page.evaluate(TOO_SMALL, MIN_TARGET_SIZE) == [], size
        assert page.locator(".plate .aim").evaluate_all(UNREACHED) == [], size


def test_all_can_be_scrolled_into_sight_and_tapped(server: ServerProcess, users: BrowserUsers) -> None:
    page = sit_at_full_table(server, phone(users, HELD[0]))
    for size in resized(page, HELD):
        take_screenshot(page, f"phone-full-{size}")
        assert_sound(page)
        buttons = page.locator(EVERYWHERE)
        assert buttons.count() > 30, size
        assert buttons.evaluate_all(UNREACHED) == [], size


@pytest.mark.parametrize("scene", rest_nightly(TOLD, stage="pages", keep=4))
def test_no_text_overflows_or_is_cut_or_too_small(
    server: ServerProcess, users: BrowserUsers, scene: str
) -> None:
    user = phone(users, (360, 640), language="fr")
    show(server, user, scene, "fr")
    for size in resized(user.page, [(360, 640), (390, 844), (844, 390), (820, 1180)]):
        take_screenshot(user.page, f"phone-{scene}-{size}")
        assert user.page.evaluate(RUN_OUT) == [], size
        assert user.page.evaluate(TEXT_BELOW, MIN_TEXT_SIZE) == [], size
        assert user.page.evaluate(TINY_ON_CHARACTERS, MIN_READABLE_SIZE) == [], size
        assert_sound(user.page)


def test_a_reason_common_to_the_hand_is_shown_once(server: ServerProcess, users: BrowserUsers) -> None:
    page = sit_down(server, phone(users, (360, 640)), gathering())
    expect(page.locator(".hand .veil")).to_have_text("Gather first")
    expect(page.locator(".hand .why:visible")).to_have_count(0)


def test_a_city_can_be_looked_at_while_a_character_is_chosen(
    server: ServerProcess, users: BrowserUsers
) -> None:
    page = sit_down(server, phone(users, (360, 640)), dealt())
    stage, city = page.locator(".stage"), page.locator('.scene .street[data-seat="2"]')
    page.locator(".chip").nth(1).tap()
    expect(city).to_be_visible()
    expect(stage).to_have_count(0)
    page.locator(".scene").get_by_role("button", name="Close").tap()
    expect(stage).to_be_visible()
    expect(page.locator(".chip.shown")).to_have_count(0)
    page.locator(".chip").nth(1).tap()
    expect(page.locator(".chip.shown")).to_have_count(1)
    page.locator(".chip").nth(1).tap()  # again: back to the cards
    expect(stage).to_be_visible()


def test_where_not_all_players_have_room_the_next_one_peeks_in(
    server: ServerProcess, users: BrowserUsers
) -> None:
    page = sit_at_full_table(server, phone(users, (360, 640)))
    for size in resized(page, [(360, 640), (390, 844), (844, 390)]):
        assert page.locator(".chips").evaluate(PEEKING) == 1, size


def test_targets_in_overlays_are_large_enough_for_a_finger(
    server: ServerProcess, users: BrowserUsers
) -> None:
    page = sit_down(server, phone(users, FOR_FINGERS[0]), turn())
    for part in (".ticker > button", ".story .tool >> nth=-1", ".ticker .tools button", ".menu > button"):
        page.locator(part).first.tap()
        assert_large_enough(page, part)
    page.keyboard.press("Escape")
    page.locator(".ranks button").tap()
    expect(page.get_by_role("dialog", name="Characters").get_by_role("button")).to_have_count(9)
    assert_large_enough(page, "the characters")


def test_ranks_are_named_on_the_stage_and_read_on_the_track(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = phone(users, (360, 640))
    page = sit_down(server, user, thief())
    page.locator('.question [data-verb="rob"]').tap()
    named = [option["card"] for option in user.options if option["verb"] == "rob"]
    expect(page.locator(".stage .characters button")).to_have_count(len(named))
    assert page.locator(".stage .characters button").evaluate_all(UNREACHED) == []
    expect(page.locator(".track .lit")).to_have_count(0)
    page.get_by_role("button", name="Characters").tap()
    page.get_by_role("dialog", name="Characters").get_by_role("button", name="4 King").tap()
    expect(page.locator(".explain")).to_be_visible()
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(20)
    assert user.sent_of("act") == []
    user.answer("rob king")
    assert [sent["action"] for sent in user.sent_of("act")] == ["rob king"]


def test_each_city_is_one_tap_away(server: ServerProcess, users: BrowserUsers) -> None:
    page = sit_at_full_table(server, phone(users, HELD[0]))
    chips = page.locator(".chip")
    expect(chips).to_have_count(7)
    for index in [6, 2, 0, 4]:
        chips.nth(index).tap()
        city = page.locator(f'.scene .street[data-seat="{index + 1}"]')
        expect(city.locator(".plot")).to_have_count(9)
        for size in resized(page, HELD):
            assert city.locator(".plot button").evaluate_all(UNREACHED) == [], size
            name = city.locator(".plate .name")
            assert name.evaluate("e => e.scrollWidth <= e.clientWidth"), size  # here it is written in full
            take_screenshot(page, f"phone-city-{index}-{size}")


def test_a_long_press_explains_a_card(server: ServerProcess, users: BrowserUsers) -> None:
    user = phone(users, (360, 740))
    page = sit_at_full_table(server, user)
    page.evaluate("addEventListener('contextmenu', (e) => (window.menu = !e.defaultPrevented))")
    for card in (".hand button", ".scene .plot button", ".own .plot button", ".track [data-card]"):
        press_long(user, page.locator(card).first)
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(".explain")).to_be_visible()
        take_screenshot(page, f"phone-press-{card.split(maxsplit=1)[0].strip('.')}")
        assert page.evaluate("window.menu") is not True
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_have_count(0)
        assert user.sent_of("act") == []


def test_a_long_press_in_the_draft_picks_no_character(server: ServerProcess, users: BrowserUsers) -> None:
    user = phone(users, (360, 740))
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    press_long(user, page.locator(".stage [data-card]").first)
    expect(page.get_by_role("dialog").locator(".explain")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.locator(".question .main")).to_have_count(0)
    assert user.sent_of("act") == []
    user.click(1)
    user.until(lambda: user.sent_of("act"), "a tap picks")


def test_the_line_of_news_opens_the_story_and_shows_what_is_unread(
    server: ServerProcess, users: BrowserUsers
) -> None:
    made = prepare(server, turn(), ["Robin", "Sam"], BOTS[1:])
    robin, sam = phone(users, (360, 640)), users()
    page = robin.sit(made.seats[0])
    sam.sit(made.seats[1])
    robin.settle()
    robin.answer("destroy 1 tavern")
    expect(page.locator(".ticker .line")).to_contain_text("Tavern")
    sam.page.locator(".struck .main").click()
    sam.page.get_by_role("button", name="Chat").click()
    box = sam.page.get_by_role("textbox", name="Say something")
    box.fill("Ouch.")
    box.press("Enter")
    expect(page.locator(".ticker .unread")).to_be_visible()
    page.locator(".ticker > button").tap()
    expect(page.locator(".sheet .chat")).to_contain_text("Ouch.")
    expect(page.locator(".ticker .unread")).to_have_count(0)
    assert page.evaluate(HIDDEN, [".sheet .story", ".ticker", ".question"]) == []
    assert page.locator(".question button").evaluate_all(UNREACHED) == []
    assert_sound(page)
    page.locator(".ticker > button").tap()
    expect(page.locator(".story")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), LYING])
def test_an_answer_of_the_list_is_confirmed_below_it(
    server: ServerProcess, users: BrowserUsers, size: Size
) -> None:
    user = phone(users, size)
    page = sit_down(server, user, turn())
    page.locator(".ticker").get_by_role("button", name="All options").tap()
    number = user.number_of("destroy 1 tavern")
    user.listed(number).tap()
    assert page.locator(".answers button, .question button").evaluate_all(UNREACHED) == []
    user.main(number).tap()
    user.until(lambda: user.sent_of("act"), "the answer is given")


def test_the_guide_its_advice_and_the_answers_are_visible(server: ServerProcess, users: BrowserUsers) -> None:
    user = phone(users, (360, 640))
    page = user.home()
    page.get_by_role("button", name="Learn by playing").first.tap()
    page.get_by_role("button", name="Next", exact=True).tap()
    guide = page.get_by_role("region", name="Ida, your guide")
    for step in STEPS[:5]:
        while not user.asked:
            page.keyboard.press("s")
            page.wait_for_timeout(50)
        user.settle()
        for size in resized(page, [LYING, (360, 640)]):
            take_screenshot(page, f"phone-guide-{step.topic}-{size}")
            expect(guide).to_be_in_viewport()
            assert page.locator(".question button, .guide button").evaluate_all(UNREACHED) == [], size
            assert_sound(page)
            assert_no_scrolling(page)
        if page.get_by_role("button", name="To the cards").is_visible():
            page.get_by_role("button", name="To the cards").tap()
        user.answer(step.answer)


def test_spectators_see_all_cities_and_no_desk(server: ServerProcess, users: BrowserUsers) -> None:
    page = phone(users, HELD[0]).watch(prepare(server, turn(), ["Robin"], BOTS))
    for size in resized(page, HELD):
        expect(page.locator(".scene .street")).to_have_count(4)
        expect(page.locator(".hand, .street.own")).to_have_count(0)
        take_screenshot(page, f"phone-watch-{size}")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert page.locator(EVERYWHERE).evaluate_all(UNREACHED) == [], size
        assert_sound(page)


def test_the_cards_of_a_table_to_come_tell_what_they_do(server: ServerProcess, users: BrowserUsers) -> None:
    user = phone(users, (360, 740))
    page = user.sit(make(server, [None, "greedy"]).seats[0])
    page.locator(".faces button").first.tap()
    expect(page.get_by_role("dialog").locator(".explain")).to_be_visible()


def test_the_result_with_eight_long_names_does_not_scroll_sideways(
    server: ServerProcess, users: BrowserUsers
) -> None:
    page = show_full_result(server, phone(users, HELD[0]))
    result = page.locator(".result")
    for size in resized(page, HELD):
        take_screenshot(page, f"phone-result-{size}")
        assert_sound(page)
        assert result.evaluate(SIDEWAYS) == [], size
    assert result.locator(".name").first.get_attribute("title")


def test_no_page_is_wider_than_the_smallest_phone(server: ServerProcess, users: BrowserUsers) -> None:
    user = phone(users, (320, 640))
    page = user.home()
    assert_sound(page)
    user.set_up().get_by_role("checkbox", name="Choose your own").check()
    page.locator(".uniques button").last.wait_for()
    take_screenshot(page, "phone-setup-320")
    assert_sound(page)
    other = phone(users, (320, 640))
    page = other.sit(make(server, [None, *["greedy"] * 3], name=LONG_NAME).seats[0])
    page.get_by_role("button", name="I am ready").wait_for()
    assert_sound(page)
    page.get_by_role("button", name="Make a new link").tap()  # this device has not made the table
    page.get_by_role("img", name="QR").wait_for()
    assert_sound(page)


@IN_EACH_LANGUAGE
def test_the_fullest_table_reads_well_in_each_language(
    server: ServerProcess, users: BrowserUsers, language: str
) -> None:
    wide: Size = (1280, 800)
    user = phone(users, wide, language=language)
    page = sit_at_full_table(server, user)
    for size in resized(page, [wide, *HELD]):
        take_screenshot(page, f"full-{language}-{size}")
        assert_sound(page)
        assert page.evaluate(BROKEN) == [], size
        page.locator(".menu > button").tap()
        assert_sound(page)
        page.keyboard.press("Escape")


@IN_EACH_LANGUAGE
def test_a_draft_and_a_result_read_well_in_each_language(
    server: ServerProcess, users: BrowserUsers, language: str
) -> None:
    user = phone(users, (320, 640), language=language)
    page = user.sit(make(server, ["greedy"] * 3, name=LONG_NAME).seats[0], start=True)
    user.settle()
    take_screenshot(page, f"draft-{language}")
    assert_sound(page)
    assert page.evaluate(BROKEN) == []
    page = show_full_result(server, phone(users, (320, 640), language=language))
    take_screenshot(page, f"result-{language}")
    assert_sound(page)


@pytest.mark.parametrize("letters", rest_nightly([200, 150], stage="pages"))
def test_large_letters_keep_cities_in_order(server: ServerProcess, users: BrowserUsers, letters: int) -> None:
    page = sit_at_full_table(server, phone(users, HELD[0], size=letters))
    for size in resized(page, [(360, 740), LYING, (1366, 768)]):
        take_screenshot(page, f"letters-{letters}-{size}")
        assert_sound(page)
        assert page.locator(EVERYWHERE).evaluate_all(UNREACHED) == [], size
        for city in page.locator(".road").all():
            assert city.evaluate(WIDTHS) <= 2, size  # all as wide as one another, but for rounding
