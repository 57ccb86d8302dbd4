"""What happens on the way: reloads, a killed server, double clicks, absence, pauses, and what comes after."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_user import BrowserUser, preferred
from tests.browser.conftest import BrowserUsers
from tests.browser.playing import actions, begin_against_bots, check_game_file, reach_turn
from tests.browser.positions import finished_game, merchant_turn
from tests.browser.table_factory import join, make, prepare
from tests.server.server_process import ServerProcess

OFFLINE = ("ERR_CONNECTION_REFUSED", "WebSocket")


def test_a_reload_in_the_middle_of_a_decision_shows_the_same_question(
    server: ServerProcess, user: BrowserUser
) -> None:
    begin_against_bots(user, server)
    reach_turn(user)
    before, asked = actions(user), user.page.locator(".question h2").inner_text()
    hand = user.page.locator(".hand").inner_text()
    user.page.reload()
    user.settle()
    assert actions(user) == before
    assert user.page.locator(".question h2").inner_text() == asked
    assert user.page.locator(".hand").inner_text() == hand
    user.answer("gather gold")


def test_a_game_goes_on_by_itself_after_the_server_was_killed(
    other_server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(other_server)
    begin_against_bots(user, other_server)
    reach_turn(user)
    version = user.version
    other_server.kill()
    expect(user.page.get_by_text("Connection lost")).to_be_visible()
    user.click(user.number_of("gather gold"))  # it is sent when the server is back
    other_server.start()
    user.until(lambda: user.version > version, "the answer reaches the server")
    expect(user.page.get_by_text("Connection lost")).to_have_count(0)
    user.settle()
    user.click(preferred(user.options))
    user.settle()
    assert len({act["id"] for act in user.sent_of("act") if act["version"] == version}) == 1
    user.ignore_errors(*OFFLINE)


# What a sentence lies over, of what the player needs.
UNDER = """said => {
  const box = said.getBoundingClientRect();
  return [...document.querySelectorAll(".hand li, .question button, .tools button")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
    return !apart && !one.contains(said);
  }).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("window", [(1366, 768), (390, 844)])
def test_the_notice_of_a_lost_connection_covers_nothing(
    server: ServerProcess, users: BrowserUsers, window: tuple[int, int]
) -> None:
    width, height = window
    user = users(viewport={"width": width, "height": height})
    begin_against_bots(user, server)
    user.context.set_offline(True)
    said = user.page.get_by_text("Connection lost").first
    expect(said).to_be_visible()
    assert said.evaluate(UNDER) == []
    user.context.set_offline(False)
    expect(said).to_have_count(0)
    user.ignore_errors("ERR_INTERNET_DISCONNECTED", *OFFLINE)


@pytest.mark.parametrize("clicks", [2, 3])
@pytest.mark.parametrize("pause", [0, 150])
def test_a_second_click_answers_and_a_third_does_nothing(
    server: ServerProcess, user: BrowserUser, pause: int, clicks: int
) -> None:
    user.sit(prepare(server, merchant_turn(), ["Robin"], ["Ada", "Ben", "Cy"]).seats[0])
    user.settle()
    box = user.page.locator(".pile.gold").bounding_box()
    assert box is not None
    mouse = user.page.mouse
    version = user.version
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for click in range(1, clicks + 1):
        mouse.down(click_count=click)
        mouse.up(click_count=click)
        user.page.wait_for_timeout(pause)
    user.until(lambda: user.version > version, "the answer is taken")
    user.settle()
    assert [act["action"] for act in user.sent_of("act")] == ["gather gold"]


def two_people(server: ServerProcess, users: BrowserUsers) -> tuple[BrowserUser, BrowserUser]:
    made = make(server, [None, "greedy"])
    robin, sam = users(), users()
    other = join(server, made, "Sam")
    robin.sit(made.seats[0], start=True)
    sam.sit(other, start=True)
    for user in (robin, sam):
        user.page.locator(".hand").wait_for()
    return robin, sam


def test_the_others_see_a_player_leave_and_return(server: ServerProcess, users: BrowserUsers) -> None:
    robin, sam = two_people(server, users)
    panel = robin.page.get_by_role("region", name="Sam", exact=True)
    expect(panel).not_to_contain_text("away")
    address = sam.page.url
    sam.page.goto("about:blank")
    expect(panel).to_contain_text("away")
    sam.page.goto(address)
    expect(panel).not_to_contain_text("away")


def test_a_paused_game_waits_for_its_owner(server: ServerProcess, users: BrowserUsers) -> None:
    robin, sam = two_people(server, users)
    menu = robin.page.get_by_role("button", name="Table", exact=True)
    menu.click()
    robin.page.get_by_role("button", name="Pause").click()
    for user in (robin, sam):
        expect(user.page.locator(".top .round")).to_contain_text("paused")
    asked = robin if robin.asked else sam
    version = asked.version
    asked.point(1)
    expect(asked.main(1)).to_be_disabled()
    menu.click()
    robin.page.get_by_role("button", name="Resume").click()
    expect(asked.page.locator(".top .round")).not_to_contain_text("paused")
    asked.main(1).click()
    asked.until(lambda: asked.version > version, "the answer counts after the pause")


