"""Two, three, six and eight at a table, small windows, zoom and large letters: as readable as four."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import citadels
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.page_checks import assert_sound, resized
from tests.browser.scenes import Others, eight, player, round_with_seats, turns_before_reader
from tests.browser.table_factory import prepare
from tests.nightly import rest_nightly
from tests.server.server_process import ServerProcess

TWELVE = [
    "Bartholomeus",
    "Maximilianus",
    "Christabella",
    "Wilhelminaya",
    "Constantinus",
    "Florentinaya",
]
NAMES = ["Robin", *TWELVE, "Alba"]
DESK = (1366, 768)
ODD = ("magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist", "navigator", "marshal", "queen")
ZOOMED = (911, 512)  # a window of 1366 by 768 pixels at 150 %
MARKED = [card.key for card in citadels.EDITIONS["2016"].characters if card.key in ODD]

# Names that are cut, and parts of a plate that lie on one another or stick out of it.
PLATES = """() => {
  const out = [];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const name of document.querySelectorAll(".plate .name, .bystanders h3 > span:first-child"))
    if (name.scrollWidth > name.clientWidth + 1) out.push(`cut: ${name.textContent}`);
  for (const plate of document.querySelectorAll(".plate, .bystanders li")) {
    const parts = [...plate.querySelectorAll(".name, .size, .state, .has, .role, .face, .label, h3, .pips")]
      .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 0);
    const edge = plate.getBoundingClientRect();
    for (const [i, one] of parts.entries()) {
      const box = one.getBoundingClientRect();
      if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 1)
        out.push(`outside: ${one.className} of ${plate.textContent.trim().slice(0, 12)}`);
      for (const two of parts.slice(i + 1))
        if (!one.contains(two) && !two.contains(one) && meet(box, two.getBoundingClientRect()))
          out.push(`${one.className} on ${two.className} of ${plate.textContent.trim().slice(0, 12)}`);
    }
  }
  return out;
}"""

# Those whose points are in sight.
POINTS = """() => [...document.querySelectorAll(".plate .worth, .bystanders li .has > :nth-child(3)")]
  .filter((e) => e.checkVisibility() && /^\\d+/.test(e.textContent.trim())).length"""

# How many entries of the story are wholly in sight.
TOLD = """() => [...document.querySelectorAll(".story .entry, .rope .entry")].filter((e) => {
  const box = e.getBoundingClientRect();
  const list = e.parentElement.getBoundingClientRect();
  return box.top >= list.top - 1 && box.bottom <= list.bottom + 1 && box.bottom <= innerHeight;
}).length"""

# The characters to choose from whose words are not all in sight.
WORDLESS = """() => [...document.querySelectorAll(".stage .cards .character")].filter((card) => {
  const text = card.querySelector(".text");
  return !text?.checkVisibility() || text.scrollHeight > text.clientHeight + 1;
}).map((card) => card.querySelector("strong").textContent)"""

# What hangs from the top row and lies on a face, a name or a plate.
COVERED = """() => {
  const boxes = (parts) => [...document.querySelectorAll(parts)].filter((e) => e.checkVisibility())
    .map((e) => [e, e.getBoundingClientRect()]);
  const out = [];
  for (const [hanging, a] of boxes(".token > svg:first-child, .track .tag, .banner, .target-question"))
    for (const [part, b] of boxes(".medal, .track strong, .track em, .plate"))
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        out.push(`${hanging.outerHTML.slice(0, 40)} on ${part.className} ${part.textContent}`);
  return out;
}"""


WITH_FONTS = "() => document.fonts.ready.then(() => true)"  # letters of another font have other widths


def sit_down(server: ServerProcess, user: BrowserUser, seats: int, size: tuple[int, int]) -> Page:
    """A turn of the reader's, among players with names of twelve letters."""
    user.page.set_viewport_size({"width": size[0], "height": size[1]})
    made = prepare(server, round_with_seats(seats), NAMES[:seats], [])
    Others(server, user, made).do(turns_before_reader(seats))
    page = user.sit(made.seats[0])
    user.settle()
    page.evaluate(WITH_FONTS)
    return page


def draft(
    server: ServerProcess, user: BrowserUser, seats: int, size: tuple[int, int], characters: list[str] | None
) -> Page:
    """The reader's choice, when they have the crown."""
    user.page.set_viewport_size({"width": size[0], "height": size[1]})
    game = citadels.new_game(preset="first_game", seats=seats, crown=0, seed="odd", characters=characters)
    page = user.sit(prepare(server, game.to_json(), NAMES[:seats], []).seats[0])
    user.settle()
    page.evaluate(WITH_FONTS)
    return page


