"""Links to a table: an invitation, one's seat on another device, and the way back."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from citadels.server.http.hosts import lan_address
from tests.browser.browser_user import BrowserUser
from tests.browser.conftest import BrowserUsers
from tests.browser.table_factory import Ways, join, make, prepare
from tests.server.server_process import ServerProcess


def open_invitation(user: BrowserUser) -> Page:
    """At a table that this device has not made."""
    user.page.get_by_role("region", name="Invite a friend").get_by_role(
        "button", name="Make a new link"
    ).click()
    return user.page


def address_of(page: Page) -> str:
    field = page.get_by_label("Address", exact=True)
    expect(field).to_have_value(re.compile("#"))
    return field.input_value()


def to_loopback(server: ServerProcess, address: str) -> str:
    """The same page by the address that all tests use."""
    return server.url + address[address.index("/t/") :]


def assert_no_secret_in_address(user: BrowserUser, *secrets: str) -> None:
    address = user.page.url
    assert "#" not in address
    assert not [secret for secret in secrets if secret in address]


def join_by_link(user: BrowserUser, address: str, name: str) -> None:
    page = user.page
    page.goto(to_loopback(user.server, address))
    page.get_by_role("heading", name="Robin invites you").wait_for()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="I am ready").wait_for()


def test_an_invitation_can_be_copied_and_shown_as_a_picture(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users(permissions=["clipboard-read", "clipboard-write"])
    user.sit(make(server, [None, "greedy"]).seats[0])
    page = open_invitation(user)
    address = address_of(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    picture = page.get_by_role("img", name="The address as a QR code")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 50


def test_joining_by_a_link_keeps_the_seat_and_clears_the_secret_from_the_address(
    server: ServerProcess, users: BrowserUsers
) -> None:
    made = make(server, [None, "greedy"])
    owner, friend = users(), users()
    owner.sit(made.seats[0])
    address = address_of(open_invitation(owner))
    join_by_link(friend, address, "Sam")
    token = friend.page.evaluate("JSON.parse(localStorage['citadels.seats'])[0].token")
    assert_no_secret_in_address(friend, token, made.invite)
    expect(owner.page.locator(".seats")).to_contain_text("Sam")
    friend.page.reload()
    expect(friend.page.locator(".seats .me")).to_contain_text("Sam")
    assert_no_secret_in_address(friend, token, made.invite)
    owner.page.get_by_role("button", name="I am ready").click()
    friend.page.get_by_role("button", name="I am ready").click()
    friend.page.locator(".hand").wait_for()
    assert_no_secret_in_address(owner, made.seats[0].token)


def test_the_home_page_lists_my_tables_and_leads_back_to_them(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users()
    made = make(server, ["greedy"] * 3, name="Robin")
    user.sit(made.seats[0], start=True)
    user.settle()
    page = user.home()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link").click()
    assert user.settle() == "asked"
    assert page.url.endswith(f"/t/{made.table}")


def device_link(user: BrowserUser) -> str:
    page = user.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Continue on another device").click()
    address = address_of(page)
    page.keyboard.press("Escape")
    return to_loopback(user.server, address)


def test_a_link_for_another_device_works_once(server: ServerProcess, users: BrowserUsers) -> None:
    made: Ways = make(server, ["greedy"] * 3)
    first, second, third = users(), users(), users()
    first.sit(made.seats[0], start=True)
    assert first.settle() == "asked"
    address = device_link(first)
    second.page.goto(address)
    assert second.settle() == "asked"
    assert second.seat == 0
    assert_no_secret_in_address(second, address.partition("=")[2])
    third.page.goto(address)
    expect(third.page.get_by_role("alert")).to_contain_text("not valid, or no longer valid")
    third.ignore_errors("403")
    second.click(1)
    first.until(lambda: first.version == second.version, "both devices show the same")


def test_opening_to_the_network_is_offered_only_where_possible(
    server: ServerProcess, other_server: ServerProcess, users: BrowserUsers
) -> None:
    here, there = users(), users(other_server)
    there.sit(make(other_server, [None, "greedy"]).seats[0])
    address_of(open_invitation(there))
    offer = "Let others on my network reach it"
    expect(there.page.get_by_role("button", name=offer)).to_have_count(0)
    here.sit(make(server, [None, "greedy"]).seats[0])
    page = open_invitation(here)
    assert address_of(page).startswith(server.url)
    button = page.get_by_role("button", name=offer)
    expect(button).to_be_visible()
    if lan_address() is not None:
        button.click()
        expect(page.get_by_label("Address", exact=True)).to_have_value(
            re.compile(re.escape(lan_address() or ""))
        )
        expect(button).to_have_count(0)


def test_a_spectator_by_link_still_watches_after_a_reload(server: ServerProcess, users: BrowserUsers) -> None:
    made = make(server, ["greedy"] * 3)
    owner, watcher = users(), users()
    owner.sit(made.seats[0], start=True)
    owner.settle()
    watcher.watch(made)
    watcher.page.locator(".street").first.wait_for()
    assert_no_secret_in_address(watcher, made.watch)
    watcher.page.reload()
    watcher.page.locator(".street, .problem").first.wait_for()
    assert watcher.page.locator(".street").count() == 4


# -- seats belong to people ------------------------------------------------------------------------


def choose(user: BrowserUser, name: str) -> None:
    """Choose something in the menu of the table."""
    user.page.get_by_role("button", name="Table", exact=True).click()
    user.page.locator(".sheet").get_by_role("button", name=name).click()


def agree(user: BrowserUser, title: str) -> None:
    """Confirm the dialog."""
    user.page.get_by_role("dialog", name=title).get_by_role("button", name=title).click()


def three(server: ServerProcess, users: BrowserUsers, **options: Any) -> list[BrowserUser]:
    """Robin, who owns the table, Sam and Kim, in a game; a link to a seat takes a moment."""
    players = [{"gold": 2, "hand": ["manor", "tavern"]} for _ in range(4)]
    position = {"players": players, "phase": "start", "crown": 0, "key": f"{5:064x}"}
    made = prepare(server, position, ["Robin", "Sam", "Kim"], ["Ada"], link_delay=1, **options)
    people = [users() for _ in made.seats]
    for user, way in zip(people, made.seats, strict=True):
        user.sit(way)
        user.page.locator(".hand").wait_for()
    return people


def test_a_link_to_a_seat_needs_an_absent_player_and_no_refusal(
    server: ServerProcess, users: BrowserUsers
) -> None:
    robin, sam, kim = three(server, users)
    robin.page.get_by_role("button", name="Table", exact=True).click()
    expect(robin.page.get_by_role("button", name="New link")).to_have_count(0)
    robin.page.keyboard.press("Escape")
    sam.home()
    for _ in range(2):
        choose(robin, "New link")
        agree(robin, "New link")
        asked = kim.page.locator(".lost-seat")
        expect(asked).to_contain_text("New link to Sam’s seat")
        asked.get_by_role("button", name="Refuse").click()
        expect(asked).to_have_count(0)
        expect(robin.page.locator(".lost-seat")).to_have_count(0)
    choose(robin, "New link")
    agree(robin, "New link")
    robin.page.get_by_role("button", name="Get the link").click()
    address = to_loopback(server, address_of(robin.page))
    robin.page.keyboard.press("Escape")
    friend = users()
    friend.page.goto(address)
    friend.page.locator(".hand").wait_for()
    assert friend.seat == 1
    expect(kim.page.locator(".lost-seat")).to_have_count(0)


def test_the_consequences_of_an_unrefusable_link_are_shown_before_and_after(
    server: ServerProcess, users: BrowserUsers
) -> None:
    robin, sam, kim = three(server, users)
    for other in (sam, kim):
        other.home()
    robin.page.get_by_role("button", name="Table", exact=True).click()
    person = robin.page.locator(".person").filter(has_text="Sam")
    person.get_by_role("button", name="New link").click()
    expect(robin.page.get_by_role("dialog")).to_contain_text("you will get the link only after a day")
    agree(robin, "New link")
    asked = robin.page.locator(".lost-seat")
    expect(asked).to_contain_text("New link to Sam’s seat: 24 hours")
    expect(asked).to_contain_text("a bot fills in, and Sam can return")
    expect(asked.get_by_role("button", name="Get the link")).to_have_count(0)
    sam.page.go_back()
    expect(asked).to_have_count(0)


def test_a_vote_for_a_bot_is_offered_only_when_it_can_count(
    server: ServerProcess, users: BrowserUsers
) -> None:
    robin, sam, kim = three(server, users, stall_delay=1)  # Robin is to move

    def person(of: BrowserUser, name: str) -> Locator:
        return of.page.locator(".person").filter(has=of.page.get_by_text(name, exact=True))

    for user in (sam, kim):
        user.page.get_by_role("button", name="Table", exact=True).click()
    idle = person(sam, "Kim")
    expect(idle.get_by_role("button", name="Let a bot play")).to_be_disabled()
    expect(idle).to_contain_text("Possible only while Kim is holding up the table")
    for user in (sam, kim):
        person(user, "Robin").get_by_role("button", name="Let a bot play").click()
        agree(user, "Let a bot play")
    expect(robin.page.get_by_text("At the others’ request, a bot plays for you").first).to_be_visible()


def test_the_page_says_why_a_vote_for_a_bot_does_not_count_yet(
    server: ServerProcess, users: BrowserUsers
) -> None:
    _, sam, _ = three(server, users, stall_delay=3000)  # Robin is to move
    sam.page.get_by_role("button", name="Table", exact=True).click()
    person = sam.page.locator(".person").filter(has=sam.page.get_by_text("Robin", exact=True))
    expect(person.get_by_role("button", name="Let a bot play")).to_be_disabled()
    expect(person).to_contain_text(re.compile(r"Possible in \d\d:\d\d, if Robin does not move"))


def test_revoking_ones_links_closes_all_other_devices(server: ServerProcess, users: BrowserUsers) -> None:
    made = make(server, ["greedy"] * 3)
    mine, lent = users(), users()
    mine.sit(made.seats[0], start=True)
    assert mine.settle() == "asked"
    lent.page.goto(device_link(mine))
    assert lent.settle() == "asked"
    choose(mine, "Revoke my links")
    agree(mine, "Revoke my links")
    expect(lent.page.get_by_role("alert")).to_contain_text("revoked")
    mine.page.reload()
    assert mine.settle() == "asked"
    assert mine.page.evaluate("JSON.parse(localStorage['citadels.seats'])[0].token") != made.seats[0].token


def test_kicking_a_player_needs_a_confirmation(server: ServerProcess, users: BrowserUsers) -> None:
    made = make(server, [None, "greedy"])
    owner, friend = users(), users()
    owner.sit(made.seats[0])
    friend.sit(join(server, made, "Sam"))
    friend.page.get_by_role("button", name="I am ready").wait_for()
    owner.page.get_by_role("button", name="Remove").click()
    asked = owner.page.get_by_role("dialog", name="Remove")
    expect(asked).to_contain_text("Sam will lose this seat")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    expect(owner.page.locator(".seats")).to_contain_text("Sam")
    owner.page.get_by_role("button", name="Remove").click()
    agree(owner, "Remove")
    expect(friend.page.get_by_role("alert")).to_contain_text("You were removed")