def test_an_answer_is_taken_back_by_a_key(server: ServerProcess, user: BrowserUser) -> None:
    begin_against_bots(user, server)
    reach_turn(user)
    before = actions(user)
    user.answer("gather gold")
    expect(user.page.get_by_role("button", name="Undo")).to_be_visible()
    user.page.keyboard.press("u")
    user.until(lambda: actions(user) == before, "the question is asked again")
    user.page.get_by_role("button", name="Full log").click()
    expect(user.page.locator(".log")).to_contain_text("You undo your last move.")


def test_a_rematch_brings_all_players_to_the_new_table(server: ServerProcess, users: BrowserUsers) -> None:
    made = prepare(server, finished_game(), ["Robin", "Sam"], ["Ada", "Ben"])
    robin, sam = users(), users()
    for user, way in zip((robin, sam), made.seats, strict=True):
        user.sit(way)
        assert user.settle() == "over"
    robin.page.get_by_role("button", name="Rematch").click()
    for user in (robin, sam):
        user.page.get_by_role("button", name="I am ready").click()
    for user in (robin, sam):
        user.page.locator(".hand").wait_for()
    assert robin.page.url == sam.page.url
    assert made.table not in robin.page.url


def play_to_the_end(user: BrowserUser) -> None:
    for _ in range(400):
        if user.settle() == "over":
            return
        user.press(preferred(user.options))
    raise AssertionError("the game does not end")


def test_a_rematch_against_bots_alone_begins_at_once(server: ServerProcess, user: BrowserUser) -> None:
    made = prepare(server, finished_game(), ["Robin"], ["Ada", "Ben", "Cy"])
    user.sit(made.seats[0])
    assert user.settle() == "over"
    user.page.get_by_role("button", name="Rematch").click()
    user.page.locator(".hand").wait_for()
    assert made.table not in user.page.url


def test_a_finished_game_can_be_replayed_and_its_file_verified(
    server: ServerProcess, user: BrowserUser, tmp_path: Path
) -> None:
    begin_against_bots(user, server)
    play_to_the_end(user)
    check_game_file(user, tmp_path / "game.json")
    replay(user)
    look_at_the_end(user)


def places(page: Page) -> list[tuple[float, float]]:
    """Where the buttons of the replay are."""
    boxes = [button.bounding_box() for button in page.locator(".bar :is(button, select, input)").all()]
    return [(box["x"], box["y"]) for box in boxes if box]


def replay(user: BrowserUser) -> None:
    page = user.page
    page.get_by_role("button", name="Watch the replay").click()
    table = page.get_by_role("region", name="Replay", exact=True)
    step = table.locator("output")
    expect(step).to_contain_text("0/")
    expect(table.locator(".street")).to_have_count(4)
    # A player's replay opens from their own seat.
    expect(table.locator(".street.own")).to_contain_text("You")
    expect(table.locator(".hand li")).to_have_count(4)
    before = places(page)
    for wanted in ("1/", "2/", "3/"):
        page.keyboard.press("ArrowRight")
        expect(step).to_contain_text(wanted)
        expect(table.locator(".told")).not_to_be_empty()
    assert places(page) == before
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("2/")
    expect(page).to_have_url(re.compile(r"\?replay=2&eyes=0$"))
    with page.expect_response(lambda answer: "replay?step=2&seat=1" in answer.url) as answer:
        table.get_by_label("Point of view").select_option("1")
    view = answer.value.json()["view"]
    assert view["players"][1]["hand"]
    assert view["players"][0]["hand"] is None
    expect(table.locator(".hand li")).to_have_count(len(view["players"][1]["hand"]))
    table.get_by_label("Point of view").select_option("All hands")
    expect(table.locator(".hands h3")).to_have_count(4)
    table.get_by_label("Speed").select_option("4×")
    table.get_by_role("button", name="Play").click()
    expect(step).to_contain_text(re.compile(r"^[6-9]/"))
    table.get_by_role("button", name="Pause").click()
    page.reload()
    expect(table.locator(".hands h3")).to_have_count(4)
    page.keyboard.press("End")
    expect(table.get_by_role("button", name="One step forward")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(table).to_have_count(0)


def test_spectators_are_taken_along_to_the_next_game(server: ServerProcess, users: BrowserUsers) -> None:
    made = prepare(server, finished_game(), ["Robin", "Sam"], ["Ada", "Ben"])
    robin, spectator = users(), users()
    robin.sit(made.seats[0])
    spectator.watch(made)
    for one in (robin, spectator):
        one.ignore_errors("/course")  # a prepared game has no beginning to replay
        assert one.settle() == "over"
    robin.page.get_by_role("button", name="Rematch").click()
    robin.page.get_by_role("button", name="I am ready").wait_for()
    assert made.table not in robin.page.url
    expect(spectator.page).to_have_url(robin.page.url)
    expect(spectator.page.get_by_role("heading", name="Robin’s table")).to_be_visible()
    expect(spectator.page.get_by_role("button", name="I am ready")).to_have_count(0)


def look_at_the_end(user: BrowserUser) -> None:
    page = user.page
    result = page.get_by_role("list", name="Result")
    expect(result).to_be_visible()
    page.get_by_role("button", name="View the table").click()
    expect(page.locator(".street")).to_have_count(4)
    panel = page.locator(".question")  # the way back stands beside what the panel says, not above it
    expect(panel).to_contain_text("The game is over")
    panel.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()