@pytest.mark.parametrize("seats", rest_nightly([2, 8, 3, 6, 7], stage="pages", keep=2))
def test_plates_story_and_points_are_whole_with_few_and_many(
    server: ServerProcess, users: BrowserUsers, seats: int
) -> None:
    page = sit_down(server, users(), seats, DESK)
    assert page.evaluate(PLATES) == []
    assert page.evaluate(POINTS) == seats
    if seats >= 6:
        assert page.evaluate(TOLD) >= 4
    for _ in resized(page, [(1920, 1080), DESK]):
        assert_sound(page)


@pytest.mark.parametrize("language", rest_nightly(["fr", "pt", "pl"], stage="pages"))
@pytest.mark.parametrize("seats", [2, 8])
def test_plates_are_whole_in_long_languages(
    server: ServerProcess, users: BrowserUsers, seats: int, language: str
) -> None:
    page = sit_down(server, users(likes={"language": language}), seats, DESK)
    assert page.evaluate(PLATES) == []
    assert_sound(page)
    if seats == 2:
        for _ in resized(page, [ZOOMED]):
            assert page.evaluate(PLATES) == []
            assert_sound(page)


def test_a_portrait_shows_its_state_and_has_the_color_of_its_rank(
    server: ServerProcess, user: BrowserUser
) -> None:
    page = sit_down(server, user, 2, DESK)
    faces = page.locator(".own .portrait")
    color = "face => getComputedStyle(face).backgroundColor"
    assert faces.nth(0).evaluate(color) != faces.nth(1).evaluate(color)
    expect(page.locator(".own .portrait.now")).to_have_count(1)
    expect(page.locator(".street:not(.own) .portrait.played")).to_have_count(1)
    expect(page.locator(".street:not(.own) .label").last).to_have_text("hidden")
    expect(page.locator(".rope .entry")).not_to_have_count(0)
    page.locator(".rope .sign button").click()
    expect(page.locator(".drawer .story")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


@pytest.mark.parametrize("seats", rest_nightly([2, 5, 3, 4], stage="pages", keep=2))
def test_nothing_is_cut_at_150_percent_and_in_small_windows(
    server: ServerProcess, users: BrowserUsers, seats: int
) -> None:
    page = sit_down(server, users(), seats, ZOOMED)
    for _ in resized(page, [(900, 700), (1100, 560), ZOOMED]):
        assert page.evaluate(PLATES) == [], page.viewport_size
        assert page.evaluate(POINTS) == seats
        assert_sound(page)


@pytest.mark.parametrize("seats", rest_nightly([8, 4], stage="pages"))
def test_nothing_is_cut_at_200_percent(server: ServerProcess, users: BrowserUsers, seats: int) -> None:
    assert_sound(sit_down(server, users(), seats, (683, 384)))


@pytest.mark.parametrize("seats", rest_nightly([2, 8, 4, 5], stage="pages", keep=2))
def test_the_draft_shows_what_every_character_does(
    server: ServerProcess, users: BrowserUsers, seats: int
) -> None:
    page = draft(server, users(), seats, DESK, MARKED if seats == 8 else None)
    assert page.evaluate(WORDLESS) == []
    assert page.evaluate(PLATES) == []
    assert page.evaluate(POINTS) == seats
    assert_sound(page)
    if seats < 6:  # more sit around one city
        for _ in resized(page, [(900, 700), ZOOMED]):
            assert page.evaluate(WORDLESS) == []
            assert_sound(page)


def test_large_letters_enlarge_plates_and_cards(server: ServerProcess, users: BrowserUsers) -> None:
    letters = "part => parseFloat(getComputedStyle(part).fontSize)"
    sizes = []
    for size in (100, 150):
        page = sit_down(server, users(likes={"size": size}), 4, DESK)
        parts = (".plate .name", ".plate .has", ".hand .card .strip", ".plot .kerb", ".track strong")
        sizes.append([page.locator(part).first.evaluate(letters) for part in parts])
        assert page.evaluate(PLATES) == []
        assert_sound(page)
    assert all(large >= 1.3 * usual for usual, large in zip(*sizes, strict=True)), sizes


def test_large_letters_leave_a_large_window_its_board_with_eight(
    server: ServerProcess, users: BrowserUsers
) -> None:
    letters = "part => parseFloat(getComputedStyle(part).fontSize)"
    large, sizes = (1920, 1080), []
    for size in (100, 150):
        page = sit_down(server, users(likes={"size": size}), 8, large)
        expect(page.locator(".table.crowded .street")).to_have_count(8)
        assert page.evaluate(PLATES) == []
        assert page.evaluate(POINTS) == 8
        assert page.evaluate(TOLD) >= 4
        story, panel = (page.locator(part).bounding_box() for part in (".corner", ".question"))
        assert story is not None
        assert panel is not None
        assert story["y"] + story["height"] <= panel["y"] + 0.02 * large[1]
        parts = (".plate .has", ".story .what", ".question button")
        sizes.append([page.locator(part).first.evaluate(letters) for part in parts])
    assert all(after >= 1.1 * before for before, after in zip(*sizes, strict=True)), sizes
    page = draft(server, users(likes={"size": 150}), 8, large, MARKED)
    assert page.evaluate(WORDLESS) == []
    assert page.evaluate(PLATES) == []


def test_tokens_hang_below_names_and_the_question_covers_no_plate(
    server: ServerProcess, user: BrowserUser
) -> None:
    position = eight()
    for one, key in zip(position["players"], MARKED, strict=False):
        one["characters"] = [key]
    turn = {"seat": 0, "character": "magistrate", "gathered": True}
    position |= {"characters": MARKED, "called": 1, "revealed": {"magistrate": 0}, "turn": turn}
    position["round_flags"] = {}
    page = user.sit(prepare(server, position, NAMES, []).seats[0])
    user.settle()
    page.locator('.question [data-verb="warrant"]').click()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".target-question")).to_have_count(1)
    for number, key in enumerate(("navigator", "king"), 1):
        user.answer(f"warrant {key}")
        expect(page.locator(f'.track [data-card="{key}"] .token')).to_have_count(1)
        expect(page.locator(".track .token:not(.slot)")).to_have_count(number)
        assert page.evaluate(COVERED) == []
    expect(page.locator('.track [data-card="king"] .token b')).to_have_text("1")
    user.answer("warrant queen")
    user.answer("sign queen")
    expect(page.locator(".track .token:not(.slot)")).to_have_count(3)
    assert page.evaluate(COVERED) == []
    expect(page.locator(".target-question")).to_have_count(0)


