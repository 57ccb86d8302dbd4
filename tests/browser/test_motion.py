"""What moves at the table, and what does not: the call, blows to the reader, and things that travel."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.phases import sit
from tests.browser.scenes import (
    BEFORE,
    NAMES,
    Others,
    come,
    lively,
    round_with_seats,
    see,
    show,
    turns_before_reader,
)
from tests.browser.table_factory import prepare
from tests.server.server_process import ServerProcess

# Counts what travels: things that are on the page only for that, and buildings that rise.
COUNTED = """window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (Array.isArray(frames) && frames.some(({ transform }) => transform && transform !== "none"))
    window.travelled.push(this.tagName);
  return animate.call(this, frames, options);
};"""
RUNNING = """() => {
  const moves = (frame) => frame.translate || frame.transform || frame.rotate || frame.scale;
  return document.getAnimations().filter((one) => one.effect.getKeyframes().some(moves)).length;
}"""

# Buildings, plates and questions that the flag lies over.
COVERED = """() => {
  const flag = document.querySelector(".flag").getBoundingClientRect();
  const over = (box) => box.left < flag.right && flag.left < box.right
    && box.top + 6 < flag.bottom && flag.top + 1 < box.bottom; // drawings have a margin
  return [...document.querySelectorAll(".plot .art, .plot .kerb, .plate, .question, .top")]
    .filter((part) => over(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 90));
}"""


def see_building(server: ServerProcess, user: BrowserUser) -> BrowserUser:
    """Carla gathers, takes her income and builds, while the reader looks on."""
    user.context.add_init_script(COUNTED)
    user.home()
    others = come(server, user, lively(), BEFORE[:4])
    before = len(user.received_of("update"))
    others.do(BEFORE[4:7])
    user.until(lambda: len(user.received_of("update")) >= before + 3, "the page is told")
    expect(user.page.locator('.street[data-seat="3"] [data-card="castle"]')).to_be_visible()
    return user


def test_coins_cards_and_buildings_travel(server: ServerProcess, users: BrowserUsers) -> None:
    user = see_building(server, users(reduced_motion="no-preference"))
    user.until(lambda: user.page.evaluate("window.travelled.length") > 3, "things travel")
    expect(user.page.locator(".flying")).to_have_count(0)  # and go when they have arrived


@pytest.mark.parametrize("by", ["system", "preference"])
def test_with_reduced_motion_nothing_moves(
    server: ServerProcess, users: BrowserUsers, by: Literal["system", "preference"]
) -> None:
    reduced = "reduce" if by == "system" else "no-preference"
    user = see_building(server, users(likes={"motion": by == "system"}, reduced_motion=reduced))
    assert user.page.evaluate("window.travelled") == []
    assert user.page.evaluate(RUNNING) == 0
    assert user.page.locator(".flying").count() == 0


def test_a_call_is_shown_and_a_space_leaves_it(server: ServerProcess, user: BrowserUser) -> None:
    show(server, user, "call")
    herald = user.page.locator(".herald")
    expect(herald).to_contain_text("Alba reveals the Bishop")
    user.page.keyboard.press(" ")
    expect(herald).to_have_count(0)


def test_a_call_of_a_later_round_is_a_flag_that_covers_nothing(
    server: ServerProcess, user: BrowserUser
) -> None:
    show(server, user, "flag")
    flag = user.page.locator(".flag")
    expect(flag).to_contain_text("Alba reveals the Bishop")
    assert user.page.locator(".herald").count() == 0
    assert user.page.evaluate(COVERED) == []


def test_a_flag_below_another_street_covers_none_of_its_names(
    server: ServerProcess, user: BrowserUser
) -> None:
    user.home()
    see(server, user, lively(), BEFORE[:3], BEFORE[3:4])
    flag = user.page.locator(".flag")
    expect(flag.get_by_text("King", exact=True)).to_be_visible()
    expect(flag.get_by_text("Carla reveals the King")).not_to_be_visible()
    assert user.page.evaluate(COVERED) == []


def test_the_readers_flag_covers_no_other_street_at_a_full_table(
    server: ServerProcess, user: BrowserUser
) -> None:
    user.home()
    see(server, user, round_with_seats(8), turns_before_reader(8)[:-1], turns_before_reader(8)[-1:])
    expect(user.page.locator(".street.own .flag")).to_be_visible()
    others = """() => {
      const flag = document.querySelector(".flag").getBoundingClientRect();
      return [...document.querySelectorAll(".others :is(.plate, .kerb)")].filter((part) => {
        const box = part.getBoundingClientRect();
        const beside = box.left < flag.right && flag.left < box.right;
        return beside && flag.top + 1 < box.bottom && box.top < flag.bottom;
      }).length;
    }"""
    assert user.page.evaluate(others) == 0


def test_a_question_is_never_covered_and_what_was_done_to_one_stays_on_a_flag(
    server: ServerProcess, user: BrowserUser
) -> None:
    show(server, user, "robbed")
    expect(user.page.locator(".flag.blow")).to_have_text("Berto steals all your gold: 4")
    assert user.page.locator(".herald, .struck").count() == 0
    user.settle()
    user.answer("gather gold")
    expect(user.page.locator(".flag")).to_have_count(0)


def test_an_attack_in_a_later_round_is_shown_to_all_and_marked_for_the_victim(
    server: ServerProcess, user: BrowserUser
) -> None:
    show(server, user, "attack")
    expect(user.page.locator(".herald")).to_contain_text("Berto kills the Merchant")
    expect(user.page.locator(".herald")).to_contain_text("That is you.")
    user.page.keyboard.press("x")  # any key will do
    expect(user.page.locator(".herald")).to_have_count(0)


def test_a_blow_is_shown_to_its_victim_until_dismissed(server: ServerProcess, user: BrowserUser) -> None:
    show(server, user, "killed")
    struck = user.page.locator(".struck")
    expect(struck.get_by_role("heading")).to_have_text("You were assassinated")
    expect(struck.get_by_role("button")).to_be_visible()
    user.page.keyboard.press("Escape")
    expect(struck).to_have_count(0)


def test_only_the_victim_sees_the_blow(server: ServerProcess, users: BrowserUsers) -> None:
    user = users()
    made = prepare(server, lively("architect", round=1), ["Robin", *NAMES[:3]], [])
    others = Others(server, user, made)
    deeds = [(seat, "kill merchant" if "kill" in deed else deed) for seat, deed in BEFORE]
    others.do(deeds[:7])
    user.home()
    sit(user, made.seats[3])
    user.page.locator(".game").wait_for(state="attached")
    others.do(deeds[7:8])
    expect(user.page.locator(".herald")).to_contain_text("Alba reveals the Architect")
    assert user.page.locator(".struck").count() == 0
