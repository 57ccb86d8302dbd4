"""A newcomer's first game, and wishes in the draft."""

from __future__ import annotations

from playwright.sync_api import expect

from citadels.editions.lesson import ANSWERS
from tests.browser.guest import Guest
from tests.browser.house import make
from tests.server.house import House

TOPICS = {
    "draft": "Every round begins like this",
    "gather": "You were called",
    "ability": "Your character can do something",
    "build": "Now build",
    "end": "Nothing forces you",
    "draft again": "Whoever has the crown",
    "ability again": "Colours pay",
    "build again": "Seven districts complete a city",
    "end again": "In the end points are",
    "robbed": "You were robbed",
}
WELCOME = "Whoever builds the most valuable city wins"
OVER = "That is all you need"


def follow(guest: Guest, seen: set[str]) -> None:
    """One suggested answer, with the bots in a hurry."""
    coach = guest.page.get_by_role("region", name="Your first game")
    while not guest.asked:
        guest.page.keyboard.press("s")
        guest.page.wait_for_timeout(50)
    guest.settle()
    said: set[str] = set()

    def explained() -> bool:
        words = coach.inner_text()
        said.update(topic for topic, text in TOPICS.items() if text in words)
        return bool(said)

    guest.until(explained, "the guide explains the question")
    seen |= said
    version = guest.version
    guest.click(guest.number_of(ANSWERS[len(guest.sent_of("act"))]))
    guest.until(lambda: guest.version > version, "the answer is taken")


def test_the_guide_leads_through_everything_and_then_leaves(guest: Guest) -> None:
    page = guest.home()
    page.get_by_role("button", name="Learn by playing").click()
    seen: set[str] = set()
    coach = page.get_by_role("region", name="Your first game")
    expect(coach).to_contain_text(WELCOME)
    expect(page.get_by_role("heading", name="Wishes for this round")).to_have_count(0)  # one thing at a time
    for number in range(len(ANSWERS)):
        follow(guest, seen)
        if number == 5:
            page.reload()  # the guide goes on where it was
    assert seen == set(TOPICS)
    expect(coach).to_contain_text(OVER)
    coach.get_by_role("button", name="Close").click()
    expect(coach).to_be_hidden()


def test_the_guide_goes_on_explaining_to_who_goes_their_own_way(guest: Guest) -> None:
    page = guest.home()
    page.get_by_role("button", name="Learn by playing").click()
    coach = page.get_by_role("region", name="Your first game")
    guest.until(lambda: guest.asked, "the cards come")
    guest.settle()
    guest.click(next(n for n, one in enumerate(guest.options, 1) if one["action"] != ANSWERS[0]))
    while not guest.asked:
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    guest.settle()
    expect(coach).to_contain_text(TOPICS["gather"])
    expect(coach).to_contain_text("ask for a hint")
    expect(page.locator(".advised")).to_have_count(0)


def test_the_guide_can_be_sent_away(guest: Guest) -> None:
    page = guest.home()
    page.get_by_role("button", name="Learn by playing").click()
    page.get_by_role("button", name="Play without the guide").click()
    expect(page.get_by_role("region", name="Your first game")).to_be_hidden()


def test_a_wish_for_the_draft_is_taken_by_itself_and_told_to_nobody(house: House, guest: Guest) -> None:
    """Of eight characters all wished for, the first that comes is picked without a click."""
    page = guest.sit(make(house, ["greedy"] * 3, {"pace": "slow"}, crown=1).seats[0], start=True)
    expect(page.get_by_role("heading", name="Wishes for this round")).to_be_visible()
    for button in page.locator(".stage .cards button").all():
        button.click()
    guest.until(lambda: len(guest.sent_of("act")) == 1, "the wish is picked")
    assert not [message for message in guest.sent if "wish" in str(message)]