@pytest.mark.parametrize("seats", rest_nightly([2, 6, 4], stage="pages", keep=2))
def test_the_question_for_a_target_stands_once_and_covers_no_plate(
    server: ServerProcess, users: BrowserUsers, seats: int
) -> None:
    position = round_with_seats(seats)
    mine = [*position["players"][0]["characters"][1:], "warlord"]
    position["players"][0]["characters"] = mine if seats == 2 else ["warlord"]
    keep = [one for one in position["players"][1:] if "warlord" in one["characters"]]
    for one in keep:
        one["characters"] = ["merchant"]
    turn = {"seat": 0, "character": "warlord", "gathered": True}
    position |= {"called": 8, "revealed": {"warlord": 0}, "turn": turn}
    user = users()
    page = user.sit(prepare(server, position, NAMES[:seats], []).seats[0])
    user.settle()
    page.locator('.question [data-verb="destroy"]').click()
    for _ in resized(page, [ZOOMED, DESK] if seats < 6 else [DESK]):
        expect(page.locator(".banner:visible, .target-question:visible")).to_have_count(1)
        assert page.evaluate(COVERED) == []


def test_face_up_characters_are_dimmed_while_a_victim_is_named(
    server: ServerProcess, user: BrowserUser
) -> None:
    players = [player(2, "tavern", "manor", key) for key in ("assassin", "thief", "king", "merchant")]
    turn = {"seat": 0, "character": "assassin", "gathered": True}
    position = {"players": players, "called": 1, "revealed": {"assassin": 0}, "turn": turn}
    position["faceup"] = ["magician", "bishop"]
    page = user.sit(prepare(server, position, NAMES[:4], []).seats[0])
    user.settle()
    page.locator('.question [data-verb="kill"]').click()
    expect(page.locator(".track .dim")).to_have_count(2)
    expect(page.locator(".track .dim.lit")).to_have_count(0)
    magician = page.locator('.track [data-card="magician"]')
    expect(magician.locator(".tag")).to_have_text("out no one has it")
    expect(magician).to_have_accessible_name("Kill the Magician, 3 Magician, out, no one has it")
    assert page.evaluate(COVERED) == []
    magician.click()  # it is allowed all the same
    expect(page.locator('.question .main[data-action="kill magician"]')).to_be_visible()
