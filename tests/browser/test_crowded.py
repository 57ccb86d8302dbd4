"""A server with room for few: what the page says to those who are too many, and that it does not insist."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BrowserUsers
from tests.browser.table_factory import make
from tests.server.server_process import ServerProcess

FAR = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy here says it: the machine itself has no limits


@pytest.fixture(scope="module")
def small_server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Two windows for a seat, one spectator at a table, three sockets in all."""
    limits = ("--limit", "seat_sockets=2", "--limit", "spectators=1", "--limit", "sockets=3")
    with ServerProcess(tmp_path_factory.mktemp("small"), None, *limits) as running:
        yield running


def test_a_seat_in_too_many_windows_is_closed_in_the_oldest_which_does_not_come_back(
    small_server: ServerProcess, users: BrowserUsers
) -> None:
    made = make(small_server, ["greedy"] * 3)
    first, *later = windows = [users(small_server) for _ in range(3)]
    for window in windows:
        window.sit(made.seats[0], start=window is first)
        assert window.settle() == "asked"
    expect(first.page.get_by_role("alert")).to_contain_text("too many windows")
    for window in later:
        expect(window.page.get_by_role("alert")).to_have_count(0)
    later[0].click(1)
    later[1].until(lambda: later[1].version == later[0].version, "both windows show the same")
    first.page.reload()  # reloading takes the seat back
    assert first.settle() in ("asked", "over")
    expect(later[0].page.get_by_role("alert")).to_contain_text("too many windows")


def test_a_surplus_spectator_sees_why_they_are_refused(
    small_server: ServerProcess, users: BrowserUsers
) -> None:
    made = make(small_server, ["greedy"] * 3)
    player, watcher, another = (users(small_server) for _ in range(3))
    player.sit(made.seats[0], start=True)
    assert player.settle() == "asked"
    watcher.watch(made)
    watcher.page.locator(".street").first.wait_for()
    another.watch(made)
    expect(another.page.get_by_role("alert")).to_contain_text("no room for more spectators")
    expect(watcher.page.get_by_role("alert")).to_have_count(0)


def test_whom_the_server_refuses_a_socket_gets_in_as_soon_as_there_is_room(
    small_server: ServerProcess, users: BrowserUsers
) -> None:
    tables = [make(small_server, ["greedy"] * 3) for _ in range(4)]
    *inside, waiting = people = [users(small_server, extra_http_headers=FAR) for _ in tables]
    for user, made in zip(people, tables, strict=True):
        user.sit(made.seats[0], start=True)
        if user is not waiting:
            assert user.settle() == "asked"
    expect(waiting.page.get_by_text("The server cannot be reached")).to_be_visible()
    inside[0].page.close()
    assert waiting.settle() == "asked"
    waiting.ignore_errors("429", "WebSocket")
